import { Migration } from '@mikro-orm/migrations';

/** A row for each session of the staff: since when, on which device, and when it was last used. */
export class Migration20261128154001_sessions extends Migration {
  override up(): void {
    this.addSql(
      `create table "person_session" ("token_id" uuid not null, "person_id" int not null, "epoch" uuid not null, "device" varchar(60) not null, "started_at" timestamptz not null default now(), "last_seen_at" timestamptz not null default now(), "expires_at" timestamptz not null, primary key ("token_id"));`,
    );
    this.addSql(`comment on table "person_session" is 'audit: no, its lines are the sign-in and the sign-out';`);
    this.addSql(`create index "person_session_person_id_index" on "person_session" ("person_id");`);
    this.addSql(`create index "person_session_expires_at_index" on "person_session" ("expires_at");`);
    this.addSql(
      `alter table "person_session" add constraint "person_session_person_id_foreign" foreign key ("person_id") references "person" ("id") on delete cascade;`,
    );
  }
}
