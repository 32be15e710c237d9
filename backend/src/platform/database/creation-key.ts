import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../http/answer/domain-error.js';
import { takeLocks, type NamedLock } from './lock.js';
import { query } from './query.js';

/** What a form creates: the idempotency key that it made, and a digest of all that it sent under it. */
export interface Creation {
  readonly key: string;
  readonly digest: string;
}

/** Tables whose rows forms create under keys of their own, each row in a call of its own. */
type CreatedTable = 'blocked_range' | 'chef' | 'client_logo' | 'comment' | 'gift_card' | 'quote_request';

/** An idempotency key belongs to one content. It came with another one, or what it created takes nothing more. Nothing was written. */
export class KeyReusedError extends DomainError {
  constructor() {
    super('idempotency_key_reused', 'Este formulario ya se envió. Recarga la página para pedir otra vez.', 422);
  }
}

/**
 * The creation that a form asks for. Null where it made no key: then every call creates a record.
 * @param content all that was sent, as validation left it
 */
export function creationOf(key: string | null | undefined, content: object): Creation | null {
  if (!key) return null;
  // With the key, equal contents have different digests: no digest is found by comparing it with others.
  const text = JSON.stringify({ ...content, creation_key: null, request_key: key }, canonical);
  return { key, digest: createHash('sha256').update(text).digest('base64url') };
}

/** Left out and null mean the same, and so does every order of the fields. */
function canonical(_name: string, value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Throws unless a stored row was created by the same sending.
 * @param digest of what created the row; null where nothing is repeated any more
 * @throws KeyReusedError
 */
export function refuseOtherContent(creation: Creation | null, digest: string | null | undefined): void {
  if (digest !== creation?.digest) throw new KeyReusedError();
}

/**
 * The lock of a creation. Of two with one key the second waits for the first and finds what it stored. Take it before others, so that
 * the second has nothing then that the first may want.
 */
export const creationLocks = (table: CreatedTable, creation: Creation | null): NamedLock[] =>
  creation ? [{ name: [`${table}-creation`, creation.key] }] : [];

/** A row that was created under a key. */
interface CreatedRow {
  id: number;
  digest: string | null;
}

/**
 * The id of the row that an earlier sending created, from what was looked up by the key. Undefined if it does not exist.
 * @throws KeyReusedError
 */
export function createdBy(creation: Creation | null, row: CreatedRow | undefined): number | undefined {
  if (row) refuseOtherContent(creation, row.digest);
  return row?.id;
}

/**
 * Takes the lock of a creation, and gives the id of the row that an earlier sending created. Undefined if it does not exist.
 * @throws KeyReusedError
 */
export async function createdBefore(
  em: EntityManager,
  table: CreatedTable,
  creation: Creation | null,
): Promise<number | undefined> {
  if (!creation) return undefined;
  await takeLocks(em, creationLocks(table, creation));
  const word = table === 'quote_request' ? 'request' : 'creation';
  const text = `select id, ${word}_digest as digest from "${table}" where ${word}_key = $1::uuid`;
  const [row] = await query<CreatedRow>(em, text, [creation.key]);
  return createdBy(creation, row);
}
