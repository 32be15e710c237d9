import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { Evening } from '../agenda/entities.js';
import { GiftCard } from '../gift-cards/entities.js';
import { ACTORS, type Actor } from '../quotes/entities.js';
import { Person } from '../users/entities.js';
import { ENTRY_KINDS, MAX_AMOUNT, REFERENCE_PATTERN, WAYS, type EntryKind, type Way } from './money-kinds.js';
import { Payment } from './payment.entity.js';
import { Refund } from './refund.entity.js';

/** What an entry says. */
export interface EntryFacts {
  kind: EntryKind;
  /** Whole CLP. Of a correction, what it adds to the entry that it names. */
  amount: number;
  way: Way;
  /** When it happened. */
  at?: Date;
  payment?: Rel<Payment> | null;
  refund?: Rel<Refund>;
  corrects?: Rel<MoneyEntry>;
  /** The entry of the gift card by which an evening was paid, or gave back. */
  giftCardEntry?: Rel<MoneyEntry>;
  /** The bank's or the provider's name for it. */
  reference?: string | null;
  creationKey?: string | null;
}

/**
 * A line of the ledger: money that came or went for one evening or one gift card. What a card pays of an evening are two lines, and so
 * is what comes back to it: they are each other's opposite, so that a sum over the ledger is what came and went. The database lets nobody change or delete it, and takes none with
 * which more would be given back than was paid. A mistake is corrected by a line that names the other. No free text stands here.
 */
@Entity()
@Check({ name: 'money_entry_about_check', expression: 'num_nonnulls(evening_id, gift_card_id) = 1' })
@Check({
  name: 'money_entry_of_card_check',
  expression:
    "case when kind in ('gift_card_sold', 'gift_card_used', 'gift_card_returned') then gift_card_id is not null when kind in ('charge', 'payout') then evening_id is not null else true end",
})
@Check({
  name: 'money_entry_pair_check',
  expression:
    "(gift_card_entry_id is not null) = (way = 'gift_card' and evening_id is not null) and (way = 'gift_card') = (gift_card_entry_id is not null or kind in ('gift_card_used', 'gift_card_returned'))",
})
@Check({
  name: 'money_entry_amount_check',
  expression: `abs(amount) <= ${MAX_AMOUNT} and (amount > 0 or kind = 'correction' and amount <> 0)`,
})
@Check({ name: 'money_entry_corrects_check', expression: "(kind = 'correction') = (corrects_id is not null)" })
@Check({
  name: 'money_entry_card_check',
  expression: "kind not in ('charge', 'refund', 'gift_card_sold') or (way = 'card') = (payment_id is not null)",
})
@Check({
  name: 'money_entry_refund_check',
  expression: "(kind = 'refund' and evening_id is not null) = (refund_id is not null)",
})
@Check({ name: 'money_entry_reference_check', expression: `reference ~ '${REFERENCE_PATTERN}'` })
@Unique({ name: 'money_entry_refund_unique', properties: ['refund'] })
@Unique({ name: 'money_entry_gift_card_entry_id_unique', properties: ['giftCardEntry'] })
@Index({ properties: ['evening', 'id'] })
@Index({ properties: ['giftCard', 'id'] })
@Index({ properties: ['at', 'id'] })
@Index({
  name: 'money_entry_payment_unique',
  expression: `create unique index "money_entry_payment_unique" on "money_entry" ("payment_id") where kind in ('charge', 'gift_card_sold')`,
})
export class MoneyEntry {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  /** When it happened: for a transfer, at noon of its day. */
  @Property({ type: 'Date', defaultRaw: 'now()', comment: AUDIT.plain })
  at: Opt<Date>;

  /** When it was written. */
  @Property({ type: 'Date', defaultRaw: 'now()', comment: AUDIT.technical })
  notedAt: Opt<Date> = new Date();

  @Enum({ items: () => [...ENTRY_KINDS], type: 'string', comment: AUDIT.plain })
  kind: EntryKind;

  @Property({ type: 'integer', comment: AUDIT.plain })
  amount: number;

  @Enum({ items: () => WAYS, type: 'string', comment: AUDIT.plain })
  way: Way;

  @ManyToOne(() => Evening, { deleteRule: 'cascade', nullable: true, comment: AUDIT.plain })
  evening: Rel<Evening> | null;

  /** The gift card that was sold, used or got money back. */
  @ManyToOne(() => GiftCard, { deleteRule: 'cascade', nullable: true, comment: AUDIT.plain })
  giftCard: Rel<GiftCard> | null;

  /** Of an evening, the entry of the gift card that paid it, or that got the money back. */
  @ManyToOne(() => MoneyEntry, { deleteRule: 'cascade', nullable: true, comment: AUDIT.plain })
  giftCardEntry: Rel<MoneyEntry> | null;

  /** The payment by card that it is, or gives back. */
  @ManyToOne(() => Payment, { deleteRule: 'cascade', nullable: true, comment: AUDIT.plain })
  payment: Rel<Payment> | null;

  /** The refund that it is. */
  @ManyToOne(() => Refund, { deleteRule: 'cascade', nullable: true, comment: AUDIT.plain })
  refund: Rel<Refund> | null;

  /** The entry that it corrects. */
  @ManyToOne(() => MoneyEntry, { deleteRule: 'cascade', nullable: true, comment: AUDIT.plain })
  corrects: Rel<MoneyEntry> | null;

  @Property({ type: 'string', length: 40, nullable: true, comment: AUDIT.plain })
  reference: Opt<string> | null;

  @Enum({ items: () => [...ACTORS], type: 'string', comment: AUDIT.plain })
  actor: Actor['actor'];

  /** Null if it was no member of staff, or the person was deleted. */
  @ManyToOne(() => Person, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  person: Rel<Person> | null;

  /** The person's name at that moment. */
  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.plain })
  actorName: Opt<string> | null;

  /** The key of the form that wrote it: one that is sent twice is one entry. */
  @Property({ type: 'uuid', nullable: true, comment: AUDIT.technical })
  @Unique()
  creationKey: Opt<string> | null;

  /**
   * Whether it moved by card and the provider said so, or nobody could ask it and a person did. The provider's is the client's; a refund is
   * always its giver's.
   */
  get isProviders(): boolean {
    if (!this.payment) return false;
    return this.refund ? !this.refund.verified : this.actor !== 'person';
  }

  /** @param about the evening or the gift card whose money it is */
  constructor(about: Rel<Evening> | Rel<GiftCard>, facts: EntryFacts, actor: Actor) {
    this.evening = about instanceof GiftCard ? null : about;
    this.giftCard = about instanceof GiftCard ? about : null;
    this.giftCardEntry = facts.giftCardEntry ?? null;
    this.kind = facts.kind;
    this.amount = facts.amount;
    this.way = facts.way;
    this.at = facts.at ?? new Date();
    this.payment = facts.payment ?? null;
    this.refund = facts.refund ?? null;
    this.corrects = facts.corrects ?? null;
    this.reference = facts.reference ?? null;
    this.creationKey = facts.creationKey ?? null;
    this.actor = actor.actor;
    this.person = actor.actor === 'person' ? actor.person : null;
    this.actorName = actor.actor === 'person' ? actor.actorName : null;
  }
}
