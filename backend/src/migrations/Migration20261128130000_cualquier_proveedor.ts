import { Migration } from '@mikro-orm/migrations';

/** A new provider of forms needs no migration: which types there are, the code says. */
export class Migration20261128130000_cualquier_proveedor extends Migration {
  override up(): void {
    this.addSql(`alter table "form_reference" drop constraint "form_reference_type_check";`);
    this.addSql(`alter table "form_reference" add constraint "form_reference_type_check" check (type >= 1);`);
  }
}
