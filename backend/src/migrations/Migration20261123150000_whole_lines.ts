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

/** The rows of a part on both sides, as the first form of the log has them. */
const NOW = `select 'now' as side, * from %1$I where %3$I in (select %3$I from touched)`;
const PART_EVENTS = {
  insert: {
    touched: 'select * from new_rows',
    was: `select 'was' as side, * from (select * from %1$I where %3$I in (select %3$I from touched)
      except all select * from new_rows) as others`,
  },
  update: {
    touched: 'select * from new_rows union all select * from old_rows',
    was: `select 'was' as side, * from (select * from %1$I where %3$I in (select %3$I from touched)
      except all select * from new_rows) as others union all select 'was', * from old_rows`,
  },
  delete: {
    touched: 'select * from old_rows',
    was: `select 'was' as side, * from %1$I where %3$I in (select %3$I from touched)
      union all select 'was', * from old_rows`,
  },
};

/**
 * Where the line of a record that the same statement created has these rows already, there is nothing to add. The record's own
 * trigger says which record that is, and which command of the transaction wrote it (\`audit_watch_whole\`); rows of another record
 * or of another command go the usual way. That is right in any case: it adds what is there.
 */
const IS_TOLD = `if tg_op = 'INSERT' and told[1] = %2$L then
              if (select coalesce(bool_and(%3$I = told[2]::int), true) and count(*) <= ${MANY} from new_rows)
                and not exists (select from %1$I where %3$I = told[2]::int and not cmin = told[3]::cid) then
                return null;
              end if;
            end if;`;

/**
 * A record that is created with its parts in one statement has its line from one trigger: that of the record writes the parts
 * too, and those of the parts find that they have nothing to add. Before, each of them wrote the line again.
 */
export class Migration20261123150000_whole_lines extends Migration {
  override up(): void {
    this.parts();
    this.wholes();
    this.hear();
    const choice = (name: string): string => `(select name from ${name} as one where one.id = part.${name}_id)`;
    for (const [owner, named] of [
      ['chef', 'chef_name'],
      ['proposal', 'dish_name'],
    ] as const)
      for (const [name, field] of [
        ['city', 'cities'],
        ['food_type', 'food_types'],
        ['modality', 'modalities'],
      ] as const)
        this.part(`${owner}_${name}`, owner, `${owner}_id`, named, choice(name), choice(name), field);
    this.part('gallery_image', 'chef', 'chef_id', 'chef_name', 'part.image_id', 'part.position', 'gallery');
    this.part('proposal_diet', 'proposal', 'proposal_id', 'dish_name', choice('diet'), choice('diet'), 'diets');
    for (const owner of ['chef', 'proposal']) this.addSql(`select audit_watch_whole('${owner}')`);
  }

  /** As before, but for what is told already. What it is given stands in the comment of the function that it makes. */
  private parts(): void {
    const branches = Object.entries(PART_EVENTS).map(
      ([event, { touched, was }]) => `if tg_op = '${event.toUpperCase()}' then
            if (select count(*) from (select from (${touched}) as rows limit ${MANY + 1}) as first) > ${MANY} then
              ${INTO}
              select coalesce(author->>'doing', 'update'), %2$L, null, null, ${BY},
                jsonb_build_object(%7$L, true, 'count', jsonb_build_array(null, count(distinct %3$I)))
              from (${touched}) as rows;
              return null;
            end if;
            with touched as materialized (${touched})
            ${INTO}
            select coalesce(author->>'doing', 'update'), %2$L, part.%3$I,
              left((select %4$s from %2$I as owning where owning.id = part.%3$I), 200), ${BY},
              jsonb_build_object(%7$L, jsonb_build_array(
                coalesce(jsonb_agg(%5$s order by %6$s) filter (where side = 'was'), '[]'),
                coalesce(jsonb_agg(%5$s order by %6$s) filter (where side = 'now'), '[]')))
            from (${was} union all ${NOW}) as part
            group by part.%3$I
            ${MERGE};
          end if;`,
    );
    this.addSql(`create or replace function audit_watch_part(
        part text, owner text, reference text, named text, item text, ordered text, field text) returns void
      language plpgsql as $$
      declare
        called text := 'audit_' || part;
      begin
        execute format($part$
          create or replace function %8$I() returns trigger language plpgsql
          set plan_cache_mode = force_generic_plan as $body$
          declare
            author jsonb := ${AUTHOR};
            told text[] := string_to_array(current_setting('audit.told', true), ' ');
          begin
            if author->'quiet' is not null then return null; end if;
            ${IS_TOLD}
            ${branches.join('\n            ')}
            return null;
          end $body$ $part$, part, owner, reference, named, item, ordered, field, called);
        execute format('comment on function %I() is %L', called, jsonb_build_object('part', part, 'owner', owner,
          'reference', reference, 'item', item, 'ordered', ordered, 'field', field));
        perform audit_hear(part::regclass, format('%I()', called));
        if to_regproc('audit_made_' || owner) is not null then
          perform audit_watch_whole(owner);
        end if;
      end $$`);
  }

  /**
   * For a table whose records are created with their parts: makes the function that writes the line of a new record, with all
   * parts that are known by now. \`audit_watch\` gives it to the table, after each migration.
   */
  private wholes(): void {
    const told = `%L, (select jsonb_build_array('[]'::jsonb, jsonb_agg(%s order by %s)) from %I as part
              where part.%I = (kept->>'id')::int having count(*) between 1 and ${MANY})`;
    this.addSql(`create function audit_watch_whole(owner text) returns void language plpgsql as $$
      declare
        fields text;
      begin
        select string_agg(format($told$${told}$told$, given->>'field', given->>'item', given->>'ordered', given->>'part',
            given->>'reference'), ', ' order by given->>'part') into fields
        from (select obj_description(p.oid, 'pg_proc')::jsonb as given from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.proname like 'audit\\_%'
            and obj_description(p.oid, 'pg_proc') like '{%') as parts
        where given->>'owner' = owner;
        execute format($whole$
          create or replace function %1$I() returns trigger language plpgsql
          set plan_cache_mode = force_generic_plan as $body$
          declare
            author jsonb := ${AUTHOR};
            hidden text[] := tg_argv[3]::text[];
            technical text[] := tg_argv[4]::text[];
            alone boolean;
          begin
            if author->'quiet' is not null then return null; end if;
            alone := (select count(*) from (select from new_rows limit 2) as first) = 1;
            ${INTO}
            select coalesce(author->>'doing', 'create'), tg_argv[0], audit_number(kept->>'id'), left(kept->>tg_argv[2], 200), ${BY},
              (select coalesce(jsonb_object_agg(key, case when key = any(hidden) then 'true' else jsonb_build_array(null, value) end), '{}')
                from jsonb_each(kept) where value <> 'null' and key <> 'id' and key <> all(technical))
              || case when alone then jsonb_strip_nulls(jsonb_build_object(%3$s)) else '{}' end
            from (select to_jsonb(one) as kept from new_rows as one offset 0) as created
            ${MERGE};
            if alone then
              perform set_config('audit.told', format('%%s %%s %%s', tg_argv[0], stored.id, stored.cmin), true)
              from %2$I as stored where stored.id = (select id from new_rows);
            end if;
            return null;
          end $body$ $whole$, 'audit_made_' || owner, owner, fields);
      end $$`);
  }

  /** The triggers of a table, of which that of new records may be one of its own, and who gets which. */
  private hear(): void {
    this.addSql(`create or replace function audit_hear(heard regclass, called text) returns void language plpgsql as $$
      declare
        event record;
      begin
        for event in select * from (values
          ('insert', 'referencing new table as new_rows'),
          ('update', 'referencing old table as old_rows new table as new_rows'),
          ('delete', 'referencing old table as old_rows')) as events (name, referencing)
        loop
          execute format('drop trigger if exists %I on %s', 'audit_' || event.name, heard);
          execute format('create trigger %I after %s on %s %s for each statement execute function %s', 'audit_' || event.name,
            event.name, heard, event.referencing, case when event.name = 'insert' then called else audit_change_of(called) end);
        end loop;
        execute format('drop trigger if exists audit_empty on %s', heard);
        execute format('create trigger audit_empty after truncate on %s for each statement execute function %s',
          heard, audit_change_of(called));
        execute format('comment on trigger audit_insert on %s is %L', heard, called);
      end $$`);
    this.addSql(`create function audit_change_of(called text) returns text language sql immutable as $$
      select regexp_replace(called, '^audit_made_\\w+', 'audit_change')
    $$`);
    this.addSql(`create or replace function audit_watch() returns void language plpgsql as $$
      declare
        watched record;
      begin
        for watched in
          select c.oid::regclass as heard, (select d.description from pg_trigger t join pg_description d on d.objoid = t.oid
                and d.classoid = 'pg_trigger'::regclass
              where t.tgrelid = c.oid and t.tgname = 'audit_insert') as calls,
            format('%I(%L, %L, %L, %L, %L)',
              case when to_regproc('audit_made_' || c.relname) is null then 'audit_change' else 'audit_made_' || c.relname end,
              c.relname,
              (select array_agg(k.attname order by k.attnum) from pg_index i
                join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
                where i.indrelid = c.oid and i.indisprimary),
              coalesce(max(a.attname::text) filter (where said = 'audit: name'), ''),
              coalesce(array_agg(a.attname order by a.attname) filter (where said in ('audit: personal', 'audit: secret')), '{}'),
              coalesce(array_agg(a.attname order by a.attname) filter (where said = 'audit: technical'
                or a.attname in ('created_at', 'updated_at', 'version')), '{}')) as called
          from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
            lateral (select col_description(c.oid, a.attnum) as said) as marks
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
            and c.relname <> 'mikro_orm_migrations'
            and coalesce(obj_description(c.oid, 'pg_class'), '') not like 'audit: no%'
            and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit_insert'
              and t.tgfoid <> 'audit_change'::regproc and t.tgfoid is distinct from to_regproc('audit_made_' || c.relname))
          group by c.oid, c.relname
        loop
          if watched.calls is distinct from watched.called then
            perform audit_hear(watched.heard, watched.called);
          end if;
        end loop;
      end $$`);
  }

  private part(...given: [string, string, string, string, string, string, string]): void {
    this.addSql(`select audit_watch_part(${given.map((one) => `'${one.replaceAll("'", "''")}'`).join(', ')})`);
  }
}
