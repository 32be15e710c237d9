import { sql, type SqlBool } from 'kysely';
import { statement, type Placeholders } from '../../../platform/database/statement.js';
import { tables } from '../../../platform/database/tables.js';
import { LOST_OFFER_MAILS, sentMailOf } from '../../offers/offer.columns.js';
import { CAN_LOSE_OFFER, LOST_OFFER, staffActedSince } from '../../quotes/client-news.columns.js';
import { NUMBER, offersOf, oldest, requests, type Asked } from './duty.columns.js';

const IS_AGREED = sql<SqlBool>`quote_request.stage = 'aceptada'`;

/**
 * Offers that ended like this, and that nobody has followed up.
 * @param ofChange whether they would have changed what was agreed
 */
const lostOffers = (state: 'rechazada' | 'vencida', ofChange = false) =>
  statement((asked: Placeholders<Asked>) => {
    const found = requests(asked)
      .innerJoinLateral(
        LOST_OFFER.select(['ended.id', 'ended.state', 'ended.revision', 'ended.settled_at']).as('lost'),
        (join) => join.onTrue(),
      )
      .select(['lost.id', 'lost.settled_at as since'])
      .where(ofChange ? IS_AGREED : CAN_LOSE_OFFER)
      .where('lost.state', '=', state)
      .$if(ofChange, (changes) => changes.where('lost.revision', '>', 1))
      .$call(oldest);
    return offersOf(found).select([NUMBER, 'offer.total as amount', 'offer.decline_reason']);
  });
export const DECLINED_OFFERS = lostOffers('rechazada');
export const EXPIRED_OFFERS = lostOffers('vencida');
export const DECLINED_CHANGES = lostOffers('rechazada', true);
export const EXPIRED_CHANGES = lostOffers('vencida', true);

/** Offers that wait for their clients' yes. */
const openOffers = (asked: Placeholders<Asked>) =>
  requests(asked)
    .innerJoin('offer', 'offer.quote_request_id', 'quote_request.id')
    .select('offer.id')
    // In the words of the index.
    .where(sql<SqlBool>`offer.state in ('enviada', 'vista')`)
    .where('offer.valid_until', '>=', asked.today);

/** Whether an open offer can be one: before the yes, or a change of what was agreed, until its day. */
const isAnswerable = ({ today }: Placeholders<Asked>) =>
  sql<SqlBool>`(quote_request.stage in ('nueva', 'contactada', 'cotizada')
    or ${IS_AGREED} and offer.revision > 1 and quote_request.event_date >= ${today})`;

/** Whether the chef of the statement's `offer` can still be agreed on. */
const HAS_CHEF = sql<SqlBool>`exists ${tables
  .selectFrom('chef')
  .select('chef.id')
  .where('chef.id', '=', sql.ref<number>('offer.chef_id'))
  .where('chef.state', '=', sql.lit('ACTIVE'))}`;

/** Changes of what was agreed that wait for their clients' yes. */
export const OPEN_CHANGES = statement((asked: Placeholders<Asked>) => {
  const found = openOffers(asked)
    .select('offer.sent_at as since')
    .where('offer.revision', '>', 1)
    .where(isAnswerable(asked))
    .where(HAS_CHEF)
    .$call(oldest);
  return offersOf(found).select([NUMBER, 'offer.valid_until', 'quote_request.event_date', 'offer.viewed_at']);
});

/** Open offers whose mail did not arrive, and about which nobody has done anything since. */
export const UNDELIVERED_OFFERS = statement((asked: Placeholders<Asked>) => {
  const found = openOffers(asked)
    .innerJoin(LOST_OFFER_MAILS.as('lost'), 'lost.offer_id', 'offer.id')
    .select('lost.settled_at as since')
    .where(({ not, ref }) => not(staffActedSince(ref('quote_request.id'), ref('lost.settled_at'))))
    .$call(oldest);
  return offersOf(found).select(({ ref }) => [NUMBER, sentMailOf(ref('offer.id')).as('mail')]);
});

/** Open offers that their clients cannot accept any more, because the chef was deactivated or deleted. */
export const OFFERS_WITHOUT_CHEF = statement((asked: Placeholders<Asked>) => {
  const found = openOffers(asked)
    .leftJoin('chef', 'chef.id', 'offer.chef_id')
    .select(({ fn }) => fn.coalesce('chef.updated_at', 'offer.sent_at').as('since'))
    .where(isAnswerable(asked))
    .where(({ not }) => not(HAS_CHEF))
    .$call(oldest);
  return offersOf(found).select([NUMBER, 'offer.chef_name', 'offer.revision']);
});
