import { Cascade, Collection, type Opt, OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, OneToMany, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { HOUR_PATTERN, todayInChile } from '../../platform/http/value/day.js';
import { Evening } from '../agenda/entities.js';
import { Chef } from '../chefs/entities.js';
import { QuoteRequest } from '../quotes/entities.js';
import { MAX_GUESTS } from '../quotes/rules.js';
import { lineTotal, MAX_LINES, OfferLine, type LineWords } from './offer-line.entity.js';
import { OfferMenu } from './offer-menu.entity.js';
import {
  hasBegun,
  lacksOf,
  MAX_MINUTES,
  MIN_MINUTES,
  nameOf,
  USUAL_MINUTES,
  type OfferContent,
} from './offer-words.js';
import { canMove, isOpen, OFFER_STATES, type OfferMoveBy, type OfferState } from './offer-moves.js';
import {
  OfferIncompleteError,
  OfferNotDraftError,
  OfferNotOpenError,
  TooManyLinesError,
  TotalRefusedError,
} from './offers.errors.js';

/** Highest total of an offer in whole CLP: far above any evening, far below the database's limit. */
export const MAX_TOTAL = 1_000_000_000;

/** The data of an accepted evening. A sent offer has all of them. */
export interface AgreedEvening {
  chef: Rel<Chef>;
  day: string;
  startsAt: string;
  guests: number;
  commune: string;
}

/** When which part is due, as the company says it. */
export interface PayTerms {
  reservaPercent: number;
  reservaHours: number;
  saldoDays: number;
}

/** How the client said yes. */
export interface Acceptance {
  name: string;
  /** Version of the accepted terms; null on the telephone. */
  terms: string | null;
  by: 'client' | 'phone';
}

/** What an offer costs, in whole CLP. */
export const totalOf = (lines: readonly Pick<LineWords, 'quantity' | 'unitPrice'>[]): number =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

const sameLines = (kept: readonly LineWords[], given: readonly LineWords[]): boolean =>
  kept.length === given.length &&
  kept.every(({ description, quantity, unitPrice }, index) => {
    const other = given[index];
    return other?.description === description && other.quantity === quantity && other.unitPrice === unitPrice;
  });

/**
 * A price for one evening, which the client can accept. Only a draft can be edited. The client has read a sent offer,
 * so the database refuses changes of its words and prices too.
 */
@Entity()
@Check({ name: 'offer_total_check', expression: `state = 'borrador' or (total > 0 and total <= ${MAX_TOTAL})` })
@Check({ name: 'offer_number_check', expression: `(state = 'borrador') = (number is null)` })
@Check({ name: 'offer_number_shape_check', expression: `number ~ '^C-[0-9]{4}-[0-9]{4,}$'` })
@Check({ name: 'offer_valid_until_check', expression: `state = 'borrador' or valid_until <= day` })
@Check({
  name: 'offer_complete_check',
  expression: `state = 'borrador' or num_nulls(guests, day, starts_at, valid_until, conditions, sent_at, chef_name) = 0 and (commune is not null or address is not null)`,
})
@Check({
  name: 'offer_accepted_check',
  expression: `(state <> 'aceptada' or accepted_name is not null) and (state in ('aceptada', 'reemplazada') or accepted_name is null)`,
})
@Check({ name: 'offer_revision_check', expression: 'revision >= 1' })
@Check({ name: 'offer_guests_check', expression: `guests >= 1 and guests <= ${MAX_GUESTS}` })
@Check({ name: 'offer_starts_at_check', expression: `starts_at ~ '${HOUR_PATTERN}'` })
@Check({
  name: 'offer_reserva_check',
  expression: 'reserva_percent >= 0 and reserva_percent <= 100 and num_nulls(reserva_hours, saldo_days) in (0, 2)',
})
@Check({ name: 'offer_minutes_check', expression: `minutes >= ${MIN_MINUTES} and minutes <= ${MAX_MINUTES}` })
@Index({ properties: ['quoteRequest', 'id'] })
@Index({
  name: 'offer_one_draft_unique',
  expression: `create unique index "offer_one_draft_unique" on "offer" ("quote_request_id") where state = 'borrador' and revision = 1`,
})
@Index({
  name: 'offer_one_change_unique',
  expression: `create unique index "offer_one_change_unique" on "offer" ("quote_request_id") where revision > 1 and state in ('borrador', 'enviada', 'vista')`,
})
@Unique({ name: 'offer_number_revision_unique', properties: ['number', 'revision'] })
@Index({
  name: 'offer_one_accepted_unique',
  expression: `create unique index "offer_one_accepted_unique" on "offer" ("quote_request_id") where state = 'aceptada' and cancelled_at is null`,
})
@Index({
  name: 'offer_accepted_value_index',
  expression: `create index "offer_accepted_value_index" on "offer" ("settled_at") include ("total", "revision", "number") where state = 'aceptada' and cancelled_at is null`,
})
@Index({
  name: 'offer_open_index',
  properties: ['validUntil'],
  where: `state in ('enviada', 'vista')`,
})
@Index({
  name: 'offer_lost_index',
  properties: ['quoteRequest', 'settledAt'],
  where: `state in ('rechazada', 'vencida')`,
})
export class Offer extends VersionedEntity {
  [OptionalProps]?: 'evening' | 'lines' | 'menus';

  @ManyToOne(() => QuoteRequest, { deleteRule: 'cascade', comment: AUDIT.plain })
  quoteRequest: Rel<QuoteRequest>;

  /** 'C-2026-0001'. Given when it is sent; a change has the number of what it changes. */
  @Property({ type: 'string', length: 20, nullable: true, comment: AUDIT.name })
  number: Opt<string> | null = null;

  /** 1, or higher for a change of what was agreed. */
  @Property({ type: 'integer', default: 1, comment: AUDIT.plain })
  revision: Opt<number>;

  @Enum({ items: () => [...OFFER_STATES], type: 'string', default: 'borrador', comment: AUDIT.plain })
  state: Opt<OfferState> = 'borrador';

  /** Null in a draft, and after the chef was deleted. */
  @ManyToOne(() => Chef, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  chef: Rel<Chef> | null = null;

  /** The chef's name when it was written. */
  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.plain })
  chefName: Opt<string> | null = null;

  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  guests: Opt<number> | null = null;

  /** Day of the evening ('YYYY-MM-DD'). */
  @Property({ type: 'date', nullable: true, comment: AUDIT.plain })
  day: Opt<string> | null = null;

  /** When it begins ('HH:MM'), by the clocks of Santiago. */
  @Property({ type: 'string', length: 5, nullable: true, comment: AUDIT.plain })
  startsAt: Opt<string> | null = null;

  @Property({ type: 'integer', default: USUAL_MINUTES, comment: AUDIT.plain })
  minutes: Opt<number> = USUAL_MINUTES;

  @Property({ type: 'string', length: 80, nullable: true, comment: AUDIT.personal })
  commune: Opt<string> | null = null;

  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.personal })
  address: Opt<string> | null = null;

  /** What the price includes. */
  @Property({ type: 'string', length: 1000, nullable: true, comment: AUDIT.personal })
  included: Opt<string> | null = null;

  @Property({ type: 'string', length: 2000, nullable: true, comment: AUDIT.personal })
  conditions: Opt<string> | null = null;

  /** Last day on which the client can accept ('YYYY-MM-DD'). */
  @Property({ type: 'date', nullable: true, comment: AUDIT.plain })
  validUntil: Opt<string> | null = null;

  /** Whole CLP, computed from the lines. */
  @Property({ type: 'integer', default: 0, comment: AUDIT.plain })
  total: Opt<number> = 0;

  /** The share that is due first, in percent. Null where the company's holds: in a draft, and while the company takes no money. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  reservaPercent: Opt<number> | null = null;

  /** Hours after the yes until which it is due, and business days before the evening on which the rest is: as it was sent. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.technical })
  reservaHours: Opt<number> | null = null;

  @Property({ type: 'integer', nullable: true, comment: AUDIT.technical })
  saldoDays: Opt<number> | null = null;

  /** The offer that this one replaces. */
  @ManyToOne(() => Offer, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  replaces: Rel<Offer> | null;

  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  sentAt: Opt<Date> | null = null;

  /** When the client first opened it. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  viewedAt: Opt<Date> | null = null;

  /** When it ended: accepted, declined, expired, withdrawn, or replaced before its client decided. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  settledAt: Opt<Date> | null = null;

  /** Who accepted, as they wrote their name. */
  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.personal })
  acceptedName: Opt<string> | null = null;

  /** Version of the accepted terms. Null if accepted on the telephone. */
  @Property({ type: 'string', length: 40, nullable: true, comment: AUDIT.plain })
  termsVersion: Opt<string> | null = null;

  @Property({ type: 'string', length: 500, nullable: true, comment: AUDIT.personal })
  declineReason: Opt<string> | null = null;

  /** Its evening in the agenda, after it was accepted and until a change of it is. */
  @ManyToOne(() => Evening, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  evening: Rel<Evening> | null = null;

  /** When its evening was cancelled: then another offer of the request may be accepted. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.plain })
  cancelledAt: Opt<Date> | null = null;

  /** Whether staff must confirm the chef, because another accepted evening overlaps. */
  @Property({ type: 'boolean', default: false, comment: AUDIT.plain })
  unconfirmed: Opt<boolean> = false;

  @OneToMany(() => OfferLine, (line) => line.offer, {
    orderBy: { position: 'asc' },
    cascade: [Cascade.PERSIST],
    orphanRemoval: true,
  })
  lines = new Collection<OfferLine>(this);

  @OneToMany(() => OfferMenu, (menu) => menu.offer, {
    orderBy: { position: 'asc' },
    cascade: [Cascade.PERSIST],
    orphanRemoval: true,
  })
  menus = new Collection<OfferMenu>(this);

  /** @param revision above 1 for a change of what `replaces` agreed */
  constructor(request: Rel<QuoteRequest>, replaces: Rel<Offer> | null = null, revision = 1) {
    super();
    this.quoteRequest = request;
    this.replaces = replaces;
    this.revision = revision;
  }

  /** Whether it changes what was agreed: until the client says yes, the accepted offer holds. */
  get isChange(): boolean {
    return this.revision > 1;
  }

  /** What people call it: 'C-2026-0001', 'C-2026-0001 · v2'; empty in a draft. */
  get name(): string {
    return nameOf(this.number, this.revision) ?? '';
  }

  /**
   * Sets the content of a draft, and computes the total. Lines and menus must be loaded.
   * @throws OfferNotDraftError, TooManyLinesError, TotalRefusedError where the total is too high
   */
  describe({ chef, menus, lines, ...words }: OfferContent): void {
    if (this.state !== 'borrador') throw new OfferNotDraftError();
    if (lines.length > MAX_LINES) throw new TooManyLinesError();
    Object.assign(this, words);
    this.chef = chef;
    this.chefName = chef?.chefName ?? null;
    // The log only says that lines changed, so equal lines must not be written again.
    if (!sameLines(this.lines.getItems(), lines))
      this.lines.set(lines.map((line, index) => new OfferLine(this, index + 1, line)));
    this.menus.set(menus.map((menu, index) => new OfferMenu(this, index + 1, menu)));
    this.total = totalOf(lines);
    if (Math.abs(this.total) > MAX_TOTAL) throw new TotalRefusedError();
  }

  /**
   * Throws unless it can be sent now: it is complete, has a price, and can still be accepted.
   * @throws OfferNotDraftError, OfferIncompleteError
   */
  refuseUnready(now = new Date()): void {
    if (this.state !== 'borrador') throw new OfferNotDraftError();
    const missing = lacksOf(this, now);
    if (missing.length > 0) throw new OfferIncompleteError(missing);
  }

  /**
   * Gives a draft its number and sends it to the client. Afterwards its words and prices are fixed, and when they are due.
   * @param terms null while the company has not said how it takes money
   * @throws what `refuseUnready` throws
   */
  send(number: string, terms: PayTerms | null = null, now = new Date()): void {
    this.refuseUnready(now);
    this.number = number;
    if (terms) Object.assign(this, terms, { reservaPercent: this.reservaPercent ?? terms.reservaPercent });
    this.sentAt = new Date();
    this.moveTo('enviada', 'staff');
  }

  /** Stores that the client opened it; nothing if they had before. */
  open(): boolean {
    if (!canMove(this.state, 'vista', 'client')) return false;
    this.viewedAt = new Date();
    this.moveTo('vista', 'client');
    return true;
  }

  /** The data of the evening. @throws OfferNotOpenError */
  accept({ name, terms, by }: Acceptance, now = new Date()): AgreedEvening {
    const { chef, day, startsAt, guests } = this;
    if (!chef) throw new OfferNotOpenError('chef', this.isChange);
    this.refuseOver(now);
    if (chef.state !== 'ACTIVE') throw new OfferNotOpenError('inactive', this.isChange);
    if (day === null || startsAt === null || guests === null) throw new OfferNotOpenError('withdrawn');
    this.moveTo('aceptada', by);
    this.acceptedName = name;
    this.termsVersion = terms;
    return { chef, day, startsAt, guests, commune: this.commune ?? '' };
  }

  /** @throws OfferNotOpenError */
  decline(reason: string | null, now = new Date()): void {
    this.refuseOver(now);
    this.moveTo('rechazada', 'client');
    this.declineReason = reason;
  }

  /** It expired. Nothing if it was answered. */
  expire(): boolean {
    return this.close('vencida', 'time');
  }

  /** Its evening was cancelled: nothing is left to confirm. */
  eveningCancelled(at: Date | null): void {
    this.cancelledAt = at;
    this.unconfirmed = false;
  }

  /** A newer version was sent, or another offer accepted. Nothing if it had ended before. */
  giveWay(to: 'version' | 'choice'): boolean {
    return this.close('reemplazada', to);
  }

  /** The client agreed to a change: this one holds no more, and stays accepted when and by whom it was. */
  giveWayToChange(): void {
    this.moveTo('reemplazada', 'change');
    this.evening = null;
    this.unconfirmed = false;
  }

  /** Only of a change of what was agreed. @throws OfferNotOpenError */
  withdraw(by: 'staff' | 'evening'): void {
    this.moveTo('retirada', by);
  }

  /** Whether the hour has come at which the evening would begin. One that is moved begins when the evening says. */
  hasBegun(now = new Date()): boolean {
    return !this.isChange && hasBegun(this, now);
  }

  /** Its state today: an offer is expired from midnight on, before the daily job stores it. */
  stateOn(today: string): OfferState {
    return isOpen(this.state) && (this.validUntil ?? '') < today ? 'vencida' : this.state;
  }

  private close(to: OfferState, by: OfferMoveBy): boolean {
    if (!canMove(this.state, to, by)) return false;
    this.moveTo(to, by);
    return true;
  }

  private refuseOver(now: Date): void {
    const state = this.stateOn(todayInChile(now));
    if (!isOpen(state)) throw new OfferNotOpenError(state, this.isChange);
    if (this.hasBegun(now)) throw new OfferNotOpenError('begun', this.isChange);
  }

  private moveTo(to: OfferState, by: OfferMoveBy): void {
    if (!canMove(this.state, to, by)) throw new OfferNotOpenError(this.state, this.isChange);
    if (to !== 'enviada' && to !== 'vista' && by !== 'change') this.settledAt = new Date();
    this.state = to;
    this.version += 1;
  }
}
