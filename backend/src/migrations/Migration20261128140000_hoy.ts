import { Migration } from '@mikro-orm/migrations';

export class Migration20261128140000_hoy extends Migration {
  override up(): void {
    this.addSql(`alter table "person" add "today_mail" boolean not null default false;`);
    this.addSql(`comment on column "person"."today_mail" is 'audit: plain';`);

    this.addSql(
      `create index "quote_request_activity_client_moves_index" on "quote_request_activity" ("at") where actor = 'client' and kind = 'moved';`,
    );

    this.addSql(
      `create index "offer_lost_index" on "offer" ("quote_request_id", "settled_at") where state in ('rechazada', 'vencida');`,
    );
  }
}
