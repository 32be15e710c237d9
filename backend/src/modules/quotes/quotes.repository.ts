import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { databaseNow } from '../../platform/database/database-clock.js';
import { refuseOtherContent, type Creation } from '../../platform/database/creation-key.js';
import { lockAgainstDeletion } from '../../platform/database/lock.js';
import { statement } from '../../platform/database/statement.js';
import { among, database, NOW, tables } from '../../platform/database/tables.js';
import { Chef } from '../chefs/index.js';
import { City } from '../lookups/index.js';
import { Proposal } from '../proposals/index.js';
import { Person } from '../users/index.js';
import { ACTIVE_STAFF } from '../users/person.columns.js';
import { AnswerClock } from './answer-clock.js';
import { MAILS_HAVE_IT } from './mail-kinds.js';
import { QuoteRequestActivity, type ActivityKind, type NextStep } from './quote-activity.entity.js';
import { MAX_CHOICES } from './quote-choice.entity.js';
import type { QuoteState } from './quote-moves.js';
import { QuoteRequest } from './quote-request.entity.js';
import { activityOf, requestById, wholeRequest } from './quote.columns.js';
import type { QuoteActivityDto, QuoteRequestPageDto, StaffDto } from './quote-work.dto.js';
import { RestrictionsRepository } from './restrictions.repository.js';
import type { QuoteChoiceFieldsDto } from './quote-form.dto.js';
import type { QuoteRequestDto } from './quotes.dto.js';
import { OwnerNotActiveError, QuoteRequestNotFoundError } from './quotes.errors.js';
import { shownActivity, shownRequest } from './shown-request.js';

const staff = statement(() => ACTIVE_STAFF);

/** Most requests that get their mails at a time. */
const ADOPTED = 500;

/** How long a mark can be taken back, in milliseconds: the screen offers it for eight seconds, and networks are slow. */
const TAKEN_BACK = 60_000;

const ENDED = ['realizada', 'perdida'] as const satisfies QuoteState[];

/** Whether something was agreed, as `QuoteRequest.wasAccepted` says. */
const ACCEPTED = sql<SqlBool>`(accepted_at is not null or stage in ('aceptada', 'realizada'))`;
const NOT_ACCEPTED = sql<SqlBool>`not ${ACCEPTED}`;

/** Most changes of a client to the data for that night within 24 hours: each is a mail to the chef. */
const MOST_CHANGES = 20;

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** The ids in a form. */
interface Chosen {
  city_id?: number | null;
  chef_id?: number | null;
  proposal_id?: number | null;
  choices?: QuoteChoiceFieldsDto[] | null;
}

/** The moment after which something is over. */
export interface Past {
  now: Date;
  /** The current day in Chile. */
  today: string;
  /** The same day, beginning at six. */
  todayFromSix: string;
}

/** A choice of a client: a chef, or one of their experiences. */
export interface QuoteChoice {
  chef: Chef;
  proposal: Proposal | null;
}

/** The rows with the ids of a form. */
export interface QuoteChoices {
  city: City | null;
  choices: QuoteChoice[];
}

/** Whether two choices are the same chef and experience. */
export const isSame = (one: Named, other: Named): boolean =>
  one.chef.id === other.chef.id && one.proposal?.id === other.proposal?.id;

interface Named {
  chef: { id: number };
  proposal: { id: number } | null;
}

/** Requests for quotes in the database. */
@Injectable()
export class QuotesRepository extends EntityRepository<QuoteRequest> {
  constructor(
    protected override readonly em: EntityManager,
    private readonly clock: AnswerClock,
    private readonly restrictions: RestrictionsRepository,
  ) {
    super(em, QuoteRequest);
  }

  /** A request for staff; undefined if it does not exist. */
  async byId(id: number): Promise<QuoteRequestDto | undefined> {
    const row = await requestById.first(this.em, { id });
    return row && shownRequest(row, this.clock.at(new Date()));
  }

  /**
   * A request for staff after their own change.
   * @throws QuoteRequestNotFoundError
   */
  async read(id: number): Promise<QuoteRequestDto> {
    const request = await this.byId(id);
    if (!request) throw new QuoteRequestNotFoundError();
    return request;
  }

  /** A request with all its activities; undefined if it does not exist. */
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

  /**
   * The result of an earlier sending with this key; null for the first. The caller has locked the request.
   * @throws KeyReusedError
   */
  async activityBy(id: number, creation: Creation | null): Promise<QuoteRequestActivity | null> {
    if (!creation) return null;
    const known = await this.em.findOne(QuoteRequestActivity, { quoteRequest: id, data: { key: creation.key } });
    if (known) refuseOtherContent(creation, known.data.digest);
    return known;
  }

  /** The id of the newest activity of a kind. The caller has locked the request and just stored it. */
  async lastOf(id: number, kind: ActivityKind): Promise<number> {
    const [last] = await this.em.find(
      QuoteRequestActivity,
      { quoteRequest: id, kind },
      { orderBy: { id: 'desc' }, limit: 1, fields: ['id'] },
    );
    if (!last) throw new Error(`Nothing of the kind ${kind} happened to request ${id}.`);
    return last.id;
  }

  /** The latest activity of a request; undefined if it does not exist. */
  async last(id: number): Promise<QuoteActivityDto | undefined> {
    const row = await activityOf.first(this.em, { id });
    return row && shownActivity(row);
  }

  /** Whether the client of a request changed the data for that night as often within the last day as they may. */
  async hasChangedMuch(id: number): Promise<boolean> {
    const { count } = await database(this.em)
      .selectFrom('quote_request_activity')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('quote_request_id', '=', id)
      .where('kind', 'in', ['evening_details_changed', 'restrictions_changed'])
      .where('actor', '=', 'client')
      .where(sql<SqlBool>`at > now() - interval '24 hours'`)
      .executeTakeFirstOrThrow();
    return count >= MOST_CHANGES;
  }

  /** Whether the client of a lost request can still answer an offer. */
  async isOffered(id: number): Promise<boolean> {
    return (await requestById.first(this.em, { id }))?.offered ?? false;
  }

  /**
   * The mark that this person set on a request that took place, while they may still take it back, and the next step
   * that went with it. Undefined without one.
   */
  async justMarked(id: number, person: number): Promise<{ step: NextStep | null } | undefined> {
    const happened = await this.em.find(
      QuoteRequestActivity,
      { quoteRequest: id, kind: { $in: ['moved', 'next_step'] } },
      { orderBy: { id: 'desc' }, limit: 2 },
    );
    const [mark, before] = happened;
    if (mark?.data.to !== 'realizada' || mark.person?.id !== person) return undefined;
    if (mark.at.getTime() < (await databaseNow(this.em)).getTime() - TAKEN_BACK) return undefined;
    const planned = before?.kind === 'next_step' && before.text !== null;
    return { step: planned ? { text: before.text, on: before.data.on ?? null } : null };
  }

  /** All people who can own a request. */
  async people(caller: number): Promise<StaffDto[]> {
    return (await staff.rows(this.em)).map((person) => ({ ...person, me: person.id === caller }));
  }

  /**
   * The active person, locked against a deactivation.
   * @throws OwnerNotActiveError
   */
  lockActive(id: number): Promise<Person> {
    const options = { lockMode: LockMode.PESSIMISTIC_READ, failHandler: () => new OwnerNotActiveError() } as const;
    return this.em.findOneOrFail(Person, { id, state: 'ACTIVE' }, options);
  }

  /**
   * Accepted requests whose day is over, locked with `skip locked`. With an evening in the agenda, its end must have
   * passed too. A cancelled evening without another one does not count: it did not take place. Neither does one that an
   * administrator reopened.
   */
  async lockPast({ now, today, todayFromSix }: Past, limit: number): Promise<QuoteRequest[]> {
    const past = await database(this.em)
      .selectFrom('quote_request')
      .select('id')
      .where('stage', '=', 'aceptada')
      .where('reopened_at', 'is', null)
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
    return past.length > 0 ? this.find({ id: { $in: past.map(({ id }) => id) } }) : [];
  }

  /**
   * The rows with the ids of a form, locked until the end of the transaction against deletion. Missing and non-public
   * rows are left out.
   */
  async lockChosen(form: Chosen): Promise<QuoteChoices> {
    const city = form.city_id ? await this.lockCity(form.city_id) : null;
    const wanted = form.choices?.length ? form.choices : [form];
    const lockMode = LockMode.PESSIMISTIC_READ;
    // Several rows are locked in the order of their ids, as everywhere, so that no two transactions wait for each other.
    const inOrder = { orderBy: { id: 'asc' }, lockMode } as const;
    const menus = await this.chefsOf([...new Set(wanted.flatMap(({ proposal_id: id }) => id ?? []))]);
    const chefIds = wanted.flatMap((one) => menus.get(one.proposal_id ?? 0) ?? one.chef_id ?? []);
    const chefs = chefIds.length > 0 ? await this.em.find(Chef, { id: chefIds, state: 'ACTIVE' }, inOrder) : [];
    const proposals =
      menus.size > 0 && chefs.length > 0
        ? await this.em.find(Proposal, { id: [...menus.keys()], chef: chefs.map(({ id }) => id) }, inOrder)
        : [];
    const choices: QuoteChoice[] = [];
    for (const { chef_id, proposal_id } of wanted) {
      const chefId = menus.get(proposal_id ?? 0) ?? chef_id;
      const chef = chefs.find(({ id }) => id === chefId);
      if (!chef) continue;
      const proposal = proposals.find((one) => one.id === proposal_id && one.chef === chef) ?? null;
      const choice = { chef, proposal };
      if (!choices.some((other) => isSame(choice, other))) choices.push(choice);
    }
    return { city, choices };
  }

  /** The chefs of these experiences, by the ids of the experiences. */
  private async chefsOf(ids: readonly number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const menus = database(this.em).selectFrom('proposal').select(['id', 'chef_id']).where('id', 'in', ids);
    return new Map((await menus.execute()).map((menu) => [menu.id, menu.chef_id]));
  }

  /** The commune, or the one into which it was merged. Only the target is locked, to avoid a deadlock. */
  private async lockCity(id: number): Promise<City | null> {
    const city = database(this.em).selectFrom('city').where('id', '=', id);
    const now = await city.select(({ fn }) => fn.coalesce('merged_into_id', 'id').as('id')).executeTakeFirst();
    const locked = now ? await this.em.findOne(City, now, { lockMode: LockMode.PESSIMISTIC_READ }) : null;
    return locked?.mergedInto ? this.lockCity(locked.mergedInto.id) : locked;
  }

  /** Stores the choices of a request without any. */
  async addChoices(id: number, choices: readonly QuoteChoice[]): Promise<void> {
    if (choices.length === 0) return;
    const rows = choices.slice(0, MAX_CHOICES).map(({ chef, proposal }, index) => ({
      quote_request_id: id,
      position: index + 1,
      chef_id: chef.id,
      proposal_id: proposal?.id ?? null,
    }));
    await database(this.em).insertInto('quote_request_choice').values(rows).execute();
  }

  /** Stores other choices of a request. */
  async replaceChoices(id: number, choices: readonly QuoteChoice[]): Promise<void> {
    await database(this.em).deleteFrom('quote_request_choice').where('quote_request_id', '=', id).execute();
    await this.addChoices(id, choices);
  }

  /**
   * Takes new requests without a mail, so that their mails are added. They came without a mail server, or in an earlier
   * release. Others skip the locked rows.
   */
  async claimUnmailed(): Promise<number[]> {
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
    const claimed = database(this.em)
      .updateTable('quote_request')
      .set({ next_mail_at: sql<string>`${MAILS_HAVE_IT}` })
      .where('id', 'in', due);
    return (await claimed.returning('id').execute()).map(({ id }) => id);
  }

  /** Stores that the mail to the company left. */
  async markMailed(id: number): Promise<void> {
    await database(this.em).updateTable('quote_request').set({ mailed_at: NOW }).where('id', '=', id).execute();
  }

  /**
   * Some requests that ended this many months ago and did not change since: unaccepted ones, and those whose client is
   * not erased yet. Blocked ones are skipped. Locked with `skip locked`.
   */
  async lockClosedFor(months: number, most: number, was: 'accepted' | 'never accepted') {
    const closed = database(this.em)
      .selectFrom('quote_request')
      .select('id')
      .where('stage', 'in', ENDED)
      .where('blocked_at', 'is', null)
      .where('updated_at', '<', sql<string>`now() - make_interval(months => ${months})`);
    const found =
      was === 'accepted' ? closed.where(ACCEPTED).where('erased_at', 'is', null) : closed.where(NOT_ACCEPTED);
    return idsOf(await found.orderBy('id').limit(most).forUpdate().skipLocked().execute());
  }

  /** Some requests of erased clients whose evening, and the last money for it, is so many years ago that the papers may go. */
  async lockPapersOver(years: number, most: number): Promise<number[]> {
    const over = database(this.em)
      .selectFrom('quote_request')
      .select('id')
      .where('stage', 'in', ENDED)
      .where('erased_at', 'is not', null)
      .where(ACCEPTED)
      .where(
        sql<string>`greatest(created_at, accepted_at, evening_ends_at, event_date::timestamp at time zone 'America/Santiago')`,
        '<',
        sql<string>`now() - make_interval(years => ${years})`,
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('money_entry')
              .innerJoin('evening', 'evening.id', 'money_entry.evening_id')
              .select('money_entry.id')
              .whereRef('evening.quote_request_id', '=', 'quote_request.id')
              .where('money_entry.noted_at', '>=', sql<string>`now() - make_interval(years => ${years})`),
          ),
        ),
      );
    return idsOf(await over.orderBy('id').limit(most).forUpdate().skipLocked().execute());
  }

  /** Deletes requests with all rows that refer to them. */
  async deleteAll(ids: readonly number[]): Promise<void> {
    await database(this.em)
      .deleteFrom('quote_request')
      .where(({ ref }) => among(ref('id'), ids))
      .execute();
  }

  /** Whether the client ever accepted something. */
  async wasAccepted(id: number): Promise<boolean> {
    const request = await this.em.fork().findOne(QuoteRequest, { id });
    return request?.wasAccepted ?? false;
  }

  /** Moves requests from one commune to the other. */
  async moveTo(from: number, into: number): Promise<void> {
    await database(this.em).updateTable('quote_request').set({ city_id: into }).where('city_id', '=', from).execute();
  }

  /**
   * The request, locked until the end of the transaction.
   * @throws QuoteRequestNotFoundError
   */
  async lock(id: number): Promise<QuoteRequest> {
    await lockAgainstDeletion(this.em);
    const failHandler = () => new QuoteRequestNotFoundError();
    return this.findOneOrFail({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
  }
}
