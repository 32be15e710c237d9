import { Migration } from '@mikro-orm/migrations';

/** Who the company is in law, and when and how soon it answers. */
export class Migration20261123032100_company_identity extends Migration {
  override up(): void {
    this.addSql(`alter table "company"
      add "legal_name" varchar(200) null,
      add "rut" varchar(10) null,
      add "reply_promise" varchar(120) null,
      add "working_hours" varchar(120) null,
      add constraint "company_rut_check" check (rut ~ '^[0-9]{7,8}-[0-9K]$')`);
  }
}
