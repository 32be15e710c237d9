import { Migration } from '@mikro-orm/migrations';

/** Forms name what they create, so that a creation which is sent twice is one. */
export class Migration20261122102500_creation_key extends Migration {
  override up(): void {
    for (const table of ['chef', 'proposal', 'comment'])
      this.addSql(
        `alter table "${table}" add column "creation_key" uuid null, add constraint "${table}_creation_key_unique" unique ("creation_key")`,
      );
  }
}
