import { ApiProperty } from '@nestjs/swagger';
import {
  Agreed,
  Choice,
  ClientPhone,
  CreationKey,
  Email,
  Ids,
  INT4_MAX,
  Line,
  NearDay,
  NestedList,
  Price,
  Text,
  Uuid,
  Whole,
} from '../../platform/http/fields.js';
import { MailDto, UndeliveredMailDto } from '../../platform/mail/mail.dto.js';
import { RestrictionsForm } from './client-request.dto.js';
import { NO_MAIL, type NoMail } from './no-mail.js';
import { QUOTE_KIND_NAMES, QUOTE_KINDS, REPLIES, REPLY_NAMES, type QuoteKind, type ReplyBy } from './quote-kinds.js';
import {
  ACTIVITY_KINDS,
  ACTORS,
  CHANNELS,
  MAX_NOTE,
  SENT_BY,
  type Actor,
  type ActivityKind,
  type Channel,
  type SentBy,
} from './quote-activity.entity.js';
import {
  CHOSEN_REASONS,
  LOST_REASON_NAMES,
  LOST_REASONS,
  QUOTE_STATE_NAMES,
  QUOTE_STATES,
  type LostReason,
  type QuoteState,
} from './quote-moves.js';
import { MAX_CHOICES } from './quote-choice.entity.js';
import { Guests, QuoteChoiceFieldsDto, RequestFieldsDto } from './quote-form.dto.js';
import { QuoteRequestDto } from './quotes.dto.js';

/** Most requests that are changed at once. */
const MOST_AT_ONCE = 100;

/** The `version` a request had when somebody looked at it; an older one than the stored is refused with 409. */
const Seen = (): PropertyDecorator =>
  Whole({ min: 1, max: INT4_MAX, optional: true, description: 'Version of the request that was seen.', example: null });

/** A request that staff write down on the telephone. */
export class TakeQuoteRequestDto extends RequestFieldsDto {
  @Email({
    optional: {
      when: ({ reply_by }) => reply_by !== 'correo',
      msg: 'Escribe un correo, o elige otra forma de responder.',
    },
    description: 'Only a request that is answered by mail needs it; another one has a phone.',
    example: 'camila.rojas@cocina.example',
  })
  email?: string | null;

  @Agreed({
    msg: 'Pregunta al cliente si acepta el uso de sus datos.',
    description: 'The client agreed on the telephone to the use of these data to answer the request. It is noted.',
    example: true,
  })
  client_agreed!: true;

  @Uuid({
    description:
      'Made by the form, as in the site’s. The same content under one key is one request; other content is refused (422).',
    example: '5b7e1c94-2f0d-4a6e-8c31-7d9a4e6b2c05',
  })
  override request_key!: string;
}

/** The new state of a request, and the reason. */
export class MoveQuoteRequestDto {
  @Choice(QUOTE_STATES, { names: QUOTE_STATE_NAMES, description: 'The new state.', example: 'contactada' })
  state!: QuoteState;

  @Choice(CHOSEN_REASONS, {
    names: LOST_REASON_NAMES,
    optional: true,
    description: 'Why it was lost; only a move to `perdida` has a reason.',
    example: null,
  })
  reason?: LostReason | null;

  @Text({
    max: 500,
    optional: true,
    description: 'What the reason leaves out, or why what took place is reopened.',
    example: null,
  })
  text?: string | null;

  @Seen()
  version?: number | null;
}

/** Whose turn it is. */
export class AssignQuoteRequestDto {
  @Whole({ min: 1, max: INT4_MAX, optional: true, description: 'An active person; null for nobody.', example: null })
  owner_id?: number | null;

  @Seen()
  version?: number | null;
}

/** What will be done next. */
export class PlanQuoteRequestDto {
  @Line({
    max: 200,
    optional: { when: ({ next_step_on: on }) => !on, msg: 'Escribe qué se hará ese día.' },
    description: 'What will be done; null where nothing is planned.',
    example: 'Llamar para confirmar la fecha',
  })
  next_step?: string | null;

  @NearDay({ optional: true, description: "On which day ('YYYY-MM-DD').", example: '2027-01-12' })
  next_step_on?: string | null;

  @Seen()
  version?: number | null;
}

/** What a client asks for and how to reach them, as staff correct it. The client's own message is never edited. */
export class CorrectQuoteRequestDto {
  @Choice(QUOTE_KINDS, { names: QUOTE_KIND_NAMES, description: 'What is asked for.', example: 'cena' })
  kind!: QuoteKind;

  @Guests()
  guests?: number | null;

  @NearDay({ optional: true, description: "Day of the event ('YYYY-MM-DD').", example: null })
  event_date?: string | null;

  @Whole({
    min: 1,
    max: INT4_MAX,
    optional: true,
    description: 'Commune of the event; one that does not exist is left out.',
    example: null,
  })
  city_id?: number | null;

  @Price({ optional: true, description: 'What the client would spend per person, in whole CLP.', example: null })
  budget_per_person?: number | null;

  @Choice(REPLIES, { names: REPLY_NAMES, description: 'How the client wants to be answered.', example: 'whatsapp' })
  reply_by!: ReplyBy;

  @Email({
    optional: true,
    description: 'Left out it stays; null where the client has none. One who is answered by mail has one.',
    example: 'camila.rojas@cocina.example',
  })
  email?: string | null;

  @ClientPhone({
    optional: true,
    description: 'Left out it stays; null where the client has none. One who is not answered by mail has one.',
  })
  phone_number?: string | null;

  @NestedList(() => QuoteChoiceFieldsDto, {
    optional: true,
    max: MAX_CHOICES,
    description:
      'The chefs or experiences that the client would like, in order, each once. Left out they stay; one that is not public is refused (409).',
    example: [],
  })
  choices?: QuoteChoiceFieldsDto[] | null;

  @Seen()
  version?: number | null;
}

/** What guests cannot eat, as staff add or correct it. */
export class RestrictQuoteRequestDto extends RestrictionsForm {
  @Seen()
  version?: number | null;
}

/** A note that only staff read. */
export class NoteQuoteRequestDto {
  @Text({ max: MAX_NOTE, example: 'Prefiere que la llamemos después de las 18.' })
  text!: string;

  @CreationKey()
  creation_key?: string | null;
}

/** Requests that are given to somebody at once. */
export class AssignQuoteRequestsDto {
  @Ids({ min: 1, max: MOST_AT_ONCE, description: 'The requests.', example: [1] })
  ids!: number[];

  @Whole({ min: 1, max: INT4_MAX, optional: true, description: 'An active person; null for nobody.', example: null })
  owner_id?: number | null;
}

/** Requests to export as a file. */
export class ExportQuoteRequestsDto {
  @Ids({ min: 1, max: MOST_AT_ONCE, description: 'The requests.', example: [1] })
  ids!: number[];
}

/** Requests that are lost for the same reason. */
export class LoseQuoteRequestsDto {
  @Ids({ min: 1, max: MOST_AT_ONCE, description: 'The requests.', example: [1] })
  ids!: number[];

  @Choice(CHOSEN_REASONS, { names: LOST_REASON_NAMES, description: 'Why they were lost.', example: 'spam' })
  reason!: LostReason;

  @Text({ max: 500, optional: true, description: 'What the reason leaves out.', example: null })
  text?: string | null;
}

/** What became of one of several requests: it was changed whole, or not at all. */
export class QuoteOutcomeDto {
  /** @example 1 */
  id!: number;

  /** The client's name; null where there is no such request. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Camila Rojas' })
  name!: string | null;

  /** Whether it was changed. */
  done!: boolean;

  /** Why not. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  msg!: string | null;
}

/** Somebody to whom a request can be given. */
export class StaffDto {
  /** @example 1 */
  id!: number;

  /** @example "Paula Soto" */
  name!: string;

  /** Whether it is the caller. */
  me!: boolean;
}

/** A fact of a request that was corrected. */
export class FactChangeDto {
  /** @example "guests" */
  field!: string;

  /** As people read it; null where there was nothing. */
  before!: string | null;

  after!: string | null;
}

/** Something that happened to a request. */
export class QuoteActivityDto {
  id!: number;

  @ApiProperty({ enum: ACTIVITY_KINDS, type: 'string' })
  kind!: ActivityKind;

  @ApiProperty({ type: 'string', format: 'date-time' })
  at!: string;

  /** A member of staff, the client, or the product itself. */
  @ApiProperty({ enum: ACTORS, type: 'string' })
  actor!: Actor['actor'];

  /** The person's name at that moment. */
  actor_name!: string | null;

  /** What was written: a note, a message to the client, the next step, or what a reason leaves out. */
  text!: string | null;

  /** The state before a move. */
  @ApiProperty({ enum: [...QUOTE_STATES, null], type: 'string', nullable: true })
  from!: QuoteState | null;

  /** The state after a move. */
  @ApiProperty({ enum: [...QUOTE_STATES, null], type: 'string', nullable: true })
  to!: QuoteState | null;

  /** Why it was lost. */
  @ApiProperty({ enum: [...LOST_REASONS, null], type: 'string', nullable: true })
  reason!: LostReason | null;

  /** Whom it was given to. */
  owner!: string | null;

  /** Day of the next step, or of the evening. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  on!: string | null;

  /** When the evening begins in Chile ('HH:MM'). */
  starts_at!: string | null;

  /** The chef of the evening, by the name of that moment. */
  chef!: string | null;

  /** What was corrected of what the client asks for. */
  changes!: FactChangeDto[];

  /** Who cancelled the evening. */
  @ApiProperty({ enum: ['client', 'chef', 'company', 'force', null], type: 'string', nullable: true })
  cancelled_by!: 'client' | 'chef' | 'company' | 'force' | null;

  /** The share of the total that is given back of a cancelled evening, in percent. */
  @ApiProperty({ type: 'integer', nullable: true })
  share!: number | null;

  /** Money that moved, in whole CLP. */
  @ApiProperty({ type: 'integer', nullable: true })
  amount!: number | null;

  /** How it moved. */
  @ApiProperty({ enum: ['card', 'transfer', 'gift_card', 'other', null], type: 'string', nullable: true })
  way!: 'card' | 'transfer' | 'gift_card' | 'other' | null;

  /** The number of the offer. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  offer!: string | null;

  /**
   * How an offer, or the question to a chef, was sent: by mail, or by a link that staff pass on. Null for other and for
   * old activities.
   */
  @ApiProperty({ enum: [...SENT_BY, null], type: 'string', nullable: true })
  sent_by!: SentBy | null;

  /** What the mail is called that did not leave: a later one was sent before it, or the client has no address. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  letter!: string | null;

  /** What the chef answered. */
  @ApiProperty({ enum: ['can', 'cannot', 'can_but', null], type: 'string', nullable: true, example: null })
  answer!: 'can' | 'cannot' | 'can_but' | null;

  /** How a message was sent to the client. */
  @ApiProperty({ enum: [...CHANNELS, null], type: 'string', nullable: true })
  channel!: Channel | null;

  /** Subject of a message by mail. */
  subject!: string | null;

  /** What has become of a message by mail; null for other activities. */
  mail!: MailDto | null;
}

/** What the guests of a request cannot eat. Data about health: only the request's page has them, and only for a time. */
export class RestrictionsDto {
  /** @example "Una persona es celíaca." */
  text!: string;

  /** When the client agreed that this is used to prepare the meal. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  consented_at!: string;

  /** The version of the sentence to which they agreed. */
  consent_version!: string;
}

/** A request with all that its page shows. */
export class QuoteRequestPageDto extends QuoteRequestDto {
  /** Why no mail goes to its client: no mail server, blocked, erased, or no address; null where mails do. */
  @ApiProperty({ enum: [...NO_MAIL, null], type: 'string', nullable: true, example: null })
  no_mail!: NoMail | null;

  /** Mails to the client that have not arrived; those with messages and about offers stand beside them. */
  undelivered!: UndeliveredMailDto[];

  /** When the client agreed to the use of these data. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  consented_at!: string;

  /**
   * For what.
   * @example "Responder la solicitud"
   */
  consent_purpose!: string;

  /** Which version of the text was shown; null for what came before versions were kept. */
  @ApiProperty({ type: 'string', nullable: true, example: '2026-11' })
  consent_version!: string | null;

  /** What the guests cannot eat; null where nothing was said, or it was erased. */
  restrictions!: RestrictionsDto | null;

  /** Minutes of working hours until the first answer; null until there is one. */
  @ApiProperty({ type: 'integer', nullable: true })
  answered_in_minutes!: number | null;

  /** What happened, the newest first. */
  activity!: QuoteActivityDto[];
}
