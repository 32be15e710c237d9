import { Migration } from '@mikro-orm/migrations';

/**
 * The processes that are alive. Each one writes its row again every few seconds, so a row may be lost: PostgreSQL neither
 * logs them nor sends them to a replica of its own, and a backup leaves them out.
 */
export class Migration20261122183600_replicas extends Migration {
  override up(): void {
    this.addSql(`create unlogged table "replica" (
      "id" uuid primary key,
      "host" varchar(255) not null,
      "version" varchar(100) not null,
      "started" timestamptz not null,
      "seen_at" timestamptz not null
    )`);
  }
}
