import { type Opt, OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import type { Creation } from '../../platform/database/creation-key.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { LinkSuspendedError } from '../../platform/links/links.errors.js';
import type { City } from '../lookups/entities.js';
import type { Corrections } from '../personal-data/index.js';
import { Person } from '../users/entities.js';
import { reasonOf, type MoveWords } from './move-words.js';
import {
  QuoteRequestActivity,
  type ActivityData,
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
  type Situation,
} from './quote-moves.js';
import {
  ContactMissingError,
  FactAgreedError,
  RequestBlockedError,
  RequestErasedError,
  RequestOverError,
  RestrictionsOverError,
} from './quotes.errors.js';
import { RequestDetails, type FactChange, type RequestFacts } from './request-details.entity.js';
import { workingMinutes } from './working-hours.js';

const OPEN = OPEN_STATES.map((state) => `'${state}'`).join(', ');

/** The facts that an agreed evening has of its own. */
const AGREED_FACTS = ['event_date', 'city_id', 'guests'];

/** What the request does not know of its situation. */
interface Known extends Partial<Pick<Situation, 'offered' | 'justMarked'>> {
  /** The day in Chile ('YYYY-MM-DD'). */
  today?: string;
}

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
@Check({ name: 'quote_request_contact_check', expression: 'email is not null or phone_number is not null' })
@Check({ name: 'quote_request_phone_check', expression: "phone_number ~ '^\\+[1-9][0-9]{6,14}$'" })
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
@Index({ name: 'quote_request_blocked_index', properties: ['id'], where: 'blocked_at is not null' })
@Index({
  name: 'quote_request_unmailed_index',
  properties: ['nextMailAt', 'id'],
  where: "mailed_at is null and stage = 'nueva'",
})
@Index({
  name: 'quote_request_search_index',
  expression: 'create index "quote_request_search_index" on "quote_request" using gin ("search_key" gin_trgm_ops)',
})
export class QuoteRequest extends RequestDetails {
  [OptionalProps]?: 'searchKey' | 'owner';

  @Enum({ items: () => [...QUOTE_STATES], type: 'string', default: 'nueva', comment: AUDIT.plain })
  stage: Opt<QuoteState> = 'nueva';

  /** Why it was lost; null otherwise. */
  @Enum({ items: () => [...LOST_REASONS], type: 'string', nullable: true, comment: AUDIT.plain })
  lostReason: Opt<LostReason> | null = null;

  @Property({ type: 'string', length: 500, nullable: true, comment: AUDIT.personal })
  lostText: Opt<string> | null = null;

  /** The owner. Null, or an inactive person, means nobody. */
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

  /** When its evening in the agenda ends. Null without one; then only `eventDate` is known. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  eveningEndsAt: Opt<Date> | null = null;

  /** Working minutes until that answer. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.technical })
  firstAnswerMinutes: Opt<number> | null = null;

  /** When it was first quoted. Later moves do not change it. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  quotedAt: Opt<Date> | null = null;

  /** When it was accepted. Later moves do not change it. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  acceptedAt: Opt<Date> | null = null;

  /** When an administrator reopened it after its evening. The product does not mark it as done again. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.plain })
  reopenedAt: Opt<Date> | null = null;

  /** Since when the client's data are blocked: kept but not used. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.plain })
  blockedAt: Opt<Date> | null = null;

  /** When the client's data were erased. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.plain })
  erasedAt: Opt<Date> | null = null;

  /** When somebody opened a mail's link at this address. Before that, mails repeat nothing from the form. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  addressConfirmedAt: Opt<Date> | null = null;

  /** When the mail to the company left. Null until then. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  mailedAt: Opt<Date> | null = null;

  /** When the request's mail is due, where no mail server was configured at its creation. */
  @Property({ type: 'Date', defaultRaw: 'now()', comment: AUDIT.technical })
  nextMailAt!: Opt<Date>;

  /**
   * Moves the request as `MOVES` allows.
   * @param at when the client was answered, for a move by a message or offer; now by default
   * @returns the activity, to be stored with it
   * @throws RequestBlockedError, RequestErasedError, MoveRefusedError, NoteMissingError, ReasonMissingError,
   * ReasonTextMissingError
   */
  moveTo(
    to: QuoteState,
    by: MoveBy,
    actor: Actor,
    { at = new Date(), ...words }: MoveWords & { at?: Date } = {},
    known: Known = {},
  ): QuoteRequestActivity {
    this.refuseUse(by);
    const from = this.stage;
    const lost = reasonOf(this.situation(known), to, by, words);
    const text = words.text ?? null;
    this.stage = to;
    this.lostReason = lost;
    this.lostText = lost && text;
    if (!this.isOpen) this.nextStep = this.nextStepOn = this.requestDigest = null;
    if (to === 'contactada' || to === 'cotizada' || to === 'aceptada') this.answered(at);
    if (to === 'cotizada' || to === 'aceptada') this.quotedAt ??= at;
    if (to === 'aceptada') this.acceptedAt ??= at;
    if (from === 'realizada' && by === 'admin' && !known.justMarked) this.reopenedAt = at;
    if (to === 'realizada') this.reopenedAt = null;
    return new QuoteRequestActivity(this, 'moved', actor, text, { from, to, ...(lost && { reason: lost }) });
  }

  /** What decides about its moves. */
  situation({ offered = false, justMarked = false, today = todayInChile() }: Known = {}): Situation {
    return {
      state: this.stage,
      hasEvening: this.eveningEndsAt !== null,
      dayCame: this.eventDate === null || this.eventDate <= today,
      offered,
      justMarked,
    };
  }

  /** Whether something was ever accepted, so that its contract must be kept. */
  get wasAccepted(): boolean {
    return this.acceptedAt !== null || this.stage === 'aceptada' || this.stage === 'realizada';
  }

  /**
   * Refuses any use of a request whose client is erased or blocked. Moves by time are allowed, and so is the end of its
   * evening.
   * @throws RequestErasedError, RequestBlockedError, LinkSuspendedError
   */
  refuseUse(by: MoveBy): void {
    if (by === 'time' || by === 'evening') return;
    if (by === 'client') {
      if (this.blockedAt) throw new LinkSuspendedError();
      return;
    }
    if (this.erasedAt) throw new RequestErasedError();
    if (this.blockedAt) throw new RequestBlockedError();
  }

  /**
   * Corrects the client's name and contact.
   * @throws RequestErasedError
   */
  rectify(corrections: Corrections, actor: Actor): QuoteRequestActivity {
    if (this.erasedAt) throw new RequestErasedError();
    // The new address is unconfirmed: nobody has opened a mail there.
    if (corrections.email && corrections.email !== this.email) this.addressConfirmedAt = null;
    this.correct(corrections);
    return new QuoteRequestActivity(this, 'rectified', actor, null);
  }

  /**
   * Corrects what the client asks for, and how to reach them. Day, place and guests of an agreed evening are those of its
   * offer.
   * @param chosen how the choices changed, which stand in another table
   * @returns the activity, with before and after; nothing if nothing changed
   * @throws FactAgreedError, ContactMissingError
   */
  correctAsked(facts: RequestFacts, chosen: FactChange | undefined, actor: Actor): QuoteRequestActivity | undefined {
    const byMail = facts.replyBy === 'correo';
    if (byMail ? facts.email === null : facts.phoneNumber === null)
      throw new ContactMissingError(byMail ? 'email' : 'phone_number');
    // The new address is unconfirmed: nobody has opened a mail there.
    if (facts.email !== this.email) this.addressConfirmedAt = null;
    const changes = [...this.correctFacts(facts), ...(chosen ? [chosen] : [])];
    const agreed = changes.find(({ field }) => AGREED_FACTS.includes(field));
    if (agreed && this.eveningEndsAt !== null) throw new FactAgreedError(agreed.field);
    return changes.length === 0 ? undefined : new QuoteRequestActivity(this, 'facts_changed', actor, null, { changes });
  }

  /**
   * Records that somebody changed what the guests cannot eat. The words stand apart.
   * @returns the activity, without them
   * @throws RestrictionsOverError
   */
  restrict(actor: Actor): QuoteRequestActivity {
    if (!this.isOpen) throw new RestrictionsOverError();
    return new QuoteRequestActivity(this, 'restrictions_changed', actor, null);
  }

  /**
   * Blocks or unblocks the client's data.
   * @returns the activity; nothing if it was so already
   * @throws RequestErasedError
   */
  block(blocked: boolean, actor: Actor): QuoteRequestActivity | undefined {
    if (this.erasedAt) throw new RequestErasedError();
    if (blocked === (this.blockedAt !== null)) return undefined;
    this.blockedAt = blocked ? new Date() : null;
    return new QuoteRequestActivity(this, blocked ? 'blocked' : 'unblocked', actor, null);
  }

  /**
   * Marks the client as erased; `QuoteErasure` does it in every table. An unaccepted request is withdrawn by the
   * client.
   * @returns the activity
   */
  erase(actor: Actor): QuoteRequestActivity[] {
    this.blockedAt = null;
    const goes = ['nueva', 'contactada', 'cotizada'].includes(this.stage);
    const lost = goes ? [this.moveTo('perdida', 'client', actor)] : [];
    this.erasedAt = new Date();
    // Without an owner or client, its day would stay overdue.
    this.nextStep = this.nextStepOn = null;
    this.forget();
    return [...lost, new QuoteRequestActivity(this, 'erased', actor, null)];
  }

  /** Stores when the client was first answered, and how long they waited. */
  private answered(now: Date): void {
    if (this.firstAnsweredAt) return;
    this.firstAnsweredAt = now;
    this.firstAnswerMinutes = Math.floor(workingMinutes(this.createdAt, now));
  }

  /**
   * Gives the request to an owner, or to nobody.
   * @returns the activity; nothing if the owner is the same
   */
  assignTo(owner: Rel<Person> | null, actor: Actor): QuoteRequestActivity | undefined {
    if (owner?.id === this.owner?.id) return undefined;
    this.owner = owner;
    return new QuoteRequestActivity(this, 'assigned', actor, null, owner ? { owner: owner.name } : {});
  }

  get isOpen(): boolean {
    return OPEN_STATES.some((state) => state === this.stage);
  }

  /**
   * Sets or removes the next step. An ended request has none, because nobody would be reminded.
   * @returns the activity; nothing if it is planned like that already
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
   * Takes over a change of its evening in the agenda. Day and guests of the event become those of the evening, and its place
   * where that is a commune of the list.
   * @returns the activity
   */
  evening(
    kind: (typeof EVENING_KINDS)[number],
    { day, startsAt, endsAt, chefName: chef, guests, cancelledBy, refundPercent }: AgreedEvening,
    actor: Actor,
    text: string | null = null,
    details: Pick<ActivityData, 'offer' | 'changes'> = {},
    city: Rel<City> | null = null,
  ): QuoteRequestActivity {
    this.eveningEndsAt = kind === 'evening_cancelled' ? null : endsAt;
    if (kind !== 'evening_cancelled') {
      this.eventDate = day;
      this.guests = guests;
      this.city = city ?? this.city;
    }
    const ended = kind === 'evening_cancelled' && cancelledBy && { cancelledBy, share: refundPercent ?? 0 };
    return new QuoteRequestActivity(this, kind, actor, text, { on: day, startsAt, chef, ...ended, ...details });
  }

  /**
   * Adds a note for staff only.
   * @returns the activity
   */
  note(text: string, actor: Actor, creation: Creation | null = null): QuoteRequestActivity {
    return new QuoteRequestActivity(this, 'note', actor, text, { ...creation });
  }
}
