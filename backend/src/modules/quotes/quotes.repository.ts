import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { readList, type ListSource } from '../../platform/database/list.js';
import { lockNamingRows } from '../../platform/database/named-rows.js';
import { containing } from '../../platform/database/search-words.js';
import { mailOf } from '../../platform/mail/mail.columns.js';
import { statement, type Places } from '../../platform/database/statement.js';
import { COUNT, database, moment, NOW, tables, type Tables } from '../../platform/database/tables.js';
import { thisWeekInChile, todayInChile } from '../../platform/http/day.js';
import type { Listed } from '../../platform/http/list-answer.js';
import { Chef, chefName } from '../chefs/index.js';
import { City } from '../lookups/index.js';
import { Proposal, proposalName } from '../proposals/index.js';
import { ACTIVE_PEOPLE, ACTIVE_STAFF, Person, personName } from '../users/index.js';
import { AnswerClock, type Waiting } from './answer-clock.js';
import { MESSAGE } from './message-mail.js';
import { NEW_REQUEST } from './new-request-mail.js';
import type { ActivityData, QuoteRequestActivity } from './quote-activity.entity.js';
import { MAX_CHOICES } from './quote-choice.entity.js';
import { movesByHand, OPEN_STATES, type QuoteState } from './quote-moves.js';
import { MAILS_HAVE_IT, QuoteRequest } from './quote-request.entity.js';
import type { QuoteActivityDto, QuoteRequestPageDto, StaffDto } from './quote-work.dto.js';
import { RestrictionsRepository } from './restrictions.repository.js';
import type { ListQuoteRequestsQuery, QuoteChoiceFieldsDto, QuoteRequestDto } from './quotes.dto.js';
import { QuoteRequestNotFoundError } from './quotes.errors.js';

const { eb, ref } = expressionBuilder<Tables, 'quote_request'>();

const CITY = jsonObjectFrom(
  tables.selectFrom('city').select(['city.id', 'city.name']).where('city.id', '=', ref('quote_request.city_id')),
);

/** The client's choices in order. Empty in a request of a release before, whose chef and experience are its one choice. */
const CHOICES = jsonArrayFrom(
  tables
    .selectFrom('quote_request_choice as choice')
    .select(({ ref: of }) => [
      chefName(of('choice.chef_id')).$notNull().as('chef'),
      proposalName(of('choice.proposal_id')).as('proposal'),
    ])
    .where('choice.quote_request_id', '=', ref('quote_request.id'))
    .orderBy('choice.position'),
);

/** Whether its client said how the evening was. Only where one took place is there anything to look for. */
const OPINION = eb.and([
  eb('quote_request.stage', '=', 'realizada'),
  eb('quote_request.erased_at', 'is', null),
  eb.exists(
    tables
      .selectFrom('quote_request_activity as given')
      .select('given.id')
      .where('given.quote_request_id', '=', ref('quote_request.id'))
      .where('given.kind', '=', 'opinion_given'),
  ),
]);

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
  CHOICES.as('choices'),
  chefName(ref('quote_request.chef_id')).as('chef'),
  proposalName(ref('quote_request.proposal_id')).as('proposal'),
  'quote_request.stage as state',
  'quote_request.lost_reason',
  'quote_request.lost_text',
  personName(ref('quote_request.owner_id')).as('owner'),
  'quote_request.next_step',
  'quote_request.next_step_on',
  'quote_request.reply_by',
  'quote_request.budget_per_person',
  'quote_request.origin',
  'quote_request.version',
  eb('quote_request.blocked_at', 'is not', null).$castTo<boolean>().as('blocked'),
  eb('quote_request.erased_at', 'is not', null).$castTo<boolean>().as('erased'),
  'quote_request.utm_source',
  'quote_request.utm_medium',
  'quote_request.utm_campaign',
  eb('quote_request.mailed_at', 'is not', null).$castTo<boolean>().as('mailed'),
  OPINION.$castTo<boolean>().as('opinion'),
  mailOf(NEW_REQUEST.name, NEW_REQUEST.about, ref('quote_request.id')).as('mail'),
  moment(ref('quote_request.created_at')).as('created_at'),
] as const;

const byId = statement(({ id }: Places<{ id: number }>) =>
  tables.selectFrom('quote_request').select(ROW).where('quote_request.id', '=', id),
);
type Row = NonNullable<Awaited<ReturnType<typeof byId.first>>>;

const whole = statement(({ id }: Places<{ id: number }>) =>
  tables
    .selectFrom('quote_request')
    .select(ROW)
    .select([
      moment(ref('quote_request.consented_at')).as('consented_at'),
      'quote_request.consent_purpose',
      'quote_request.consent_version',
      moment(ref('quote_request.first_answered_at')).as('first_answered_at'),
    ])
    .where('quote_request.id', '=', id),
);

/** Most things that happened which the page of a request shows; nobody has come near it. */
const MOST_ACTIVITY = 500;

const activity = statement(({ id }: Places<{ id: number }>) =>
  tables
    .selectFrom('quote_request_activity')
    .select(({ ref: of }) => ['id', 'kind', moment(of('at')).as('at'), 'actor', 'actor_name', 'text', 'data'])
    .select(({ ref: of }) => mailOf(MESSAGE.name, MESSAGE.about, of('quote_request_activity.id')).as('mail'))
    .where('quote_request_id', '=', id)
    .orderBy('id', 'desc')
    .limit(sql.lit(MOST_ACTIVITY)),
);
type ActivityRow = NonNullable<Awaited<ReturnType<typeof activity.first>>>;

const staff = statement(() => ACTIVE_STAFF);

/**
 * The text as it is written. A text that may be a phone is also searched as phones are stored, without spaces and
 * signs.
 */
const spellings = (text: string): string[] =>
  /^[\d\s()+-]*\d[\d\s()+-]*$/.test(text) ? [text, text.replace(/\D/g, '')] : [text];

const OPEN = sql<SqlBool>`stage in (${sql.join(OPEN_STATES.map((state) => sql.lit(state)))})`;

/** Where it is nobody's turn: without an owner, or with one who has left. */
const NOBODYS = sql<SqlBool>`(owner_id is null or owner_id not in (${ACTIVE_PEOPLE}))`;

/** What the words of the list's query mean depends on who asks, and when. */
const views = (caller: number, now: Date) => ({
  waiting: () => sql<SqlBool>`${OPEN} and (owner_id = ${caller} or ${NOBODYS})`,
  mine: () => sql<SqlBool>`owner_id = ${caller}`,
  week: () => {
    const [monday, sunday] = thisWeekInChile(now);
    return sql<SqlBool>`event_date between ${monday} and ${sunday} and stage <> 'perdida'`;
  },
});

/**
 * By when something is due: a new request when it came, the others on the day of their next step. What is overdue comes
 * a thousand years earlier, and what has no next step a thousand years later.
 */
function turn({ now, lateSince }: Waiting) {
  // Without the zone of Chile, which would be looked up for each row: between days a few hours decide nothing.
  const came = sql`created_at at time zone 'UTC'`;
  const due = sql`least(case when stage = 'nueva' then ${came} end, next_step_on + time '04:00')`;
  return sql`case
    when not ${OPEN} or stage <> 'nueva' and next_step_on is null then ${came} + interval '1000 years'
    when stage = 'nueva' and created_at < ${lateSince.toISOString()}::timestamptz or next_step_on < ${todayInChile(now)}::date
      then ${due} - interval '1000 years'
    else ${due} end`;
}

const listFor = (caller: number, waiting: Waiting): ListSource<ListQuoteRequestsQuery> => ({
  // Each spelling is a condition of its own, because the index cannot search for a list of them.
  search: (text) => eb.or(spellings(text).map((one) => eb('quote_request.search_key', 'like', containing(one)))),
  filters: {
    state: ref('quote_request.stage'),
    kind: ref('quote_request.kind'),
    view: (view) => views(caller, waiting.now)[view](),
  },
  orders: {
    created_at: ref('quote_request.created_at'),
    event_date: { by: ref('quote_request.event_date'), nullsLast: true },
    name: ref('quote_request.name'),
    guests: { by: ref('quote_request.guests'), nullsLast: true },
    turn: turn(waiting),
  },
  id: ref('quote_request.id'),
});

/** A row as staff see it, with what follows from its state and the time. */
function shown({ choices, ...row }: Row, { now, lateSince, between }: Waiting): QuoteRequestDto {
  const own = row.chef ? [{ chef: row.chef, proposal: row.proposal }] : [];
  const isNew = row.state === 'nueva';
  const isOpen = OPEN_STATES.some((state) => state === row.state);
  const isPast = row.next_step_on !== null && row.next_step_on < todayInChile(now);
  return {
    ...row,
    // The release before left what was planned with what has ended.
    ...(!isOpen && { next_step: null, next_step_on: null }),
    choices: choices.length > 0 ? choices : own,
    moves: (row.blocked || row.erased ? [] : movesByHand(row.state)).map(({ to, needs, label = '' }) => ({
      to,
      needs,
      label,
    })),
    waiting_minutes: isNew ? between(row.created_at, now) : null,
    overdue: (isNew && new Date(row.created_at) < lateSince) || (isOpen && isPast),
  };
}

function happened({ data, ...row }: ActivityRow): QuoteActivityDto {
  // Written by `QuoteRequestActivity` only.
  const { from = null, to = null, reason = null, owner = null, on = null, ...more } = data as ActivityData;
  const { startsAt: starts_at = null, chef = null, offer = null, channel = null, subject = null } = more;
  const kind = row.kind as QuoteActivityDto['kind'];
  return { ...row, kind, from, to, reason, owner, on, starts_at, chef, offer, channel, subject };
}

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

  /** The back-office's list and how many rows match in all. */
  async list(asked: ListQuoteRequestsQuery, caller: number): Promise<Listed<QuoteRequestDto>> {
    const waiting = this.clock.at(new Date());
    const source = listFor(caller, waiting);
    const from = database(this.em).selectFrom('quote_request');
    const { rows, total } = await readList(asked, source, from, (found) => found.select(ROW));
    return { rows: rows.map((row) => shown(row, waiting)), total };
  }

  /** A request for staff; undefined if there is none. */
  async byId(id: number, em: EntityManager = this.em): Promise<QuoteRequestDto | undefined> {
    const row = await byId.first(em, { id });
    return row && shown(row, this.clock.at(new Date()));
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
  async page(id: number): Promise<QuoteRequestPageDto | undefined> {
    const [row, rows, restrictions] = await Promise.all([
      whole.first(this.em, { id }),
      activity.rows(this.em, { id }),
      this.restrictions.of(id),
    ]);
    if (!row) return undefined;
    const { first_answered_at: answered, consented_at, consent_purpose, consent_version, ...request } = row;
    const waiting = this.clock.at(new Date());
    return {
      ...shown(request, waiting),
      consented_at,
      consent_purpose,
      consent_version,
      restrictions: restrictions ?? null,
      answered_in_minutes: answered === null ? null : waiting.between(request.created_at, answered),
      activity: rows.map(happened),
    };
  }

  /** What happened to a request last; undefined if nothing has. */
  async last(em: EntityManager, id: number): Promise<QuoteActivityDto | undefined> {
    const row = await activity.first(em, { id });
    return row && happened(row);
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
   * passed too.
   */
  lockPast(em: EntityManager, { now, today, todayFromSix }: Past, limit: number): Promise<QuoteRequest[]> {
    return em.find(
      QuoteRequest,
      {
        stage: 'aceptada',
        $or: [
          { eveningEndsAt: null, eventDate: { $lt: todayFromSix } },
          { eveningEndsAt: { $lte: now }, eventDate: { $lt: today } },
        ],
      },
      { limit, orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
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
    const stored = await em.upsert(QuoteRequest, request, {
      onConflictFields: ['requestKey'],
      onConflictAction: 'ignore',
    });
    return stored.id;
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
