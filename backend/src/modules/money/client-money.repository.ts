import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database, moment } from '../../platform/database/tables.js';
import type { MyReceiptDto, MyTryDto } from './client-money.dto.js';
import { IS_PENDING } from './payment.columns.js';

/** An offer, as far as its money goes. */
export interface OfferedMoney {
  state: string;
  /** Whole CLP. */
  total: number;
  /** 'YYYY-MM-DD' */
  day: string | null;
  /** When which part is due, as it was sent; null where the company's terms hold. */
  reservaPercent: number | null;
  reservaHours: number | null;
  saldoDays: number | null;
  /** The evening that was agreed by it, or that it would change; null where there is none. */
  evening: number | null;
}

/** The evening of a payment page. */
export interface PaidEvening {
  day: string;
  startsAt: string;
  chefName: string;
  client: string;
  requestId: number;
}

/** A receipt with the record that it belongs to. */
export type ReceiptRow = MyReceiptDto & { entry: number };

/** How long Webpay lets a client enter its form. */
const ENTER_WITHIN_MINUTES = 5;

/** Most tries that a page shows. */
const TRIES = 10;

/** What clients are shown of their money. */
@Injectable()
export class ClientMoneyRepository {
  constructor(private readonly em: EntityManager) {}

  /** What an offer says of money; undefined without it. */
  async offered(offerId: number): Promise<OfferedMoney | undefined> {
    return database(this.em)
      .selectFrom('offer')
      .leftJoin('evening', (join) =>
        join.onRef('evening.quote_request_id', '=', 'offer.quote_request_id').on('evening.cancelled_at', 'is', null),
      )
      .select(['offer.state', 'offer.total', 'offer.day', 'offer.reserva_percent as reservaPercent'])
      .select(['offer.reserva_hours as reservaHours', 'offer.saldo_days as saldoDays'])
      .select(({ fn, ref }) => fn.coalesce('offer.evening_id', ref('evening.id')).as('evening'))
      .where('offer.id', '=', offerId)
      .executeTakeFirst();
  }

  /** The last evening of a request; undefined without one. */
  async eveningOfRequest(requestId: number): Promise<number | undefined> {
    const found = await database(this.em)
      .selectFrom('evening')
      .select('id')
      .where('quote_request_id', '=', requestId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return found?.id;
  }

  /** The evening that is paid for; undefined without it. */
  async evening(id: number): Promise<PaidEvening | undefined> {
    return database(this.em)
      .selectFrom('evening')
      .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
      .select(['evening.day', 'evening.starts_at as startsAt', 'evening.chef_name as chefName'])
      .select(['quote_request.name as client', 'quote_request.id as requestId'])
      .where('evening.id', '=', id)
      .executeTakeFirst();
  }

  /** The ids of a request's evenings. */
  async eveningsOfRequest(requestId: number): Promise<number[]> {
    const found = await database(this.em)
      .selectFrom('evening')
      .select('id')
      .where('quote_request_id', '=', requestId)
      .execute();
    return found.map(({ id }) => id);
  }

  /** The tries of the last day to pay an evening or a gift card, the newest first. */
  async tries(about: 'evening_id' | 'gift_card_id', id: number): Promise<MyTryDto[]> {
    const rows = await database(this.em)
      .selectFrom('payment')
      .select(({ ref }) => ['buy_order as order', 'amount', 'state', moment(ref('payment.created_at')).as('at')])
      .select([IS_PENDING.as('pending'), 'token', 'form_url as url'])
      .select(
        sql<boolean>`state = 'en_webpay' and returned_at is null
          and created_at > now() - make_interval(mins => ${sql.lit(ENTER_WITHIN_MINUTES)})`.as('open'),
      )
      .where(about, '=', id)
      .where('created_at', '>', sql<string>`now() - interval '1 day'`)
      .orderBy('id', 'desc')
      .limit(TRIES)
      .execute();
    return rows.map(({ token, url, open, ...row }) => ({
      ...row,
      form: open && token !== null && url !== null ? { url, token } : null,
    }));
  }

  /**
   * What came and was given back for an evening or a gift card, with its corrections, in the order of the entries. Without what was
   * corrected to nothing.
   * @param number of the offer or the card: the first part of each receipt's number
   */
  async receipts(about: 'evening_id' | 'gift_card_id', id: number, number: string): Promise<ReceiptRow[]> {
    return (await this.allReceipts(about, id, number)).filter(({ amount }) => amount > 0);
  }

  /** The same with what was corrected to nothing. */
  async allReceipts(about: 'evening_id' | 'gift_card_id', id: number, number: string): Promise<ReceiptRow[]> {
    const numbered = database(this.em)
      .selectFrom('money_entry')
      .selectAll()
      .select(sql<number>`row_number() over (order by id)`.as('place'))
      .where(about, '=', id);
    const rows = await database(this.em)
      .selectFrom(numbered.as('entry'))
      .leftJoin('payment', 'payment.id', 'entry.payment_id')
      .select(({ ref }) => ['entry.id as entry', 'entry.place', 'entry.kind', moment(ref('entry.at')).as('at')])
      .select(['entry.way', 'entry.reference', 'payment.card_type', 'payment.instalments', 'payment.card_digits'])
      .select(({ selectFrom, ref }) =>
        sql<number>`(${ref('entry.amount')} + coalesce(${selectFrom('money_entry as more')
          .select(({ fn }) => fn.sum('more.amount').as('sum'))
          .whereRef('more.corrects_id', '=', 'entry.id')}, 0))::int`.as('amount'),
      )
      .where('entry.kind', 'in', ['charge', 'refund', 'gift_card_sold'])
      .orderBy('entry.id')
      .execute();
    return rows.map(({ place, reference, kind, ...row }) => ({
      ...row,
      kind: kind === 'refund' ? 'refund' : 'charge',
      number: `${number}-${place}`,
      authorization: reference,
    }));
  }
}
