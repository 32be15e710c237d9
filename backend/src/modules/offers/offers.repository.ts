import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { nameKey } from '../../platform/database/name-key.js';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { database, moment, tables, type Tables } from '../../platform/database/tables.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { mailOf, undeliveredOf } from '../../platform/mail/mail.columns.js';
import { overlapsAnother } from '../agenda/agenda.columns.js';
import { Evening } from '../agenda/index.js';
import { chefCard } from '../chefs/chef.columns.js';
import { Chef } from '../chefs/index.js';
import { shown, type Shown } from '../files/index.js';
import type { LookupDto } from '../lookups/index.js';
import { BLOCKED_NAME, unlessBlocked } from '../personal-data/index.js';
import { Proposal } from '../proposals/index.js';
import { isBlocked } from '../quotes/index.js';
import { SHEET_HOURS } from './event-sheet.entity.js';
import { EVENING_MAIL_KINDS, eveningThread, OFFER_SENT, OTHER_MAIL_KINDS } from './offer-mail-kinds.js';
import { isOpen, OFFER_STATE_NAMES, OPEN_OFFER_STATES } from './offer-moves.js';
import { offerName } from './offer.columns.js';
import { Offer, type PayTerms } from './offer.entity.js';
import type { OfferDto } from './offers.dto.js';

const { eb, ref } = expressionBuilder<Tables, 'offer'>();

/** Whether the data of the offer's client are blocked. */
const BLOCKED = isBlocked(ref('offer.quote_request_id'));

/** Free text of the offer; null if the client's data are blocked. */
const own = (column: 'commune' | 'address' | 'included' | 'conditions' | 'accepted_name' | 'decline_reason') =>
  unlessBlocked(BLOCKED, ref(`offer.${column}`), null).as(column);

const LINES = jsonArrayFrom(
  tables
    .selectFrom('offer_line as line')
    .select(({ ref: of }) => [unlessBlocked(BLOCKED, of('line.description'), BLOCKED_NAME).as('description')])
    .select(['line.quantity', 'line.unit_price'])
    .select(sql<number>`line.quantity * line.unit_price`.as('total'))
    .where('line.offer_id', '=', ref('offer.id'))
    .orderBy('line.position'),
);

const MENUS = jsonArrayFrom(
  tables
    .selectFrom('offer_menu as menu')
    .select(['menu.proposal_id', 'menu.dish_name', 'menu.starter', 'menu.main_course', 'menu.dessert'])
    .where('menu.offer_id', '=', ref('offer.id'))
    .orderBy('menu.position'),
);

const REPLACED = tables
  .selectFrom('offer as earlier')
  .select(({ ref: of }) => offerName(of('earlier.number'), of('earlier.revision')).as('name'))
  .where('earlier.id', '=', ref('offer.replaces_id'));

/** The threads of mails about an offer's evening, one for each chef of the request's offers. Empty without an evening. */
const THREADS = sql<string[]>`array[${sql.join(
  // An earlier release had one thread for all chefs.
  (['client', 'office', 'chef'] as const).map((reader) => threadOf(reader)),
)}] || array(${tables
  .selectFrom('offer as one')
  .select(({ ref: of }) => sql<string>`${threadOf('chef')} || '-' || ${of('one.chef_id')}`.as('thread'))
  .where('one.quote_request_id', '=', ref('offer.quote_request_id'))
  .where('one.chef_id', 'is not', null)})`;

function threadOf(reader: 'client' | 'office' | 'chef') {
  return sql<string>`${sql.lit(eveningThread(reader, ''))} || ${ref('offer.evening_id')}`;
}

const ROW = [
  'offer.id',
  'offer.quote_request_id as request_id',
  offerName(ref('offer.number'), ref('offer.revision')).as('number'),
  'offer.revision',
  'offer.state',
  chefCard(ref('offer.chef_id')).as('chef'),
  'offer.chef_name',
  MENUS.as('menus'),
  'offer.guests',
  'offer.day',
  'offer.starts_at',
  'offer.minutes',
  own('commune'),
  own('address'),
  own('included'),
  own('conditions'),
  'offer.valid_until',
  LINES.as('lines'),
  'offer.total',
  'offer.reserva_percent',
  'offer.replaces_id',
  sql<string | null>`(${REPLACED})`.as('replaces'),
  moment(ref('offer.sent_at')).as('sent_at'),
  moment(ref('offer.viewed_at')).as('viewed_at'),
  moment(ref('offer.settled_at')).as('settled_at'),
  own('accepted_name'),
  'offer.terms_version',
  own('decline_reason'),
  // Staff must confirm it while the other evening is there: that one may be moved or cancelled.
  sql<boolean>`${ref('offer.unconfirmed')} and ${overlapsAnother(ref('offer.evening_id'))}`.as('overlaps'),
  eb('offer.cancelled_at', 'is not', null).$castTo<boolean>().as('cancelled'),
  // A mail server's words may repeat an address.
  unlessBlocked(BLOCKED, mailOf(OFFER_SENT.name, OFFER_SENT.about, ref('offer.id')), null).as('mail'),
  unlessBlocked(
    BLOCKED,
    undeliveredOf(OTHER_MAIL_KINDS, ref('offer.id'), { kinds: EVENING_MAIL_KINDS, names: THREADS }),
    '[]',
  ).as('undelivered'),
  'offer.version',
  moment(ref('offer.created_at')).as('created_at'),
] as const;

const byId = statement(({ id }: Placeholders<{ id: number }>) =>
  tables.selectFrom('offer').select(ROW).where('offer.id', '=', id),
);
const ofRequest = statement(({ id }: Placeholders<{ id: number }>) =>
  tables.selectFrom('offer').select(ROW).where('offer.quote_request_id', '=', id).orderBy('offer.id', 'desc'),
);

const changeOf = statement(({ id }: Placeholders<{ id: number }>) =>
  tables
    .selectFrom('offer')
    .select(ROW)
    .where('offer.replaces_id', '=', id)
    .where('offer.revision', '>', 1)
    .where('offer.state', 'in', ['borrador', 'enviada', 'vista', 'aceptada', 'reemplazada'])
    .orderBy('offer.id', 'desc')
    .limit(sql.lit(1)),
);

type StoredRow = NonNullable<Awaited<ReturnType<typeof byId.first>>>;

/** An offer as it is read: expired from midnight on, before the daily job stores it. */
export type OfferRow = Shown<StoredRow>;

function asRead(stored: StoredRow): OfferRow {
  const row = shown(stored);
  const isOver = isOpen(row.state) && (row.valid_until ?? '') < todayInChile();
  return isOver ? { ...row, state: 'vencida' } : row;
}

/** The offer for staff, with the chef but without a picture. */
const forStaff = ({ chef, ...row }: OfferRow): OfferDto => ({
  ...row,
  state_name: OFFER_STATE_NAMES[row.state],
  chef: chef && { id: chef.id, chef_name: chef.chef_name, slug: chef.slug },
});

/** Most offers that one run checks. */
const BATCH = 100;

@Injectable()
export class OffersRepository extends EntityRepository<Offer> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Offer);
  }

  async row(id: number): Promise<OfferRow | undefined> {
    const row = await byId.first(this.em, { id });
    return row && asRead(row);
  }

  /**
   * What a change changes, with the present address of its evening, which is completed after the yes. Undefined of any other
   * offer, and after what it changed was erased.
   */
  async changedBy({
    revision,
    replaces_id: id,
  }: Pick<OfferRow, 'revision' | 'replaces_id'>): Promise<OfferRow | undefined> {
    const before = revision > 1 && id !== null ? await this.row(id) : undefined;
    if (!before) return undefined;
    const agreed = await this.em.fork().findOne(Offer, { id: before.id }, { populate: ['evening', 'quoteRequest'] });
    const evening = agreed?.quoteRequest.blockedAt ? null : agreed?.evening;
    return evening ? { ...before, address: evening.address } : before;
  }

  async byId(id: number): Promise<OfferDto | undefined> {
    const row = await this.row(id);
    return row && forStaff(row);
  }

  /** The newest first. */
  async ofRequest(id: number): Promise<OfferDto[]> {
    return (await ofRequest.rows(this.em, { id })).map((row) => forStaff(asRead(row)));
  }

  /** The change that an accepted offer waits for, or that took its place; undefined if it does not exist. */
  async changeOf(id: number): Promise<OfferRow | undefined> {
    const row = await changeOf.first(this.em, { id });
    return row && asRead(row);
  }

  async requestOf(id: number): Promise<number | undefined> {
    const found = database(this.em).selectFrom('offer').select('quote_request_id as id').where('id', '=', id);
    return (await found.executeTakeFirst())?.id;
  }

  /** All offers of a request with their parts, locked until the end of the transaction. */
  lockAll(requestId: number): Promise<Offer[]> {
    return this.find(
      { quoteRequest: requestId },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** The evening of an accepted offer, also a cancelled one; null if it does not exist. */
  async eveningOf(id: number): Promise<Evening | null> {
    const offer = await this.findOne({ id }, { populate: ['evening'], refresh: true });
    return offer?.evening ?? null;
  }

  /** A chef's own evening that lies ahead or ended within `SHEET_HOURS`. Null if it does not exist. */
  recentOfChef(id: number, chefId: number): Promise<Evening | null> {
    const since = new Date(Date.now() - SHEET_HOURS * 60 * 60 * 1_000);
    return this.em.findOne(Evening, { id, chef: chefId, cancelledAt: null, endsAt: { $gt: since } });
  }

  /** The accepted offer behind an evening; null where staff once entered it by hand. */
  agreedFor(evening: Evening): Promise<Offer | null> {
    return this.findOne({ evening, state: 'aceptada' }, { orderBy: { id: 'desc' } });
  }

  /** A chef whom an offer names, locked against deletion; null if it does not exist. */
  chef(id: number): Promise<Chef | null> {
    return this.em.findOne(Chef, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
  }

  /** Whether visitors see a chef, and clients may agree on them. */
  async isChefActive(id: number | undefined): Promise<boolean> {
    return id !== undefined && (await this.em.fork().count(Chef, { id, state: 'ACTIVE' })) > 0;
  }

  /** The diets of the list that a text names, whatever the endings: 'celíaca y vegana' names 'Sin gluten' and 'Vegana'. */
  async dietsIn(text: string): Promise<LookupDto[]> {
    const words = sql`to_tsvector('spanish', ${nameKey(text).replace(/celia[a-z]+/g, '$& gluten')})`;
    return database(this.em)
      .selectFrom('diet as named')
      .innerJoin('diet', (join) => join.on('diet.id', '=', sql<number>`coalesce(named.merged_into_id, named.id)`))
      .select(['diet.id', 'diet.name'])
      .distinct()
      .where(sql<boolean>`${words} @@ plainto_tsquery('spanish', named.name_key)`)
      .orderBy('diet.name')
      .execute();
  }

  /** Experiences of a chef in the given order of ids. Missing ones are left out. */
  async menus(chef: Chef, ids: readonly number[]): Promise<Proposal[]> {
    if (ids.length === 0) return [];
    const found = await this.em.find(
      Proposal,
      { id: { $in: [...ids] }, chef },
      { lockMode: LockMode.PESSIMISTIC_READ },
    );
    return ids.flatMap((id) => found.filter((proposal) => proposal.id === id));
  }

  /**
   * The next number of a year. The year's row is locked until the end of the transaction, so a failed sending returns
   * its number and there are no duplicates.
   */
  async nextNumber(year: number): Promise<string> {
    const { last } = await database(this.em)
      .insertInto('offer_year')
      .values({ year, last: 1 })
      .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql<number>`offer_year.last + 1` }))
      .returning('last')
      .executeTakeFirstOrThrow();
    return `C-${year}-${String(last).padStart(4, '0')}`;
  }

  /** When the company wants which part; null while it has not said how it takes money. */
  async payTerms(): Promise<PayTerms | null> {
    const terms = await database(this.em)
      .selectFrom('money_settings')
      .select(['reserva_percent', 'reserva_hours', 'saldo_days'])
      .executeTakeFirst();
    if (!terms) return null;
    return { reservaPercent: terms.reserva_percent, reservaHours: terms.reserva_hours, saldoDays: terms.saldo_days };
  }

  /** Offers that wait for a confirmation although no evening overlaps any more. */
  async noLongerOverlapping(): Promise<number[]> {
    const found = await database(this.em)
      .selectFrom('offer')
      .select('id')
      .where('unconfirmed', '=', true)
      .where(({ not, ref: of }) => not(overlapsAnother(of('offer.evening_id'))))
      .orderBy('id')
      .limit(BATCH)
      .execute();
    return found.map(({ id }) => id);
  }

  /** The requests of offers that expired before this day, or whose change comes too late for the evening. */
  async requestsWithOver(today: string): Promise<number[]> {
    const found = await database(this.em)
      .selectFrom('offer')
      .innerJoin('quote_request', 'quote_request.id', 'offer.quote_request_id')
      .select('quote_request_id as id')
      .distinct()
      .where('state', 'in', [...OPEN_OFFER_STATES])
      .where(({ or, and, eb: is }) =>
        or([is('valid_until', '<', today), and([is('revision', '>', 1), is('event_date', '<', today)])]),
      )
      .orderBy('quote_request_id')
      .limit(BATCH)
      .execute();
    return found.map(({ id }) => id);
  }
}
