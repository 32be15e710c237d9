import { Migration } from '@mikro-orm/migrations';

/** Who writes: set by the process at the beginning of its transaction (`author.subscriber.ts`). */
const AUTHOR = `coalesce(nullif(current_setting('audit.author', true), '')::jsonb,
    jsonb_build_object('actor', 'database', 'name', session_user))`;

/** The columns by which rows are compared, as one value. */
const KEY = `array(select one->col from jsonb_array_elements_text(plan->'key') as col)`;

/** One trigger holds the ledger to its rules, which stand in one SQL expression. A line of the log is written by an SQL function. */
export class Migration20261130100000_ledger_in_one_trigger extends Migration {
  override up(): void {
    this.ledger();
    this.log();
  }

  private ledger(): void {
    // Of an evening no more was given back than was paid, of a payment by card no more than it was, and nothing is below zero.
    // Of a gift card nothing is used that it does not have, and of one that is void nothing. An entry of an evening that faces
    // one of a card has its amount, and no more comes back to a card than it paid.
    this.addSql(`create or replace function money_entry_fault(entry money_entry) returns text language sql stable as $$
      select case
        when entry.evening_id is not null and entry.corrects_id is not null and not exists (
          select from money_entry where id = entry.corrects_id and evening_id = entry.evening_id and kind <> 'correction'
        ) then 'a correction names an entry of its evening'
        when entry.evening_id is not null and exists (
          select from money_entry as one left join money_entry as more on more.corrects_id = one.id
          where one.id = entry.corrects_id group by one.id having one.amount + coalesce(sum(more.amount), 0) < 0
        ) then 'an entry is not below zero'
        when (
          select sum(case coalesce(corrected.kind, one.kind) when 'refund' then one.amount when 'charge' then -one.amount end)
          from money_entry as one left join money_entry as corrected on corrected.id = one.corrects_id
          where one.evening_id = entry.evening_id
        ) > 0 then 'more is given back than was paid'
        when entry.evening_id is not null and entry.kind = 'refund' and (
          select sum(case kind when 'refund' then amount when 'charge' then -amount end)
          from money_entry where payment_id = entry.payment_id
        ) > 0 then 'more is given back by card than was paid'
        when entry.kind = 'gift_card_used' and (select state from gift_card where id = entry.gift_card_id) <> 'vigente'
          then 'a gift card that is not valid is not used'
        when (
          select sum(case when kind in ('gift_card_used', 'refund') then -amount else amount end)
          from money_entry where gift_card_id = entry.gift_card_id
        ) < 0 then 'a gift card is not below zero'
        when entry.gift_card_entry_id is not null and entry.gift_card_id is null and (
          not exists (
            select from money_entry as of_card where of_card.id = entry.gift_card_entry_id and of_card.amount = entry.amount
              and of_card.kind = case entry.kind when 'charge' then 'gift_card_used' when 'refund' then 'gift_card_returned' end
          ) or exists (
            select from money_entry as one join money_entry as of_card on of_card.id = one.gift_card_entry_id
            where one.evening_id = entry.evening_id group by of_card.gift_card_id
            having sum(case one.kind when 'charge' then one.amount else -one.amount end) < 0
          )
        ) then 'an entry faces that of its gift card'
      end
    $$`);
    // With each entry. The evening or the card is locked, so that two who write at once are counted one after the other.
    this.addSql(`create or replace function money_entry_holds() returns trigger language plpgsql as $$
declare
  fault text;
begin
  perform from evening where id = new.evening_id for no key update;
  perform from gift_card where id = new.gift_card_id for no key update;
  fault := money_entry_fault(new);
  if fault is not null then raise exception '%', fault using errcode = 'integrity_constraint_violation'; end if;
  return null;
end $$`);
    this.addSql(`create or replace trigger holds after insert on money_entry
      for each row execute function money_entry_holds()`);
    // unused since 1.0.0: its rules stand above, and no process calls it.
    this.addSql('drop trigger holds_of_gift_card on money_entry');
    this.addSql('drop function money_entry_of_gift_card_holds()');
  }

  private log(): void {
    // Writes a line, or adds to that of the same record and transaction. What was changed and changed back was not changed.
    this.addSql(`create or replace function log_line(author jsonb, of_kind text, record int, name text, difference jsonb, doing text) returns void
      language sql as $$
      insert into audit_line as present (action, kind, record_id, record_name, actor, person_id, actor_name, request_id, changes)
      values (doing, of_kind, record, left(name, 200), author->>'actor',
        (author->>'id')::int, left(author->>'name', 200), left(author->>'request', 64), difference)
      on conflict (kind, record_id, at, tx) do update set
        action = case when 'delete' in (present.action, excluded.action) then 'delete'
          when present.action = 'update' then excluded.action else present.action end,
        record_name = coalesce(excluded.record_name, present.record_name),
        changes = audit_merge(present.changes, excluded.changes);
      delete from audit_line where kind = of_kind and record_id = record and at = now()
        and tx = pg_current_xact_id()::text::bigint and action = 'update' and changes = '{}'
    $$`);
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
    perform log_line(author, plan->>'kind', case when line.id ~ '^[0-9]{1,9}$' then line.id::int end, line.name, line.changes,
      case when tg_op = 'TRUNCATE' then 'empty' when tg_op = 'DELETE' and not is_part then 'delete'
      else coalesce(author->>'doing', case when tg_op = 'INSERT' and not is_part then 'create' else 'update' end) end);
  end loop;
  close lines;
  return null;
end $log$`);
    this.addSql(`create or replace function count_refused_sign_in() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  update audit_line set changes = jsonb_build_object('count', jsonb_build_array(null, new.count))
  where kind = 'session' and at = new.hour and action = 'refuse_sign_in' and record_name = new.reason;
  insert into audit_line (at, action, kind, record_name, actor, changes)
  select new.hour, 'refuse_sign_in', 'session', new.reason, 'client', jsonb_build_object('count', jsonb_build_array(null, new.count))
  where not found;
  return null;
end $$`);
  }
}
