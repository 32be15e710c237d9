import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** More sign-ins than one machine has under way. When there are more, the oldest are dropped. */
const MAX_ENTRIES = 1_000;

interface Entry {
  payload: AdapterPayload;
  /** In milliseconds since 1970. */
  expires: number;
}

/**
 * Keeps what the provider must remember between two requests, in memory. It keeps no sessions, so the provider asks for
 * the account each time and one can change from one person to another.
 */
export function memoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();
  return (model) => new MemoryAdapter(model, entries);
}

class MemoryAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly entries: Map<string, Entry>,
  ) {}

  upsert(id: string, payload: AdapterPayload, expiresIn = 0): Promise<void> {
    if (this.model !== 'Session') {
      this.forgetOldest();
      this.entries.set(this.key(id), { payload, expires: Date.now() + expiresIn * 1000 });
    }
    return Promise.resolve();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.entries.get(this.key(id));
    return Promise.resolve(entry && Date.now() < entry.expires ? entry.payload : undefined);
  }

  consume(id: string): Promise<void> {
    const entry = this.entries.get(this.key(id));
    if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    this.entries.delete(this.key(id));
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of this.entries) if (payload.grantId === grantId) this.entries.delete(key);
    return Promise.resolve();
  }

  findByUid(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  private forgetOldest(): void {
    const [oldest] = this.entries.keys();
    if (oldest !== undefined && this.entries.size >= MAX_ENTRIES) this.entries.delete(oldest);
  }

  private key(id: string): string {
    return `${this.model}:${id}`;
  }
}
