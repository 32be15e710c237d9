import { Migration } from '@mikro-orm/migrations';

export class Migration20261130132821_payment_form_url extends Migration {
  override up(): void {
    this.addSql(`alter table "payment" add "form_url" varchar(255) null;`);
    this.addSql(`comment on column "payment"."form_url" is 'audit: technical';`);
  }
}
