import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { lockNamingRows } from '../../platform/database/named-rows.js';
import { statement } from '../../platform/database/statement.js';
import { COUNT, database, NOW, tables } from '../../platform/database/tables.js';
import { Chef } from '../chefs/index.js';
import { City } from '../lookups/index.js';
import { Proposal } from '../proposals/index.js';
import { ACTIVE_STAFF, Person } from '../users/index.js';
import { AnswerClock } from './answer-clock.js';
import { MAILS_HAVE_IT } from './new-request-mail.js';
import { QuoteRequestActivity } from './quote-activity.entity.js';
import { MAX_CHOICES } from './quote-choice.entity.js';
import type { QuoteState } from './quote-moves.js';
import { QuoteRequest } from './quote-request.entity.js';
import { activityOf, requestById, wholeRequest } from './quote.columns.js';
import type { QuoteActivityDto, QuoteRequestPageDto, StaffDto } from './quote-work.dto.js';
import { RestrictionsRepository } from './restrictions.repository.js';
import type { QuoteChoiceFieldsDto } from './quote-form.dto.js';
import type { QuoteRequestDto } from './quotes.dto.js';
import { QuoteRequestNotFoundError } from './quotes.errors.js';
import { shownActivity, shownRequest } from './shown-request.js';

const staff = statement(() => ACTIVE_STAFF);

/** Most requests that are given their letters at a time. */
const ADOPTED = 500;

/** What nobody works on any more. */
const ENDED = ['realizada', 'perdida'] as const satisfies QuoteState[];

/** The ids in a form. */
interface Chosen {
  city_id?: number | null;
  chef_id?: number | null;
  proposal_id?: number | null;
  choices?: QuoteChoiceFieldsDto[] | null;
}

/** From when on something is over. */
export interface Past {
  now: Date;
  /** The current day in Chile. */
  today: string;
  /** The same, as if it began at six. */
  todayFromSix: string;
}

/** What a client would like: a chef, or one of their experiences. */
export interface QuoteChoice {
  chef: Chef;
  proposal: Proposal | null;
}

/** The rows with the ids of a form. */
export interface QuoteChoices {
  city: City | null;
  choices: QuoteChoice[];
}

const isSame = (one: QuoteChoice, other: QuoteChoice): boolean =>
  one.chef.id === other.chef.id && one.proposal?.id === other.proposal?.id;

/** Requests for quotes in the database. */
@Injectable()
export class QuotesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: AnswerClock,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  /** A request for staff; undefined if there is none. */
  async byId(id: number, em: EntityManager = this.em): Promise<QuoteRequestDto | undefined> {
    const row = await requestById.first(em, { id });
    return row && shownRequest(row, this.clock.at(new Date()));
  }

  /**
   * A request for staff, who have just changed it.
   * @throws QuoteRequestNotFoundError
   */
  async read(em: EntityManager, id: number): Promise<QuoteRequestDto> {
    const request = await this.byId(id, em);
    if (!request) throw new QuoteRequestNotFoundError();
    return request;
  }

  /** A request with all that happened to it; undefined if there is none. */
  async page(id: number): Promise<Omit<QuoteRequestPageDto, 'no_mail'> | undefined> {
    const [row, rows, restrictions] = await Promise.all([
      wholeRequest.first(this.em, { id }),
      activityOf.rows(this.em, { id }),
      this.restrictions.of(id),
    ]);
    if (!row) return undefined;
    const {
      first_answered_at: answered,
      consented_at,
      consent_purpose,
      consent_version,
      undelivered,
      ...request
    } = row;
    const waiting = this.clock.at(new Date());
    return {
      ...shownRequest(request, waiting),
      consented_at,
      consent_purpose,
      consent_version,
      restrictions: restrictions ?? null,
      undelivered,
      answered_in_minutes: answered === null ? null : waiting.between(request.created_at, answered),
      activity: rows.map(shownActivity),
    };
  }

  /** What a page has already stored under a key, for who has the request locked. Null if it is the first time. */
  activityByKey(
    em: EntityManager,
    id: number,
    kind: 'message' | 'note',
    key: string,
  ): Promise<QuoteRequestActivity | null> {
    return em.findOne(QuoteRequestActivity, { quoteRequest: id, kind, data: { key } });
  }

  /** What happened to a request last; undefined if nothing has. */
  async last(em: EntityManager, id: number): Promise<QuoteActivityDto | undefined> {
    const row = await activityOf.first(em, { id });
    return row && shownActivity(row);
  }

  /** Everybody to whom a request can be given. */
  async people(caller: number): Promise<StaffDto[]> {
    return (await staff.rows(this.em)).map((person) => ({ ...person, me: person.id === caller }));
  }

  /** The person, locked so that nobody deactivates them meanwhile. Null unless active. */
  lockActive(em: EntityManager, id: number): Promise<Person | null> {
    return em.findOne(Person, { id, state: 'ACTIVE' }, { lockMode: LockMode.PESSIMISTIC_READ });
  }

  /**
   * Accepted requests whose day is over, locked; others pass over them. Where the agenda has the evening, its end has
   * passed too. The day of an evening that was called off, without another one, says nothing: nobody ate on it.
   */
  async lockPast(em: EntityManager, { now, today, todayFromSix }: Past, limit: number): Promise<QuoteRequest[]> {
    const past = await database(em)
      .selectFrom('quote_request')
      .select('id')
      .where('stage', '=', 'aceptada')
      .where(({ eb, or, and, not, exists, selectFrom, ref }) => {
        const calledOff = selectFrom('quote_request_activity as activity')
          .select('activity.id')
          .where('activity.quote_request_id', '=', ref('quote_request.id'))
          .where('activity.kind', '=', 'evening_cancelled');
        return or([
          and([eb('evening_ends_at', 'is', null), eb('event_date', '<', todayFromSix), not(exists(calledOff))]),
          and([eb('evening_ends_at', '<=', now.toISOString()), eb('event_date', '<', today)]),
        ]);
      })
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    return past.length > 0 ? em.find(QuoteRequest, { id: { $in: past.map(({ id }) => id) } }) : [];
  }

  /**
   * The rows with the ids of a form, locked until the end of the transaction so that nobody deletes them. What does not
   * exist or is not public is left out.
   */
  async lockChosen(em: EntityManager, form: Chosen): Promise<QuoteChoices> {
    const city = form.city_id ? await this.lockCity(em, form.city_id) : null;
    const wanted = form.choices?.length ? form.choices : [form];
    const choices: QuoteChoice[] = [];
    for (const one of wanted) {
      const choice = await this.lockChoice(em, one);
      if (choice && !choices.some((other) => isSame(choice, other))) choices.push(choice);
    }
    return { city, choices };
  }

  private async lockChoice(
    em: EntityManager,
    { chef_id, proposal_id }: Pick<Chosen, 'chef_id' | 'proposal_id'>,
  ): Promise<QuoteChoice | undefined> {
    const lockMode = LockMode.PESSIMISTIC_READ;
    const proposal = proposal_id ? await em.findOne(Proposal, { id: proposal_id }) : null;
    const wanted = proposal?.chef.id ?? chef_id;
    const chef = wanted ? await em.findOne(Chef, { id: wanted, state: 'ACTIVE' }, { lockMode }) : null;
    const locked = proposal && chef ? await em.findOne(Proposal, { id: proposal.id, chef }, { lockMode }) : null;
    return chef ? { chef, proposal: locked } : undefined;
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
    request.requestKey = await this.keyAfterLost(em, request.requestKey);
    const stored = await em.upsert(QuoteRequest, request, {
      onConflictFields: ['requestKey'],
      onConflictAction: 'ignore',
    });
    return stored.id;
  }

  /**
   * The key itself. Once the request with it is lost, as when its client withdrew it, a key made from it: who sends the
   * same words afterwards asks anew, and pressing twice is one request there too.
   */
  private async keyAfterLost(em: EntityManager, key: string): Promise<string> {
    const known = await database(em)
      .selectFrom('quote_request')
      .select(['stage', sql<string>`md5(request_key::text)::uuid`.as('next')])
      .where('request_key', '=', key)
      .executeTakeFirst();
    return known?.stage === 'perdida' ? this.keyAfterLost(em, known.next) : key;
  }

  /** Stores what the client would like, unless the request has it already because it came twice. */
  async addChoices(em: EntityManager, id: number, choices: readonly QuoteChoice[]): Promise<void> {
    if (choices.length === 0) return;
    const rows = choices.slice(0, MAX_CHOICES).map(({ chef, proposal }, index) => ({
      quote_request_id: id,
      position: index + 1,
      chef_id: chef.id,
      proposal_id: proposal?.id ?? null,
    }));
    const stored = await database(em)
      .selectFrom('quote_request_choice')
      .select('id')
      .where('quote_request_id', '=', id)
      .executeTakeFirst();
    if (!stored) await database(em).insertInto('quote_request_choice').values(rows).execute();
  }

  /** Whether this has happened to a request. */
  async hasHappened(em: EntityManager, id: number, kind: QuoteRequestActivity['kind']): Promise<boolean> {
    const found = await database(em)
      .selectFrom('quote_request_activity')
      .select('id')
      .where('quote_request_id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return found !== undefined;
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
      .where('stage', '=', 'nueva')
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

  /** Deletes requests that came to their end this many months ago and not changed since. */
  async deleteClosedFor(months: number): Promise<void> {
    await database(this.em)
      .deleteFrom('quote_request')
      .where('stage', 'in', ENDED)
      .where('updated_at', '<', sql<string>`now() - make_interval(months => ${months})`)
      .execute();
  }

  /** How many requests came from this address within a day, this one among them. */
  async countToday(em: EntityManager, email: string): Promise<number> {
    const { count } = await database(em)
      .selectFrom('quote_request')
      .select(COUNT.as('count'))
      .where(sql<SqlBool>`lower(email) = lower(${email})`)
      .where('created_at', '>', sql<string>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Whether the client agreed on something with us once. */
  async wasAccepted(id: number): Promise<boolean> {
    const request = await this.em.fork().findOne(QuoteRequest, { id });
    return request?.wasAccepted ?? false;
  }

  /** How many requests are for this commune. */
  async countFor(em: EntityManager, cityId: number): Promise<number> {
    return em.count(QuoteRequest, { city: cityId });
  }

  /** What was asked for one commune is for the other. */
  async moveTo(em: EntityManager, from: number, into: number): Promise<void> {
    await database(em).updateTable('quote_request').set({ city_id: into }).where('city_id', '=', from).execute();
  }

  /**
   * The request, locked until the end of the transaction.
   * @throws QuoteRequestNotFoundError
   */
  async lock(em: EntityManager, id: number): Promise<QuoteRequest> {
    await lockNamingRows(em);
    const request = await em.findOne(QuoteRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!request) throw new QuoteRequestNotFoundError();
    return request;
  }
}
