import { Migration } from '@mikro-orm/migrations';

/** What stands in a statement's tables of old and new rows, once for each row: the first and the last of what it was. */
const once = (rows: string, called: string, order: string): string => `(select distinct on (whose) ${called} from (
            select to_jsonb(one) as ${called}, (select jsonb_agg(to_jsonb(one)->part) from unnest(keys) as part) as whose,
              row_number() over () as place from ${rows} as one) as found order by whose, place ${order})`;

/**
 * A deletion that empties two references of one row changes it twice in one statement: a chef and an experience that a request
 * names. Its line tells of both changes; before, the deletion was refused.
 */
export class Migration20261123031800_rows_changed_twice extends Migration {
  override up(): void {
    this.addSql(`do $mend$ begin
      execute replace(replace(pg_get_functiondef('audit_change'::regproc),
        '(select to_jsonb(one) as kept from new_rows as one) as updated', '${once('new_rows', 'kept', 'desc')} as updated'),
        '(select to_jsonb(one) as was from old_rows as one) as before', '${once('old_rows', 'was', 'asc')} as before');
    end $mend$`);
  }
}
