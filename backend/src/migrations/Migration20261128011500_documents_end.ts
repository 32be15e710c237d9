import { Migration } from '@mikro-orm/migrations';

/** If a statement changes more rows, the notification does not say whose they are: it has room for 8,000 bytes. */
const MOST_ROWS = 400;

/** The changed rows, by what the statement did. */
const ROWS = {
  insert: 'select * from new_rows',
  update: 'select * from new_rows union all select * from old_rows',
  delete: 'select * from old_rows',
};

/** The tables whose changes were counted, and how a row says to which chef it belongs. */
const OF_EXPERIENCE = '(select chef_id from proposal where proposal.id = one.proposal_id)';
const OWNERS: Record<string, string> = {
  chef: 'one.id',
  chef_city: 'one.chef_id',
  chef_food_type: 'one.chef_id',
  chef_modality: 'one.chef_id',
  gallery_image: 'one.chef_id',
  proposal: 'one.chef_id',
  proposal_city: OF_EXPERIENCE,
  proposal_diet: OF_EXPERIENCE,
  proposal_food_type: OF_EXPERIENCE,
  proposal_modality: OF_EXPERIENCE,
  city: 'null::int',
  diet: 'null::int',
  food_type: 'null::int',
  image: 'null::int',
  modality: 'null::int',
};

/** The tables in which the insertion of a whole experience writes rows. */
const OF_WHOLE_EXPERIENCE = [
  'proposal',
  'proposal_city',
  'proposal_diet',
  'proposal_food_type',
  'proposal_modality',
  'proposal_slug',
];

/**
 * Drops the stored documents of chefs and experiences, and the counts of their changes. The triggers that invalidate cache
 * entries stay: their functions send the same notifications as before.
 */
// unused since 0.1.0: "catalogue_document", "catalogue_revision"
export class Migration20261128011500_documents_end extends Migration {
  override up(): void {
    for (const [table, owner] of Object.entries(OWNERS)) this.notify(table, owner);
    this.addSql(`create or replace function content_whole_proposal() returns trigger language plpgsql as $$
      declare
        chef int := (select chef_id from new_rows);
      begin
        if chef is not null then
          ${OF_WHOLE_EXPERIENCE.map((table) => `perform pg_notify('content_changed', '${table} chef:' || chef);`).join('\n          ')}
        end if;
        return null;
      end $$`);
    this.addSql('drop function catalogue_watch(text, text)');
    // With its triggers.
    this.addSql('drop function catalogue_emptied() cascade');
    this.addSql('drop function catalogue_changed(int[])');
    this.addSql('drop table "catalogue_document"');
    this.addSql('drop table "catalogue_revision"');
  }

  /** The function of a table's triggers, as `content_watch` makes it. */
  private notify(table: string, owner: string): void {
    const branches = Object.entries(ROWS).map(
      ([event, rows]) => `if tg_op = '${event.toUpperCase()}' then
          select count(*), string_agg(distinct ' chef:' || owner, '') into changed, owners
          from (select ${owner} as owner from (${rows} limit ${MOST_ROWS + 1}) as one) as owned;
        end if;`,
    );
    this.addSql(`create or replace function content_${table}() returns trigger language plpgsql as $$
      declare
        changed bigint;
        owners text;
      begin
        ${branches.join('\n        ')}
        if changed > ${MOST_ROWS} then
          perform pg_notify('content_changed', '');
        elsif changed > 0 then
          perform pg_notify('content_changed', '${table}' || coalesce(owners, ''));
        end if;
        return null;
      end $$`);
  }
}
