import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../http/answer/domain-error.js';
import { takeLocks, type NamedLock } from './lock.js';
import { query } from './query.js';

/** What a form creates: its idempotency key, and a digest of all that it sent. */
export interface Creation {
  readonly key: string;
  readonly digest: string;
}

/** Tables whose rows forms create under keys, one row a call. */
type CreatedTable = 'blocked_range' | 'chef' | 'client_logo' | 'comment' | 'gift_card' | 'quote_request';

/** An idempotency key came with another content, or what it created takes nothing more. Nothing was written. */
export class KeyReusedError extends DomainError {
  constructor() {
    super('idempotency_key_reused', 'Este formulario ya se envió. Recarga la página para pedir otra vez.', 422);
  }
}

/**
 * The creation that a form asks for. Null without a key: then every call creates a record.
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
 * @param digest of what created a stored row; null where nothing is repeated any more
 * @throws KeyReusedError unless the same content created the row
 */
export function refuseOtherContent(creation: Creation | null, digest: string | null | undefined): void {
  if (digest !== creation?.digest) throw new KeyReusedError();
}

/** The lock of a creation: a second one with the same key waits. Take it before others, so that there is no deadlock. */
export const creationLocks = (table: CreatedTable, creation: Creation | null): NamedLock[] =>
  creation ? [{ name: [`${table}-creation`, creation.key] }] : [];

interface CreatedRow {
  id: number;
  digest: string | null;
}

/** The id of the row that was found by the key of a creation. @throws KeyReusedError */
export function createdBy(creation: Creation | null, row: CreatedRow | undefined): number | undefined {
  if (row) refuseOtherContent(creation, row.digest);
  return row?.id;
}

/** Takes the lock of a creation, and returns the id of the row that the same key created before. @throws KeyReusedError */
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
