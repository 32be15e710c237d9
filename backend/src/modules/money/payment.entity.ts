import { randomInt, randomUUID } from 'node:crypto';
import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { Evening } from '../agenda/entities.js';
import { GiftCard } from '../gift-cards/entities.js';
import { MAX_AMOUNT } from './money-kinds.js';
import { PaymentMovedError } from './money.errors.js';
import { canMove, isFinal, PAYMENT_STATES, type PaymentState } from './payment-moves.js';

/** What Webpay answers to a new payment. */
interface Opened {
  url: string;
  token: string;
}

/** How Webpay says that a card was charged, or refused. */
export interface CardFacts {
  /** VD debit, VP prepaid, VN credit at once; VC, SI, S2 and NC credit in instalments. */
  cardType: string | null;
  instalments: number | null;
  /** The last four digits. */
  cardDigits: string | null;
  authorizationCode: string | null;
  responseCode: number | null;
}

/** How long Webpay waits for a person: five minutes for the form, ten in it, and some for the way back. */
const OPEN_FOR_MS = 20 * 60_000;

/** After this time a commit without an answer cannot be under way any more, so that another one may be sent. */
const COMMIT_OVER_MS = 60_000;

/** Characters of a buy order, without look-alikes. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const RANDOM_SIGNS = 8;

/** Longest buy order that Webpay takes. */
export const MAX_BUY_ORDER = 26;

/** One attempt to pay an evening or a gift card by card. It has an entry of the ledger if Webpay took the money. */
@Entity()
@Check({ name: 'payment_amount_check', expression: `amount > 0 and amount <= ${MAX_AMOUNT}` })
@Check({ name: 'payment_about_check', expression: 'num_nonnulls(evening_id, gift_card_id) = 1' })
@Check({ name: 'payment_token_check', expression: "token is not null or state in ('creada', 'vencida')" })
@Check({ name: 'payment_settled_check', expression: "(settled_at is null) = (state in ('creada', 'en_webpay'))" })
@Index({ properties: ['evening', 'id'] })
@Index({
  name: 'payment_open_index',
  properties: ['askedAt'],
  where:
    "state in ('creada', 'en_webpay', 'por_verificar') or state in ('anulada', 'vencida') and commit_sent_at is not null",
})
export class Payment extends BaseEntity {
  @ManyToOne(() => Evening, { deleteRule: 'cascade', nullable: true, comment: AUDIT.plain })
  evening: Rel<Evening> | null;

  @ManyToOne(() => GiftCard, { deleteRule: 'cascade', nullable: true, comment: AUDIT.plain })
  giftCard: Rel<GiftCard> | null;

  /** Our unique name for this attempt at the provider. */
  @Property({ type: 'string', length: MAX_BUY_ORDER, comment: AUDIT.name })
  @Unique()
  buyOrder: string;

  /** Identifies it, with the buy order, when a browser returns without a token. */
  @Property({ type: 'uuid', comment: AUDIT.technical })
  sessionId: Opt<string> = randomUUID();

  /** Whole CLP. */
  @Property({ type: 'integer', comment: AUDIT.plain })
  amount: number;

  @Enum({ items: () => PAYMENT_STATES, type: 'string', default: 'creada', comment: AUDIT.plain })
  state: Opt<PaymentState> = 'creada';

  /** The provider's name for it. Null until the provider answered. */
  @Property({ type: 'string', length: 64, nullable: true, comment: AUDIT.secret })
  @Unique()
  token: Opt<string> | null = null;

  /** Where the client's browser posts the token to. Null until the provider answered. */
  @Property({ type: 'string', length: 255, nullable: true, comment: AUDIT.technical })
  formUrl: Opt<string> | null = null;

  /** When the client came back and said that it went through. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  returnedAt: Opt<Date> | null = null;

  /** When the commit was sent. While its answer is missing, no other one is sent. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  commitSentAt: Opt<Date> | null = null;

  /** When the provider was last asked for its state. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  askedAt: Opt<Date> | null = null;

  /** When it was decided, or given to staff. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  settledAt: Opt<Date> | null = null;

  @Property({ type: 'string', length: 2, nullable: true, comment: AUDIT.plain })
  cardType: Opt<string> | null = null;

  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  instalments: Opt<number> | null = null;

  @Property({ type: 'string', length: 4, nullable: true, comment: AUDIT.personal })
  cardDigits: Opt<string> | null = null;

  @Property({ type: 'string', length: 10, nullable: true, comment: AUDIT.plain })
  authorizationCode: Opt<string> | null = null;

  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  responseCode: Opt<number> | null = null;

  /**
   * @param about the evening or the gift card that is paid
   * @param number of the offer or the card: the first part of the buy order
   */
  constructor(about: Rel<Evening> | Rel<GiftCard>, amount: number, number: string) {
    super();
    this.evening = about instanceof GiftCard ? null : about;
    this.giftCard = about instanceof GiftCard ? about : null;
    this.amount = amount;
    const random = Array.from({ length: RANDOM_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    this.buyOrder = `${number.slice(0, MAX_BUY_ORDER - RANDOM_SIGNS - 1)}-${random}`;
  }

  /** The provider created it: the client can pay there. */
  opened({ token, url }: Opened): void {
    this.token = token;
    this.formUrl = url;
    this.moveTo('en_webpay');
  }

  /**
   * Claims the commit, so that it is sent once until its answer is known.
   * @returns the token to commit; null if the payment is decided or a commit is under way
   */
  beginCommit(now: Date): string | null {
    if (isFinal(this.state) || this.state === 'por_verificar' || this.commitSentAt) return null;
    this.returnedAt ??= now;
    this.commitSentAt = now;
    return this.token;
  }

  /** The provider refused the commit: it took nothing by it. */
  commitRefused(): void {
    if (!isFinal(this.state)) this.commitSentAt = null;
  }

  /** The client came back without having paid. A committed payment waits for the provider's answer. */
  givenUp(to: 'anulada' | 'vencida'): void {
    if (!this.commitSentAt && canMove(this.state, to)) this.moveTo(to);
  }

  /**
   * The provider took nothing so far. Another commit may be sent once the former cannot be under way any more. The payment expires
   * once nobody can pay it any more.
   */
  nothingTaken(now: Date): void {
    if (this.commitSentAt && now.getTime() - this.commitSentAt.getTime() <= COMMIT_OVER_MS) return;
    this.commitSentAt = null;
    if (this.isOver(now) && canMove(this.state, 'vencida')) this.moveTo('vencida');
  }

  /** Whether the client paid in the form, and no commit is under way. */
  get waitsForCommit(): boolean {
    return this.state === 'en_webpay' && this.returnedAt !== null && this.commitSentAt === null;
  }

  /** Whether nobody can pay it any more. */
  isOver(now: Date): boolean {
    return now.getTime() - this.createdAt.getTime() > OPEN_FOR_MS;
  }

  /**
   * The provider decided.
   * @throws PaymentMovedError where it was decided otherwise
   */
  decided(to: 'pagada' | 'rechazada' | 'vencida' | 'por_verificar', card?: CardFacts): void {
    if (this.state === to) return;
    if (card) Object.assign(this, card);
    this.moveTo(to);
  }

  private moveTo(to: PaymentState): void {
    if (!canMove(this.state, to)) throw new PaymentMovedError();
    this.state = to;
    if (to !== 'en_webpay') this.settledAt = new Date();
  }
}
