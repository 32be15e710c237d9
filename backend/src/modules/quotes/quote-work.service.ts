import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Person } from '../users/index.js';
import type { Actor, QuoteRequestActivity, StaffActor } from './quote-activity.entity.js';
import { QUOTE_STATE_NAMES } from './quote-moves.js';
import type { QuoteRequest } from './quote-request.entity.js';
import type {
  AssignQuoteRequestDto,
  AssignQuoteRequestsDto,
  LoseQuoteRequestsDto,
  MoveQuoteRequestDto,
  NoteQuoteRequestDto,
  PlanQuoteRequestDto,
  QuoteActivityDto,
  QuoteOutcomeDto,
} from './quote-work.dto.js';
import type { QuoteRequestDto } from './quotes.dto.js';
import { OwnerNotActiveError, RequestChangedError } from './quotes.errors.js';
import { QuotesRepository } from './quotes.repository.js';
import { RequestLost } from './request-events.js';

/** What a change does with the locked request; what happened is stored with it. */
type Change = (request: QuoteRequest, actor: Actor, em: EntityManager) => Happened | Promise<Happened>;
type Happened = QuoteRequestActivity | undefined;

/**
 * What staff do with a request after it came. Each change is one transaction that locks the request and stores what
 * happened with it. A change that names an older version is refused and says what happened meanwhile.
 */
@Injectable()
export class QuoteWorkService {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly events: EventEmitter2,
  ) {}

  /** @throws QuoteRequestNotFoundError, RequestChangedError, MoveRefusedError and what the move lacks */
  move(id: number, { state, version, reason, text }: MoveQuoteRequestDto, caller: Caller): Promise<QuoteRequestDto> {
    return this.change(id, version, caller, (request, actor) => request.moveTo(state, 'hand', actor, { reason, text }));
  }

  /** @throws QuoteRequestNotFoundError, RequestChangedError, OwnerNotActiveError */
  assign(id: number, { owner_id, version }: AssignQuoteRequestDto, caller: Caller): Promise<QuoteRequestDto> {
    return this.change(id, version, caller, async (request, actor, em) =>
      request.assignTo(owner_id ? await this.active(em, owner_id) : null, actor),
    );
  }

  /** @throws QuoteRequestNotFoundError, RequestChangedError */
  plan(id: number, { version, ...form }: PlanQuoteRequestDto, caller: Caller): Promise<QuoteRequestDto> {
    const step = { text: form.next_step ?? null, on: form.next_step_on ?? null };
    return this.change(id, version, caller, (request, actor) => request.plan(step, actor));
  }

  /**
   * Keeps a note, once for each key. It disturbs nobody's change, so it raises no version.
   * @throws QuoteRequestNotFoundError
   */
  note(id: number, { text, creation_key: key }: NoteQuoteRequestDto, caller: Caller): Promise<QuoteRequestDto> {
    return this.em.transactional(async (em) => {
      const request = await this.quotes.lock(em, id);
      const known = key ? await this.quotes.activityByKey(em, id, 'note', key) : null;
      if (!known) await em.persist(request.note(text, by(em, caller), key)).flush();
      return this.quotes.read(em, id);
    });
  }

  /** Gives requests to somebody, each in a transaction of its own. */
  assignAll({ ids, owner_id }: AssignQuoteRequestsDto, caller: Caller): Promise<QuoteOutcomeDto[]> {
    return forEach(ids, (id) => this.assign(id, { owner_id }, caller));
  }

  /** Loses requests for one reason, each in a transaction of its own. */
  loseAll({ ids, reason, text }: LoseQuoteRequestsDto, caller: Caller): Promise<QuoteOutcomeDto[]> {
    return forEach(ids, (id) => this.move(id, { state: 'perdida', reason, text }, caller));
  }

  private change(
    id: number,
    version: number | null | undefined,
    caller: Caller,
    work: Change,
  ): Promise<QuoteRequestDto> {
    return this.em.transactional(async (em) => {
      const request = await this.quotes.lock(em, id);
      if (version && version !== request.version)
        throw new RequestChangedError(sentenceOf(await this.quotes.last(em, id)));
      const actor = by(em, caller);
      const happened = await work(request, actor, em);
      if (happened) {
        request.beginEdit(version);
        em.persist(happened);
        await em.flush();
        if (happened.data.to === 'perdida')
          await this.events.emitAsync(RequestLost.event, new RequestLost(em, id, actor));
      }
      return this.quotes.read(em, id);
    });
  }

  private async active(em: EntityManager, id: number): Promise<Person> {
    const person = await this.quotes.lockActive(em, id);
    if (!person) throw new OwnerNotActiveError();
    return person;
  }
}

/** The caller as the one who does something. */
export const by = (em: EntityManager, { id, name }: Pick<Caller, 'id' | 'name'>): StaffActor => ({
  actor: 'person',
  person: em.getReference(Person, id),
  actorName: name,
});

/** Does the same with each of several requests. One that is refused says why, and the others are done all the same. */
async function forEach(ids: number[], work: (id: number) => Promise<unknown>): Promise<QuoteOutcomeDto[]> {
  const outcomes: QuoteOutcomeDto[] = [];
  for (const id of ids) {
    try {
      await work(id);
      outcomes.push({ id, done: true, msg: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      outcomes.push({ id, done: false, msg: error.message });
    }
  }
  return outcomes;
}

/** What happened last, as it is said to somebody who did not know. */
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
