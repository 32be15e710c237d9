import { Migration } from '@mikro-orm/migrations';

/** Evenings that staff enter themselves, and whether the site names the next free Saturdays of a chef. */
export class Migration20261123001000_agenda_by_hand extends Migration {
  override up(): void {
    this.addSql(`alter table "evening" add "by_hand" boolean not null default false`);
    this.addSql(`alter table "company" add "show_free_saturdays" boolean not null default false`);
  }
}
