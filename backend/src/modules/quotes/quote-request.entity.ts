import { type Opt, OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import type { Corrections } from '../personal-data/index.js';
import { Person } from '../users/entities.js';
import { reasonOf, type MoveWords } from './move-words.js';
import {
  QuoteRequestActivity,
  type Actor,
  type AgreedEvening,
  type EVENING_KINDS,
  type NextStep,
} from './quote-activity.entity.js';
import { MAX_GUESTS, OTHER_KIND } from './quote-kinds.js';
import {
  LOST_REASONS,
  OPEN_STATES,
  OTHER_REASON,
  QUOTE_STATES,
  type LostReason,
  type MoveBy,
  type QuoteState,
} from './quote-moves.js';
import { RequestBlockedError, RequestErasedError, RequestOverError } from './quotes.errors.js';
import { RequestDetails } from './request-details.entity.js';
import { workingMinutes } from './working-hours.js';

const OPEN = OPEN_STATES.map((state) => `'${state}'`).join(', ');

/** The states that the release before knows. */
const FORMER_STATES = ['nueva', 'contactada', 'cerrada'] as const;

/** A client's request for a quote, from the site's own form or from the telephone. */
@Entity()
@Check({
  name: 'quote_request_lost_check',
  expression: `(stage = 'perdida') = (lost_reason is not null) and (lost_reason <> '${OTHER_REASON}' or lost_text is not null)`,
})
@Check({
  name: 'quote_request_erased_check',
  expression: "erased_at is null or message is null and search_key = ''",
})
@Check({ name: 'quote_request_budget_check', expression: 'budget_per_person >= 1' })
@Index({ properties: ['stage', 'createdAt', 'id'] })
@Index({ properties: ['stage', 'eventDate', 'id'] })
@Index({ properties: ['kind', 'stage', 'createdAt', 'id'] })
@Index({ properties: ['owner'] })
@Index({
  name: 'quote_request_waiting_index',
  properties: ['owner', 'createdAt', 'nextStepOn', 'stage', 'id'],
  where: `stage in (${OPEN})`,
})
@Check({ name: 'quote_request_guests_check', expression: `guests >= 1 and guests <= ${MAX_GUESTS}` })
@Check({ name: 'quote_request_guests_known_check', expression: `guests is not null or kind = '${OTHER_KIND}'` })
@Check({ name: 'quote_request_phone_check', expression: "phone_number ~ '^\\+56[0-9]{9}$'" })
@Index({ properties: ['formerState', 'id'], name: 'quote_request_state_id_index' })
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['name', 'id'] })
@Index({ properties: ['guests', 'id'] })
@Index({
  name: 'quote_request_most_guests_index',
  expression: 'create index "quote_request_most_guests_index" on "quote_request" ("guests" desc nulls last, "id" desc)',
})
@Index({ properties: ['eventDate', 'id'] })
@Index({
  name: 'quote_request_latest_event_index',
  expression:
    'create index "quote_request_latest_event_index" on "quote_request" ("event_date" desc nulls last, "id" desc)',
})
@Index({
  name: 'quote_request_figures_index',
  expression:
    'create index "quote_request_figures_index" on "quote_request" ("created_at") include ("origin", "utm_source", "stage", "lost_reason", "first_answered_at", "first_answer_minutes", "quoted_at", "accepted_at")',
})
@Index({
  name: 'quote_request_silent_index',
  properties: ['id'],
  where: 'blocked_at is not null or erased_at is not null',
})
@Index({
  name: 'quote_request_unmailed_index',
  properties: ['nextMailAt', 'id'],
  where: "mailed_at is null and state = 'nueva'",
})
@Index({
  name: 'quote_request_search_index',
  expression: 'create index "quote_request_search_index" on "quote_request" using gin ("search_key" gin_trgm_ops)',
})
export class QuoteRequest extends RequestDetails {
  [OptionalProps]?: 'searchKey' | 'owner';

  @Enum({ items: () => [...QUOTE_STATES], type: 'string', default: 'nueva', comment: AUDIT.plain })
  stage: Opt<QuoteState> = 'nueva';

  /** The state in the words of the release before, which reads and writes it. A trigger keeps both together. */
  @Enum({
    fieldName: 'state',
    items: () => [...FORMER_STATES],
    type: 'string',
    default: 'nueva',
    comment: AUDIT.technical,
  })
  readonly formerState: Opt<(typeof FORMER_STATES)[number]> = 'nueva';

  /** Why it was lost. Null unless it is. */
  @Enum({ items: () => [...LOST_REASONS], type: 'string', nullable: true, comment: AUDIT.plain })
  lostReason: Opt<LostReason> | null = null;

  @Property({ type: 'string', length: 500, nullable: true, comment: AUDIT.personal })
  lostText: Opt<string> | null = null;

  /** Whose turn it is. Nobody's where it is null, or where the person is not active any more. */
  @ManyToOne(() => Person, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  owner: Rel<Person> | null = null;

  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.personal })
  nextStep: Opt<string> | null = null;

  /** Day of the next step ('YYYY-MM-DD'). */
  @Property({ type: 'date', nullable: true, comment: AUDIT.plain })
  nextStepOn: Opt<string> | null = null;

  /** When somebody answered for the first time. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  firstAnsweredAt: Opt<Date> | null = null;

  /** When its evening in the agenda ends. Null where it has none: then `eventDate` is all that is known. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  eveningEndsAt: Opt<Date> | null = null;

  /** How many minutes of working hours the client waited for that answer. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.technical })
  firstAnswerMinutes: Opt<number> | null = null;

  /** When it was quoted for the first time. Kept whatever becomes of it later. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  quotedAt: Opt<Date> | null = null;

  /** When it was accepted. Kept whatever becomes of it later. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  acceptedAt: Opt<Date> | null = null;

  /** Since when these data are kept but not used, because their client said so. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.plain })
  blockedAt: Opt<Date> | null = null;

  /** When the client's data were erased. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.plain })
  erasedAt: Opt<Date> | null = null;

  /** When the company was told by mail. Null until then. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  mailedAt: Opt<Date> | null = null;

  /** How often a release before the queue tried the mail. */
  @Property({ type: 'integer', default: 0, comment: AUDIT.technical })
  mailAttempts: Opt<number> = 0;

  /** From when on the request waits to be given its letter. A release before the queue mails what is due here. */
  @Property({ type: 'Date', defaultRaw: 'now()', comment: AUDIT.technical })
  nextMailAt!: Opt<Date>;

  /**
   * Moves the request as `MOVES` allows, and says so.
   * @returns what happened, to be stored with it
   * @throws RequestBlockedError, RequestErasedError, MoveRefusedError, NoteMissingError, ReasonMissingError, ReasonTextMissingError
   */
  moveTo(to: QuoteState, by: MoveBy, actor: Actor, words: MoveWords = {}): QuoteRequestActivity {
    this.refuseUse(by);
    const from = this.stage;
    const lost = reasonOf(from, to, by, words);
    const text = words.text ?? null;
    this.stage = to;
    this.lostReason = lost;
    this.lostText = lost && text;
    if (!this.isOpen) this.nextStep = this.nextStepOn = null;
    if (to === 'contactada' || to === 'cotizada') this.answered(new Date());
    if (to === 'cotizada') this.quotedAt ??= new Date();
    if (to === 'aceptada') this.acceptedAt ??= new Date();
    return new QuoteRequestActivity(this, 'moved', actor, text, { from, to, ...(lost && { reason: lost }) });
  }

  /** Whether somebody agreed on something: what a contract asks to be kept for a while. */
  get wasAccepted(): boolean {
    return this.acceptedAt !== null || this.stage === 'aceptada' || this.stage === 'realizada';
  }

  /**
   * Nobody works on what is blocked or erased, nor writes to its client. The client and time go on.
   * @throws RequestErasedError, RequestBlockedError
   */
  refuseUse(by: MoveBy): void {
    if (by === 'client' || by === 'time') return;
    if (this.erasedAt) throw new RequestErasedError();
    if (this.blockedAt) throw new RequestBlockedError();
  }

  /**
   * Corrects who the client is and how they are reached.
   * @throws RequestErasedError
   */
  rectify(corrections: Corrections, actor: Actor): QuoteRequestActivity {
    if (this.erasedAt) throw new RequestErasedError();
    this.correct(corrections);
    return new QuoteRequestActivity(this, 'rectified', actor, null);
  }

  /**
   * Lets the data be kept but not used, or used again.
   * @returns what happened; nothing where it was so already
   * @throws RequestErasedError
   */
  block(blocked: boolean, actor: Actor): QuoteRequestActivity | undefined {
    if (this.erasedAt) throw new RequestErasedError();
    if (blocked === (this.blockedAt !== null)) return undefined;
    this.blockedAt = blocked ? new Date() : null;
    return new QuoteRequestActivity(this, blocked ? 'blocked' : 'unblocked', actor, null);
  }

  /**
   * Says that the client is erased, which `QuoteErasure` does in every table. What nobody accepted is lost with it: the client
   * withdraws it, whoever writes that down.
   * @returns what happened
   */
  erase(actor: Actor): QuoteRequestActivity[] {
    this.blockedAt = null;
    const goes = ['nueva', 'contactada', 'cotizada'].includes(this.stage);
    const lost = goes ? [this.moveTo('perdida', 'client', actor)] : [];
    this.erasedAt = new Date();
    // With nobody to do it for, its day would be overdue for ever.
    this.nextStep = this.nextStepOn = null;
    this.forget();
    return [...lost, new QuoteRequestActivity(this, 'erased', actor, null)];
  }

  /** Keeps when the client was answered for the first time, and how long they waited. */
  private answered(now: Date): void {
    if (this.firstAnsweredAt) return;
    this.firstAnsweredAt = now;
    this.firstAnswerMinutes = Math.floor(workingMinutes(this.createdAt, now));
  }

  /**
   * Gives the request to somebody, or to nobody.
   * @returns what happened, to be stored with it; nothing where it was theirs already
   */
  assignTo(owner: Rel<Person> | null, actor: Actor): QuoteRequestActivity | undefined {
    if (owner?.id === this.owner?.id) return undefined;
    this.owner = owner;
    return new QuoteRequestActivity(this, 'assigned', actor, null, owner ? { owner: owner.name } : {});
  }

  /** Whether somebody still has something to do. */
  get isOpen(): boolean {
    return OPEN_STATES.some((state) => state === this.stage);
  }

  /**
   * Says what will be done next, or that nothing is planned. Of one that has ended nothing is left to do, and nobody
   * would be reminded of it.
   * @returns what happened, to be stored with it; nothing where it was planned like that already
   * @throws RequestOverError
   */
  plan({ text, on }: NextStep, actor: Actor): QuoteRequestActivity | undefined {
    if (text !== null && !this.isOpen) throw new RequestOverError(this.stage);
    if (text === this.nextStep && on === this.nextStepOn) return undefined;
    this.nextStep = text;
    this.nextStepOn = on;
    return new QuoteRequestActivity(this, 'next_step', actor, text, on ? { on } : {});
  }

  /**
   * Takes over what became of its evening in the agenda: the day of the event is then the evening's.
   * @returns what happened, to be stored with it
   */
  evening(
    kind: (typeof EVENING_KINDS)[number],
    { day, startsAt, endsAt, chefName: chef }: AgreedEvening,
    actor: Actor,
    text: string | null = null,
  ): QuoteRequestActivity {
    this.eveningEndsAt = kind === 'evening_cancelled' ? null : endsAt;
    if (kind !== 'evening_cancelled') this.eventDate = day;
    return new QuoteRequestActivity(this, kind, actor, text, { on: day, startsAt, chef });
  }

  /**
   * Keeps a note for staff only.
   * @returns what happened, to be stored with it
   */
  note(text: string, actor: Actor, key?: string | null): QuoteRequestActivity {
    return new QuoteRequestActivity(this, 'note', actor, text, key ? { key } : {});
  }
}
