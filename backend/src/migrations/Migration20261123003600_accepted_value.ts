import { Migration } from '@mikro-orm/migrations';

/** What was accepted is summed up by month, from an index that has all of it. */
export class Migration20261123003600_accepted_value extends Migration {
  override up(): void {
    this.addSql(`create index "offer_accepted_value_index" on "offer" ("settled_at") include ("total")
      where state = 'aceptada' and cancelled_at is null`);
  }
}
