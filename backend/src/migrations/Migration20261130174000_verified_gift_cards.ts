import { Migration } from '@mikro-orm/migrations';

/** A person's word about a gift card that was paid by card can be corrected, too. */
export class Migration20261130174000_verified_gift_cards extends Migration {
  override up(): void {
    // Of an evening no more was given back than was paid, of a payment by card no more than it was, and nothing is below zero.
    // Of a gift card nothing is used that it does not have, and of one that is void nothing; one that is valid keeps what it is
    // worth. An entry of an evening that faces one of a card has its amount, and no more comes back to a card than it paid.
    this.addSql(`create or replace function money_entry_fault(entry money_entry) returns text language sql stable as $$
      select case
        when entry.evening_id is not null and entry.corrects_id is not null and not exists (
          select from money_entry where id = entry.corrects_id and evening_id = entry.evening_id and kind <> 'correction'
        ) then 'a correction names an entry of its evening'
        when entry.gift_card_id is not null and entry.corrects_id is not null and not exists (
          select from money_entry where id = entry.corrects_id and gift_card_id = entry.gift_card_id
            and kind = 'gift_card_sold' and (payment_id is null or actor = 'person')
        ) then 'a correction names a sale of its gift card that a person wrote'
        when exists (
          select from money_entry as one left join money_entry as more on more.corrects_id = one.id
          where one.id = entry.corrects_id group by one.id having one.amount + coalesce(sum(more.amount), 0) < 0
        ) then 'an entry is not below zero'
        when (
          select sum(case coalesce(corrected.kind, one.kind) when 'refund' then one.amount when 'charge' then -one.amount end)
          from money_entry as one left join money_entry as corrected on corrected.id = one.corrects_id
          where one.evening_id = entry.evening_id
        ) > 0 then 'more is given back than was paid'
        when (
          select sum(case coalesce(corrected.kind, one.kind) when 'refund' then one.amount when 'charge' then -one.amount end)
          from money_entry as one left join money_entry as corrected on corrected.id = one.corrects_id
          where one.evening_id = entry.evening_id and coalesce(corrected.payment_id, one.payment_id)
            = coalesce(entry.payment_id, (select payment_id from money_entry where id = entry.corrects_id))
        ) > 0 then 'more is given back by card than was paid'
        when entry.kind = 'gift_card_used' and (select state from gift_card where id = entry.gift_card_id) <> 'vigente'
          then 'a gift card that is not valid is not used'
        when (
          select sum(case when kind in ('gift_card_used', 'refund') then -amount else amount end)
          from money_entry where gift_card_id = entry.gift_card_id
        ) < 0 then 'a gift card is not below zero'
        when entry.kind in ('refund', 'correction') and (
          select amount from gift_card where id = entry.gift_card_id and state = 'vigente'
        ) > (
          select sum(case when kind = 'refund' then -amount when kind in ('gift_card_sold', 'correction') then amount end)
          from money_entry where gift_card_id = entry.gift_card_id
        ) then 'a gift card that is valid is paid'
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
  }
}
