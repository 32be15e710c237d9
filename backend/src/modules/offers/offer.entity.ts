import { Cascade, Collection, type Opt, OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, OneToMany, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { HOUR_PATTERN } from '../../platform/http/day.js';
import { Evening } from '../agenda/entities.js';
import { Chef } from '../chefs/entities.js';
import { QuoteRequest } from '../quotes/entities.js';
import { MAX_GUESTS } from '../quotes/rules.js';
import { lineTotal, MAX_LINES, OfferLine, type LineWords } from './offer-line.entity.js';
import { OfferMenu } from './offer-menu.entity.js';
import { lacksOf, MAX_MINUTES, MIN_MINUTES, USUAL_MINUTES, type OfferContent } from './offer-words.js';
import { canMove, isOpen, OFFER_STATES, type OfferMoveBy, type OfferState } from './offer-moves.js';
import {
  LinesMissingError,
  OfferIncompleteError,
  OfferNotDraftError,
  OfferNotOpenError,
  TooManyLinesError,
  TotalRefusedError,
} from './offers.errors.js';

/** Highest total of an offer in whole CLP, far above any evening's and far below what the database can hold. */
export const MAX_TOTAL = 1_000_000_000;

/** What an accepted evening is entered with: of an offer that was sent, nothing of it is missing. */
export interface AgreedEvening {
  chef: Rel<Chef>;
  day: string;
  startsAt: string;
  guests: number;
  commune: string;
}

/** How the client said yes. */
export interface Acceptance {
  name: string;
  /** Version of the terms that were agreed to; null on the telephone. */
  terms: string | null;
  by: 'client' | 'phone';
}

/** What an offer costs, in whole CLP. */
export const totalOf = (lines: readonly Pick<LineWords, 'quantity' | 'unitPrice'>[]): number =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

/**
 * A price for one evening, which the client can accept. Only a draft is edited. A sent offer is what the client has read:
 * the database refuses to change its words and prices, too.
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
@Check({ name: 'offer_accepted_check', expression: `(state = 'aceptada') = (accepted_name is not null)` })
@Check({ name: 'offer_guests_check', expression: `guests >= 1 and guests <= ${MAX_GUESTS}` })
@Check({ name: 'offer_starts_at_check', expression: `starts_at ~ '${HOUR_PATTERN}'` })
@Check({ name: 'offer_minutes_check', expression: `minutes >= ${MIN_MINUTES} and minutes <= ${MAX_MINUTES}` })
@Index({ properties: ['quoteRequest', 'id'] })
@Index({
  name: 'offer_one_draft_unique',
  expression: `create unique index "offer_one_draft_unique" on "offer" ("quote_request_id") where state = 'borrador'`,
})
@Index({
  name: 'offer_one_accepted_unique',
  expression: `create unique index "offer_one_accepted_unique" on "offer" ("quote_request_id") where state = 'aceptada' and cancelled_at is null`,
})
@Index({
  name: 'offer_accepted_value_index',
  expression: `create index "offer_accepted_value_index" on "offer" ("settled_at") include ("total") where state = 'aceptada' and cancelled_at is null`,
})
@Index({
  name: 'offer_open_index',
  properties: ['validUntil'],
  where: `state in ('enviada', 'vista')`,
})
export class Offer extends VersionedEntity {
  [OptionalProps]?: 'evening' | 'lines' | 'menus';

  @ManyToOne(() => QuoteRequest, { deleteRule: 'cascade', comment: AUDIT.plain })
  quoteRequest: Rel<QuoteRequest>;

  /** 'C-2026-0001', given when it is sent. */
  @Property({ type: 'string', length: 20, nullable: true, comment: AUDIT.name })
  @Unique()
  number: Opt<string> | null = null;

  @Enum({ items: () => [...OFFER_STATES], type: 'string', default: 'borrador', comment: AUDIT.plain })
  state: Opt<OfferState> = 'borrador';

  /** Null in a draft, and once the chef was deleted. */
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

  @Property({ type: 'string', length: 80, nullable: true, comment: AUDIT.plain })
  commune: Opt<string> | null = null;

  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.personal })
  address: Opt<string> | null = null;

  /** What the price includes. */
  @Property({ type: 'string', length: 1000, nullable: true, comment: AUDIT.plain })
  included: Opt<string> | null = null;

  @Property({ type: 'string', length: 2000, nullable: true, comment: AUDIT.plain })
  conditions: Opt<string> | null = null;

  /** Last day on which the client can accept ('YYYY-MM-DD'). */
  @Property({ type: 'date', nullable: true, comment: AUDIT.plain })
  validUntil: Opt<string> | null = null;

  /** Whole CLP, computed from the lines. */
  @Property({ type: 'integer', default: 0, comment: AUDIT.plain })
  total: Opt<number> = 0;

  /** The offer of which this one is a newer version. */
  @ManyToOne(() => Offer, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  replaces: Rel<Offer> | null;

  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  sentAt: Opt<Date> | null = null;

  /** When the client opened it for the first time. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  viewedAt: Opt<Date> | null = null;

  /** When it came to its end: accepted, declined, expired or replaced. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  settledAt: Opt<Date> | null = null;

  /** Who accepted, as they wrote their name. */
  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.personal })
  acceptedName: Opt<string> | null = null;

  /** Version of the terms that they agreed to at that moment. Null where they accepted on the telephone. */
  @Property({ type: 'string', length: 40, nullable: true, comment: AUDIT.plain })
  termsVersion: Opt<string> | null = null;

  @Property({ type: 'string', length: 500, nullable: true, comment: AUDIT.personal })
  declineReason: Opt<string> | null = null;

  /** Its evening in the agenda, once it is accepted. */
  @ManyToOne(() => Evening, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  evening: Rel<Evening> | null = null;

  /** When its evening was called off. The database writes it, whoever calls the evening off. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.plain })
  cancelledAt: Opt<Date> | null = null;

  /** Whether staff have to confirm that the chef can do it, because another accepted evening overlaps. */
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

  constructor(request: Rel<QuoteRequest>, replaces: Rel<Offer> | null = null) {
    super();
    this.quoteRequest = request;
    this.replaces = replaces;
  }

  /**
   * Sets what staff write, and computes the total. Lines and menus must be loaded.
   * @throws OfferNotDraftError, TooManyLinesError, TotalRefusedError where the total is too high
   */
  describe({ chef, menus, lines, ...words }: OfferContent): void {
    if (this.state !== 'borrador') throw new OfferNotDraftError();
    if (lines.length > MAX_LINES) throw new TooManyLinesError();
    Object.assign(this, words);
    this.chef = chef;
    this.chefName = chef?.chefName ?? null;
    this.lines.set(lines.map((line, index) => new OfferLine(this, index + 1, line)));
    this.menus.set(menus.map((proposal, index) => new OfferMenu(this, index + 1, proposal)));
    this.total = totalOf(lines);
    if (Math.abs(this.total) > MAX_TOTAL) throw new TotalRefusedError();
  }

  /**
   * Throws unless it can be sent today: whatever the client has to know is there, it costs something, and it can still be
   * accepted.
   * @throws OfferNotDraftError, OfferIncompleteError, LinesMissingError, TotalRefusedError
   */
  refuseUnready(today: string): void {
    if (this.state !== 'borrador') throw new OfferNotDraftError();
    const missing = lacksOf(this, today);
    if (missing.length > 0) throw new OfferIncompleteError(missing);
    if (this.lines.length === 0) throw new LinesMissingError();
    if (this.total <= 0) throw new TotalRefusedError();
  }

  /**
   * Gives a draft its number and hands it over to the client. From here on its words and prices stay.
   * @throws what `refuseUnready` throws
   */
  send(number: string, today: string): void {
    this.refuseUnready(today);
    this.number = number;
    this.sentAt = new Date();
    this.moveTo('enviada', 'staff');
  }

  /** Notes that the client opened it; nothing where they had before. */
  open(): boolean {
    if (!canMove(this.state, 'vista', 'client')) return false;
    this.viewedAt = new Date();
    this.moveTo('vista', 'client');
    return true;
  }

  /**
   * The client says yes.
   * @returns what the evening is entered with
   * @throws OfferNotOpenError
   */
  accept({ name, terms, by }: Acceptance, today: string): AgreedEvening {
    const { chef, day, startsAt, guests } = this;
    if (!chef) throw new OfferNotOpenError('chef');
    this.refuseOver(today);
    if (day === null || startsAt === null || guests === null) throw new OfferNotOpenError('withdrawn');
    this.moveTo('aceptada', by);
    this.acceptedName = name;
    this.termsVersion = terms;
    return { chef, day, startsAt, guests, commune: this.commune ?? '' };
  }

  /**
   * The client says no, and perhaps why.
   * @throws OfferNotOpenError
   */
  decline(reason: string | null, today: string): void {
    this.refuseOver(today);
    this.moveTo('rechazada', 'client');
    this.declineReason = reason;
  }

  /** It was not answered in time. Nothing where it was. */
  expire(): boolean {
    return this.close('vencida', 'time');
  }

  /** A newer version was sent, or another offer accepted. Nothing where it was over before. */
  giveWay(to: 'version' | 'choice'): boolean {
    return this.close('reemplazada', to);
  }

  /** What it is today: one that was not answered in time is over at once, before the daily work says so. */
  stateOn(today: string): OfferState {
    return isOpen(this.state) && (this.validUntil ?? '') < today ? 'vencida' : this.state;
  }

  private close(to: OfferState, by: OfferMoveBy): boolean {
    if (!canMove(this.state, to, by)) return false;
    this.moveTo(to, by);
    return true;
  }

  private refuseOver(today: string): void {
    const state = this.stateOn(today);
    if (!isOpen(state)) throw new OfferNotOpenError(state);
  }

  private moveTo(to: OfferState, by: OfferMoveBy): void {
    if (!canMove(this.state, to, by)) throw new OfferNotOpenError(this.state);
    this.state = to;
    this.version += 1;
    if (to !== 'enviada' && to !== 'vista') this.settledAt = new Date();
  }
}
