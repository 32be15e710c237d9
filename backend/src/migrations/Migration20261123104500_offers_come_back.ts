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

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/**
 * A sent offer lost its chef and experiences when they were deleted. It gets them back with them, and nothing else: the very
 * ones that their deletion wrote down.
 */
export class Migration20261123104500_offers_come_back extends Migration {
  override up(): void {
    this.addSql(`create function lost_by_deletion(loser text, reference text, loser_id int, target_id int) returns boolean
      language sql stable as $$
        select exists (select from deleted_record as deletion where deletion.lost @>
          jsonb_build_array(jsonb_build_object('table', loser, 'column', reference, 'id', loser_id, 'to', target_id)))
      $$`);
    this.addSql(`create or replace function offer_stays_as_sent() returns trigger language plpgsql as $$
      declare
        free text[] := array[${quoted(GOES_ON)}];
      begin
        if tg_op = 'DELETE' then
          if old.state = 'borrador' then return old; end if;
          if not exists (select from quote_request where id = old.quote_request_id) then return old; end if;
        elsif old.state = 'borrador' then
          return new;
        else
          if new.chef_id is null and not exists (select from chef where id = old.chef_id) then free := free || array['chef_id']; end if;
          if old.chef_id is null and lost_by_deletion('offer', 'chef_id', old.id, new.chef_id) then free := free || array['chef_id']; end if;
          if new.replaces_id is null and not exists (select from offer where id = old.replaces_id) then
            free := free || array['replaces_id'];
          end if;
          if current_setting('sobremesa.erasing_personal_data', true) = 'on' then free := free || array['address']; end if;
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
        if tg_op = 'UPDATE' and to_jsonb(new) - 'proposal_id' = to_jsonb(old) - 'proposal_id' then
          was := (to_jsonb(old) ->> 'proposal_id')::int;
          is_now := (to_jsonb(new) ->> 'proposal_id')::int;
          if is_now is null and not exists (select from proposal where id = was) then return new; end if;
          if was is null and lost_by_deletion(tg_table_name, 'proposal_id', old.id, is_now) then return new; end if;
        end if;
        raise exception 'a sent offer is not changed' using errcode = 'integrity_constraint_violation';
      end $$`);
  }
}
