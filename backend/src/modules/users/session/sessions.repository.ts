import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { noteDone } from '../../../platform/audit/audit.repository.js';
import { statement, type Places } from '../../../platform/database/statement.js';
import { database, tables } from '../../../platform/database/tables.js';
import type { Caller } from '../../../platform/http/access.js';
import type { SessionClaims } from './session-tokens.js';

interface Session {
  personId: number;
  tokenId: string;
  epoch: string;
}

const caller = statement(({ personId, tokenId, epoch }: Places<Session>) =>
  tables
    .selectFrom('person')
    .select(['id', 'email', 'name', 'role'])
    .where('id', '=', personId)
    .where('state', '=', sql.lit('ACTIVE'))
    .where('session_epoch', '=', epoch)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('ended_session').select('token_id').where('token_id', '=', tokenId))),
    ),
);

/** Sessions and used credentials in the database. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The active person whose token this is, unless it was signed out or the person deactivated since: one statement, asked on every guarded call. */
  async callerOf({ personId, tokenId, epoch, expires }: SessionClaims): Promise<Caller | undefined> {
    const person = await caller.first(this.em, { personId, tokenId, epoch });
    return person && { ...person, tokenId, tokenExpires: expires };
  }

  /** Ends a session for good, in the transaction of `em`; ending it twice changes nothing. */
  async end(em: EntityManager, { id, name, tokenId, tokenExpires }: Caller): Promise<void> {
    const ended = database(em).insertInto('ended_session').values({ token_id: tokenId, expires_at: tokenExpires });
    const written = await ended
      .onConflict((conflict) => conflict.doNothing())
      .returning('token_id')
      .execute();
    if (written.length > 0) await noteDone(em, { action: 'sign_out', kind: 'session', id, name });
  }

  /**
   * Marks a credential as used, within the transaction of `em`.
   * @returns whether it was unused: of ten at the same moment the others wait for the first to commit
   */
  async useCredential(em: EntityManager, key: string, expires: Date): Promise<boolean> {
    const used = database(em).insertInto('used_credential').values({ key, expires_at: expires });
    const written = await used
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .execute();
    return written.length === 1;
  }

  /**
   * Deletes rows that no longer matter, a day later than necessary by the database's clock. The process that would
   * accept an old credential or token may have a slow clock.
   */
  async removeExpired(): Promise<void> {
    for (const table of ['used_credential', 'ended_session'] as const)
      await database(this.em)
        .deleteFrom(table)
        .where('expires_at', '<', sql<string>`now() - interval '1 day'`)
        .execute();
  }
}
