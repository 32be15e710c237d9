import { Migration } from '@mikro-orm/migrations';

/** Blocked days, logos and covers that a form creates have its key too, so that a creation which is sent twice is one. */
export class Migration20261126163000_creation_keys extends Migration {
  override up(): void {
    for (const table of ['blocked_range', 'client_logo', 'header']) {
      this.addSql(
        `alter table "${table}" add column "creation_key" uuid null, add constraint "${table}_creation_key_unique" unique ("creation_key")`,
      );
      this.addSql(`comment on column "${table}"."creation_key" is 'audit: technical'`);
    }
  }
}
