import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { moment, tables, type Tables } from '../../platform/database/tables.js';
import { unlessBlocked } from '../personal-data/index.js';
import { isBlocked } from '../quotes/index.js';
import { OPEN_REFUND_STATES, OPEN_STATES } from './payment-moves.js';

const { ref } = expressionBuilder<Tables, 'evening'>();

/** Most lines of an evening that are shown: far more than anybody writes. */
const MOST = 500;

/** Whether the data of the evening's client are blocked. */
const BLOCKED = isBlocked(ref('evening.quote_request_id'));

/** Whether the provider said that an entry moved by card: the same as `MoneyEntry.isProviders`, in SQL. */
const IS_PROVIDERS = sql<boolean>`entry.payment_id is not null
  and case when entry.kind = 'refund' then not refund.verified else entry.actor <> 'person' end`;

const entries = statement(({ id }: Placeholders<{ id: number }>) =>
  tables
    .selectFrom('money_entry as entry')
    .innerJoin('evening', 'evening.id', 'entry.evening_id')
    .leftJoin('payment', 'payment.id', 'entry.payment_id')
    .leftJoin('refund', 'refund.id', 'entry.refund_id')
    .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.way', 'entry.reference', 'entry.actor'])
    .select(['entry.actor_name', 'entry.corrects_id', 'payment.instalments'])
    .select(IS_PROVIDERS.as('providers'))
    .select((eb) => [
      moment(eb.ref('entry.at')).as('at'),
      unlessBlocked(BLOCKED, eb.ref('payment.card_digits'), null).as('card_digits'),
      sql<number>`entry.amount + coalesce((${eb
        .selectFrom('money_entry as more')
        .select(({ fn }) => fn.sum('more.amount').as('sum'))
        .whereRef('more.corrects_id', '=', 'entry.id')}), 0)::int`.as('comes_to'),
      unlessBlocked(
        BLOCKED,
        sql<string | null>`(${eb
          .selectFrom('money_note as note')
          .select(sql<string>`string_agg(note.text, ' · ' order by note.id)`.as('text'))
          .whereRef('note.entry_id', '=', 'entry.id')})`,
        null,
      ).as('note'),
    ])
    .where('entry.evening_id', '=', id)
    .orderBy('entry.id')
    .limit(sql.lit(MOST)),
);

const tries = statement(({ id }: Placeholders<{ id: number }>) =>
  tables
    .selectFrom('payment')
    .select(['payment.id', 'payment.buy_order', 'payment.amount', 'payment.state'])
    .select((eb) => moment(eb.ref('payment.created_at')).as('created_at'))
    .where('payment.evening_id', '=', id)
    .where(
      'payment.state',
      'in',
      OPEN_STATES.map((state) => sql.lit(state)),
    )
    .orderBy('payment.id')
    .limit(sql.lit(MOST)),
);

const refunds = statement(({ id }: Placeholders<{ id: number }>) =>
  tables
    .selectFrom('refund')
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'payment.buy_order', 'refund.amount', 'refund.state', 'refund.actor_name as who'])
    .select((eb) => moment(eb.ref('refund.created_at')).as('created_at'))
    .where('refund.evening_id', '=', id)
    .where(
      'refund.state',
      'in',
      OPEN_REFUND_STATES.map((state) => sql.lit(state)),
    )
    .orderBy('refund.id')
    .limit(sql.lit(MOST)),
);

const documents = statement(({ id }: Placeholders<{ id: number }>) =>
  tables
    .selectFrom('sale_document')
    .innerJoin('evening', 'evening.id', 'sale_document.evening_id')
    .select(['sale_document.id', 'kind', 'number', 'issued_on', 'amount'])
    .select(({ ref: of }) =>
      sql<boolean>`${unlessBlocked(BLOCKED, of('sale_document.paper_id'), null)} is not null`.as('has_paper'),
    )
    .where('evening_id', '=', id)
    .orderBy('sale_document.id')
    .limit(sql.lit(MOST)),
);

const documentPaper = statement(({ id }: Placeholders<{ id: number }>) =>
  tables
    .selectFrom('sale_document')
    .innerJoin('evening', 'evening.id', 'sale_document.evening_id')
    .select(['kind', 'number', 'evening_id as evening'])
    .select(({ ref: of }) => unlessBlocked(BLOCKED, of('sale_document.paper_id'), null).as('paper'))
    .where('sale_document.id', '=', id),
);

/** What the panel of an evening's money reads. */
@Injectable()
export class EveningMoneyRepository {
  constructor(private readonly em: EntityManager) {}

  /** The lines of an evening's ledger, the oldest first. */
  entries(id: number) {
    return entries.rows(this.em, { id });
  }

  /** Its payments by card that are not decided. */
  tries(id: number) {
    return tries.rows(this.em, { id });
  }

  /** Its refunds by card that are not decided. */
  refunds(id: number) {
    return refunds.rows(this.em, { id });
  }

  /** The boletas and facturas that were noted for it. */
  documents(id: number) {
    return documents.rows(this.em, { id });
  }

  /** One of them with its evening and its PDF: none where the client's data are blocked. */
  documentPaper(id: number) {
    return documentPaper.first(this.em, { id });
  }
}
