import { Migration } from '@mikro-orm/migrations';

/** Names in alphabetical order as Spanish has it; indexes on them follow. */
export class Migration20261122102407_spanish_order extends Migration {
  override up(): void {
    for (const [table, column] of [
      ['chef', 'chef_name'],
      ['person', 'name'],
      ['comment', 'client_name'],
      ['quote_request', 'name'],
      ['form_reference', 'title'],
    ])
      this.addSql(`alter table "${table}" alter column "${column}" type varchar(200) collate "es-x-icu"`);
  }
}
