import { Migration } from '@mikro-orm/migrations';

const CHOSEN = { chef: ['food_type', 'city', 'modality'], proposal: ['food_type', 'city', 'modality', 'diet'] };

/**
 * Who chose something is read from an index that has both, in the order of their ids. What several filters have in common is
 * found without reading the tables, and a page of it without finding all.
 */
export class Migration20261123220529_choices_with_owners extends Migration {
  override up(): void {
    for (const [owner, lists] of Object.entries(CHOSEN))
      for (const list of lists) {
        const table = `${owner}_${list}`;
        this.addSql(
          `create index "${table}_${list}_id_${owner}_id_index" on "${table}" ("${list}_id", "${owner}_id")`,
        );
        this.addSql(`drop index "${table}_${list}_id_index"`);
      }
  }
}
