import { Migration } from '@mikro-orm/migrations';

/** Of a sent offer, what may still change: how far it came, and what went with it. */
const GOES_ON = [
  'state',
  'version',
  'updated_at',
  'viewed_at',
  'settled_at',
  'accepted_name',
  'terms_version',
  'decline_reason',
  'evening_id',
  'cancelled_at',
  'unconfirmed',
];

/** What erasing a client takes from an accepted offer. */
const ERASED = ['address', 'commune', 'included', 'conditions'];

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** What somebody wrote about a client: lines of the log say from now on only that it changed. */
const PERSONAL: Record<string, string[]> = {
  offer: ['commune', 'included', 'conditions'],
  evening: ['commune', 'menu'],
  quote_request: ['utm_source', 'utm_medium', 'utm_campaign'],
};

/** The fields of lines whose values go, by kind. The lines of an offer are fields of it too. */
const HIDDEN: Record<string, string[]> = { ...PERSONAL, offer: [...(PERSONAL['offer'] ?? []), 'lines'] };

const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign'];

/** The requests whose clients were erased. */
const ERASED_REQUESTS = `(select id from "quote_request" where erased_at is not null)`;

const erasing = (word: 'on' | 'off'): string => `select set_config('sobremesa.erasing_personal_data', '${word}', true)`;

/**
 * What was written about a client ends with their data: in the log, in offers that nobody accepted, in the words of an accepted
 * one, in the words of a campaign. What was left of clients who were erased before goes too. An opinion whose client's data are
 * blocked is read by nobody.
 */
export class Migration20261127164500_personal_data_ends extends Migration {
  override up(): void {
    this.addSql(`alter table "comment" add "withheld" boolean not null default false`);
    this.addSql(`comment on column "comment"."withheld" is 'audit: plain'`);
    for (const column of ['at', 'kind', 'step', 'requests', 'due_on', 'answers_id', 'actor', 'person_id', 'actor_name'])
      this.addSql(`comment on column "data_right"."${column}" is 'audit: plain'`);
    this.addSql(`create index "quote_request_blocked_index" on "quote_request" ("id") where blocked_at is not null`);
    this.rules();
    // The lines of these changes would repeat what they take away.
    this.addSql(`select set_config('audit.author', '{"actor": "system", "name": "Sobremesa", "quiet": true}', true)`);
    this.left();
    this.addSql(`select set_config('audit.author', '', true)`);
    this.log();
  }

  /** What erasing may do with an offer that was sent, its lines, and the log of rights. */
  private rules(): void {
    this.addSql(`create or replace function offer_stays_as_sent() returns trigger language plpgsql as $$
      declare
        free text[] := array[${quoted(GOES_ON)}];
        erasing boolean := coalesce(current_setting('sobremesa.erasing_personal_data', true), '') = 'on';
      begin
        if tg_op = 'DELETE' then
          if old.state = 'borrador' then return old; end if;
          if erasing and old.state <> 'aceptada' then return old; end if;
          if not exists (select from quote_request where id = old.quote_request_id) then return old; end if;
        elsif old.state = 'borrador' then
          return new;
        else
          if new.chef_id is null and not exists (select from chef where id = old.chef_id) then free := free || array['chef_id']; end if;
          if old.chef_id is null and lost_by_deletion('offer', 'chef_id', old.id, new.chef_id) then free := free || array['chef_id']; end if;
          if new.replaces_id is null and not exists (select from offer where id = old.replaces_id) then
            free := free || array['replaces_id'];
          end if;
          if erasing then free := free || array[${quoted(ERASED)}]; end if;
          if to_jsonb(new) - free = to_jsonb(old) - free
            and new.state <> 'borrador'
            and (new.state = old.state or old.state not in ('aceptada', 'rechazada', 'reemplazada')) then
            return new;
          end if;
        end if;
        raise exception 'a sent offer is not changed' using errcode = 'integrity_constraint_violation';
      end $$`);
    this.addSql(`create or replace function offer_part_stays_as_sent() returns trigger language plpgsql as $$
      declare
        ids int[] := array[case when tg_op <> 'DELETE' then new.offer_id end, case when tg_op <> 'INSERT' then old.offer_id end];
        was int;
        is_now int;
      begin
        if not exists (select from offer where id = any(ids) and state <> 'borrador') then
          return case tg_op when 'DELETE' then old else new end;
        end if;
        if tg_op = 'UPDATE' and coalesce(current_setting('sobremesa.erasing_personal_data', true), '') = 'on'
          and to_jsonb(new) - 'description' = to_jsonb(old) - 'description' then
          return new;
        end if;
        if tg_op = 'UPDATE' and to_jsonb(new) - 'proposal_id' = to_jsonb(old) - 'proposal_id' then
          was := (to_jsonb(old) ->> 'proposal_id')::int;
          is_now := (to_jsonb(new) ->> 'proposal_id')::int;
          if is_now is null and not exists (select from proposal where id = was) then return new; end if;
          if was is null and lost_by_deletion(tg_table_name, 'proposal_id', old.id, is_now) then return new; end if;
        end if;
        raise exception 'a sent offer is not changed' using errcode = 'integrity_constraint_violation';
      end $$`);
    this.addSql(`create or replace function data_right_stays() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and coalesce(current_setting('sobremesa.erasing_personal_data', true), '') = 'on'
          and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
          return new;
        end if;
        raise exception 'the log of rights over personal data is not changed' using errcode = 'integrity_constraint_violation';
      end $$`);
  }

  /** What stands of campaigns beyond what is kept now, of clients who were erased, and of those whose data are blocked. */
  private left(): void {
    for (const column of CAMPAIGN)
      this.addSql(`update "quote_request" set "${column}" = nullif(trim(both '-' from left(regexp_replace(
        translate("${column}", 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN'), '[^A-Za-z0-9_.~+%-]+', '-', 'g'), 100)), '')
        where "${column}" !~ '^[A-Za-z0-9_.~+%-]{1,100}$'`);
    this.addSql(erasing('on'));
    this.addSql(`update "quote_request" set "utm_medium" = null, "utm_campaign" = null,
      "utm_source" = case when "utm_source" is not null then 'borrada' end where erased_at is not null`);
    this.addSql(`delete from "offer" where state <> 'aceptada' and "quote_request_id" in ${ERASED_REQUESTS}`);
    this.addSql(`update "offer_line" set "description" = 'Datos borrados' where "offer_id" in
      (select id from "offer" where "quote_request_id" in ${ERASED_REQUESTS})`);
    this.addSql(`update "offer" set "included" = null, "conditions" = 'Datos borrados',
      "commune" = case when "commune" is not null then 'Datos borrados' end where "quote_request_id" in ${ERASED_REQUESTS}`);
    this.addSql(`update "evening" set "commune" = 'Datos borrados', "menu" = '' where "quote_request_id" in ${ERASED_REQUESTS}`);
    this.addSql(`update "data_right" set "reason" = 'Datos borrados'
      where "reason" is not null and "requests" && array${ERASED_REQUESTS}`);
    this.addSql(erasing('off'));
    this.addSql(`update "comment" set "withheld" = true where id in (select one.comment_id from "opinion" as one
      join "quote_request" as blocked on blocked.id = one.quote_request_id where blocked.blocked_at is not null)`);
  }

  /** The log: which fields say only that they changed, and what its lines said of them before. */
  private log(): void {
    for (const [table, columns] of Object.entries(PERSONAL))
      for (const column of columns) this.addSql(`comment on column "${table}"."${column}" is 'audit: personal'`);
    this.addSql(`select audit_hear('offer_line', $$audit_hidden_part('offer', 'offer_id', 'lines')$$)`);
    this.addSql(`alter table "audit_line" disable trigger audit_line_stays`);
    for (const [kind, fields] of Object.entries(HIDDEN))
      this.addSql(`update "audit_line" set "changes" = (
          select jsonb_object_agg(key, case when key in (${quoted(fields)}) then 'true'::jsonb else value end) from jsonb_each("changes"))
        where "kind" = '${kind}' and "changes" ?| array[${quoted(fields)}]`);
    this.addSql(`alter table "audit_line" enable trigger audit_line_stays`);
  }
}
