import { Migration } from '@mikro-orm/migrations';

/** A request that staff take by phone needs no e-mail: one of e-mail and phone is enough. */
export class Migration20261128154000_contact extends Migration {
  override up(): void {
    this.addSql(`alter table "quote_request" alter column "email" drop not null`);
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_contact_check" check (email is not null or phone_number is not null)`,
    );
  }
}
