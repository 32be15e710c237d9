import { Migration } from '@mikro-orm/migrations';

/** The sale of a gift card can be corrected. */
export class Migration20261130124500_corrected_gift_cards extends Migration {
  override up(): void {
    this.addSql(`alter table money_entry drop constraint money_entry_of_card_check`);
    this.addSql(`alter table money_entry add constraint money_entry_of_card_check check (
      case when kind in ('gift_card_sold', 'gift_card_used', 'gift_card_returned') then gift_card_id is not null
        when kind in ('charge', 'payout') then evening_id is not null else true end)`);
  }
}
