import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/database/query.js';
import type { Caller } from '../../../platform/http/access.js';
import type { SessionClaims } from './session-tokens.js';

/** Sessions and used credentials in the database. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The active person whose token this is, unless it was signed out or the person deactivated since: one statement, asked on every guarded call. */
  async callerOf({ personId, tokenId, epoch, expires }: SessionClaims): Promise<Caller | undefined> {
    const [person] = await query<Pick<Caller, 'id' | 'email' | 'name' | 'role'>>(
      this.em,
      `select id, email, name, role from person
       where id = $1 and state = 'ACTIVE' and session_epoch = $3
         and not exists (select 1 from ended_session where token_id = $2)`,
      [personId, tokenId, epoch],
    );
    return person && { ...person, tokenId, tokenExpires: expires };
  }

  /** Ends a session for good; ending it twice changes nothing. */
  async end(tokenId: string, expires: Date): Promise<void> {
    await query(this.em, 'insert into ended_session (token_id, expires_at) values ($1, $2) on conflict do nothing', [
      tokenId,
      expires,
    ]);
  }

  /**
   * Marks a credential as used, within the transaction of `em`.
   * @returns whether it was unused: of ten at the same moment the others wait for the first to commit
   */
  async useCredential(em: EntityManager, key: string, expires: Date): Promise<boolean> {
    const used = await query(
      em,
      'insert into used_credential (key, expires_at) values ($1, $2) on conflict do nothing returning key',
      [key, expires],
    );
    return used.length === 1;
  }

  /** Forgets what no longer could be used anyway. */
  async removeExpired(): Promise<void> {
    await query(this.em, 'delete from used_credential where expires_at < now()');
    await query(this.em, 'delete from ended_session where expires_at < now()');
  }
}
