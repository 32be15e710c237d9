import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Person } from '../users/entities.js';
import type { LostReason, QuoteState } from './quote-moves.js';
import { QuoteRequest } from './quote-request.entity.js';

/** What can become of a request's evening: it was entered in the agenda, moved there, renegotiated, or cancelled. */
export const EVENING_KINDS = ['evening_entered', 'evening_moved', 'evening_changed', 'evening_cancelled'] as const;

/** A request's evening in the agenda, as the agenda reports it to the request. */
export interface AgreedEvening {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** 'HH:MM' */
  readonly startsAt: string;
  readonly endsAt: Date;
  readonly chefName: string;
  readonly guests: number;
  /** Only of a cancelled one. */
  readonly cancelledBy?: string | null;
  readonly refundPercent?: number | null;
}

/** What somebody will do next, and on which day. */
export interface NextStep {
  text: string | null;
  /** 'YYYY-MM-DD' */
  on: string | null;
}

/**
 * Events of an offer: it was sent, opened, accepted, declined, withdrawn or expired. Its evening overlaps with another one of the
 * chef, or somebody confirmed that. The event sheet was sent, its chef has received it, a later mail overtook one, or the client
 * has no address for it. The data for that night changed, client and chef were reminded, the client wished a change, or staff
 * opened a message in a chat.
 */
const OFFER_KINDS = [
  'offer_sent',
  'offer_viewed',
  'offer_accepted',
  'offer_declined',
  'offer_expired',
  'offer_withdrawn',
  'evening_overlaps',
  'overlap_confirmed',
  'event_sheet_sent',
  'sheet_received',
  'letter_overtaken',
  'letter_unmailed',
  'evening_details_changed',
  'evening_reminded',
  'change_wished',
  'letter_in_chat',
] as const;

/**
 * What happens between staff and a chef before an offer: the chef was asked, answered, or heard that it came to nothing; or
 * staff took the question back.
 */
const INQUIRY_KINDS = ['chef_asked', 'chef_answered', 'chef_told', 'chef_inquiry_withdrawn'] as const;

/**
 * Money of an evening: it came, was given back, or what was noted of it was corrected; the client announced a transfer, which staff
 * may not find; or the client was reminded of what is due.
 */
const MONEY_KINDS = [
  'money_received',
  'money_returned',
  'money_corrected',
  'transfer_announced',
  'transfer_not_found',
  'payment_reminded',
] as const;

/**
 * Events of a request: a move, a new owner, a next step, a note, a telephone call, a message, an opinion, corrected facts, or
 * a wish to be erased. The others concern its evening, an offer or money.
 */
export const ACTIVITY_KINDS = [
  'moved',
  'assigned',
  'next_step',
  'note',
  'taken_by_phone',
  'message',
  'opinion_given',
  'opinion_changed',
  ...EVENING_KINDS,
  ...OFFER_KINDS,
  ...INQUIRY_KINDS,
  ...MONEY_KINDS,
  'facts_changed',
  'restrictions_changed',
  'erasure_asked',
  'rectified',
  'blocked',
  'unblocked',
  'erased',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Mails that only remind a client, with what staff call them: they answer nothing. */
export const REMINDING_MAILS = { reminder: 'Revisa tu velada', payment: 'Recordatorio de pago' } as const;

/** Channels of messages to a client, with the names that people read. */
export const CHANNEL_NAMES = { mail: 'Correo', whatsapp: 'WhatsApp' } as const;
export type Channel = keyof typeof CHANNEL_NAMES;
export const CHANNELS = Object.keys(CHANNEL_NAMES) as Channel[];

/** How an offer reaches its client: by the product's mail, or by a link that staff send. */
export const SENT_BY = ['mail', 'link'] as const;
export type SentBy = (typeof SENT_BY)[number];

/** A member of staff, the client, or the product itself. */
export const ACTORS = ['person', 'client', 'system'] as const;

/** Who did something: a member of staff with their name at that moment, the client, or the product. */
export type Actor = StaffActor | { readonly actor: 'client' | 'system' };

/** A member of staff who does something. */
export interface StaffActor {
  readonly actor: 'person';
  readonly person: Rel<Person>;
  readonly actorName: string;
}

/** The product itself. */
export const BY_ITSELF: Actor = { actor: 'system' };

/** Details of the event, as codes. The fields depend on its kind. */
export interface ActivityData {
  from?: QuoteState;
  to?: QuoteState;
  reason?: LostReason;
  /** The new owner; absent if nobody. */
  owner?: string;
  /** Day of the next step, or of the evening. */
  on?: string;
  /** When the evening begins ('HH:MM'), and with which chef. */
  startsAt?: string;
  chef?: string;
  /** Who cancelled the evening, and the share of the total that is given back, in percent. */
  cancelledBy?: string;
  share?: number;
  /** Corrected facts, or what was renegotiated: field, and its values as people read them. */
  changes?: { field: string; before: string | null; after: string | null }[];
  /** The number of the offer. */
  offer?: string;
  /** How the offer, or the question to a chef, was sent. */
  sentBy?: SentBy;
  /** What the chef answered. */
  answer?: string;
  /** Money that moved, in whole CLP, and how: 'card', 'transfer', 'other'. */
  amount?: number;
  way?: string;
  /** The title of the mail that did not leave, as staff know it. */
  letter?: string;
  /** How a message was sent. */
  channel?: Channel;
  /** Subject of a message by mail. */
  subject?: string;
  /** The idempotency key of a message, note or mail, and the digest of the content that was sent with it. */
  key?: string;
  digest?: string;
}

/** Longest text that staff write about a request. */
export const MAX_NOTE = 2_000;

/**
 * One event of a request. It is added in the transaction of the change and never edited. The database allows changes
 * only while personal data are erased.
 */
@Entity()
@Check({ name: 'quote_request_activity_kind_check', expression: "kind ~ '^[a-z_]+$'" })
@Index({ properties: ['quoteRequest', 'id'] })
@Index({
  name: 'quote_request_activity_key_unique',
  expression:
    'create unique index "quote_request_activity_key_unique" on "quote_request_activity" ("quote_request_id", ("data" ->> \'key\')) where ("data" ->> \'key\') is not null',
})
@Index({
  name: 'quote_request_activity_client_moves_index',
  properties: ['at'],
  where: "actor = 'client' and kind = 'moved'",
})
@Index({
  name: 'quote_request_activity_contacts_index',
  properties: ['quoteRequest'],
  where: "kind in ('facts_changed', 'evening_details_changed')",
})
@Index({ name: 'quote_request_activity_wishes_index', properties: ['at'], where: "kind = 'change_wished'" })
export class QuoteRequestActivity {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @ManyToOne(() => QuoteRequest, { deleteRule: 'cascade' })
  quoteRequest: Rel<QuoteRequest>;

  @Property({ type: 'string', length: 40 })
  kind: ActivityKind;

  @Property({ type: 'Date', defaultRaw: 'now()' })
  at: Opt<Date> = new Date();

  @Enum({ items: () => [...ACTORS], type: 'string' })
  actor: Actor['actor'];

  /** Null if it was no member of staff, or the person was deleted. */
  @ManyToOne(() => Person, { deleteRule: 'set null', nullable: true })
  person: Rel<Person> | null;

  /** The person's name at that moment. */
  @Property({ type: 'string', length: 200, nullable: true })
  actorName: string | null;

  /** What somebody wrote. */
  @Property({ type: 'string', length: MAX_NOTE, nullable: true })
  text: string | null;

  @Property({ type: 'json', defaultRaw: `'{}'` })
  data: Opt<ActivityData>;

  constructor(request: Rel<QuoteRequest>, kind: ActivityKind, by: Actor, text: string | null, data: ActivityData = {}) {
    this.quoteRequest = request;
    this.kind = kind;
    this.actor = by.actor;
    this.person = by.actor === 'person' ? by.person : null;
    this.actorName = by.actor === 'person' ? by.actorName : null;
    this.text = text;
    this.data = data;
  }
}
