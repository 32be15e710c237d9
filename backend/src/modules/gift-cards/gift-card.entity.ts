import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { CreatedEntity } from '../../platform/database/created.entity.js';
import type { Creation } from '../../platform/database/creation-key.js';
import { nameKey } from '../../platform/database/name-key.js';
import { dayAfter } from '../../platform/http/value/day.js';
import { Proposal } from '../proposals/entities.js';
import {
  EXTRA_DAYS,
  GIFT_CARD_ORIGINS,
  GIFT_CARD_STATES,
  MAX_MESSAGE,
  MOST_AMOUNT,
  type GiftCardOrigin,
  type GiftCardState,
} from './gift-card-states.js';
import {
  GiftCardBackError,
  GiftCardLeftError,
  GiftCardMovedError,
  GiftCardUsedError,
  GiftCardWorthError,
} from './gift-cards.errors.js';

/** What a card is worth: an amount, or an experience for so many people at its price of the day. */
export interface Worth {
  /** Whole CLP. */
  amount: number;
  experience: { proposal: Rel<Proposal>; name: string; guests: number } | null;
}

/** Who gives it to whom, and how it arrives. */
export interface GiftDetails {
  buyerName: string;
  buyerEmail: string;
  receiverName: string;
  /** Null where the buyer hands it over. */
  receiverEmail: string | null;
  message: string | null;
  /** The day on which it is to arrive ('YYYY-MM-DD'). */
  arrivesOn: string;
}

/** What stands where data were erased. */
const ERASED = 'Datos borrados';

/** A gift card. What is left of it follows from the ledger; its code is known as a hash alone. */
@Entity()
@Check({ name: 'gift_card_amount_check', expression: `amount > 0 and amount <= ${MOST_AMOUNT}` })
@Check({
  name: 'gift_card_experience_check',
  expression: '(experience_name is null) = (guests is null) and guests > 0',
})
@Check({
  name: 'gift_card_code_check',
  expression: `(state in ('vigente', 'anulada')) = (code_hash is not null and valid_until is not null and sold_at is not null)`,
})
@Check({ name: 'gift_card_void_check', expression: `(state = 'anulada') = (void_reason is not null)` })
@Index({ properties: ['createdAt'] })
@Index({ name: 'gift_card_ends_index', properties: ['validUntil'], where: "state = 'vigente'" })
@Index({ name: 'gift_card_unsent_index', properties: ['arrivesOn'], where: "state = 'vigente' and mailed_at is null" })
@Index({
  name: 'gift_card_search_index',
  expression: 'create index "gift_card_search_index" on "gift_card" using gin ("search_key" gin_trgm_ops)',
})
export class GiftCard extends CreatedEntity {
  @Enum({ items: () => [...GIFT_CARD_STATES], type: 'string', default: 'por_pagar', comment: AUDIT.plain })
  state: Opt<GiftCardState> = 'por_pagar';

  @Enum({ items: () => [...GIFT_CARD_ORIGINS], type: 'string', comment: AUDIT.plain })
  origin: GiftCardOrigin;

  /** Whole CLP: what it is worth on the day of its sale. */
  @Property({ type: 'integer', comment: AUDIT.plain })
  amount: number;

  /** The experience that it is for. Null after it was deleted: name and worth stay. */
  @ManyToOne(() => Proposal, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  proposal: Rel<Proposal> | null;

  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.plain })
  experienceName: Opt<string> | null;

  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  guests: Opt<number> | null;

  @Property({ type: 'string', length: 120, comment: AUDIT.personal })
  buyerName: string;

  @Property({ type: 'string', length: 254, comment: AUDIT.personal })
  buyerEmail: string;

  @Property({ type: 'string', length: 120, comment: AUDIT.personal })
  receiverName: string;

  @Property({ type: 'string', length: 254, nullable: true, comment: AUDIT.personal })
  receiverEmail: Opt<string> | null;

  @Property({ type: 'string', length: MAX_MESSAGE, nullable: true, comment: AUDIT.personal })
  message: Opt<string> | null;

  /** Names, addresses and number without case and accents, for the search of staff. */
  @Property({ type: 'text', comment: AUDIT.technical })
  searchKey: string;

  @Property({ type: 'date', comment: AUDIT.plain })
  arrivesOn: string;

  /** The hash of its code. Null until it is paid. */
  @Property({ type: 'string', length: 43, nullable: true, comment: AUDIT.secret })
  @Unique()
  codeHash: Opt<string> | null = null;

  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  soldAt: Opt<Date> | null = null;

  /** The last day on which it can be used. */
  @Property({ type: 'date', nullable: true, comment: AUDIT.plain })
  validUntil: Opt<string> | null = null;

  /** When it was mailed. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  mailedAt: Opt<Date> | null = null;

  @Property({ type: 'string', length: 300, nullable: true, comment: AUDIT.plain })
  voidReason: Opt<string> | null = null;

  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  erasedAt: Opt<Date> | null = null;

  constructor(worth: Worth, details: GiftDetails, origin: GiftCardOrigin, creation: Creation | null = null) {
    super(creation);
    this.origin = origin;
    this.amount = worth.amount;
    this.proposal = worth.experience?.proposal ?? null;
    this.experienceName = worth.experience?.name ?? null;
    this.guests = worth.experience?.guests ?? null;
    this.buyerName = details.buyerName;
    this.buyerEmail = details.buyerEmail;
    this.receiverName = details.receiverName;
    this.receiverEmail = details.receiverEmail;
    this.message = details.message;
    this.arrivesOn = details.arrivesOn;
    this.searchKey = searchKeyOf(details);
  }

  /** To whom it is mailed. */
  get reader(): { name: string; address: string } {
    return this.receiverEmail === null
      ? { name: this.buyerName, address: this.buyerEmail }
      : { name: this.receiverName, address: this.receiverEmail };
  }

  /** Whether its buyer has it: nobody else has been mailed it. */
  get isWithBuyer(): boolean {
    return this.receiverEmail === null || this.mailedAt === null;
  }

  /** Whether its money came. */
  get isPaid(): boolean {
    return this.state === 'vigente' || this.state === 'anulada';
  }

  /** Whether it can be used on a day ('YYYY-MM-DD'). */
  isUsable(today: string): boolean {
    return this.state === 'vigente' && this.validUntil !== null && today <= this.validUntil;
  }

  /**
   * It was paid: from now on it has a code and an end. Money that comes late, after nobody expected it any more, counts too.
   * @param months for which it is valid
   * @throws GiftCardMovedError
   */
  paid(codeHash: string, today: string, months: number): void {
    if (this.isPaid) throw new GiftCardMovedError();
    this.state = 'vigente';
    this.codeHash = codeHash;
    this.soldAt = new Date();
    this.validUntil = monthsAfter(today, months);
    this.touched();
  }

  /** Nobody paid it. */
  dropped(): void {
    if (this.state !== 'por_pagar') return;
    this.state = 'descartada';
    this.touched();
  }

  /**
   * From now on nobody uses it. A void one is voided again only to say how money went back that came late.
   * @param left what is left of it
   * @param isBack whether that was given back to the buyer
   * @throws GiftCardMovedError, GiftCardBackError, GiftCardLeftError
   */
  voided(reason: string, left: number, isBack: boolean): void {
    if (this.state !== 'vigente' && (this.state !== 'anulada' || left === 0)) throw new GiftCardMovedError();
    if (isBack && left === 0) throw new GiftCardBackError();
    if (!isBack && left > 0) throw new GiftCardLeftError();
    this.state = 'anulada';
    this.voidReason = reason;
  }

  /**
   * Staff correct its sale. It is worth what came for it; of what came too much before, less came. Where nothing came it is not paid.
   * @param kept what came and did not go back to its buyer
   * @param more what the correction adds to it
   * @param used what it paid of evenings
   * @throws GiftCardMovedError, GiftCardUsedError, GiftCardWorthError
   */
  saleCorrected({ kept, more, used }: { kept: number; more: number; used: number }): void {
    if (this.state !== 'vigente') throw new GiftCardMovedError();
    const now = kept + more;
    if (now < used) throw new GiftCardUsedError(used);
    const worth = kept > this.amount ? Math.min(this.amount, now) : now;
    if (worth > MOST_AMOUNT) throw new GiftCardWorthError();
    if (now > 0) this.amount = worth;
    else Object.assign(this, { state: 'por_pagar', codeHash: null, soldAt: null, validUntil: null });
    this.touched();
  }

  /** Money came back to it: where it ended meanwhile, it lives some days longer. @returns whether it does */
  gotBack(today: string): boolean {
    if (this.validUntil === null || this.validUntil >= today) return false;
    this.validUntil = dayAfter(today, EXTRA_DAYS);
    this.touched();
    return true;
  }

  /** Removes who gave it and who got it. What was paid, used and is left stays. */
  erase(): void {
    this.buyerName = ERASED;
    this.receiverName = ERASED;
    this.buyerEmail = 'borrado@invalid';
    this.receiverEmail = null;
    this.message = null;
    this.searchKey = '';
    this.erasedAt = new Date();
    this.touched();
  }

  private touched(): void {
    this.version += 1;
    this.updatedAt = new Date();
  }
}

/** What staff search a card by, without case and accents. */
export const searchKeyOf = ({
  buyerName,
  buyerEmail,
  receiverName,
  receiverEmail,
}: Pick<GiftDetails, 'buyerName' | 'buyerEmail' | 'receiverName' | 'receiverEmail'>): string =>
  nameKey([buyerName, buyerEmail, receiverName, receiverEmail].filter(Boolean).join(' '));

/** The same day so many months later, or the last one of a month that has no such day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** What people call a card: 'G-00012'. */
export const numberOf = (id: number): string => `G-${String(id).padStart(5, '0')}`;
