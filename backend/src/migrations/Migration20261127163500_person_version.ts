import { Migration } from '@mikro-orm/migrations';

/** A person has a version, as everything that several people edit. */
export class Migration20261127163500_person_version extends Migration {
  override up(): void {
    this.addSql(`alter table "person" add "version" int not null default 1`);
    // From here on the log of changes knows that a version is no change by itself.
    this.addSql('select audit_watch()');
  }
}
