import { Migration } from '@mikro-orm/migrations';

/** Clients of other countries can ask, and clients without a phone who are answered by mail. */
export class Migration20261128100100_client_phones extends Migration {
  override up(): void {
    this.addSql(`alter table "quote_request" drop constraint "quote_request_phone_check"`);
    this.addSql(`alter table "quote_request" alter column "phone_number" type varchar(16)`);
    this.addSql(`alter table "quote_request" alter column "phone_number" drop not null`);
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_phone_check" check (phone_number ~ '^\\+[1-9][0-9]{6,14}$')`,
    );
  }
}
