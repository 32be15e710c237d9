import { Migration } from '@mikro-orm/migrations';

export class Migration20261128172000_opinion_answers extends Migration {
  override up(): void {
    this.addSql(
      `alter table "comment" add "answer" varchar(300) null, add "answer_state" text null, add "answer_note" varchar(300) null, add "answered_at" timestamptz null, add "answer_version" int not null default 0;`,
    );
    this.addSql(`comment on column "comment"."answer" is 'audit: personal';`);
    this.addSql(`comment on column "comment"."answer_state" is 'audit: plain';`);
    this.addSql(`comment on column "comment"."answer_note" is 'audit: personal';`);
    this.addSql(`comment on column "comment"."answered_at" is 'audit: technical';`);
    this.addSql(`comment on column "comment"."answer_version" is 'audit: technical';`);
    this.addSql(
      `alter table "comment" add constraint "comment_answer_state_check" check ("answer_state" in ('waiting', 'published', 'hidden', 'returned'));`,
    );
    this.addSql(
      `alter table "comment" add constraint "comment_answer_check" check ((answer is null) = (answer_state is null) and (answer is null) = (answered_at is null) and coalesce(answer_state in ('hidden', 'returned'), false) = (answer_note is not null));`,
    );
    this.addSql(
      `create index "comment_answer_index" on "comment" ("answered_at", "id") where answer_state = 'waiting';`,
    );
  }
}
