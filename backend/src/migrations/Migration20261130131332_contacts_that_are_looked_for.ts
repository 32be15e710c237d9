import { Migration } from '@mikro-orm/migrations';

export class Migration20261130131332_contacts_that_are_looked_for extends Migration {
  override up(): void {
    this.addSql(
      `create index "evening_contact_phone_index" on "evening" ("contact_phone") where contact_phone is not null;`,
    );

    this.addSql(
      `create index "quote_request_activity_contacts_index" on "quote_request_activity" ("quote_request_id") where kind in ('facts_changed', 'evening_details_changed');`,
    );
  }
}
