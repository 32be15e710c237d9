import { Migration } from '@mikro-orm/migrations';

/** What the lines keep of columns: their names, by mark. Unmarked columns are kept with their values. */
const MARKS: Record<string, Record<string, string>> = {
  person: {
    name: 'name',
    personal: 'email',
    technical: 'search_key deactivated_from invitation_mailed_at',
    plain: 'role state protected',
    secret: 'google_sub session_epoch',
  },
  chef: {
    technical: 'creation_key search_key public_search_key favorite_changed_at',
    name: 'chef_name',
    plain: 'slug description information profile_image_id cover_image_id instagram facebook x price_per_person state favorite',
    personal: 'email phone_number',
  },
  quote_request: {
    technical: 'request_key search_key state first_answered_at evening_ends_at first_answer_minutes quoted_at accepted_at mailed_at mail_attempts next_mail_at',
    personal: 'name email phone_number message lost_text next_step',
    plain: 'city_id event_date guests kind chef_id proposal_id utm_source utm_medium utm_campaign stage lost_reason owner_id next_step_on reply_by budget_per_person origin consented_at consent_purpose consent_version blocked_at erased_at',
  },
  offer: {
    plain: 'quote_request_id state chef_id chef_name guests day starts_at minutes commune included conditions valid_until total replaces_id terms_version evening_id cancelled_at unconfirmed',
    name: 'number',
    personal: 'address accepted_name decline_reason',
    technical: 'sent_at viewed_at settled_at',
  },
  evening: {
    technical: 'uid begins_at ends_at sequence',
    plain: 'quote_request_id chef_id chef_name day starts_at minutes guests commune menu by_hand cancelled_at',
    personal: 'client_first_name',
  },
  comment: {
    plain: 'chef_id score favorite verified publication',
    technical: 'creation_key search_key favorite_changed_at words_version',
    personal: 'client_name description hidden_reason',
  },
  proposal: {
    technical: 'creation_key search_key',
    name: 'dish_name',
  },
  data_right: {
    personal: 'reason',
  },
  form_reference: {
    name: 'title',
  },
  client_logo: {
    name: 'name_company',
  },
  header: {
    name: 'cover_title',
  },
  reply_text: {
    name: 'name',
  },
  city: {
    name: 'name',
    technical: 'name_key',
  },
  food_type: {
    name: 'name',
    technical: 'name_key',
  },
  modality: {
    name: 'name',
    technical: 'name_key',
  },
  secret_link: {
    secret: 'token_hash seed',
  },
};

/** Tables without lines, and why. */
const UNAUDITED: Record<string, string> = {
  chef_slug: 'it follows from the name of the chef',
  proposal_slug: 'it follows from the name of the experience',
  image: 'a file: the record that shows it has the line',
  offer_year: 'the last number of a year',
  ended_session: 'its line is the sign-out',
  used_credential: 'its line is the sign-in',
  seeding: 'what the first start filled',
  mail: 'its record says what became of it',
  replica: 'a process that lives',
  store_mark: 'the mark of the store',
  strict_count: 'counts of a minute',
};

/**
 * The rows of a part on both sides: as they are now, and as they were, which is without the new ones and with the old ones.
 * They are compared as sets, because a statement may touch the rows of thousands of records.
 */
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

/** Of more rows that one statement changes, a line says how many and what they have in common. */
const MANY = 1000;

/**
 * A statement's old or new rows, each once: the first of what it was, or the last of what it is. One deletion may change a row
 * twice: a request that names the chef and the experience that go loses both references.
 */
const once = (rows: string, called: string, order: string): string => `(select distinct on (whose) ${called} from (
            select ${called}, place, case when id is not null then ${called}->id
              else (select jsonb_agg(${called}->part) from unnest(keys) as part) end as whose
            from (select to_jsonb(one) as ${called}, row_number() over () as place from ${rows} as one offset 0) as made
          ) as found order by whose, place ${order})`;

/** How statements over sets of any size are planned: once, and never by comparing every row with every other. */
const PLANS = `set plan_cache_mode = force_generic_plan set enable_nestloop = off set enable_mergejoin = off`;

/** What says who writes: set by the process at the beginning of its transaction. */
const AUTHOR = `coalesce(nullif(current_setting('audit.author', true), '')::jsonb,
        jsonb_build_object('actor', 'database', 'name', session_user))`;

/** What several changes of a record in one transaction make of its line. */
const MERGE = `on conflict ("kind", "record_id", "at", "tx") do update set
        "action" = case when 'delete' in (line."action", excluded."action") then 'delete'
          when line."action" = 'update' then excluded."action" else line."action" end,
        "record_name" = coalesce(excluded."record_name", line."record_name"),
        "changes" = audit_merge(line."changes", excluded."changes")`;

const INTO = `insert into "audit_line" as line
        ("action", "kind", "record_id", "record_name", "actor", "person_id", "actor_name", "request_id", "changes")`;

const BY = `author->>'actor', (author->>'id')::int, left(author->>'name', 200), left(author->>'request', 64)`;

/**
 * The log of what was changed: one line for each record that a transaction changed, written by triggers in that transaction,
 * whichever way the statement came. Which fields are personal, secret or technical is said by the comment of the column, and
 * which tables have no lines by the comment of the table: what \`audit_watch\` reads after each migration.
 */
export class Migration20261123030000_audit extends Migration {
  override up(): void {
    this.lines();
    this.changes();
    this.watch();
    this.marks();
    this.parts();
    this.refusals();
  }

  private lines(): void {
    this.addSql(`create table "audit_line" (
      "id" int generated by default as identity not null primary key,
      "at" timestamptz not null default now(),
      "tx" bigint not null default pg_current_xact_id()::text::bigint,
      "action" text not null,
      "kind" varchar(63) not null,
      "record_id" int null,
      "record_name" varchar(200) null,
      "actor" text not null,
      "person_id" int null,
      "actor_name" varchar(200) null,
      "request_id" varchar(64) null,
      "changes" jsonb not null default '{}',
      constraint "audit_line_action_check" check ("action" in
        ('create', 'update', 'delete', 'empty', 'sign_in', 'sign_out', 'refuse_sign_in', 'export', 'forget', 'fill', 'restore')),
      constraint "audit_line_actor_check" check ("actor" in ('person', 'client', 'system', 'database'))
    )`);
    this.addSql(`comment on table "audit_line" is 'audit: no, it is the log'`);
    this.addSql(`create unique index "audit_line_record_unique" on "audit_line" ("kind", "record_id", "at", "tx")`);
    this.addSql(`create index "audit_line_kind_id_index" on "audit_line" ("kind", "id")`);
    this.addSql(`create index "audit_line_person_id_id_index" on "audit_line" ("person_id", "id")`);
    this.addSql(`create index "audit_line_at_id_index" on "audit_line" ("at", "id")`);
    this.addSql(`create index "audit_line_record_name_index" on "audit_line" (lower("record_name") text_pattern_ops, "id")
      where record_name is not null`);
    // A trigger may add to the line of its own transaction; the retention may delete what is older than any setting of it.
    this.addSql(`create function audit_line_stays() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and pg_trigger_depth() > 1
          and (old.action = 'refuse_sign_in' or old.at = now() and old.tx = pg_current_xact_id()::text::bigint) then
          return new;
        end if;
        if tg_op = 'DELETE' and pg_trigger_depth() > 1
          and old.at = now() and old.tx = pg_current_xact_id()::text::bigint then
          return old;
        end if;
        if tg_op = 'DELETE' and old.at < now() - interval '6 months'
          and nullif(current_setting('audit.author', true), '')::jsonb->>'job' = 'audit-retention' then
          return old;
        end if;
        raise exception 'a line of the log is not changed' using errcode = 'integrity_constraint_violation';
      end $$`);
    this.addSql(`create trigger audit_line_stays before update or delete on "audit_line"
      for each row execute function audit_line_stays()`);
    this.addSql(`create function audit_line_is_not_emptied() returns trigger language plpgsql as $$
      begin
        raise exception 'the log is not emptied' using errcode = 'integrity_constraint_violation';
      end $$`);
    this.addSql(`create trigger audit_line_is_not_emptied before truncate on "audit_line"
      for each statement execute function audit_line_is_not_emptied()`);
  }

  private changes(): void {
    this.addSql(`create function audit_number(text) returns int language sql immutable as $$
      select case when $1 ~ '^[0-9]{1,9}$' then $1::int end
    $$`);
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
    // 'offset 0' lets a row be made JSON once, and not for each of its columns.
    // Arguments: kind, columns of the key, column of the name or '', columns without values, columns that say nothing. A row
    // that has no number of its own is told by its values.
    this.addSql(`create function audit_change() returns trigger language plpgsql
      ${PLANS} as $$
      declare
        author jsonb := ${AUTHOR};
        keys text[] := tg_argv[1]::text[];
        id text := case when cardinality(keys) = 1 then keys[1] end;
        hidden text[] := tg_argv[3]::text[];
        technical text[] := tg_argv[4]::text[];
        many boolean;
      begin
        if author->'quiet' is not null then return null; end if;
        if tg_op = 'INSERT' then
          ${INTO}
          select coalesce(author->>'doing', 'create'), tg_argv[0], audit_number(kept->>id), left(kept->>tg_argv[2], 200), ${BY},
            (select coalesce(jsonb_object_agg(key, case when key = any(hidden) then 'true' else jsonb_build_array(null, value) end), '{}')
              from jsonb_each(kept) where value <> 'null' and key is distinct from id and key <> all(technical))
          from (select to_jsonb(one) as kept from new_rows as one offset 0) as created
          ${MERGE};
        elsif tg_op = 'UPDATE' then
          many := (select count(*) from (select from new_rows limit ${MANY + 1}) as first) > ${MANY};
          ${INTO}
          select coalesce(author->>'doing', 'update'), tg_argv[0],
            case when not many then audit_number((array_agg(kept->>id))[1]) end,
            case when not many then left((array_agg(kept->>tg_argv[2]))[1], 200) end, ${BY},
            case when many then changes || jsonb_build_object('count', jsonb_build_array(null, count(*))) else changes end
          from ${once('new_rows', 'kept', 'desc')} as updated
            join ${once('old_rows', 'was', 'asc')} as before on was->keys[1] = kept->keys[1]
              and (id is not null or (select bool_and(was->one = kept->one) from unnest(keys) as one)),
            lateral (select jsonb_object_agg(key,
                case when key = any(hidden) then 'true' else jsonb_build_array(was->key, value) end) as changes
              from jsonb_each(kept) where value <> was->key and key <> all(technical)) as compared
          where changes is not null
          group by changes, case when not many then kept end
          ${MERGE};
        elsif tg_op = 'DELETE' then
          ${INTO}
          select 'delete', tg_argv[0], audit_number(was->>id), left(was->>tg_argv[2], 200), ${BY},
            (select coalesce(jsonb_object_agg(key, case when key = any(hidden) then 'true' else jsonb_build_array(value, null) end), '{}')
              from jsonb_each(was) where value <> 'null' and key is distinct from id and key <> all(technical))
          from (select to_jsonb(one) as was from old_rows as one offset 0) as deleted
          ${MERGE};
        else
          ${INTO} select 'empty', tg_argv[0], null, null, ${BY}, '{}';
        end if;
        return null;
      end $$`);
    // What was changed and changed back in one transaction was not changed.
    this.addSql(`create function audit_line_is_void() returns trigger language plpgsql as $$
      begin
        delete from "audit_line" where id = new.id;
        return null;
      end $$`);
    this.addSql(`create trigger audit_line_is_void after update on "audit_line"
      for each row when (new.changes = '{}' and new.action = 'update') execute function audit_line_is_void()`);
  }

  private marks(): void {
    for (const [table, marks] of Object.entries(MARKS))
      for (const [mark, columns] of Object.entries(marks))
        for (const column of columns.split(' '))
          this.addSql(`comment on column "${table}"."${column}" is 'audit: ${mark}'`);
    for (const [table, why] of Object.entries(UNAUDITED))
      this.addSql(`comment on table "${table}" is 'audit: no, ${why}'`);
  }

  private watch(): void {
    this.addSql(`create function audit_hear(heard regclass, called text) returns void language plpgsql as $$
      declare
        event record;
      begin
        for event in select * from (values
          ('insert', 'referencing new table as new_rows'),
          ('update', 'referencing old table as old_rows new table as new_rows'),
          ('delete', 'referencing old table as old_rows')) as events (name, referencing)
        loop
          execute format('drop trigger if exists %I on %s', 'audit_' || event.name, heard);
          execute format('create trigger %I after %s on %s %s for each statement execute function %s',
            'audit_' || event.name, event.name, heard, event.referencing, called);
        end loop;
        execute format('drop trigger if exists audit_empty on %s', heard);
        execute format('create trigger audit_empty after truncate on %s for each statement execute function %s', heard, called);
        execute format('comment on trigger audit_insert on %s is %L', heard, called);
      end $$`);
    this.addSql(`create function audit_watch() returns void language plpgsql as $$
      declare
        watched record;
      begin
        for watched in
          select c.oid::regclass as heard, (select d.description from pg_trigger t join pg_description d on d.objoid = t.oid
                and d.classoid = 'pg_trigger'::regclass
              where t.tgrelid = c.oid and t.tgname = 'audit_insert') as calls,
            format('audit_change(%L, %L, %L, %L, %L)', c.relname,
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
              and t.tgfoid <> 'audit_change'::regproc)
          group by c.oid, c.relname
        loop
          if watched.calls is distinct from watched.called then
            perform audit_hear(watched.heard, watched.called);
          end if;
        end loop;
      end $$`);
  }

  private parts(): void {
    // A table whose rows are a field of another record: %1 itself, %2 the record's, %3 the column that refers to it, %4 the
    // column of the record's name, %5 what one of them is called, %6 their order, %7 the field.
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
    this.addSql(`create function audit_watch_part(
        part text, owner text, reference text, named text, item text, ordered text, field text) returns void
      language plpgsql as $$
      begin
        execute format($part$
          create or replace function %8$I() returns trigger language plpgsql
          set plan_cache_mode = force_generic_plan as $body$
          declare
            author jsonb := ${AUTHOR};
          begin
            if author->'quiet' is not null then return null; end if;
            ${branches.join('\n            ')}
            return null;
          end $body$ $part$, part, owner, reference, named, item, ordered, field, 'audit_' || part);
        perform audit_hear(part::regclass, format('%I()', 'audit_' || part));
      end $$`);
    // Of rows with words of or about clients a line says only that there was a change.
    this.addSql(`create function audit_hidden_part() returns trigger language plpgsql
      ${PLANS} as $$
      declare
        author jsonb := ${AUTHOR};
        owners int[];
      begin
        if author->'quiet' is not null then return null; end if;
        if tg_op = 'DELETE' then
          select array_agg(distinct (to_jsonb(one)->>tg_argv[1])::int) into owners from old_rows as one;
        elsif tg_op in ('INSERT', 'UPDATE') then
          select array_agg(distinct (to_jsonb(one)->>tg_argv[1])::int) into owners from new_rows as one;
        end if;
        ${INTO}
        select 'update', tg_argv[0], owner, null, ${BY}, jsonb_build_object(tg_argv[2], true) from unnest(owners) as owner
        where cardinality(owners) <= ${MANY}
        union all
        select 'update', tg_argv[0], null, null, ${BY},
          jsonb_build_object(tg_argv[2], true, 'count', jsonb_build_array(null, cardinality(owners)))
        where cardinality(owners) > ${MANY}
        ${MERGE};
        return null;
      end $$`);
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
    const line = `part.quantity || ' × ' || part.description || ' · ' || part.unit_price`;
    this.part('offer_line', 'offer', 'offer_id', 'number', line, 'part.position', 'lines');
    this.part('offer_menu', 'offer', 'offer_id', 'number', 'part.dish_name', 'part.position', 'menus');
    const chosen = `(select chef_name from chef as one where one.id = part.chef_id)`;
    this.part('quote_request_choice', 'quote_request', 'quote_request_id', 'null', chosen, 'part.position', 'choices');
    this.part('opinion', 'quote_request', 'quote_request_id', 'null', 'part.comment_id', 'part.id', 'opinion');
    for (const [table, field] of [
      ['quote_request_activity', 'activity'],
      ['quote_request_restriction', 'restrictions'],
    ] as const)
      this.addSql(`select audit_hear('${table}', $$audit_hidden_part('quote_request', 'quote_request_id', '${field}')$$)`);
  }

  private part(...given: [string, string, string, string, string, string, string]): void {
    this.addSql(`select audit_watch_part(${given.map((one) => `'${one.replaceAll("'", "''")}'`).join(', ')})`);
  }

  private refusals(): void {
    // A flood of refused sign-ins makes one line for an hour and a reason, which says how many there were.
    this.addSql(`create table "refused_sign_in" (
      "hour" timestamptz not null default date_trunc('hour', now()),
      "reason" varchar(40) not null,
      "count" int not null default 1,
      constraint "refused_sign_in_pkey" primary key ("hour", "reason")
    )`);
    this.addSql(`comment on table "refused_sign_in" is 'audit: no, its trigger writes the line'`);
    this.addSql(`create function audit_refused_sign_in() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into "audit_line" ("at", "action", "kind", "record_name", "actor", "changes")
          values (new.hour, 'refuse_sign_in', 'session', new.reason, 'client',
            jsonb_build_object('count', jsonb_build_array(null, new.count)));
        else
          update "audit_line" set changes = jsonb_build_object('count', jsonb_build_array(null, new.count))
          where kind = 'session' and at = new.hour and action = 'refuse_sign_in' and record_name = new.reason;
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger audit_refused_sign_in after insert or update on "refused_sign_in"
      for each row execute function audit_refused_sign_in()`);
  }
}
