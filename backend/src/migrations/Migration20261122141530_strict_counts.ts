import { Migration } from '@mikro-orm/migrations';

/**
 * The counts of the strict limits, as rate-limiter-flexible has them. They live for a minute and may be lost, so
 * PostgreSQL neither logs them nor sends them to a replica, and a backup leaves them out.
 */
export class Migration20261122141530_strict_counts extends Migration {
  override up(): void {
    this.addSql(`create unlogged table "strict_count" (
      "key" varchar(255) primary key,
      "points" int not null default 0,
      "expire" bigint null
    )`);
  }
}
