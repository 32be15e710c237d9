import { Migration } from '@mikro-orm/migrations';

/** Of more rows that a statement changes it is not said whose they are: a notification has room for 8,000 bytes. */
const MOST_ROWS = 400;

/** The changed rows, by what the statement did. */
const ROWS = {
  insert: 'select * from new_rows',
  update: 'select * from new_rows union all select * from old_rows',
  delete: 'select * from old_rows',
};

/** Tables whose rows stand in documents of one chef, and how a row says of which. */
const OF_EXPERIENCE = '(select chef_id from proposal where proposal.id = one.proposal_id)';
const OF_CHEF: Record<string, string> = {
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
};

/** Tables whose rows stand in documents of many chefs. */
const OF_ALL = ['city', 'diet', 'food_type', 'image', 'modality'];

/**
 * What visitors are told of chefs and experiences is kept as finished JSON. The triggers that tell processes of a change also count it, in
 * the same transaction: a document counts only with the number under which it was made. Both tables are unlogged: they are made from others,
 * so they cost no log, stand in no backup, and are empty together after a crash.
 */
export class Migration20261124124700_catalogue_documents extends Migration {
  override up(): void {
    this.addSql(
      `create unlogged table "catalogue_document" ("kind" varchar(20) not null, "record_id" int not null, "chef_id" int not null, "revision" bigint not null, "form" varchar(24) not null, "body" text not null, primary key ("kind", "record_id"))`,
    );
    this.addSql(`comment on table "catalogue_document" is 'audit: no, made from the rows of the catalogue'`);
    // A document is read whole or not at all: of those that fit a page, none is compressed or put into pieces elsewhere.
    this.addSql(`alter table "catalogue_document" alter column "body" set storage main`);
    this.addSql(`alter table "catalogue_document" set (toast_tuple_target = 8160)`);
    this.addSql(
      `create unlogged table "catalogue_revision" ("chef_id" int not null, "revision" bigint not null, primary key ("chef_id"))`,
    );
    this.addSql(`comment on table "catalogue_revision" is 'audit: no, counts changes of rows that have lines'`);
    // Plans of lists are kept. Made from the counts of a small table, they would read all of it while it grows, for up to a minute. Of one that was never
    // counted PostgreSQL supposes some pages, which is right.
    for (const table of ['catalogue_document', 'catalogue_revision'])
      this.addSql(`alter table "${table}" set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
        autovacuum_vacuum_insert_threshold = 5000)`);
    this.count();
    this.watch();
    for (const [table, owner] of Object.entries(OF_CHEF)) {
      this.stop(table);
      this.addSql(`select catalogue_watch('${table}', '${owner}')`);
    }
    for (const table of OF_ALL) {
      this.stop(table);
      this.addSql(`select catalogue_watch('${table}')`);
    }
    // A picture is seen only where a row refers to it, and can neither come before its picture nor outlive it.
    this.addSql(`drop trigger content_insert on "image"`);
    this.addSql(`drop trigger content_delete on "image"`);
  }

  /**
   * Counts a change for each of these chefs, once in a transaction: who has counted holds the row until the end, so that no number is given
   * twice. Always in one order, so that two who count for several do not wait for each other.
   */
  private count(): void {
    this.addSql(`create function catalogue_changed(chefs int[]) returns void language sql as $$
      insert into catalogue_revision as kept (chef_id, revision)
        select chef, 1 from unnest(chefs) as chef order by chef
        on conflict (chef_id) do update set revision = kept.revision + 1
          where kept.xmin <> pg_current_xact_id()::xid
      $$`);
    this.addSql(`create function catalogue_emptied() returns trigger language plpgsql as $$
      begin
        perform catalogue_changed(array[0]);
        return null;
      end $$`);
  }

  private stop(table: string): void {
    for (const trigger of ['content_insert', 'content_update', 'content_delete', 'content_changed'])
      this.addSql(`drop trigger if exists ${trigger} on "${table}"`);
  }

  /**
   * The triggers of `content_watch`, which count besides: for the chef to whom the changed rows belong, or for all where no owner is named. A new chef
   * has no documents, and neither has who refers to a new choice: the row that refers to it is counted.
   */
  private watch(): void {
    const branches = Object.entries(ROWS).map(
      ([event, rows]) => `if tg_op = '${event.toUpperCase()}' then
            select count(*), array_agg(distinct owner) filter (where owner is not null) into changed, owners
            from (select %2$s as owner from (${rows} limit ${MOST_ROWS + 1}) as one) as owned;
          end if;`,
    );
    this.addSql(`create function catalogue_watch(watched text, owner text default null)
        returns void language plpgsql as $$
      declare
        event record;
      begin
        execute format($watch$
          create or replace function %3$I() returns trigger language plpgsql as $body$
          declare
            changed bigint;
            owners int[];
          begin
            ${branches.join('\n            ')}
            if changed > ${MOST_ROWS} then
              perform pg_notify('content_changed', '');
            elsif changed > 0 then
              perform pg_notify('content_changed', '%1$s' || coalesce(' chef:' || array_to_string(owners, ' chef:'), ''));
            end if;
            if changed > 0 and (tg_op <> 'INSERT' or %4$L) then
              perform catalogue_changed(case when changed > ${MOST_ROWS} or owners is null then array[0] else owners end);
            end if;
            return null;
          end $body$ $watch$, watched, coalesce(owner, 'null::int'), 'content_' || watched, owner is not null and watched <> 'chef');
        execute format('drop trigger if exists content_changed on %I', watched);
        execute format('create trigger content_changed after truncate on %I
          for each statement execute function content_changed()', watched);
        execute format('create trigger catalogue_emptied after truncate on %I
          for each statement execute function catalogue_emptied()', watched);
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
}
