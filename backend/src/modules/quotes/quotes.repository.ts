import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { readList, type ListSource } from '../../platform/database/list.js';
import { containing } from '../../platform/database/search-words.js';
import { mailOf } from '../../platform/mail/mail.columns.js';
import { statement, type Places } from '../../platform/database/statement.js';
import { database, moment, NOW, tables, type Tables } from '../../platform/database/tables.js';
import type { Listed } from '../../platform/http/list-answer.js';
import { Chef, chefName } from '../chefs/index.js';
import { City } from '../lookups/index.js';
import { Proposal, proposalName } from '../proposals/index.js';
import { NEW_REQUEST } from './new-request-mail.js';
import { MAILS_HAVE_IT, QuoteRequest } from './quote-request.entity.js';
import type { ListQuoteRequestsQuery, QuoteRequestDto } from './quotes.dto.js';

const { eb, ref } = expressionBuilder<Tables, 'quote_request'>();

const CITY = jsonObjectFrom(
  tables.selectFrom('city').select(['city.id', 'city.name']).where('city.id', '=', ref('quote_request.city_id')),
);

const ROW = [
  'quote_request.id',
  'quote_request.name',
  'quote_request.email',
  'quote_request.phone_number',
  CITY.as('city'),
  'quote_request.event_date',
  'quote_request.guests',
  'quote_request.kind',
  'quote_request.message',
  chefName(ref('quote_request.chef_id')).as('chef'),
  proposalName(ref('quote_request.proposal_id')).as('proposal'),
  'quote_request.state',
  'quote_request.utm_source',
  'quote_request.utm_medium',
  'quote_request.utm_campaign',
  eb('quote_request.mailed_at', 'is not', null).$castTo<boolean>().as('mailed'),
  mailOf(NEW_REQUEST.name, NEW_REQUEST.about, ref('quote_request.id')).as('mail'),
  moment(ref('quote_request.created_at')).as('created_at'),
] as const;

const byId = statement(({ id }: Places<{ id: number }>) =>
  tables.selectFrom('quote_request').select(ROW).where('quote_request.id', '=', id),
);

/**
 * The text as it is written. A text that may be a phone is also searched as phones are stored, without spaces and
 * signs.
 */
const spellings = (text: string): string[] =>
  /^[\d\s()+-]*\d[\d\s()+-]*$/.test(text) ? [text, text.replace(/\D/g, '')] : [text];

const LIST: ListSource<ListQuoteRequestsQuery> = {
  // Each spelling is a condition of its own, because the index cannot search for a list of them.
  search: (text) => eb.or(spellings(text).map((one) => eb('quote_request.search_key', 'like', containing(one)))),
  filters: { state: ref('quote_request.state'), kind: ref('quote_request.kind') },
  orders: {
    created_at: ref('quote_request.created_at'),
    event_date: { by: ref('quote_request.event_date'), nullsLast: true },
    name: ref('quote_request.name'),
    guests: { by: ref('quote_request.guests'), nullsLast: true },
  },
  id: ref('quote_request.id'),
};

/** Most requests that are given their letters at a time. */
const ADOPTED = 500;

/** The ids in a form. */
export interface Chosen {
  city_id?: number | null;
  chef_id?: number | null;
  proposal_id?: number | null;
}

/** Requests for quotes in the database. */
@Injectable()
export class QuotesRepository {
  constructor(private readonly em: EntityManager) {}

  /** The back-office's list and how many rows match in all. */
  list(asked: ListQuoteRequestsQuery): Promise<Listed<QuoteRequestDto>> {
    return readList(asked, LIST, database(this.em).selectFrom('quote_request'), (found) => found.select(ROW));
  }

  /** A request for staff; undefined if there is none. */
  byId(id: number, em: EntityManager = this.em): Promise<QuoteRequestDto | undefined> {
    return byId.first(em, { id });
  }

  /**
   * The rows with the ids of a visitor's form, locked until the end of the transaction so that nobody deletes them.
   * Null for what does not exist or is not public.
   */
  async lockChosen(em: EntityManager, { city_id, chef_id, proposal_id }: Chosen): Promise<QuoteChoices> {
    const lockMode = LockMode.PESSIMISTIC_READ;
    const city = city_id ? await this.lockCity(em, city_id) : null;
    const proposal = proposal_id ? await em.findOne(Proposal, { id: proposal_id }) : null;
    const wanted = proposal?.chef.id ?? chef_id;
    const chef = wanted ? await em.findOne(Chef, { id: wanted, state: 'ACTIVE' }, { lockMode }) : null;
    const locked = proposal && chef ? await em.findOne(Proposal, { id: proposal.id, chef }, { lockMode }) : null;
    return { city, chef, proposal: locked };
  }

  /**
   * The commune, or the one into which it was merged. Only the last one is locked, so that no two transactions wait for
   * each other.
   */
  private async lockCity(em: EntityManager, id: number): Promise<City | null> {
    const city = database(em).selectFrom('city').where('id', '=', id);
    const now = await city.select(({ fn }) => fn.coalesce('merged_into_id', 'id').as('id')).executeTakeFirst();
    const locked = now ? await em.findOne(City, now, { lockMode: LockMode.PESSIMISTIC_READ }) : null;
    return locked?.mergedInto ? this.lockCity(em, locked.mergedInto.id) : locked;
  }

  /**
   * Stores the request unless there is one with its key. It does not wait for an error of the unique key: the database
   * would write the statement into its log, with everything that the visitor wrote.
   * @returns its id
   */
  async addOnce(em: EntityManager, request: QuoteRequest): Promise<number> {
    const stored = await em.upsert(QuoteRequest, request, {
      onConflictFields: ['requestKey'],
      onConflictAction: 'ignore',
    });
    return stored.id;
  }

  /**
   * Takes the new requests that nobody was told of and that have no letter, for their letters to be written: they came while no
   * mail server was configured, or under an earlier release. Others pass over what one takes.
   */
  async claimUnmailed(em: EntityManager): Promise<number[]> {
    const due = tables
      .selectFrom('quote_request')
      .select('id')
      .where('mailed_at', 'is', null)
      .where('state', '=', 'nueva')
      .where('next_mail_at', '<', sql<string>`${MAILS_HAVE_IT}`)
      .orderBy('next_mail_at')
      .limit(ADOPTED)
      .forUpdate()
      .skipLocked();
    const claimed = database(em)
      .updateTable('quote_request')
      .set({ next_mail_at: sql<string>`${MAILS_HAVE_IT}` })
      .where('id', 'in', due);
    return (await claimed.returning('id').execute()).map(({ id }) => id);
  }

  /** Records that the company was told. */
  async markMailed(em: EntityManager, id: number): Promise<void> {
    await database(em).updateTable('quote_request').set({ mailed_at: NOW }).where('id', '=', id).execute();
  }

  /** Deletes requests that were closed this many months ago and not changed since. */
  async deleteClosedFor(months: number): Promise<void> {
    await database(this.em)
      .deleteFrom('quote_request')
      .where('state', '=', 'cerrada')
      .where('updated_at', '<', sql<string>`now() - make_interval(months => ${months})`)
      .execute();
  }

  /** How many requests are for this commune. */
  async countFor(em: EntityManager, cityId: number): Promise<number> {
    return em.count(QuoteRequest, { city: cityId });
  }

  /** What was asked for one commune is for the other. */
  async moveTo(em: EntityManager, from: number, into: number): Promise<void> {
    await database(em).updateTable('quote_request').set({ city_id: into }).where('city_id', '=', from).execute();
  }

  /** The request, locked until the end of the transaction. Null if there is none. */
  lock(em: EntityManager, id: number): Promise<QuoteRequest | null> {
    return em.findOne(QuoteRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}

/** The rows with the ids of a form. */
export type QuoteChoices = Pick<QuoteRequest, 'city' | 'chef' | 'proposal'>;
