import { Migration } from '@mikro-orm/migrations';

/** An idempotency key belongs to one content: with the key stands a digest of what was sent under it. */
export class Migration20261127164000_creation_digests extends Migration {
  override up(): void {
    for (const table of ['blocked_range', 'chef', 'client_logo', 'comment', 'header', 'proposal'])
      this.addDigest(table, 'creation_digest');
    this.addDigest('quote_request', 'request_digest');
  }

  private addDigest(table: string, column: string): void {
    this.addSql(`alter table "${table}" add column "${column}" varchar(43) null`);
    this.addSql(`comment on column "${table}"."${column}" is 'audit: technical'`);
  }
}
