import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Conditions } from '../../platform/database/conditions.js';
import { query } from '../../platform/database/query.js';
import { containing } from '../../platform/database/search-words.js';
import { Chef } from '../chefs/index.js';
import { City } from '../lookups/index.js';
import { Proposal } from '../proposals/index.js';
import { QuoteRequest, type QuoteKind, type QuoteState } from './quote-request.entity.js';
import type { QuoteRequestDto, QuoteSort } from './quotes.dto.js';

const ROW = `q.id, q.name, q.email, q.phone_number,
  (select json_build_object('id', t.id, 'name', t.name) from city t where t.id = q.city_id) as city,
  q.event_date::text as event_date, q.guests, q.kind, q.message,
  (select json_build_object('id', c.id, 'chef_name', c.chef_name, 'slug', c.slug) from chef c where c.id = q.chef_id) as chef,
  (select json_build_object('id', p.id, 'dish_name', p.dish_name, 'slug', p.slug) from proposal p where p.id = q.proposal_id) as proposal,
  q.state, q.utm_source, q.utm_medium, q.utm_campaign, q.mailed_at is not null as mailed, to_json(q.created_at) as created_at`;

const ORDERS: Record<QuoteSort, string> = {
  created_at: 'q.created_at, q.id',
  '-created_at': 'q.created_at desc, q.id desc',
  event_date: 'q.event_date nulls last, q.id',
  '-event_date': 'q.event_date desc nulls last, q.id desc',
  name: 'q.name, q.id',
  '-name': 'q.name desc, q.id desc',
  guests: 'q.guests nulls last, q.id',
  '-guests': 'q.guests desc nulls last, q.id desc',
};

/** A request that has one of the spellings; each a condition of its own, as the index takes no list of them. */
const spelt = (patterns: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `q.search_key like (${patterns}::text[])[${at + 1}]`).join(' or ');

/** Filters of the back-office's list; undefined means all. */
export interface QuoteListFilter {
  /** Spellings of what is looked for, one of which a request has; case and accents do not matter. */
  search?: string[];
  state?: QuoteState;
  kind?: QuoteKind;
  sort: QuoteSort;
  limit?: number;
  offset: number;
}

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
  async list({
    search,
    state,
    kind,
    sort,
    limit,
    offset,
  }: QuoteListFilter): Promise<{ rows: QuoteRequestDto[]; total: number }> {
    const conditions = new Conditions()
      .on(search?.map(containing), (patterns) => `(${spelt(patterns, search?.length ?? 0)})`)
      .on(state, (wanted) => `q.state = ${wanted}`)
      .on(kind, (wanted) => `q.kind = ${wanted}`);
    const { where } = conditions;
    const { page, values } = conditions.page(limit, offset);
    const [rows, counted] = await Promise.all([
      query<QuoteRequestDto>(
        this.em,
        `select ${ROW} from quote_request q ${where} order by ${ORDERS[sort]} ${page}`,
        values,
      ),
      query<{ total: number }>(
        this.em,
        `select count(*)::int as total from quote_request q ${where}`,
        conditions.values,
      ),
    ]);
    return { rows, total: counted[0]?.total ?? 0 };
  }

  /** A request for staff. Undefined if there is none. */
  async byId(id: number, em: EntityManager = this.em): Promise<QuoteRequestDto | undefined> {
    return (await query<QuoteRequestDto>(em, `select ${ROW} from quote_request q where q.id = $1`, [id]))[0];
  }

  /**
   * The rows with the ids of a visitor's form, locked until the end of the transaction so that nobody deletes them.
   * Null for what does not exist or is not public.
   */
  async holdChosen(em: EntityManager, { city_id, chef_id, proposal_id }: Chosen): Promise<QuoteChoices> {
    const lockMode = LockMode.PESSIMISTIC_READ;
    const city = city_id ? await this.holdCity(em, city_id) : null;
    const proposal = proposal_id ? await em.findOne(Proposal, { id: proposal_id }) : null;
    const wanted = proposal?.chef.id ?? chef_id;
    const chef = wanted ? await em.findOne(Chef, { id: wanted, state: 'ACTIVE' }, { lockMode }) : null;
    const held = proposal && chef ? await em.findOne(Proposal, { id: proposal.id, chef }, { lockMode }) : null;
    return { city, chef, proposal: held };
  }

  /** The commune, or the one it went into; only what is chosen in the end is held, so that no merge waits in a circle. */
  private async holdCity(em: EntityManager, id: number): Promise<City | null> {
    const [now] = await query<{ id: number }>(em, 'select coalesce(merged_into_id, id) as id from city where id = $1', [
      id,
    ]);
    const city = now ? await em.findOne(City, now, { lockMode: LockMode.PESSIMISTIC_READ }) : null;
    return city?.mergedInto ? this.holdCity(em, city.mergedInto.id) : city;
  }

  /**
   * Takes the request whose mail has been due longest, and sets its next try: a minute later after the first try, then
   * twice as long each time, at most six hours. Skips a request that another replica is just taking. If the process
   * ends before the mail was sent, the request will be due again.
   */
  async claimUnmailed(): Promise<number | undefined> {
    const rows = await query<{ id: number }>(
      this.em,
      `update quote_request set mail_attempts = mail_attempts + 1,
         next_mail_at = now() + least(interval '6 hours', interval '1 minute' * power(2, least(mail_attempts, 10)))
       where id = (select id from quote_request where mailed_at is null and state = 'nueva' and next_mail_at <= now()
         order by next_mail_at, id limit 1 for update skip locked)
       returning id`,
    );
    return rows[0]?.id;
  }

  /** Records that the company was told. */
  async markMailed(id: number): Promise<void> {
    await query(this.em, 'update quote_request set mailed_at = now() where id = $1', [id]);
  }

  /** Deletes requests that were closed this many months ago and not changed since. */
  async deleteClosedFor(months: number): Promise<void> {
    await query(
      this.em,
      `delete from quote_request where state = 'cerrada' and updated_at < now() - make_interval(months => $1)`,
      [months],
    );
  }

  /** How many requests are for this commune. */
  async countFor(em: EntityManager, cityId: number): Promise<number> {
    return em.count(QuoteRequest, { city: cityId });
  }

  /** What was asked for one commune is for the other. */
  async moveTo(em: EntityManager, from: number, into: number): Promise<void> {
    await query(em, 'update quote_request set city_id = $2 where city_id = $1', [from, into]);
  }

  /** The request, locked until the end of the transaction. Null if there is none. */
  lock(em: EntityManager, id: number): Promise<QuoteRequest | null> {
    return em.findOne(QuoteRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}

/** The rows with the ids of a form. */
export type QuoteChoices = Pick<QuoteRequest, 'city' | 'chef' | 'proposal'>;
