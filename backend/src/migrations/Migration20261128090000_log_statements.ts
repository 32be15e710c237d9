import { Migration } from '@mikro-orm/migrations';

const AUTHOR = `coalesce(nullif(current_setting('audit.author', true), '')::jsonb,
    jsonb_build_object('actor', 'database', 'name', session_user))`;

/** The columns by which rows are compared, as one value. */
const KEY = `array(select one->col from jsonb_array_elements_text(plan->'key') as col)`;

/** The log and the notices as before, with statements whose plans PostgreSQL keeps: only the items of a part are asked for by one made in the call. */
export class Migration20261128090000_log_statements extends Migration {
  override up(): void {
    this.addSql(`create or replace function log_change() returns trigger language plpgsql
  security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $log$
declare
  plan jsonb := tg_argv[0]::jsonb;
  author jsonb := ${AUTHOR};
  is_part boolean := plan ? 'owner';
  number int := 1001; many boolean;
  was jsonb[]; now jsonb[]; parts jsonb[];
  lines refcursor;
  line record;
  written record;
begin
  if tg_op in ('UPDATE', 'DELETE') then was := array(select to_jsonb(one) from old_rows as one limit 1001); end if;
  if tg_op in ('UPDATE', 'INSERT') then now := array(select to_jsonb(one) from new_rows as one limit 1001); end if;
  if tg_op <> 'TRUNCATE' then number := cardinality(was || now); end if;
  if number = 0 then return null; end if;
  if plan ? 'public' then
    perform pg_notify('content_changed', case when number > 400 then '' else tg_table_name || coalesce((
      select string_agg(distinct ' chef:' || case plan->>'chef'
        when 'proposal_id' then (select chef_id::text from proposal where id = (one->>'proposal_id')::int)
        else one->>(plan->>'chef') end, '') from unnest(was || now) as one), '') end);
  end if;
  if not plan ? 'kind' or author ? 'quiet' or is_part and tg_op = 'TRUNCATE' then return null; end if;
  many := number > case when tg_op = 'UPDATE' then 2000 else 1000 end;
  if tg_op = 'TRUNCATE' then
    open lines for select null as id, null as name, '{}'::jsonb as changes;
  elsif is_part and many then
    open lines for execute format($$select null as id, null as name,
      jsonb_build_object(%L, true, 'count', jsonb_build_array(null, count(distinct %I))) as changes from (%s) as part$$,
      plan->>'field', plan->>'owner', concat_ws(' union all ', case when tg_op <> 'INSERT' then 'select * from old_rows' end,
        case when tg_op <> 'DELETE' then 'select * from new_rows' end));
  elsif is_part and not plan ? 'item' then
    open lines for select distinct one->>(plan->>'owner') as id, null as name, jsonb_build_object(plan->>'field', true) as changes
      from unnest(was || now) as one;
  elsif is_part then
    execute format($$select array_agg(jsonb_build_object('row', to_jsonb(part) - 'is_new', 'is_new', is_new, 'owner', %1$I, 'item', %2$s,
        'name', (select %4$s from %5$I as record where record.id = part.%1$I)) order by %3$s, %2$s)
      from (select true as is_new, * from %6$I where %1$I = any ($1) %7$s) as part$$,
      plan->>'owner', plan->>'item', coalesce(plan->>'place', 'null'), coalesce(quote_ident(plan->>'name'), 'null'), plan->>'kind', tg_table_name,
      case when tg_op <> 'INSERT' then format('union all select false, * from jsonb_populate_recordset(null::%I, to_jsonb($2))', tg_table_name) end)
      into parts using array(select (one->>(plan->>'owner'))::int from unnest(was || now) as one), was;
    open lines for select id, name, jsonb_build_object(plan->>'field', jsonb_build_array(coalesce(before, '[]'), coalesce(after, '[]'))) as changes
      from (select one->>'owner' as id, min(one->>'name') as name,
          jsonb_agg(one->'item' order by at) filter (where not (one->'is_new')::boolean or one->'row' not in (select unnest(now))) as before,
          jsonb_agg(one->'item' order by at) filter (where (one->'is_new')::boolean) as after
        from unnest(parts) with ordinality as part (one, at) group by 1) as compared where before is distinct from after;
  elsif tg_op = 'UPDATE' then
    -- One deletion may change a row twice: a request that names the chef and the experience that go.
    open lines for
      with compared as (select after->>(plan->>'id') as id, after->>(plan->>'name') as name,
          log_difference(before, after, plan->'hidden', plan->'technical') as changes
        from (select distinct on (key) ${KEY} as key, one as before
            from (select to_jsonb(row) as one, row_number() over () as at from old_rows as row) as made order by key, at) as before
          join (select distinct on (key) ${KEY} as key, one as after
            from (select to_jsonb(row) as one, row_number() over () as at from new_rows as row) as made order by key, at desc) as after using (key))
      select id, name, changes from compared where not many
      union all select null, null, changes || jsonb_build_object('count', jsonb_build_array(null, count(*)))
        from compared where many and changes is not null group by changes;
  elsif tg_op = 'INSERT' then
    open lines for select one->>(plan->>'id') as id, one->>(plan->>'name') as name,
        coalesce(log_difference(null, one, plan->'hidden', plan->'technical'), '{}') as changes from new_rows as row, to_jsonb(row) as one;
  else
    open lines for select one->>(plan->>'id') as id, one->>(plan->>'name') as name,
        coalesce(log_difference(one, null, plan->'hidden', plan->'technical'), '{}') as changes from old_rows as row, to_jsonb(row) as one;
  end if;
  loop
    fetch lines into line; exit when not found;
    continue when line.changes is null;
    insert into audit_line as present (action, kind, record_id, record_name, actor, person_id, actor_name, request_id, changes)
    values (case when tg_op = 'TRUNCATE' then 'empty' when tg_op = 'DELETE' and not is_part then 'delete'
        else coalesce(author->>'doing', case when tg_op = 'INSERT' and not is_part then 'create' else 'update' end) end,
      plan->>'kind', case when line.id ~ '^[0-9]{1,9}$' then line.id::int end, left(line.name, 200), author->>'actor',
      (author->>'id')::int, left(author->>'name', 200), left(author->>'request', 64), line.changes)
    on conflict (kind, record_id, at, tx) do update set
      action = case when 'delete' in (present.action, excluded.action) then 'delete'
        when present.action = 'update' then excluded.action else present.action end,
      record_name = coalesce(excluded.record_name, present.record_name),
      changes = audit_merge(present.changes, excluded.changes)
    returning * into written;
    -- What was changed and changed back in one transaction was not changed.
    if written.action = 'update' and written.changes = '{}' then delete from audit_line where id = written.id; end if;
  end loop;
  close lines;
  return null;
end $log$`);
    // They write lines for roles that may not.
    this.addSql('alter function count_refused_sign_in() security definer set search_path = public, pg_temp');
  }
}
