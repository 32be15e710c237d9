import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { noteDone } from '../../../platform/audit/audit.repository.js';
import type { AuditChanges } from '../../../platform/audit/audit-values.js';
import { statement, type Placeholders } from '../../../platform/database/statement.js';
import { database, moment, NOW, tables } from '../../../platform/database/tables.js';
import type { Caller } from '../../../platform/http/access.js';
import type { OwnSessionDto } from './session.dto.js';
import type { SessionClaims } from './session-tokens.js';

interface Session {
  ownerId: number;
  tokenId: string;
  epoch: string;
}

/** After how long without a call a session ends. A page that nobody touches asks for nothing by itself. */
const IDLE = sql`interval '60 minutes'`;

/** How exact 'last seen' is: it is written at most this often. */
const SEEN = sql`interval '5 minutes'`;

/** Most sessions that are listed. */
const MOST = 50;

const caller = statement(({ ownerId, tokenId, epoch }: Placeholders<Session>) =>
  tables
    .selectFrom('person')
    .leftJoin('person_session as session', (join) => join.on('session.token_id', '=', tokenId))
    .select(['id', 'email', 'name', 'role'])
    .select(sql<boolean>`coalesce(session.last_seen_at < now() - ${SEEN}, false)`.as('unseen'))
    .where('id', '=', ownerId)
    .where('state', '=', sql.lit('ACTIVE'))
    .where('session_epoch', '=', epoch)
    // One of an earlier release has no row.
    .where(sql<SqlBool>`coalesce(session.last_seen_at > now() - ${IDLE}, true)`)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('ended_session').select('token_id').where('token_id', '=', tokenId))),
    ),
);

/** The sessions of a person that still work. */
const inForce = (em: EntityManager, personId: number) =>
  database(em)
    .selectFrom('person_session as session')
    .innerJoin('person', (join) =>
      join.onRef('person.id', '=', 'session.person_id').onRef('person.session_epoch', '=', 'session.epoch'),
    )
    .where('session.person_id', '=', personId)
    .where('session.expires_at', '>', NOW)
    .where(sql<SqlBool>`session.last_seen_at > now() - ${IDLE}`)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('ended_session').select('token_id').whereRef('token_id', '=', 'session.token_id'))),
    );

/** Sessions and used credentials in the database. What changes rows is called within a transaction. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The active person whose token this is, unless it was signed out or the person deactivated since: one statement, asked on every guarded call. */
  async callerOf({ ownerId, tokenId, epoch, expires }: SessionClaims): Promise<Caller | undefined> {
    const found = await caller.first(this.em, { ownerId, tokenId, epoch });
    if (!found) return undefined;
    const { unseen, ...person } = found;
    if (unseen) await this.see(tokenId);
    return { ...person, tokenId, tokenExpires: expires };
  }

  /** Stores a session that begins. */
  async begin({ ownerId, tokenId, epoch, expires }: SessionClaims, device: string): Promise<void> {
    const session = { token_id: tokenId, person_id: ownerId, epoch, device, expires_at: expires };
    await database(this.em).insertInto('person_session').values(session).execute();
  }

  /** The sessions of a person that still work, the last used first. */
  async ofPerson({ id, tokenId }: Caller): Promise<OwnSessionDto[]> {
    return inForce(this.em, id)
      .select(({ ref, eb }) => [
        'session.token_id as id',
        'session.device',
        moment(ref('session.started_at')).as('started_at'),
        moment(ref('session.last_seen_at')).as('last_seen_at'),
        eb('session.token_id', '=', tokenId).$castTo<boolean>().as('current'),
      ])
      .orderBy('session.last_seen_at', 'desc')
      .orderBy('session.token_id')
      .limit(MOST)
      .execute();
  }

  /**
   * Ends other sessions of the caller: one, or all. What has ended stays so.
   * @param only the one that ends
   */
  async endOthers({ id, name, tokenId }: Caller, only?: string): Promise<void> {
    const others = await inForce(this.em, id)
      .select(['session.token_id', 'session.expires_at', 'session.device'])
      .where('session.token_id', '!=', tokenId)
      .$if(only !== undefined, (some) => some.where('session.token_id', '=', only ?? ''))
      .execute();
    for (const { device, token_id, expires_at } of others) {
      const isNew = await this.endToken(token_id, new Date(expires_at));
      const changes = { device: [device, null] } satisfies AuditChanges;
      if (isNew) await noteDone(this.em, { action: 'sign_out', kind: 'session', id, name, changes });
    }
  }

  /** Notes that a session is in use. */
  private async see(tokenId: string): Promise<void> {
    await database(this.em)
      .updateTable('person_session')
      .set({ last_seen_at: NOW })
      .where('token_id', '=', tokenId)
      .execute();
  }

  /** Ends a session for good; ending it twice changes nothing. */
  async end({ id, name, tokenId, tokenExpires }: Caller): Promise<void> {
    const isNew = await this.endToken(tokenId, tokenExpires);
    if (isNew) await noteDone(this.em, { action: 'sign_out', kind: 'session', id, name });
  }

  /**
   * Ends a token of any door.
   * @returns whether it had not ended before
   */
  async endToken(tokenId: string, expires: Date): Promise<boolean> {
    const ended = database(this.em).insertInto('ended_session').values({ token_id: tokenId, expires_at: expires });
    const written = await ended
      .onConflict((conflict) => conflict.doNothing())
      .returning('token_id')
      .execute();
    return written.length > 0;
  }

  /**
   * Marks a credential as used.
   * @returns whether it was unused: of ten at the same moment the others wait for the first to commit
   */
  async useCredential(key: string, expires: Date): Promise<boolean> {
    const used = database(this.em).insertInto('used_credential').values({ key, expires_at: expires });
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
    for (const table of ['used_credential', 'ended_session', 'person_session'] as const)
      await database(this.em)
        .deleteFrom(table)
        .where('expires_at', '<', sql<string>`now() - interval '1 day'`)
        .execute();
  }
}
