import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { database, moment, tables, type Tables } from '../../platform/database/tables.js';
import { mailOf } from '../../platform/mail/mail.columns.js';
import { chefName } from '../chefs/chef.columns.js';
import { Chef, ChefNotFoundError } from '../chefs/index.js';
import { BLOCKED_NAME, unlessBlocked } from '../personal-data/index.js';
import { isBlocked, type SentBy } from '../quotes/index.js';
import { MAX_INQUIRIES, MOST_OF_CHEF, type OpenOfferDto } from './chef-inquiry.dto.js';
import { ChefInquiry } from './chef-inquiry.entity.js';
import { CHEF_ASKED } from './offer-mail-kinds.js';
import { OPEN_OFFER_STATES } from './offer-moves.js';
import { CHEFS_ARE_ASKED, offerHolds } from './offer.columns.js';

const { ref } = expressionBuilder<Tables, 'chef_inquiry'>();

const BLOCKED = isBlocked(ref('chef_inquiry.quote_request_id'));

const INQUIRIES = tables
  .selectFrom('chef_inquiry')
  .innerJoin('quote_request', 'quote_request.id', 'chef_inquiry.quote_request_id')
  .leftJoin('chef', 'chef.id', 'chef_inquiry.chef_id')
  .leftJoin('quote_request_activity as asked', 'asked.id', 'chef_inquiry.asked_id')
  .leftJoin('held_day as held', (join) =>
    join
      .onRef('held.quote_request_id', '=', 'chef_inquiry.quote_request_id')
      .onRef('held.chef_id', '=', 'chef_inquiry.chef_id')
      .on('chef_inquiry.ended', 'is', null)
      .on(sql<boolean>`held.until > now()`),
  )
  .select(({ ref: of }) => [
    'chef_inquiry.id',
    'chef_inquiry.quote_request_id as request_id',
    'chef_inquiry.chef_id',
    chefName(of('chef_inquiry.chef_id')).as('chef'),
    'chef_inquiry.chef_name',
    'chef.state as chef_state',
    'chef.phone_number',
    'chef.email',
    'chef_inquiry.day',
    'chef_inquiry.starts_at',
    'chef_inquiry.minutes',
    'chef_inquiry.guests',
    unlessBlocked(BLOCKED, of('chef_inquiry.commune'), '').as('commune'),
    unlessBlocked(BLOCKED, of('chef_inquiry.menu'), null).as('menu'),
    'chef_inquiry.pay',
    'quote_request.kind',
    'quote_request.stage',
    offerHolds(ref('chef_inquiry.quote_request_id')).as('agreed'),
    BLOCKED.as('blocked'),
    'chef_inquiry.answer',
    unlessBlocked(BLOCKED, of('chef_inquiry.answer_text'), null).as('answer_text'),
    moment(of('chef_inquiry.answered_at')).as('answered_at'),
    moment(of('held.until')).as('held_until'),
    moment(of('chef_inquiry.created_at')).as('asked_at'),
    'chef_inquiry.ended',
    sql<SentBy>`coalesce(asked.data ->> 'sentBy', 'link')`.as('sent_by'),
    mailOf(CHEF_ASKED.name, CHEF_ASKED.about, of('chef_inquiry.asked_id').$notNull()).as('mail'),
  ]);

const byId = statement(({ id }: Placeholders<{ id: number }>) => INQUIRIES.where('chef_inquiry.id', '=', id));
const ofRequest = statement(({ id }: Placeholders<{ id: number }>) =>
  INQUIRIES.where('chef_inquiry.quote_request_id', '=', id)
    .orderBy(sql`chef_inquiry.ended is not null`)
    .orderBy('chef_inquiry.id', 'desc')
    .limit(sql.lit(MAX_INQUIRIES)),
);

const ofChef = statement(({ id, today }: Placeholders<{ id: number; today: string }>) =>
  INQUIRIES.where('chef_inquiry.chef_id', '=', id)
    .where('chef_inquiry.ended', 'is', null)
    .where('chef_inquiry.day', '>=', today)
    .where(CHEFS_ARE_ASKED)
    .orderBy('chef_inquiry.day')
    .orderBy('chef_inquiry.id')
    .limit(sql.lit(MOST_OF_CHEF)),
);

/** An inquiry as it is read. */
export type InquiryRow = NonNullable<Awaited<ReturnType<typeof byId.first>>>;

const openOffers = statement(({ id, today }: Placeholders<{ id: number; today: string }>) =>
  tables
    .selectFrom('offer')
    .innerJoin('quote_request', 'quote_request.id', 'offer.quote_request_id')
    .select(({ ref: of }) => [
      'offer.id',
      'offer.quote_request_id as request_id',
      of('offer.number').$notNull().as('number'),
      'offer.state',
      unlessBlocked(isBlocked(of('offer.quote_request_id')), of('quote_request.name'), BLOCKED_NAME).as('client_name'),
      of('offer.day').$notNull().as('day'),
      of('offer.valid_until').$notNull().as('valid_until'),
    ])
    .where('offer.chef_id', '=', id)
    .where('offer.state', 'in', [...OPEN_OFFER_STATES])
    .where('offer.valid_until', '>=', today)
    .orderBy('offer.valid_until')
    .orderBy('offer.id')
    .limit(sql.lit(MOST_OF_CHEF)),
);

@Injectable()
export class ChefInquiriesRepository extends EntityRepository<ChefInquiry> {
  constructor(protected override readonly em: EntityManager) {
    super(em, ChefInquiry);
  }

  row(id: number): Promise<InquiryRow | undefined> {
    return byId.first(this.em, { id });
  }

  async rowAbout(activity: number, column: 'asked_id' | 'told_id'): Promise<InquiryRow | undefined> {
    const found = database(this.em).selectFrom('chef_inquiry').select('id').where(column, '=', activity);
    const id = (await found.executeTakeFirst())?.id;
    return id === undefined ? undefined : this.row(id);
  }

  /** The inquiries of a request: open ones first, then the newest. */
  ofRequest(id: number): Promise<InquiryRow[]> {
    return ofRequest.rows(this.em, { id });
  }

  /** The inquiries of a chef that nothing ended, from a day on, by their days. */
  ofChef(id: number, today: string): Promise<InquiryRow[]> {
    return ofChef.rows(this.em, { id, today });
  }

  /** The offers of a chef that their clients can still accept. */
  async openOffersOf(chefId: number, today: string): Promise<OpenOfferDto[]> {
    const open = await openOffers.rows(this.em, { id: chefId, today });
    if (open.length === 0 && !(await this.em.fork().count(Chef, { id: chefId }))) throw new ChefNotFoundError();
    return open;
  }

  async requestOf(id: number): Promise<number | undefined> {
    const found = database(this.em).selectFrom('chef_inquiry').select('quote_request_id as id').where('id', '=', id);
    return (await found.executeTakeFirst())?.id;
  }

  /** An inquiry, read again within the transaction that has locked its request, with its chef. */
  inquiry(id: number): Promise<ChefInquiry | null> {
    return this.findOne({ id }, { populate: ['chef', 'asked'], refresh: true });
  }

  /** The open inquiries of a request with their chefs, for the transaction that has locked it. */
  open(requestId: number): Promise<ChefInquiry[]> {
    return this.find(
      { quoteRequest: requestId, ended: null },
      { populate: ['chef'], orderBy: { id: 'asc' }, refresh: true },
    );
  }

  countOf(requestId: number): Promise<number> {
    return this.count({ quoteRequest: requestId });
  }

  /** These chefs as far as they are active, locked against deletion and deactivation, in the order of their ids. */
  activeChefs(ids: readonly number[]): Promise<Chef[]> {
    const inOrder = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_READ } as const;
    return this.em.find(Chef, { id: { $in: [...ids] }, state: 'ACTIVE' }, inOrder);
  }

  /** Whether a chef said 'Puedo' for this request, day and hour, and nothing ended that. */
  async canCome(requestId: number, chefId: number, day: string, startsAt: string): Promise<boolean> {
    const asked = { quoteRequest: requestId, chef: chefId, day, startsAt };
    return (await this.count({ ...asked, answer: 'can', ended: null })) > 0;
  }

  /** How often a chef answered a question by themselves within 24 hours. */
  async answersOf(requestId: number, chefName: string): Promise<number> {
    const { count } = await database(this.em)
      .selectFrom('quote_request_activity')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('quote_request_id', '=', requestId)
      .where('kind', '=', 'chef_answered')
      .where('actor', '=', 'system')
      .where(sql<boolean>`data ->> 'chef' = ${chefName}`)
      .where(sql<boolean>`at > now() - interval '24 hours'`)
      .executeTakeFirstOrThrow();
    return count;
  }
}
