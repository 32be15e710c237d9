import { Migration } from '@mikro-orm/migrations';

/** Who writes: set by the process at the beginning of its transaction (`author.subscriber.ts`). */
const AUTHOR = `coalesce(nullif(current_setting('audit.author', true), '')::jsonb,
    jsonb_build_object('actor', 'database', 'name', session_user))`;

/** Whether personal data are being erased: the only changes of their texts that a sent or past record allows. */
const ERASING = `coalesce(current_setting('sobremesa.erasing_personal_data', true), '') = 'on'`;

/** Whether a deleted record comes back, and with it the references that its deletion emptied. */
const RESTORING = `coalesce(current_setting('sobremesa.restoring', true), '') = 'on'`;

/** Whether a foreign key deletes or empties, and not somebody's statement. */
const BY_FOREIGN_KEY = 'pg_trigger_depth() > 0';

/** One generic trigger function writes the log and notifies the caches; rows that must stay are kept by conditions. */
export class Migration20261128050000_one_log extends Migration {
  override up(): void {
    // All that came before, with the triggers that call it. Functions of extensions are not of ours.
    this.addSql(`do $$ declare old regprocedure; begin
      for old in select p.oid::regprocedure from pg_proc p join pg_language l on l.oid = p.prolang
        where p.pronamespace = 'public'::regnamespace and l.lanname in ('plpgsql', 'sql')
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype in ('e', 'i'))
      loop execute format('drop function if exists %s cascade', old); end loop; end $$`);
    this.log();
    this.refusals();
    this.kept();
  }

  private log(): void {
    // Values that became what they were before go out again.
    this.addSql(`create function audit_merge(was jsonb, now jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_object_agg(key, value) filter (where jsonb_typeof(value) <> 'array' or value->0 <> value->1), '{}')
      from (
        select coalesce(one.key, other.key) as key,
          case when one.value is null then other.value
            when other.value is null then one.value
            when jsonb_typeof(one.value) = 'array' and jsonb_typeof(other.value) = 'array'
              then jsonb_build_array(one.value->0, other.value->1)
            else other.value end as value
        from jsonb_each(was) as one full join jsonb_each(now) as other on one.key = other.key
      ) as merged
    $$`);
    // What a change of a row made of its columns. Null where nothing that is told changed.
    this.addSql(`create function log_difference(was jsonb, now jsonb, hidden jsonb, technical jsonb) returns jsonb
      language sql immutable as $$
      select jsonb_object_agg(key, case when hidden ? key then 'true' else jsonb_build_array(was->key, now->key) end)
      from jsonb_object_keys(coalesce(now, was)) as key
      where not technical ? key and coalesce(was->key, 'null') <> coalesce(now->key, 'null')
    $$`);
    this.addSql(`create function log_change() returns trigger language plpgsql as $log$
declare
  plan jsonb := tg_argv[0]::jsonb;
  author jsonb := ${AUTHOR};
  is_part boolean := plan ? 'owner';
  touched text := case tg_op when 'INSERT' then 'select * from new_rows' when 'DELETE' then 'select * from old_rows'
    else 'select * from old_rows union all select * from new_rows' end;
  number bigint := 1001;
  chefs text;
  many boolean;
  compared text;
  line record;
  written record;
begin
  if tg_op <> 'TRUNCATE' then
    execute format($$select count(*), string_agg(distinct ' chef:' || %s, '') from (%s limit 2001) as touched$$,
      coalesce(plan->>'chef', 'null'), touched) into number, chefs;
  end if;
  if number = 0 then return null; end if;
  if plan ? 'public' then
    perform pg_notify('content_changed', case when number > 400 then '' else tg_table_name || coalesce(chefs, '') end);
  end if;
  if not plan ? 'kind' or author ? 'quiet' or is_part and tg_op = 'TRUNCATE' then return null; end if;
  many := number > case when tg_op = 'UPDATE' then 2000 else 1000 end;
  if tg_op = 'TRUNCATE' then
    compared := $$select null::text as id, null::text as name, '{}'::jsonb as changes$$;
  elsif is_part and many then
    compared := format($$select null::text as id, null::text as name,
      jsonb_build_object(%L, true, 'count', jsonb_build_array(null, count(distinct %I))) as changes from (%s) as part$$,
      plan->>'field', plan->>'owner', touched);
  elsif is_part and not plan ? 'item' then
    compared := format($$select %I::text as id, null::text as name, jsonb_build_object(%L, true) as changes from (%s) as part group by 1$$,
      plan->>'owner', plan->>'field', touched);
  elsif is_part then
    compared := format($$select owner::text as id, (select %1$s from %2$I as record where record.id = sides.owner)::text as name,
        log_difference(jsonb_build_object(%3$L, coalesce(jsonb_agg(item order by place, item) filter (where not is_new), '[]')),
          jsonb_build_object(%3$L, coalesce(jsonb_agg(item order by place, item) filter (where is_new), '[]')), '[]', '[]') as changes
      from (select %4$I as owner, true as is_new, %5$s as item, %6$s as place from %7$I as part
          where %4$I in (select %4$I from (%8$s) as touched)
        union all select %4$I, false, %5$s, %6$s from (select * from %7$I where %4$I in (select %4$I from (%8$s) as touched)
          %9$s) as part) as sides
      group by owner$$,
      coalesce(quote_ident(plan->>'name'), 'null'), plan->>'kind', plan->>'field', plan->>'owner', plan->>'item', coalesce(plan->>'place', 'null'),
      tg_table_name, touched,
      case when tg_op <> 'DELETE' then 'except all select * from new_rows ' else '' end ||
      case when tg_op <> 'INSERT' then 'union all select * from old_rows' else '' end);
  elsif tg_op = 'UPDATE' then
    -- One deletion may change a row twice: a request that names the chef and the experience that go.
    compared := format($$select now->>%L as id, now->>%L as name, log_difference(was, now, %L, %L) as changes
      from (select distinct on (key) %5$s as key, one as was
          from (select to_jsonb(row) as one, row_number() over () as at from old_rows as row) as made order by key, at) as before
        join (select distinct on (key) %5$s as key, one as now
          from (select to_jsonb(row) as one, row_number() over () as at from new_rows as row) as made order by key, at desc) as after using (key)$$,
      plan->>'id', plan->>'name', plan->>'hidden', plan->>'technical', plan->>'key');
    if many then
      compared := format($$select null::text as id, null::text as name, changes || jsonb_build_object('count', jsonb_build_array(null, count(*))) as changes
        from (%s) as compared where changes is not null group by changes$$, compared);
    end if;
  else
    compared := format($$select one->>%L as id, one->>%L as name,
        coalesce(log_difference(%s, %L, %L), '{}') as changes from (select to_jsonb(row) as one from %I as row) as made$$,
      plan->>'id', plan->>'name', case tg_op when 'INSERT' then 'null, one' else 'one, null' end, plan->>'hidden', plan->>'technical',
      case tg_op when 'INSERT' then 'new_rows' else 'old_rows' end);
  end if;
  for line in execute compared loop
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
  return null;
end $log$`);
    this.addSql(`create function count_refused_sign_in() returns trigger language plpgsql as $$
begin
  update audit_line set changes = jsonb_build_object('count', jsonb_build_array(null, new.count))
  where kind = 'session' and at = new.hour and action = 'refuse_sign_in' and record_name = new.reason;
  if not found then
    insert into audit_line (at, action, kind, record_name, actor, changes)
    values (new.hour, 'refuse_sign_in', 'session', new.reason, 'client', jsonb_build_object('count', jsonb_build_array(null, new.count)));
  end if;
  return null;
end $$`);
    this.addSql(`create trigger count_refused_sign_in after insert or update on refused_sign_in
      for each row execute function count_refused_sign_in()`);
  }

  private refusals(): void {
    this.addSql(`create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0] using errcode = 'integrity_constraint_violation';
end $$`);
    // A trigger adds to the line of its own transaction. The retention deletes what is older than any setting of it.
    const own = `${BY_FOREIGN_KEY} and old.at = now() and old.tx = pg_current_xact_id()::text::bigint`;
    const line = 'a line of the log is not changed';
    this.refuse('audit_line', 'update', line, `not (${own} or ${BY_FOREIGN_KEY} and old.action = 'refuse_sign_in')`);
    this.refuse(
      'audit_line',
      'delete',
      line,
      `not (${own} or old.at < now() - interval '6 months'
        and coalesce(nullif(current_setting('audit.author', true), '')::jsonb->>'job' = 'audit-retention', false))`,
    );
    this.addSql(`create trigger stays_on_truncate before truncate on audit_line
      for each statement execute function refuse_change('the log is not emptied')`);
  }

  private kept(): void {
    const activity = 'what happened to a request is not changed';
    this.refuse(
      'quote_request_activity',
      'update',
      activity,
      `not (${BY_FOREIGN_KEY} and new.person_id is null and to_jsonb(new) - 'person_id' = to_jsonb(old) - 'person_id')
        and not (${ERASING} and to_jsonb(new) - '{text,data,actor_name}'::text[] = to_jsonb(old) - '{text,data,actor_name}'::text[])`,
    );
    this.refuse('quote_request_activity', 'delete', activity, `not (${BY_FOREIGN_KEY})`);
    const right = 'the log of rights over personal data is not changed';
    this.refuse(
      'data_right',
      'update',
      right,
      `not (${ERASING} and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason')`,
    );
    this.refuse('data_right', 'delete', right, 'true');
    this.offers();
  }

  /** What a client was sent, or said yes to, stays as it was. */
  private offers(): void {
    const offer = 'a sent offer is not changed';
    const free = `'{state,version,updated_at,viewed_at,settled_at,accepted_name,terms_version,decline_reason,evening_id,cancelled_at,unconfirmed}'::text[]
        || case when new.chef_id is null and ${BY_FOREIGN_KEY} or old.chef_id is null and ${RESTORING} then '{chef_id}' else '{}' end::text[]
        || case when new.replaces_id is null and ${BY_FOREIGN_KEY} then '{replaces_id}' else '{}' end::text[]
        || case when ${ERASING} then '{address,commune,included,conditions}' else '{}' end::text[]`;
    this.refuse(
      'offer',
      'update',
      offer,
      `old.state <> 'borrador' and not (to_jsonb(new) - (${free}) = to_jsonb(old) - (${free})
        and new.state <> 'borrador' and (new.state = old.state or old.state not in ('aceptada', 'rechazada', 'reemplazada')))`,
    );
    this.refuse(
      'offer',
      'delete',
      offer,
      `old.state <> 'borrador' and not (${ERASING} and old.state <> 'aceptada') and not (${BY_FOREIGN_KEY})`,
    );
    this.addSql(`create function offer_is_sent(int) returns boolean language sql stable as $$
      select exists (select from offer where id = $1 and state <> 'borrador')
    $$`);
    for (const table of ['offer_line', 'offer_menu']) {
      const [text, reference] = ['description', 'proposal_id'];
      const only = (column: string): string => `to_jsonb(new) - '${column}' = to_jsonb(old) - '${column}'`;
      this.refuse(table, 'insert', offer, 'offer_is_sent(new.offer_id)');
      this.refuse(
        table,
        'update',
        offer,
        `(offer_is_sent(old.offer_id) or offer_is_sent(new.offer_id)) and not (${ERASING} and ${only(text)})
          and not (${only(reference)} and (${BY_FOREIGN_KEY} and to_jsonb(new)->>'${reference}' is null or ${RESTORING} and to_jsonb(old)->>'${reference}' is null))`,
      );
      this.refuse(table, 'delete', offer, 'offer_is_sent(old.offer_id)');
    }
  }

  private refuse(table: string, event: string, why: string, when: string): void {
    this.addSql(`create trigger stays_on_${event} before ${event} on "${table}" for each row
      when (${when}) execute function refuse_change('${why}')`);
  }
}
