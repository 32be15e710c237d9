import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { EntityManager } from '@mikro-orm/postgresql';
import { creationOf } from '../../platform/database/creation-key.js';
import { emitInOrder } from '../../platform/database/emit-in-order.js';
import type { Caller } from '../../platform/http/access.js';
import { DomainError } from '../../platform/http/answer/domain-error.js';
import { Person } from '../users/index.js';
import type { Actor, QuoteRequestActivity, StaffActor } from './quote-activity.entity.js';
import { QUOTE_STATE_NAMES, reopenedState, type QuoteState } from './quote-moves.js';
import { refuseDoubles } from './quote-choice.entity.js';
import type { QuoteChoiceFieldsDto } from './quote-form.dto.js';
import type { QuoteRequest } from './quote-request.entity.js';
import type {
  AssignQuoteRequestDto,
  AssignQuoteRequestsDto,
  CorrectQuoteRequestDto,
  LoseQuoteRequestsDto,
  MoveQuoteRequestDto,
  NoteQuoteRequestDto,
  PlanQuoteRequestDto,
  QuoteActivityDto,
  QuoteOutcomeDto,
  RestrictQuoteRequestDto,
} from './quote-work.dto.js';
import type { QuoteRequestDto } from './quotes.dto.js';
import { ChoiceGoneError, RequestChangedError } from './quotes.errors.js';
import { isSame, QuotesRepository, type QuoteChoice } from './quotes.repository.js';
import type { FactChange, RequestFacts } from './request-details.entity.js';
import { ClientCorrected, RequestLost } from './request-events.js';
import { RequestRestrictions } from './request-restrictions.js';

/** The states to which a lost request can return. */
const REOPENED: readonly QuoteState[] = ['contactada', 'cotizada'];

/** A change of the locked request. Its activity is stored with it. */
type Change = (request: QuoteRequest, actor: Actor) => Happened | Promise<Happened>;
type Happened = QuoteRequestActivity | undefined;

/**
 * What staff do with a request. Each change is one transaction that locks the request and stores an activity. A stale
 * version is refused with a sentence about what happened meanwhile.
 */
@Injectable()
export class QuoteWorkService {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly restrictions: RequestRestrictions,
    private readonly events: EventEmitter2,
  ) {}

  /**
   * Moves a request. A lost one returns to the state in which its client can go on, whichever of the two was asked for.
   * @throws QuoteRequestNotFoundError, RequestChangedError, MoveRefusedError and the errors of missing words
   */
  move(id: number, { state, version, reason, text }: MoveQuoteRequestDto, caller: Caller): Promise<QuoteRequestDto> {
    return this.change(id, version, caller, async (request, actor) => {
      const mover = caller.role === 'ADMIN' ? 'admin' : 'hand';
      const offered = request.stage === 'perdida' && (await this.quotes.isOffered(id));
      const to = request.stage === 'perdida' && REOPENED.includes(state) ? reopenedState({ offered }) : state;
      const marked = request.stage === 'realizada' ? await this.quotes.justMarked(id, caller.id) : undefined;
      const happened = request.moveTo(
        to,
        mover,
        actor,
        { reason, text },
        { offered, justMarked: marked !== undefined },
      );
      if (marked?.step) request.plan(marked.step, actor);
      return happened;
    });
  }

  /** @throws QuoteRequestNotFoundError, RequestChangedError, OwnerNotActiveError */
  assign(id: number, { owner_id, version }: AssignQuoteRequestDto, caller: Caller): Promise<QuoteRequestDto> {
    return this.change(id, version, caller, async (request, actor) =>
      request.assignTo(owner_id ? await this.quotes.lockActive(owner_id) : null, actor),
    );
  }

  /** @throws QuoteRequestNotFoundError, RequestChangedError, RequestErasedError, RequestBlockedError */
  plan(id: number, { version, ...form }: PlanQuoteRequestDto, caller: Caller): Promise<QuoteRequestDto> {
    const step = { text: form.next_step ?? null, on: form.next_step_on ?? null };
    return this.change(id, version, caller, (request, actor) => {
      request.refuseUse('hand');
      return request.plan(step, actor);
    });
  }

  /**
   * Corrects what the client asks for, and how to reach them.
   * @throws QuoteRequestNotFoundError, RequestChangedError, RequestErasedError, RequestBlockedError, FactAgreedError,
   * ContactMissingError, DoubleChoiceError, ChoiceGoneError
   */
  correct(id: number, { version, ...form }: CorrectQuoteRequestDto, caller: Caller): Promise<QuoteRequestDto> {
    return this.change(id, version, caller, async (request, actor) => {
      request.refuseUse('hand');
      await this.em.populate(request, ['city']);
      const { city, choices } = await this.quotes.lockChosen({ city_id: form.city_id, choices: form.choices });
      const chosen = form.choices ? await this.choose(request, form.choices, choices) : undefined;
      const facts: RequestFacts = {
        city,
        eventDate: form.event_date ?? null,
        guests: form.guests ?? null,
        kind: form.kind,
        budgetPerPerson: form.budget_per_person ?? null,
        replyBy: form.reply_by,
        email: form.email === undefined ? request.email : form.email,
        phoneNumber: form.phone_number === undefined ? request.phoneNumber : form.phone_number,
      };
      return request.correctAsked(facts, chosen, actor);
    });
  }

  /**
   * Replaces the choices of a request.
   * @returns before and after; nothing if they are the same
   * @throws DoubleChoiceError, ChoiceGoneError
   */
  private async choose(
    request: QuoteRequest,
    wanted: QuoteChoiceFieldsDto[],
    choices: QuoteChoice[],
  ): Promise<FactChange | undefined> {
    refuseDoubles(wanted);
    if (choices.length < wanted.length) throw new ChoiceGoneError();
    const stored = (await this.quotes.read(request.id)).choices;
    const isStored = (choice: QuoteChoice, at: number) => stored[at] !== undefined && isSame(choice, stored[at]);
    if (stored.length === choices.length && choices.every(isStored)) return undefined;
    const before = namesOf(stored.map(({ chef, proposal }) => [chef.chef_name, proposal?.dish_name]));
    const after = namesOf(choices.map(({ chef, proposal }) => [chef.chefName, proposal?.dishName]));
    request.chef = choices[0]?.chef ?? null;
    request.proposal = choices[0]?.proposal ?? null;
    await this.quotes.replaceChoices(request.id, choices);
    return { field: 'choices', before, after };
  }

  /**
   * Adds, corrects or removes what the guests cannot eat. Everybody who must know gets a mail.
   * @throws QuoteRequestNotFoundError, RequestChangedError, RequestErasedError, RequestBlockedError,
   * RestrictionsConsentError, RestrictionsOverError and what a listener of `RestrictionsChanged` throws
   */
  restrict(id: number, { version, ...form }: RestrictQuoteRequestDto, caller: Caller): Promise<QuoteRequestDto> {
    const { restrictions: text = null, restrictions_consent: agreed } = form;
    return this.change(id, version, caller, async (request, actor) => {
      request.refuseUse('hand');
      return this.restrictions.change(request, text, agreed === true, actor);
    });
  }

  /**
   * Adds a note, once per idempotency key. It raises no version, so it disturbs nobody's change. Refused if the client
   * is blocked or erased.
   * @throws QuoteRequestNotFoundError, RequestErasedError, RequestBlockedError, KeyReusedError
   */
  note(id: number, { text, creation_key: key }: NoteQuoteRequestDto, caller: Caller): Promise<QuoteRequestDto> {
    const creation = creationOf(key, { kind: 'note', text });
    return this.em.transactional(async (em) => {
      const request = await this.quotes.lock(id);
      request.refuseUse('hand');
      const known = await this.quotes.activityBy(id, creation);
      if (!known) await em.persist(request.note(text, by(em, caller), creation)).flush();
      return this.quotes.read(id);
    });
  }

  /** Gives requests to an owner, each in its own transaction. */
  assignAll({ ids, owner_id }: AssignQuoteRequestsDto, caller: Caller): Promise<QuoteOutcomeDto[]> {
    return this.forEach(ids, (id) => this.assign(id, { owner_id }, caller));
  }

  /** Loses requests for one reason, each in its own transaction. */
  loseAll({ ids, reason, text }: LoseQuoteRequestsDto, caller: Caller): Promise<QuoteOutcomeDto[]> {
    return this.forEach(ids, (id) => this.move(id, { state: 'perdida', reason, text }, caller));
  }

  /** Runs the same change on several requests. A refused one is reported by name, and the others are still changed. */
  private async forEach(ids: number[], work: (id: number) => Promise<unknown>): Promise<QuoteOutcomeDto[]> {
    const outcomes: QuoteOutcomeDto[] = [];
    for (const id of ids) {
      const name = (await this.quotes.byId(id))?.name ?? null;
      try {
        await work(id);
        outcomes.push({ id, name, done: true, msg: null });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        outcomes.push({ id, name, done: false, msg: error.message });
      }
    }
    return outcomes;
  }

  private change(
    id: number,
    version: number | null | undefined,
    caller: Caller,
    work: Change,
  ): Promise<QuoteRequestDto> {
    return this.em.transactional(async (em) => {
      const request = await this.quotes.lock(id);
      if (version && version !== request.version) throw new RequestChangedError(sentenceOf(await this.quotes.last(id)));
      const { name, phoneNumber } = request;
      const happened = await work(request, by(em, caller));
      if (happened) {
        request.beginEdit(version);
        await em.persist(happened).flush();
        if (happened.data.to === 'perdida') await emitInOrder(this.events, RequestLost.event, new RequestLost(em, id));
        if (request.phoneNumber !== phoneNumber) {
          const corrected = new ClientCorrected(em, id, { name, phoneNumber }, request, happened.id);
          await emitInOrder(this.events, ClientCorrected.event, corrected);
        }
      }
      return this.quotes.read(id);
    });
  }
}

/** The caller as the author of an activity. */
export const by = (em: EntityManager, { id, name }: Pick<Caller, 'id' | 'name'>): StaffActor => ({
  actor: 'person',
  person: em.getReference(Person, id),
  actorName: name,
});

/** The choices as people read them; null without any. */
const namesOf = (choices: (readonly [chef: string, dish?: string])[]): string | null =>
  choices.map(([chef, dish]) => (dish === undefined ? chef : `${dish} de ${chef}`)).join(', ') || null;

/** The latest activity in a sentence, for somebody who did not know it. */
function sentenceOf(happened: QuoteActivityDto | undefined): string {
  if (!happened) return 'La solicitud cambió mientras la mirabas.';
  const { kind, actor, actor_name: name, to, owner } = happened;
  const who = actor === 'client' ? 'El cliente' : actor === 'system' ? 'El sistema' : (name ?? 'Alguien');
  if (kind === 'moved' && to) return `${who} la dejó en ${QUOTE_STATE_NAMES[to]} mientras la mirabas.`;
  if (kind === 'assigned')
    return `${who} se la ${owner ? `asignó a ${owner}` : 'quitó a quien la tenía'} mientras la mirabas.`;
  if (kind === 'next_step') return `${who} cambió el próximo paso mientras la mirabas.`;
  return `${who} la cambió mientras la mirabas.`;
}
