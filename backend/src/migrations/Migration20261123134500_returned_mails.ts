import { Migration } from '@mikro-orm/migrations';

/**
 * Letters that come back after a mail server took them: the name under which each was sent, by which a notification is known;
 * a sum of the address that it went to; and what the other server said.
 */
export class Migration20261123134500_returned_mails extends Migration {
  override up(): void {
    this.addSql(`alter table "mail"
      add "message_key" uuid not null default gen_random_uuid(),
      add "sent_to" varchar(64) null,
      add "status_code" varchar(11) null,
      add "reply" varchar(200) null`);
    this.addSql(`alter table "mail" add constraint "mail_message_key_unique" unique ("message_key")`);
    this.addSql(`alter table "mail" drop constraint "mail_problem_check"`);
    this.addSql(`alter table "mail" add constraint "mail_problem_check" check ("problem" in
      ('address', 'content', 'unreachable', 'busy', 'login', 'sender', 'recipient', 'unknown',
       'no_mailbox', 'mailbox_full', 'not_trusted', 'not_reached', 'returned'))`);
    this.addSql(`create index "mail_settled_index" on "mail" ("settled_at")`);
  }
}
