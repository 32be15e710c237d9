import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { LRUCache } from 'lru-cache';

/** More than one machine's sign-ins can be under way. */
const MAX_ENTRIES = 1_000;

/**
 * Keeps what the provider must remember between two requests, in memory. Sessions are not kept: the account is asked for each
 * time, so that one can change from one person to another.
 */
export function memoryAdapter(): AdapterFactory {
  const entries = new LRUCache<string, AdapterPayload>({ max: MAX_ENTRIES });
  return (model) => new MemoryAdapter(model, entries);
}

class MemoryAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly entries: LRUCache<string, AdapterPayload>,
  ) {}

  upsert(id: string, payload: AdapterPayload, expiresIn = 0): Promise<void> {
    if (this.model !== 'Session') this.entries.set(this.key(id), payload, { ttl: expiresIn * 1000 });
    return Promise.resolve();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.entries.get(this.key(id)));
  }

  consume(id: string): Promise<void> {
    const payload = this.entries.get(this.key(id));
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    this.entries.delete(this.key(id));
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of [...this.entries.entries()]) if (payload.grantId === grantId) this.entries.delete(key);
    return Promise.resolve();
  }

  findByUid(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  private key(id: string): string {
    return `${this.model}:${id}`;
  }
}
