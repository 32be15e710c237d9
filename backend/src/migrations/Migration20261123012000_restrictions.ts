import { Migration } from '@mikro-orm/migrations';

/** What the guests of a request cannot eat stands in a table of its own, with a consent of its own. */
export class Migration20261123012000_restrictions extends Migration {
  override up(): void {
    this.addSql(`create table "quote_request_restriction" (
      "quote_request_id" int not null primary key constraint "quote_request_restriction_quote_request_id_foreign"
        references "quote_request" ("id") on update cascade on delete cascade,
      "text" varchar(500) not null,
      "consented_at" timestamptz not null default now(),
      "consent_version" varchar(20) not null,
      constraint "quote_request_restriction_text_check" check (text <> '')
    )`);
  }
}
