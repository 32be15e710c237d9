import { Migration } from '@mikro-orm/migrations';

/** The accepted value of a month is counted by the first yes, for which the index says which offers are changes. */
export class Migration20261130140000_value_at_first_yes extends Migration {
  override up(): void {
    this.addSql(`drop index offer_accepted_value_index`);
    this.addSql(`create index offer_accepted_value_index on offer (settled_at) include (total, revision, number)
      where state = 'aceptada' and cancelled_at is null`);
  }
}
