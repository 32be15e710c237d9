import { Migration } from '@mikro-orm/migrations';

export class Migration20261128110000_evening_ends extends Migration {
  override up(): void {
    this.addSql(`alter table "quote_request" drop constraint "quote_request_lost_reason_check";`);
    this.addSql(`alter table "quote_request" add "reopened_at" timestamptz null;`);
    this.addSql(`comment on column "quote_request"."reopened_at" is 'audit: plain';`);
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_lost_reason_check" check ("lost_reason" in ('precio', 'fecha', 'sin_respuesta', 'otro_proveedor', 'no_ofrecemos', 'repetida', 'spam', 'retirada', 'cancelo_chef', 'cancelamos', 'fuerza_mayor', 'otra'));`,
    );

    this.addSql(
      `alter table "evening" add "cancelled_by" text null, add "cancel_reason" varchar(500) null, add "refund_percent" int null, add "refund_least" int null, add "refund_note" varchar(500) null;`,
    );
    this.addSql(`comment on column "evening"."cancelled_by" is 'audit: plain';`);
    this.addSql(`comment on column "evening"."cancel_reason" is 'audit: personal';`);
    this.addSql(`comment on column "evening"."refund_percent" is 'audit: plain';`);
    this.addSql(`comment on column "evening"."refund_least" is 'audit: plain';`);
    this.addSql(`comment on column "evening"."refund_note" is 'audit: personal';`);
    this.addSql(
      `alter table "evening" add constraint "evening_cancelled_check" check (cancelled_by is null or cancelled_at is not null);`,
    );
    this.addSql(
      `alter table "evening" add constraint "evening_refund_check" check (refund_percent >= refund_least and refund_percent <= 100 and refund_least >= 0);`,
    );
    this.addSql(
      `alter table "evening" add constraint "evening_cancelled_by_check" check ("cancelled_by" in ('client', 'chef', 'company', 'force'));`,
    );
    // What is given back of a cancelled evening stays as it was on that day.
    this.addSql(`create trigger stays_cancelled before update on "evening" for each row
      when (old.cancelled_at is not null and (
        new.cancelled_at is distinct from old.cancelled_at or new.cancelled_by is distinct from old.cancelled_by
        or new.refund_percent is distinct from old.refund_percent or new.refund_least is distinct from old.refund_least))
      execute function refuse_change('a cancelled evening is not changed')`);
  }
}
