import { Migration } from '@mikro-orm/migrations';

/** Of more rows that a statement changes it is not said whose they are: a notification has room for 8,000 bytes. */
const MOST_ROWS = 400;

/** Tables of the site's own content: a change of any row counts for whatever is made from the table. */
const SHARED = [
  'city',
  'client_logo',
  'company',
  'diet',
  'food_type',
  'form_reference',
  'header',
  'modality',
  'text_version',
];

/** Tables whose rows belong to a chef, and how a row says to which. */
const OF_EXPERIENCE = '(select chef_id from proposal where proposal.id = one.proposal_id)';
const OF_CHEF: Record<string, string> = {
  chef: 'one.id',
  blocked_range: 'one.chef_id',
  chef_city: 'one.chef_id',
  chef_food_type: 'one.chef_id',
  chef_modality: 'one.chef_id',
  chef_slug: 'one.chef_id',
  comment: 'one.chef_id',
  evening: 'one.chef_id',
  gallery_image: 'one.chef_id',
  proposal: 'one.chef_id',
  proposal_city: OF_EXPERIENCE,
  proposal_diet: OF_EXPERIENCE,
  proposal_food_type: OF_EXPERIENCE,
  proposal_modality: OF_EXPERIENCE,
  proposal_slug: OF_EXPERIENCE,
};

/** The changed rows, by what the statement did. */
const ROWS = {
  insert: 'select * from new_rows',
  update: 'select * from new_rows union all select * from old_rows',
  delete: 'select * from old_rows',
};

/**
 * A committed change of what visitors see is told with what it changed: the table, and the chefs to whom its rows belong. So
 * processes drop what was made from that, and nothing else. A statement that changes no row tells nothing. One that changes
 * many rows, or empties the table, tells that anything may have changed.
 */
export class Migration20261123112000_content_sources extends Migration {
  override up(): void {
    this.watch();
    for (const table of SHARED) this.addSql(`select content_watch('${table}')`);
    for (const [table, owner] of Object.entries(OF_CHEF))
      this.addSql(`select content_watch('${table}', 'chef', '${owner}')`);
    this.images();
  }

  private watch(): void {
    const branches = Object.entries(ROWS).map(
      ([event, rows]) => `if tg_op = '${event.toUpperCase()}' then
            select count(*), string_agg(distinct ' %2$s:' || owner, '') into changed, owners
            from (select %3$s as owner from (${rows} limit ${MOST_ROWS + 1}) as one) as owned;
          end if;`,
    );
    this.addSql(`create function content_watch(watched text, record text default 'record', owner text default 'null::int')
        returns void language plpgsql as $$
      declare
        event record;
      begin
        execute format($watch$
          create or replace function %4$I() returns trigger language plpgsql as $body$
          declare
            changed bigint;
            owners text;
          begin
            ${branches.join('\n            ')}
            if changed > ${MOST_ROWS} then
              perform pg_notify('content_changed', '');
            elsif changed > 0 then
              perform pg_notify('content_changed', '%1$s' || coalesce(owners, ''));
            end if;
            return null;
          end $body$ $watch$, watched, record, owner, 'content_' || watched);
        execute format('drop trigger if exists content_changed on %I', watched);
        execute format('create trigger content_changed after truncate on %I
          for each statement execute function content_changed()', watched);
        for event in select * from (values
          ('insert', 'referencing new table as new_rows'),
          ('update', 'referencing old table as old_rows new table as new_rows'),
          ('delete', 'referencing old table as old_rows')) as events (name, referencing)
        loop
          execute format('create trigger %I after %s on %I %s for each statement execute function %I()',
            'content_' || event.name, event.name, watched, event.referencing, 'content_' || watched);
        end loop;
      end $$`);
  }

  /**
   * Visitors see a picture only where a row refers to it. That row is told of, and it can neither come before its picture nor
   * outlive it.
   */
  private images(): void {
    this.addSql(`select content_watch('image')`);
    this.addSql(`drop trigger content_insert on "image"`);
    this.addSql(`drop trigger content_delete on "image"`);
  }
}
