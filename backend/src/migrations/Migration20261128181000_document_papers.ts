import { Migration } from '@mikro-orm/migrations';

/** Boletas and facturas have their PDF. */
export class Migration20261128181000_document_papers extends Migration {
  override up(): void {
    this.addSql(`alter table "sale_document" add "paper_id" int null;`);
    this.addSql(`comment on column "sale_document"."paper_id" is 'audit: technical';`);
    this.addSql(`create index "sale_document_paper_id_index" on "sale_document" ("paper_id");`);
    this.addSql(
      `alter table "sale_document" add constraint "sale_document_paper_id_foreign" foreign key ("paper_id") references "private_paper" ("id") on delete restrict;`,
    );
  }
}
