import { Migration } from '@mikro-orm/migrations';

/**
 * The mark of the store that has this database's files; the same mark lies in the store. At most one row: a folder that
 * was not mounted, or another bucket, has no such mark.
 */
export class Migration20261122184900_store_mark extends Migration {
  override up(): void {
    this.addSql(`create table "store_mark" (
      "id" uuid primary key,
      "made_at" timestamptz not null default now()
    )`);
    this.addSql('create unique index "store_mark_one" on "store_mark" ((true))');
  }
}
