import { type Opt, OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { nameKey } from '../../platform/database/name-key.js';
import { SPANISH_ORDER } from '../../platform/database/spanish-order.js';
import { Chef } from '../chefs/index.js';
import { City } from '../lookups/index.js';
import { Proposal } from '../proposals/index.js';

export const QUOTE_STATES = ['nueva', 'contactada', 'cerrada'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** A question or an application. It needs no number of people, so that anybody can ask. */
export const OTHER_KIND = 'otra';

/** What the marketplace arranges, with the names that people read. Other questions come last. */
export const QUOTE_KIND_NAMES = {
  cena: 'Cena',
  clase: 'Clase de cocina',
  clase_online: 'Clase online',
  team_building: 'Team building',
  gift_card: 'Gift card',
  catering: 'Catering',
  [OTHER_KIND]: 'Otra consulta',
} as const;
export type QuoteKind = keyof typeof QUOTE_KIND_NAMES;
export const QUOTE_KINDS = Object.keys(QUOTE_KIND_NAMES) as QuoteKind[];

/** Most guests of one event. */
export const MAX_GUESTS = 1_000;

/** What a visitor asks for. */
export type QuoteDetails = Pick<
  QuoteRequest,
  | 'requestKey'
  | 'name'
  | 'email'
  | 'phoneNumber'
  | 'city'
  | 'eventDate'
  | 'guests'
  | 'kind'
  | 'message'
  | 'chef'
  | 'proposal'
  | 'utmSource'
  | 'utmMedium'
  | 'utmCampaign'
>;

/** The text in which staff search requests: name, e-mail, phone and message, without case and accents. */
export const requestSearchKey = (of: Pick<QuoteRequest, 'name' | 'email' | 'phoneNumber' | 'message'>): string =>
  nameKey([of.name, of.email, of.phoneNumber, of.message].join(' '));

/** As the time of the next mail: the letter was written, and nobody else mails it. */
export const MAILS_HAVE_IT = new Date('9999-01-01T00:00:00Z');

/** A visitor's request for a quote, from the site's own form. */
@Entity()
@Check({ name: 'quote_request_guests_check', expression: `guests >= 1 and guests <= ${MAX_GUESTS}` })
@Check({ name: 'quote_request_guests_known_check', expression: `guests is not null or kind = '${OTHER_KIND}'` })
@Check({ name: 'quote_request_phone_check', expression: "phone_number ~ '^\\+56[0-9]{9}$'" })
@Index({ properties: ['state', 'id'] })
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['name', 'id'] })
@Index({ properties: ['guests', 'id'] })
@Index({
  name: 'quote_request_most_guests_index',
  expression: 'create index "quote_request_most_guests_index" on "quote_request" ("guests" desc nulls last, "id" desc)',
})
@Index({ properties: ['eventDate', 'id'] })
@Index({
  name: 'quote_request_latest_event_index',
  expression:
    'create index "quote_request_latest_event_index" on "quote_request" ("event_date" desc nulls last, "id" desc)',
})
@Index({
  name: 'quote_request_unmailed_index',
  properties: ['nextMailAt', 'id'],
  where: "mailed_at is null and state = 'nueva'",
})
@Index({
  name: 'quote_request_search_index',
  expression: 'create index "quote_request_search_index" on "quote_request" using gin ("search_key" gin_trgm_ops)',
})
export class QuoteRequest extends BaseEntity {
  [OptionalProps]?: 'searchKey';

  /** Made by the page that shows the form. A request that arrives twice is stored once. */
  @Property({ type: 'uuid' })
  @Unique()
  requestKey!: string;

  @Property({ type: 'string', length: 200, collation: SPANISH_ORDER })
  name!: string;

  @Property({ type: 'string', length: 254 })
  email!: string;

  @Property({ type: 'string', length: 12 })
  phoneNumber!: string;

  @ManyToOne(() => City, { deleteRule: 'restrict', nullable: true })
  city!: Rel<City> | null;

  /** Day of the event ('YYYY-MM-DD'), if the visitor knows it. */
  @Property({ type: 'date', nullable: true })
  eventDate!: string | null;

  /** Number of people. Null for another question. */
  @Property({ type: 'integer', nullable: true })
  guests!: number | null;

  @Enum({ items: () => [...QUOTE_KINDS], type: 'string' })
  kind!: QuoteKind;

  @Property({ type: 'string', length: 500, nullable: true })
  message!: string | null;

  /** The chef the visitor was looking at. */
  @ManyToOne(() => Chef, { deleteRule: 'set null', nullable: true })
  chef!: Rel<Chef> | null;

  /** The experience the visitor was looking at. */
  @ManyToOne(() => Proposal, { deleteRule: 'set null', nullable: true })
  proposal!: Rel<Proposal> | null;

  /** The campaign that brought the visitor. */
  @Property({ type: 'string', length: 200, nullable: true })
  utmSource!: string | null;

  @Property({ type: 'string', length: 200, nullable: true })
  utmMedium!: string | null;

  @Property({ type: 'string', length: 200, nullable: true })
  utmCampaign!: string | null;

  /** Name, e-mail, phone and message without case and accents, for the search of the back-office. */
  @Property({ type: 'text' })
  searchKey!: string;

  @Enum({ items: () => [...QUOTE_STATES], type: 'string', default: 'nueva' })
  state: Opt<QuoteState> = 'nueva';

  /** When the visitor agreed to the use of these personal data. */
  @Property({ type: 'Date', defaultRaw: 'now()' })
  consentedAt: Opt<Date> = new Date();

  /** When the company was told by mail. Null until then. */
  @Property({ type: 'Date', nullable: true })
  mailedAt: Opt<Date> | null = null;

  /** How often a release before the queue tried the mail. */
  @Property({ type: 'integer', default: 0 })
  mailAttempts: Opt<number> = 0;

  /** From when on the request waits to be given its letter. A release before the queue mails what is due here. */
  @Property({ type: 'Date', defaultRaw: 'now()' })
  nextMailAt!: Opt<Date>;

  constructor(details: QuoteDetails) {
    super();
    Object.assign(this, details);
    this.searchKey = requestSearchKey(details);
  }

  /** Every state may follow every other one, so that staff can correct themselves. */
  moveTo(state: QuoteState): void {
    this.state = state;
  }
}
