import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { database, NOW, type Tables } from '../database/tables.js';

/** The table of the secret links. It has no entity: the platform's tables have none. */
const SECRET_LINKS = 'secret_link';

/** A link that is valid, or was until its end. */
export interface StoredLink {
  seed: string;
  hash: string;
}

/** A link that has not expired. */
const IN_FORCE = sql<SqlBool>`coalesce(secret_link.until > now(), true)`;

/** The record's unrevoked link of this purpose. */
const ofRecord = (purpose: string, subject: number) =>
  expressionBuilder<Tables, 'secret_link'>().and({ purpose, subject_id: subject, revoked_at: null });

@Injectable()
export class LinksRepository {
  constructor(private readonly em: EntityManager) {}

  /** Stores a link unless the record has one of this purpose. */
  async add(em: EntityManager, purpose: string, subject: number, { seed, hash }: StoredLink): Promise<void> {
    await database(em)
      .insertInto(SECRET_LINKS)
      .values({ purpose, subject_id: subject, seed, token_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** The record's unrevoked link, with this new end. */
  async prolong(em: EntityManager, purpose: string, subject: number, until: Date | null): Promise<StoredLink> {
    return database(em)
      .updateTable(SECRET_LINKS)
      .set({ until: until?.toISOString() ?? null })
      .where(ofRecord(purpose, subject))
      .returning(['seed', 'token_hash as hash'])
      .executeTakeFirstOrThrow();
  }

  /** The record's valid link. Undefined without one. */
  inForce(em: EntityManager, purpose: string, subject: number): Promise<StoredLink | undefined> {
    return database(em)
      .selectFrom(SECRET_LINKS)
      .select(['seed', 'token_hash as hash'])
      .where(ofRecord(purpose, subject))
      .where(IN_FORCE)
      .executeTakeFirst();
  }

  /** Revokes the record's link at once. */
  async revoke(em: EntityManager, purpose: string, subject: number): Promise<void> {
    await database(em).updateTable(SECRET_LINKS).set({ revoked_at: NOW }).where(ofRecord(purpose, subject)).execute();
  }

  /**
   * Revokes every link at once.
   * @returns how many were valid
   */
  async revokeAll(em: EntityManager): Promise<number> {
    const { numUpdatedRows } = await database(em)
      .updateTable(SECRET_LINKS)
      .set({ revoked_at: NOW })
      .where('revoked_at', 'is', null)
      .where(IN_FORCE)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  }

  /** The purpose and record of the valid link with this hash. */
  async opened(hash: string): Promise<{ purpose: string; subject: number } | undefined> {
    return database(this.em)
      .selectFrom(SECRET_LINKS)
      .select(['purpose', 'subject_id as subject'])
      .where('token_hash', '=', hash)
      .where('revoked_at', 'is', null)
      .where(IN_FORCE)
      .executeTakeFirst();
  }
}
