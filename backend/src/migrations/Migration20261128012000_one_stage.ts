import { Migration } from '@mikro-orm/migrations';

/** A request has a stage only. Nobody reads the state that it had before, nor how often its mail was tried. */
export class Migration20261128012000_one_stage extends Migration {
  override up(): void {
    this.addSql('drop trigger "quote_request_stage_and_state" on "quote_request"');
    this.addSql('drop function "quote_request_stage_and_state"()');
    this.addSql('drop index "quote_request_unmailed_index"');
    this.addSql('alter table "quote_request" drop column "state", drop column "mail_attempts"');
    this.addSql(`create index "quote_request_unmailed_index" on "quote_request" ("next_mail_at", "id")
      where mailed_at is null and stage = 'nueva'`);
  }
}
