import { Migration } from '@mikro-orm/migrations';

/**
 * A letter tells of one event: what it tells, as it was in the transaction of the event, and the thread of letters in which it reaches
 * its reader in order. While a mail server is given one of a thread, the others wait. And whether the client of a request has opened
 * the link of a letter, so that the address is known to be theirs.
 */
export class Migration20261127164500_letters_of_events extends Migration {
  override up(): void {
    this.addSql(`alter table "mail"
      add "thread" varchar(60) null,
      add "snapshot" jsonb null,
      add "on_wire_until" timestamptz null`);
    this.addSql(`create index "mail_thread_index" on "mail" ("thread", "id") where thread is not null`);
    this.addSql(`alter table "mail" drop constraint "mail_problem_check"`);
    this.addSql(`alter table "mail" add constraint "mail_problem_check" check ("problem" in
      ('address', 'content', 'unreachable', 'busy', 'login', 'sender', 'recipient', 'unknown',
       'no_mailbox', 'mailbox_full', 'not_trusted', 'not_reached', 'returned', 'overtaken'))`);
    this.addSql(`alter table "quote_request" add "address_confirmed_at" timestamptz null`);
    this.addSql(`comment on column "quote_request"."address_confirmed_at" is 'audit: technical'`);
  }
}
