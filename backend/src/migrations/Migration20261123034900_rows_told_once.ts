import { Migration } from '@mikro-orm/migrations';

/** A statement's old or new rows, each once: the first of what it was, or the last of what it is. */
const once = (rows: string, called: string, order: string): string => `(select distinct on (whose) ${called} from (
            select ${called}, place, case when id is not null then ${called}->id
              else (select jsonb_agg(${called}->part) from unnest(keys) as part) end as whose
            from (select to_jsonb(one) as ${called}, row_number() over () as place from ${rows} as one offset 0) as made
          ) as found order by whose, place ${order})`;

/**
 * A deletion that empties two references of one row changes it twice in one statement: a chef and an experience that a request
 * names. Its line tells of both changes; before, the deletion was refused. The migration with the same end looked for words
 * that the function does not have, and changed nothing.
 */
export class Migration20261123034900_rows_told_once extends Migration {
  override up(): void {
    this.addSql(`do $mend$ begin
      execute replace(replace(pg_get_functiondef('audit_change'::regproc),
        '(select to_jsonb(one) as kept from new_rows as one offset 0) as updated', '${once('new_rows', 'kept', 'desc')} as updated'),
        '(select to_jsonb(one) as was from old_rows as one offset 0) as before', '${once('old_rows', 'was', 'asc')} as before');
      if (select count(*) from regexp_matches(pg_get_functiondef('audit_change'::regproc), 'distinct on', 'g')) <> 2 then
        raise exception 'the rows of audit_change are not told once each';
      end if;
    end $mend$`);
  }
}
