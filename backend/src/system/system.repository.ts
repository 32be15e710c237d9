import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { COUNT, database } from '../platform/database/tables.js';

/** What the database says of itself. */
interface DatabaseFacts {
  postgres: string;
  bytes: number;
  images: number;
}

/** Whose mail one is. */
interface Addressee {
  id: number;
  about: string | null;
}

@Injectable()
export class SystemRepository {
  constructor(private readonly em: EntityManager) {}

  facts(): Promise<DatabaseFacts> {
    return database(this.em)
      .selectFrom('image')
      .select([
        COUNT.as('images'),
        sql<string>`split_part(current_setting('server_version'), ' ', 1)`.as('postgres'),
        sql<number>`pg_database_size(current_database())::float8`.as('bytes'),
      ])
      .executeTakeFirstOrThrow();
  }

  /** Whose mails these are: the queue knows numbers only. */
  async addressees(mails: number[]): Promise<Addressee[]> {
    if (mails.length === 0) return [];
    return database(this.em)
      .selectFrom('mail')
      .leftJoin('person', 'person.id', 'mail.person_id')
      .leftJoin('quote_request', 'quote_request.id', 'mail.quote_request_id')
      .select(({ ref }) => [
        'mail.id',
        sql<
          string | null
        >`coalesce('Persona: ' || ${ref('person.name')}, 'Solicitud: ' || ${ref('quote_request.name')})`.as('about'),
      ])
      .where('mail.id', 'in', mails)
      .execute();
  }
}
