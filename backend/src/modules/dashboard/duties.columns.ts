import {
  expressionBuilder,
  sql,
  type AliasableExpression,
  type Expression,
  type NotNull,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import { statement, type Places } from '../../platform/database/statement.js';
import { moment, tables, type Tables } from '../../platform/database/tables.js';
import { overlapsAnother } from '../agenda/agenda.columns.js';
import { presentChefName } from '../chefs/chef.columns.js';
import { BALANCE as GIFT_CARD_BALANCE } from '../gift-cards/gift-card.columns.js';
import { STANDING } from '../money/money.columns.js';
import { LAST_SHEET, LOST_OFFER_MAILS, offerName, sentMailOf, WAITING_WISHES } from '../offers/offer.columns.js';
import { PART, PAYOUT_STATE } from '../payouts/payouts.columns.js';
import { BLOCKED_NAME, unlessBlocked } from '../personal-data/unless-blocked.columns.js';
import { IS_BLOCKED } from '../quotes/blocked-clients.columns.js';
import { LOST_OFFER, staffActedSince } from '../quotes/client-news.columns.js';
import { IS_NOBODYS, IS_OPEN } from '../quotes/quote.columns.js';
import { personName } from '../users/person.columns.js';

/*
 * What has to be done, read by one statement per kind (duty-kinds.ts). Each finds the oldest duties of its kind, counts
 * all of them, and only then reads what is shown.
 */

/** Most duties of a kind that are shown. */
export const SHOWN = 5;

/** For which moment and of whom duties are asked. */
export interface Asked {
  now: string;
  /** A new request that came before this moment has waited longer than promised. */
  lateSince: string;
  /** The current day in Chile, and the next one. */
  today: string;
  tomorrow: string;
  /** Only what is this person's … */
  owner?: number;
  /** … or only what is nobody's. */
  nobodys?: true;
}

/** Days for which somebody is told that a client withdrew. */
const WITHDRAWN_DAYS = 30;

const { eb, ref } = expressionBuilder<Tables, 'quote_request'>();

/** Whether the statement's `quote_request` is of whom it is asked. */
export function isAsked({ owner, nobodys }: Places<Asked>): Expression<SqlBool> {
  if (owner) return eb('quote_request.owner_id', '=', owner);
  return nobodys ? IS_NOBODYS : sql<SqlBool>`true`;
}

/** Nothing can be done for a client whose data are blocked or erased. */
const IS_USABLE = eb.and([eb('quote_request.blocked_at', 'is', null), eb('quote_request.erased_at', 'is', null)]);

/** How many there are in all. */
export const TOTAL = sql<number>`(count(*) over ())::int`.as('total');

/** The oldest duties of those found, by their `since` and `id`. */
export const oldest = <Schema, Table extends keyof Schema, Found>(found: SelectQueryBuilder<Schema, Table, Found>) =>
  found
    .orderBy(sql`since`)
    .orderBy(sql`id`)
    .limit(sql.lit(SHOWN));

/** Whose request it is, and who looks after it. */
export const WHO = [
  'quote_request.id as request_id',
  unlessBlocked(IS_BLOCKED, ref('quote_request.name'), BLOCKED_NAME).as('client'),
  personName(ref('quote_request.owner_id')).as('owner'),
] as const;

/** What the statement's `offer` is called. */
export const NUMBER = offerName(sql.ref('offer.number'), sql.ref('offer.revision')).as('number');

/** Requests whose duties are asked for. */
export const requests = (asked: Places<Asked>) =>
  tables.selectFrom('quote_request').where(isAsked(asked)).where(IS_USABLE);

/** An offer that a duty is about. */
interface FoundOffer {
  /** Of its request. */
  id: number;
  offer_id: number;
  since: string | null;
  total: number;
}

/** The offers that were found, with whose they are and since when they wait. */
const offersOf = (found: AliasableExpression<FoundOffer>) =>
  tables
    .selectFrom(found.as('found'))
    .innerJoin('quote_request', 'quote_request.id', 'found.id')
    .innerJoin('offer', 'offer.id', 'found.offer_id')
    .select(WHO)
    .select(({ ref: of }) => [moment(of('found.since')).$notNull().as('since'), 'found.total', 'offer.id as offer_id']);

/** New requests that nobody has answered within the promise. */
export const LATE_REQUESTS = statement((asked: Places<Asked>) => {
  const found = requests(asked)
    .select(['quote_request.id', 'quote_request.created_at as since', TOTAL])
    .where('quote_request.stage', '=', sql.lit('nueva'))
    .where('quote_request.created_at', '<', asked.lateSince)
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('quote_request', 'quote_request.id', 'found.id')
    .select(WHO)
    .select(({ ref: of }) => [moment(of('found.since')).as('since'), 'found.total'])
    .select(['quote_request.kind', 'quote_request.guests', 'quote_request.event_date']);
});

/** Open requests whose next step is due, unless the promise of an answer is. */
export const NEXT_STEPS = statement((asked: Places<Asked>) => {
  const found = requests(asked)
    .select(['quote_request.id', 'quote_request.next_step_on as since', TOTAL])
    .where(IS_OPEN)
    .where('quote_request.next_step_on', '<=', asked.today)
    .where(({ not, and, eb: is }) =>
      not(and([is('quote_request.stage', '=', 'nueva'), is('quote_request.created_at', '<', asked.lateSince)])),
    )
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('quote_request', 'quote_request.id', 'found.id')
    .select(WHO)
    .select(['found.total', 'quote_request.next_step'])
    .select(sql<string>`to_json(found.since::timestamp at time zone 'America/Santiago')`.as('since'));
});

/**
 * Offers that ended like this, and that nobody has followed up.
 * @param ofChange whether they would have changed what was agreed
 */
const lostOffers = (state: 'rechazada' | 'vencida', ofChange = false) =>
  statement((asked: Places<Asked>) => {
    const found = requests(asked)
      .innerJoinLateral(
        LOST_OFFER.select(['ended.id as offer_id', 'ended.state', 'ended.revision', 'ended.settled_at']).as('lost'),
        (join) => join.onTrue(),
      )
      .select(['quote_request.id', 'lost.offer_id', 'lost.settled_at as since', TOTAL])
      .where('quote_request.stage', '=', sql.lit(ofChange ? 'aceptada' : 'cotizada'))
      .where('lost.state', '=', state)
      .$if(ofChange, (changes) => changes.where('lost.revision', '>', 1))
      .$call(oldest);
    return offersOf(found).select([NUMBER, 'offer.total as amount', 'offer.decline_reason']);
  });
export const DECLINED_OFFERS = lostOffers('rechazada');
export const EXPIRED_OFFERS = lostOffers('vencida');
export const DECLINED_CHANGES = lostOffers('rechazada', true);
export const EXPIRED_CHANGES = lostOffers('vencida', true);

/** Changes of what was agreed that wait for their clients' yes. */
export const OPEN_CHANGES = statement((asked: Places<Asked>) => {
  const found = requests(asked)
    .innerJoin('offer', 'offer.quote_request_id', 'quote_request.id')
    .select(['quote_request.id', 'offer.id as offer_id', 'offer.sent_at as since', TOTAL])
    .where('offer.revision', '>', 1)
    // In the words of the index.
    .where(sql<SqlBool>`offer.state in ('enviada', 'vista')`)
    .where('offer.valid_until', '>=', asked.today)
    .where('quote_request.stage', '=', sql.lit('aceptada'))
    .where('quote_request.event_date', '>=', asked.today)
    .$call(oldest);
  return offersOf(found).select([NUMBER, 'offer.valid_until', 'quote_request.event_date', 'offer.viewed_at']);
});

/** Open offers whose mail did not arrive, and about which nobody has done anything since. */
export const UNDELIVERED_OFFERS = statement((asked: Places<Asked>) => {
  const found = requests(asked)
    .innerJoin('offer', 'offer.quote_request_id', 'quote_request.id')
    .innerJoin(LOST_OFFER_MAILS.as('lost'), 'lost.offer_id', 'offer.id')
    .select(['quote_request.id', 'offer.id as offer_id', 'lost.settled_at as since', TOTAL])
    .where('offer.state', 'in', ['enviada', 'vista'])
    .where('offer.valid_until', '>=', asked.today)
    .where(({ not, ref: of }) => not(staffActedSince(of('quote_request.id'), of('lost.settled_at'))))
    .$call(oldest);
  return offersOf(found).select(({ ref: of }) => [NUMBER, sentMailOf(of('offer.id')).as('mail')]);
});

/**
 * Accepted offers whose evening is to come and whose chef has no sheet.
 * @param isNews whether nobody has done anything since the client accepted
 */
const acceptedOffers = (isNews: boolean) =>
  statement((asked: Places<Asked>) => {
    const found = requests(asked)
      .innerJoin('offer', 'offer.quote_request_id', 'quote_request.id')
      .innerJoin('evening', 'evening.id', 'offer.evening_id')
      .select(['quote_request.id', 'offer.id as offer_id', 'offer.settled_at as since', TOTAL])
      .where('offer.state', '=', sql.lit('aceptada'))
      .where('offer.cancelled_at', 'is', null)
      .where('evening.cancelled_at', 'is', null)
      .where('evening.day', '>=', asked.today)
      .where('evening.begins_at', '>', asked.now)
      .where(({ not, exists }) => not(exists(LAST_SHEET.select('event_sheet.id'))))
      .where(({ not, ref: of }) => {
        const acted = staffActedSince(of('quote_request.id'), of('offer.settled_at'));
        return isNews ? not(acted) : acted;
      })
      .$call(oldest);
    return offersOf(found)
      .innerJoin('evening', 'evening.id', 'offer.evening_id')
      .select(({ ref: of }) => [
        'evening.id as evening_id',
        NUMBER,
        'evening.day',
        'evening.starts_at',
        presentChefName(of('evening.chef_id'), of('evening.chef_name')).as('chef_name'),
        sql<boolean>`${of('offer.unconfirmed')} and ${overlapsAnother(of('evening.id'))}`.as('overlaps'),
      ]);
  });
export const ACCEPTED_OFFERS = acceptedOffers(true);
export const UNSENT_SHEETS = acceptedOffers(false);

/** Answers of chefs to open questions, about which nobody has done anything since. */
export const CHEF_ANSWERS = statement((asked: Places<Asked>) => {
  const found = requests(asked)
    .innerJoin('chef_inquiry as inquiry', 'inquiry.quote_request_id', 'quote_request.id')
    .select(['inquiry.id', 'inquiry.answered_at as since', TOTAL])
    .where('inquiry.ended', 'is', null)
    .where('inquiry.answered_at', 'is not', null)
    .where('inquiry.day', '>=', asked.today)
    .where('quote_request.stage', 'in', ['nueva', 'contactada', 'cotizada'])
    .where(({ not, ref: of }) => not(staffActedSince(of('quote_request.id'), of('inquiry.answered_at'))))
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('chef_inquiry as inquiry', 'inquiry.id', 'found.id')
    .innerJoin('quote_request', 'quote_request.id', 'inquiry.quote_request_id')
    .select(WHO)
    .select(({ ref: of }) => [
      moment(of('found.since')).$notNull().as('since'),
      'found.total',
      'inquiry.id as inquiry_id',
      'inquiry.day',
      'inquiry.starts_at',
      of('inquiry.answer').$notNull().as('answer'),
      'inquiry.answer_text',
      presentChefName(of('inquiry.chef_id'), of('inquiry.chef_name')).as('chef_name'),
    ]);
});

/** Open offers that their clients cannot accept any more, because the chef was deactivated or deleted. */
export const OFFERS_WITHOUT_CHEF = statement((asked: Places<Asked>) => {
  const found = requests(asked)
    .innerJoin('offer', 'offer.quote_request_id', 'quote_request.id')
    .leftJoin('chef', 'chef.id', 'offer.chef_id')
    .select(['quote_request.id', 'offer.id as offer_id', TOTAL])
    .select(({ fn }) => fn.coalesce('chef.updated_at', 'offer.sent_at').as('since'))
    .where('offer.state', 'in', ['enviada', 'vista'])
    .where('offer.valid_until', '>=', asked.today)
    .where('quote_request.stage', 'in', ['nueva', 'contactada', 'cotizada'])
    .where(sql<SqlBool>`chef.state is distinct from 'ACTIVE'`)
    .$call(oldest);
  return offersOf(found).select(['offer.number', 'offer.chef_name']);
});

/** Days before the evening from which a sheet has to be confirmed, and hours after it was sent. */
const CONFIRM_DAYS = 2;
const CONFIRM_HOURS = 48;

/**
 * Evenings to come whose chef has a sheet of before a change, or has not said that the present one arrived: after two days,
 * or two days before.
 */
const sheets = (isStale: boolean) =>
  statement((asked: Places<Asked>) => {
    const found = requests(asked)
      .innerJoin('evening', 'evening.quote_request_id', 'quote_request.id')
      .innerJoinLateral(
        LAST_SHEET.select(['event_sheet.sequence', 'event_sheet.sent_at', 'event_sheet.confirmed_at']).as('last'),
        (join) => join.onTrue(),
      )
      .select(({ ref: of }) => [
        'quote_request.id',
        'evening.id as evening_id',
        (isStale ? of('evening.updated_at') : of('last.sent_at')).as('since'),
        TOTAL,
      ])
      .where('evening.cancelled_at', 'is', null)
      .where('evening.day', '>=', asked.today)
      .where('evening.begins_at', '>', asked.now)
      .$if(isStale, (some) => some.whereRef('last.sequence', '<', 'evening.sequence'))
      .$if(!isStale, (some) =>
        some
          .whereRef('last.sequence', '>=', 'evening.sequence')
          .where('last.confirmed_at', 'is', null)
          .where(({ or, eb: is }) =>
            or([
              is('evening.day', '<=', sql<string>`${asked.today}::date + ${sql.lit(CONFIRM_DAYS)}::int`),
              is(
                'last.sent_at',
                '<',
                sql<string>`${asked.now}::timestamptz - make_interval(hours => ${sql.lit(CONFIRM_HOURS)})`,
              ),
            ]),
          ),
      )
      .orderBy('since')
      .orderBy('evening.id')
      .limit(sql.lit(SHOWN));
    return tables
      .selectFrom(found.as('found'))
      .innerJoin('quote_request', 'quote_request.id', 'found.id')
      .innerJoin('evening', 'evening.id', 'found.evening_id')
      .select(WHO)
      .select(({ ref: of }) => [
        moment(of('found.since')).as('since'),
        'found.total',
        'found.evening_id',
        'evening.day',
        'evening.starts_at',
        presentChefName(of('evening.chef_id'), of('evening.chef_name')).as('chef_name'),
      ]);
  });
export const STALE_SHEETS = sheets(true);
export const UNCONFIRMED_SHEETS = sheets(false);

/** Changes that clients wished for an evening to come, and about which nobody has done anything since. */
export const CHANGE_WISHES = statement((asked: Places<Asked>) => {
  const found = requests(asked)
    .innerJoin(WAITING_WISHES.as('wish'), 'wish.request_id', 'quote_request.id')
    .innerJoin('evening', 'evening.quote_request_id', 'quote_request.id')
    .select(['quote_request.id', 'evening.id as evening_id', 'wish.at as since', 'wish.text', TOTAL])
    .where('evening.cancelled_at', 'is', null)
    .where('evening.begins_at', '>', asked.now)
    .orderBy('since')
    .orderBy('wish.id')
    .limit(sql.lit(SHOWN));
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('quote_request', 'quote_request.id', 'found.id')
    .select(WHO)
    .select(({ ref: of }) => [moment(of('found.since')).as('since'), 'found.total', 'found.evening_id', 'found.text']);
});

/** Requests that their clients withdrew within the last weeks, and about which nobody has done anything since. */
export const WITHDRAWN_REQUESTS = statement((asked: Places<Asked>) => {
  const found = requests(asked)
    .innerJoin('quote_request_activity as withdrawn', 'withdrawn.quote_request_id', 'quote_request.id')
    .select(['quote_request.id', 'withdrawn.at as since', TOTAL])
    .where('withdrawn.actor', '=', sql.lit('client'))
    .where('withdrawn.kind', '=', sql.lit('moved'))
    .where(sql<SqlBool>`withdrawn.data ->> 'to' = 'perdida'`)
    .where(sql<SqlBool>`withdrawn.at > ${asked.now}::timestamptz - make_interval(days => ${sql.lit(WITHDRAWN_DAYS)})`)
    .where('quote_request.stage', '=', sql.lit('perdida'))
    .where(({ not, ref: of }) => not(staffActedSince(of('quote_request.id'), of('withdrawn.at'))))
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('quote_request', 'quote_request.id', 'found.id')
    .select(WHO)
    .select(({ ref: of }) => [moment(of('found.since')).as('since'), 'found.total', 'quote_request.event_date'])
    .select(eb('quote_request.accepted_at', 'is not', null).$castTo<boolean>().as('was_accepted'));
});

/** Evenings of today and tomorrow that are not over. */
export const EVENINGS = statement((asked: Places<Asked>) => {
  const found = tables
    .selectFrom('evening')
    .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
    .where(isAsked(asked))
    .select(['evening.id', 'evening.begins_at as since', TOTAL])
    .where('evening.cancelled_at', 'is', null)
    .where('evening.day', '>=', sql<string>`${asked.today}::date - 1`)
    .where('evening.day', '<=', asked.tomorrow)
    .where('evening.ends_at', '>', asked.now)
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('evening', 'evening.id', 'found.id')
    .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
    .leftJoin('offer', (join) => join.onRef('offer.evening_id', '=', 'evening.id').on('offer.cancelled_at', 'is', null))
    .leftJoin('chef', 'chef.id', 'evening.chef_id')
    .select(WHO)
    .select(({ ref: of }) => [
      moment(of('found.since')).as('since'),
      'found.total',
      'offer.id as offer_id',
      'evening.id as evening_id',
      'evening.day',
      'evening.starts_at',
      'evening.guests',
      unlessBlocked(IS_BLOCKED, of('evening.address'), null).as('address'),
      unlessBlocked(IS_BLOCKED, of('evening.commune'), null).as('commune'),
      presentChefName(of('evening.chef_id'), of('evening.chef_name')).as('chef_name'),
      'chef.phone_number',
    ]);
});

/** Transfers that clients announced, and nobody has looked for in the account. Money of a cancelled evening waits too. */
export const WAITING_TRANSFERS = statement((asked: Places<Asked>) => {
  const found = requests(asked)
    .innerJoin('evening', 'evening.quote_request_id', 'quote_request.id')
    .innerJoin('transfer', 'transfer.evening_id', 'evening.id')
    .select(['transfer.id', 'transfer.created_at as since', TOTAL])
    .where('transfer.state', '=', sql.lit('anunciada'))
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('transfer', 'transfer.id', 'found.id')
    .innerJoin('evening', 'evening.id', 'transfer.evening_id')
    .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
    .leftJoin('offer', (join) => join.onRef('offer.evening_id', '=', 'evening.id').on('offer.state', '=', 'aceptada'))
    .select(WHO)
    .select(({ ref: of }) => [moment(of('found.since')).as('since'), 'found.total', 'transfer.evening_id'])
    .select(['transfer.amount', 'transfer.day', 'offer.number'])
    .select(({ ref: of }) => sql<boolean>`${of('transfer.proof_id')} is not null`.as('has_proof'));
});

/** Opinions of clients that staff have neither published nor hidden. */
export const WAITING_OPINIONS = statement((asked: Places<Asked>) => {
  const found = requests(asked)
    .innerJoin('opinion', 'opinion.quote_request_id', 'quote_request.id')
    .innerJoin('comment', 'comment.id', 'opinion.comment_id')
    .select(['comment.id', 'quote_request.id as request_id', 'opinion.created_at as since', TOTAL])
    .where('comment.publication', '=', sql.lit('waiting'))
    .where('comment.withheld', '=', sql.lit(false))
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('quote_request', 'quote_request.id', 'found.request_id')
    .innerJoin('comment', 'comment.id', 'found.id')
    .innerJoin('chef', 'chef.id', 'comment.chef_id')
    .select(WHO)
    .select(({ ref: of }) => [moment(of('found.since')).as('since'), 'found.total'])
    .select(['comment.id as comment_id', 'chef.chef_name', sql<number>`comment.score::float8`.as('score')]);
});

/** What chefs answered to opinions that visitors read, and staff have not decided about. It is nobody's. */
export const WAITING_ANSWERS = statement(({ owner }: Places<Asked>) => {
  const found = tables
    .selectFrom('comment')
    .select(['comment.id', 'comment.answered_at as since', TOTAL])
    .where('comment.answer_state', '=', sql.lit('waiting'))
    .where('comment.publication', '=', sql.lit('published'))
    .where('comment.withheld', '=', sql.lit(false))
    .$if(owner !== undefined, (some) => some.where(sql<SqlBool>`false`))
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('comment', 'comment.id', 'found.id')
    .innerJoin('chef', 'chef.id', 'comment.chef_id')
    .select(({ ref: of }) => [
      moment(of('found.since')).$notNull().as('since'),
      'found.total',
      'comment.id as comment_id',
      'chef.chef_name as client',
      'comment.client_name',
      sql<null>`null::int`.as('request_id'),
    ]);
});

/** What chefs want the site to show of them, and nobody has looked at. It is nobody's. */
export const WAITING_PROFILES = statement(({ owner }: Places<Asked>) => {
  const found = tables
    .selectFrom('profile_change')
    .select(['profile_change.id', 'profile_change.sent_at as since', TOTAL])
    .where('profile_change.state', '=', sql.lit('waiting'))
    .$if(owner !== undefined, (some) => some.where(sql<SqlBool>`false`))
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('profile_change', 'profile_change.id', 'found.id')
    .innerJoin('chef', 'chef.id', 'profile_change.chef_id')
    .select(({ ref: of }) => [
      moment(of('found.since')).as('since'),
      'found.total',
      'chef.id as chef_id',
      'chef.chef_name as client',
      sql<null>`null::int`.as('request_id'),
      sql<boolean>`profile_change.description is not null or profile_change.information is not null`.as('texts'),
      sql<boolean>`profile_change.price_per_person is not null`.as('price'),
      sql<boolean>`profile_change.profile_image_id is not null`.as('picture'),
      sql<boolean>`jsonb_array_length(profile_change.menus || profile_change.new_menus) > 0`.as('menus'),
      sql<boolean>`exists (select from profile_change_picture hung where hung.change_id = profile_change.id)`.as(
        'gallery',
      ),
    ]);
});

/** Since when a payout is due. */
const DUE_SINCE = sql<string>`coalesce(evening.cancelled_at, evening.ends_at)`;

/** Payouts to chefs that are due. They are nobody's. */
export const DUE_PAYOUTS = statement(({ owner, now }: Places<Asked>) =>
  tables
    .selectFrom('evening')
    .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
    .innerJoin('chef_pay', 'chef_pay.evening_id', 'evening.id')
    .leftJoin('payout', (join) => join.onRef('payout.evening_id', '=', 'evening.id').on('payout.undone_at', 'is', null))
    .leftJoin('offer', (join) =>
      join.onRef('offer.evening_id', '=', 'evening.id').on('offer.state', '=', sql.lit('aceptada')),
    )
    .innerJoinLateral(STANDING.as('money'), (join) => join.onTrue())
    .select(({ ref: of }) => [
      moment(DUE_SINCE).as('since'),
      TOTAL,
      'evening.quote_request_id as request_id',
      unlessBlocked(IS_BLOCKED, of('quote_request.name'), BLOCKED_NAME).as('client'),
      presentChefName(of('evening.chef_id'), of('evening.chef_name')).as('chef_name'),
      'evening.day',
      'offer.number',
      PART.$notNull().as('amount'),
    ])
    // What is paid or lies ahead is left out before the money of an evening is added up.
    .where('payout.id', 'is', null)
    .where(({ or, eb: is }) => or([is('evening.cancelled_at', 'is not', null), is('evening.ends_at', '<=', now)]))
    .where(PAYOUT_STATE, '=', sql.lit('due'))
    .$if(owner !== undefined, (some) => some.where(sql<SqlBool>`false`))
    .orderBy(DUE_SINCE)
    .orderBy('evening.id')
    .limit(sql.lit(SHOWN)),
);

/** Days before its end on which a gift card with something left is a duty. */
const GIFT_CARD_DAYS = 30;

/** Gift cards that end within a month, with something left. They are nobody's, and end as duties with them. */
export const ENDING_GIFT_CARDS = statement(({ owner, today }: Places<Asked>) => {
  const left = GIFT_CARD_BALANCE;
  const found = tables
    .selectFrom('gift_card')
    .select(['gift_card.id', 'gift_card.sold_at as since', TOTAL, left.as('left')])
    .where('gift_card.state', '=', sql.lit('vigente'))
    .where('gift_card.erased_at', 'is', null)
    .where('gift_card.valid_until', '>=', today)
    .where(sql<SqlBool>`gift_card.valid_until <= ${today}::date + ${sql.lit(GIFT_CARD_DAYS)}`)
    .where(left, '>', sql.lit(0))
    .$if(owner !== undefined, (some) => some.where(sql<SqlBool>`false`))
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('gift_card', 'gift_card.id', 'found.id')
    .select(({ ref: of }) => [
      moment(of('found.since')).$notNull().as('since'),
      'found.total',
      'found.left',
      'gift_card.id as card_id',
      'gift_card.receiver_name as client',
      'gift_card.valid_until',
      sql<null>`null::int`.as('request_id'),
    ])
    .$narrowType<{ valid_until: NotNull }>();
});

/** Rights over personal data that somebody asked for and nobody has answered. They are nobody's. */
export const ASKED_RIGHTS = statement(({ owner }: Places<Asked>) => {
  const found = tables
    .selectFrom('data_right')
    .select(['data_right.id', 'data_right.at as since', TOTAL])
    .where('data_right.step', '=', sql.lit('asked'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('data_right as answer').select('answer.id').whereRef('answer.answers_id', '=', 'data_right.id'),
        ),
      ),
    )
    .$if(owner !== undefined, (some) => some.where(sql<SqlBool>`false`))
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('data_right', 'data_right.id', 'found.id')
    .leftJoin('quote_request', (join) => join.on('quote_request.id', '=', sql<number>`data_right.requests[1]`))
    .select(({ ref: of }) => [
      moment(of('found.since')).as('since'),
      'found.total',
      'data_right.id as right_id',
      'data_right.kind',
      'data_right.due_on',
      'quote_request.id as request_id',
      unlessBlocked(IS_BLOCKED, of('quote_request.name'), BLOCKED_NAME).as('client'),
    ]);
});
