import { Migration } from '@mikro-orm/migrations';

/** Of more rows that one statement changes, a line says how many and what they have in common. */
const MANY = 1000;

const AUTHOR = `coalesce(nullif(current_setting('audit.author', true), '')::jsonb,
        jsonb_build_object('actor', 'database', 'name', session_user))`;

const MERGE = `on conflict ("kind", "record_id", "at", "tx") do update set
        "action" = case when 'delete' in (line."action", excluded."action") then 'delete'
          when line."action" = 'update' then excluded."action" else line."action" end,
        "record_name" = coalesce(excluded."record_name", line."record_name"),
        "changes" = audit_merge(line."changes", excluded."changes")`;

const INTO = `insert into "audit_line" as line
        ("action", "kind", "record_id", "record_name", "actor", "person_id", "actor_name", "request_id", "changes")`;

const BY = `author->>'actor', (author->>'id')::int, left(author->>'name', 200), left(author->>'request', 64)`;

/** Records that are created with their parts by one statement, and all tables in which that writes rows. */
const PARTS: Record<string, string[]> = {
  chef: ['chef_city', 'chef_food_type', 'chef_modality', 'chef_slug', 'gallery_image'],
  proposal: ['proposal_city', 'proposal_diet', 'proposal_food_type', 'proposal_modality', 'proposal_slug'],
};

/** How a record's chef is found. */
const CHEF: Record<string, string> = { chef: 'id', proposal: 'chef_id' };

/**
 * Who writes a new record with all its parts by one statement says so, by the kind of record in the setting \`audit.whole\`. Then the record's own triggers
 * tell the log and the processes of its parts too, whose triggers are not even called. For whoever says nothing, such as the release before, all is as it was.
 */
export class Migration20261124170000_whole_records extends Migration {
  override up(): void {
    this.lines();
    this.hear();
    this.contents();
    for (const owner of Object.keys(PARTS)) this.addSql(`select audit_watch_whole('${owner}')`);
    this.addSql(`select audit_hear(c.oid::regclass, 'audit_' || c.relname || '()') from pg_class c
      where c.relnamespace = 'public'::regnamespace and audit_owner_of(c.relname::text) is not null`);
  }

  /** The triggers of a table, and which record's line tells of its new rows where that is whole: of none where there is no such record. */
  private hear(): void {
    this.addSql(`create function audit_owner_of(part text) returns text language sql stable as $$
      select given->>'owner' from (select obj_description(to_regproc('audit_' || part), 'pg_proc') as said) as found,
        lateral (select case when said like '{%' then said::jsonb end as given) as read
      where given->>'part' = part and to_regproc('audit_made_' || (given->>'owner')) is not null
    $$`);
    this.addSql(`create or replace function audit_hear(heard regclass, called text) returns void language plpgsql as $$
      declare
        event record;
        owner text := audit_owner_of((select relname::text from pg_class where oid = heard));
      begin
        for event in select * from (values
          ('insert', 'referencing new table as new_rows'),
          ('update', 'referencing old table as old_rows new table as new_rows'),
          ('delete', 'referencing old table as old_rows')) as events (name, referencing)
        loop
          execute format('drop trigger if exists %I on %s', 'audit_' || event.name, heard);
          execute format('create trigger %I after %s on %s %s for each statement %s execute function %s', 'audit_' || event.name,
            event.name, heard, event.referencing,
            case when event.name = 'insert' and owner is not null
              then format('when (current_setting(''audit.whole'', true) is distinct from %L)', owner) end,
            case when event.name = 'insert' then called else audit_change_of(called) end);
        end loop;
        execute format('drop trigger if exists audit_empty on %s', heard);
        execute format('create trigger audit_empty after truncate on %s for each statement execute function %s',
          heard, audit_change_of(called));
        execute format('comment on trigger audit_insert on %s is %L', heard, called);
      end $$`);
  }

  /**
   * As before, but where the record is said to be whole: then there is one, and no part has to be told that the line is written. What a part is
   * called is asked once, also where it is its order.
   */
  private lines(): void {
    const told = `%L, (select case when count(*) <= ${MANY} then jsonb_build_array('[]'::jsonb, jsonb_agg(item order by %s))
                when whole then 'true' end
              from (select %s as item%s from %I as part where part.%I = (kept->>'id')::int offset 0) as its
              having count(*) > 0)`;
    this.addSql(`create or replace function audit_watch_whole(owner text) returns void language plpgsql as $$
      declare
        fields text;
      begin
        select string_agg(format($told$${told}$told$, given->>'field', case when by_item then 'item' else 'ordered' end, given->>'item',
            case when by_item then '' else format(', %s as ordered', given->>'ordered') end, given->>'part', given->>'reference'),
          ', ' order by given->>'part') into fields
        from (select obj_description(p.oid, 'pg_proc')::jsonb as given from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.proname like 'audit\\_%'
            and obj_description(p.oid, 'pg_proc') like '{%') as parts,
          lateral (select given->>'item' = given->>'ordered' as by_item) as ordering
        where given->>'owner' = owner;
        execute format($whole$
          create or replace function %1$I() returns trigger language plpgsql
          set plan_cache_mode = force_generic_plan as $body$
          declare
            author jsonb := ${AUTHOR};
            hidden text[] := tg_argv[3]::text[];
            technical text[] := tg_argv[4]::text[];
            whole boolean := current_setting('audit.whole', true) is not distinct from %4$L;
            alone boolean := whole or (select count(*) from (select from new_rows limit 2) as first) = 1;
            written bigint;
          begin
            if author->'quiet' is not null then return null; end if;
            ${INTO}
            select coalesce(author->>'doing', 'create'), tg_argv[0], audit_number(kept->>'id'), left(kept->>tg_argv[2], 200), ${BY},
              (select coalesce(jsonb_object_agg(key, case when key = any(hidden) then 'true' else jsonb_build_array(null, value) end), '{}')
                from jsonb_each(kept) where value <> 'null' and key <> 'id' and key <> all(technical))
              || case when alone then jsonb_strip_nulls(jsonb_build_object(%3$s)) else '{}' end
            from (select to_jsonb(one) as kept from new_rows as one offset 0) as created
            ${MERGE};
            if whole then
              get diagnostics written = row_count;
              if written > 1 then
                raise exception 'one record is whole, and not several' using errcode = 'integrity_constraint_violation';
              end if;
            elsif alone then
              perform set_config('audit.told', format('%%s %%s %%s', tg_argv[0], stored.id, stored.cmin), true)
              from %2$I as stored where stored.id = (select id from new_rows);
            end if;
            return null;
          end $body$ $whole$, 'audit_made_' || owner, owner, fields, owner);
      end $$`);
  }

  /**
   * Tells the processes of a new record and of its parts at once. A new chef has no documents. An experience stands in those of its chef, and is
   * counted there.
   */
  private contents(): void {
    for (const [owner, parts] of Object.entries(PARTS)) {
      const whole = `current_setting('audit.whole', true)`;
      this.addSql(`create function content_whole_${owner}() returns trigger language plpgsql as $$
        declare
          chef int := (select ${CHEF[owner]} from new_rows);
        begin
          if chef is not null then
            ${[owner, ...parts].map((table) => `perform pg_notify('content_changed', '${table} chef:' || chef);`).join('\n            ')}
            ${owner === 'chef' ? '' : 'perform catalogue_changed(array[chef]);'}
          end if;
          return null;
        end $$`);
      for (const table of [owner, ...parts]) {
        this.addSql(`drop trigger content_insert on "${table}"`);
        this.addSql(`create trigger content_insert after insert on "${table}" referencing new table as new_rows for each statement
          when (${whole} is distinct from '${owner}') execute function content_${table}()`);
      }
      this.addSql(`create trigger whole_content after insert on "${owner}" referencing new table as new_rows for each statement
        when (${whole} is not distinct from '${owner}') execute function content_whole_${owner}()`);
    }
  }
}
