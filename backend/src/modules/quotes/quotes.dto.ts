import { ApiProperty } from '@nestjs/swagger';
import {
  Agreed,
  Choice,
  Email,
  Flag,
  FutureDay,
  INT4_MAX,
  NestedList,
  Phone,
  Price,
  Text,
  Uuid,
  Whole,
} from '../../platform/http/fields.js';
import { listQuery } from '../../platform/http/list-query.js';
import { MailDto } from '../../platform/mail/mail.dto.js';
import { LookupDto } from '../lookups/index.js';
import { MAX_CHOICES } from './quote-choice.entity.js';
import {
  LOST_REASONS,
  MOVE_NEEDS,
  QUOTE_STATE_NAMES,
  QUOTE_STATES,
  type LostReason,
  type MoveNeeds,
  type QuoteState,
} from './quote-moves.js';
import { MAX_RESTRICTIONS, RESTRICTIONS_CONSENT } from './quote-restriction.entity.js';
import {
  MAX_GUESTS,
  ORIGINS,
  OTHER_KIND,
  QUOTE_KIND_NAMES,
  QUOTE_KINDS,
  REPLIES,
  REPLY_NAMES,
  type QuoteKind,
  type QuoteOrigin,
  type ReplyBy,
} from './quote-kinds.js';

/** Longest name of a campaign. */
const UTM_MAX = 200;

/** A chef, or an experience, that the client would like. */
export class QuoteChoiceFieldsDto {
  @Whole({
    min: 1,
    max: INT4_MAX,
    optional: { when: ({ proposal_id }) => Boolean(proposal_id), msg: 'Indica el chef o la experiencia.' },
    description: 'The chef; one that is not public is left out. An experience brings its chef.',
    example: 1,
  })
  chef_id?: number | null;

  @Whole({
    min: 1,
    max: INT4_MAX,
    optional: true,
    description: 'The experience, which brings its chef; one that is not public is left out.',
    example: null,
  })
  proposal_id?: number | null;
}

/** What a client asks for, on the site or on the telephone. */
export class RequestFieldsDto {
  @Text({ max: 200, example: 'Camila Rojas' })
  name!: string;

  @Email({ description: 'Where the quote is sent.', example: 'camila.rojas@cocina.example' })
  email!: string;

  @Phone()
  phone_number!: string;

  @Whole({
    min: 1,
    max: INT4_MAX,
    optional: true,
    description: 'Commune of the event; one that does not exist is left out.',
    example: 1,
  })
  city_id?: number | null;

  @FutureDay({
    optional: true,
    description: "Day of the event ('YYYY-MM-DD'), today in Chile or later.",
    example: null,
  })
  event_date?: string | null;

  @Whole({
    min: 1,
    max: MAX_GUESTS,
    optional: { when: ({ kind }) => kind === OTHER_KIND, msg: 'Indica cuántas personas son.' },
    description: 'How many people. Only a request of the kind `otra` may leave it out.',
    example: 8,
  })
  guests?: number | null;

  @Choice(QUOTE_KINDS, {
    names: QUOTE_KIND_NAMES,
    description: 'Dinner, class, online class, team building, gift card, catering, or another question.',
    example: 'cena',
  })
  kind!: QuoteKind;

  @Text({ max: 500, optional: true, example: 'Celebramos un cumpleaños. Dos personas son vegetarianas.' })
  message?: string | null;

  @Whole({
    min: 1,
    max: INT4_MAX,
    optional: true,
    description: 'The chef the visitor was looking at; one that is not public is left out.',
    example: 1,
  })
  chef_id?: number | null;

  @Whole({
    min: 1,
    max: INT4_MAX,
    optional: true,
    description:
      'The experience the visitor was looking at, which brings its chef; one that is not public is left out.',
    example: 1,
  })
  proposal_id?: number | null;

  @NestedList(() => QuoteChoiceFieldsDto, {
    optional: true,
    max: MAX_CHOICES,
    description:
      'Up to four chefs or experiences, in order, each once. With any, `chef_id` and `proposal_id` mean nothing.',
    example: [],
  })
  choices?: QuoteChoiceFieldsDto[] | null;

  @Choice(REPLIES, {
    names: REPLY_NAMES,
    optional: true,
    description: 'How the client wants to be answered; by WhatsApp unless said.',
    example: 'whatsapp',
  })
  reply_by?: ReplyBy | null;

  @Price({ optional: true, description: 'What the client would spend per person, in whole CLP.', example: null })
  budget_per_person?: number | null;

  @Text({
    max: MAX_RESTRICTIONS,
    optional: true,
    description: 'What the guests cannot eat. Data about health: refused without the consent to their use.',
    example: null,
  })
  restrictions?: string | null;

  @Flag({
    optional: true,
    description: `The client agrees to the use of the restrictions: '${RESTRICTIONS_CONSENT.text}'`,
    example: null,
  })
  restrictions_consent?: boolean | null;

  @Uuid({
    description: 'Made by the page that shows the form: the same key twice is one request and answers the same.',
    example: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11',
  })
  request_key!: string;
}

/** What a visitor asks for. */
export class CreateQuoteRequestDto extends RequestFieldsDto {
  @Agreed({
    msg: 'Acepta el uso de tus datos para enviar la solicitud.',
    description: 'The visitor agrees to the use of these data to answer the request.',
    example: true,
  })
  consent!: true;

  @Text({
    max: 500,
    optional: true,
    description: 'A field no person sees. Filled in, the answer is the same and nothing is stored.',
    example: '',
  })
  website?: string | null;

  @Text({ max: UTM_MAX, optional: true, description: 'Campaign: where the visitor came from.', example: 'instagram' })
  utm_source?: string | null;

  @Text({ max: UTM_MAX, optional: true, description: 'Campaign: by which medium.', example: 'social' })
  utm_medium?: string | null;

  @Text({ max: UTM_MAX, optional: true, description: 'Campaign: its name.', example: 'fiestas-patrias' })
  utm_campaign?: string | null;
}

/** What a visitor is given for a request. */
export class CreatedQuoteRequestDto {
  /** The page of the request; null where a mail tells the client of it. Whoever has this address may see the request. */
  @ApiProperty({ type: 'string', nullable: true })
  link!: string | null;
}

/** The new state of a request. */
export class ChangeQuoteRequestStateDto {
  @Choice(QUOTE_STATES, {
    names: QUOTE_STATE_NAMES,
    description: 'A state that needs no reason and no note; see `quote_requests/move/{id}` for the others.',
    example: 'contactada',
  })
  state!: QuoteState;
}

/** What somebody looks at. */
export const VIEWS = ['waiting', 'mine', 'week'] as const;

/** The back-office's list: without `page` and `perPage`, the whole list. */
export class ListQuoteRequestsQuery extends listQuery({
  search: "Part of the visitor's name, e-mail, phone or message; case and accents do not matter.",
  filters: {
    state: { of: QUOTE_STATES, description: 'Only requests in this state.' },
    kind: { of: QUOTE_KINDS, description: 'Only requests for this.' },
    view: {
      of: VIEWS,
      description:
        '`waiting`: still open, and the caller’s or nobody’s. `mine`: the caller’s. `week`: its evening is this week, Monday to Sunday, and it is not lost.',
    },
  },
  orders: ['created_at', 'event_date', 'name', 'guests', 'turn'],
  order: '-created_at',
  ordering:
    'Order; the newest first unless said. Requests without the day of the event or the number of people come last in its order. `turn`: what is overdue first, then by what is due, then what has no next step.',
}) {}

/** The chef a visitor was looking at. */
export class QuoteChefDto {
  id!: number;

  /** @example "Ana María Pérez" */
  chef_name!: string;

  /** The chef's address: /chef/{slug}. */
  slug!: string;
}

/** The experience a visitor was looking at. */
export class QuoteProposalDto {
  id!: number;

  /** @example "Pastel de choclo" */
  dish_name!: string;

  /** The experience's address: /experiencia/{slug}. */
  slug!: string;
}

/** A choice of the client, in their order. */
export class QuoteChoiceDto {
  @ApiProperty({ type: () => QuoteChefDto })
  chef!: QuoteChefDto;

  /** The experience; null where the chef as such is wanted. */
  @ApiProperty({ type: () => QuoteProposalDto, nullable: true })
  proposal!: QuoteProposalDto | null;
}

/** Whose turn it is. */
export class QuoteOwnerDto {
  id!: number;

  /** @example "Paula Soto" */
  name!: string;

  /** Whether the person may still sign in; if not, the request is nobody's. */
  active!: boolean;
}

/** A move that staff can make now. */
export class QuoteMoveDto {
  @ApiProperty({ enum: QUOTE_STATES, type: 'string' })
  to!: QuoteState;

  /** What it asks for: nothing, a note, or a reason. */
  @ApiProperty({ enum: MOVE_NEEDS, type: 'string' })
  needs!: MoveNeeds;

  /**
   * What its button says.
   * @example "Marcar contactada"
   */
  label!: string;
}

/** A request as staff see it. */
export class QuoteRequestDto {
  id!: number;

  /** @example "Camila Rojas" */
  name!: string;

  email!: string;

  /** @example "+56912345678" */
  phone_number!: string;

  /** Commune of the event. */
  @ApiProperty({ type: () => LookupDto, nullable: true })
  city!: LookupDto | null;

  /** Day of the event ('YYYY-MM-DD'). */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  event_date!: string | null;

  /** How many people; null where another question is asked. */
  @ApiProperty({ type: 'integer', nullable: true })
  guests!: number | null;

  @ApiProperty({ enum: QUOTE_KINDS, type: 'string' })
  kind!: QuoteKind;

  @ApiProperty({ type: 'string', nullable: true })
  message!: string | null;

  /** The chefs and experiences that the client would like, in the client's order. */
  @ApiProperty({ type: () => [QuoteChoiceDto], maxItems: MAX_CHOICES })
  choices!: QuoteChoiceDto[];

  /** The chef of the first choice. */
  @ApiProperty({ type: () => QuoteChefDto, nullable: true })
  chef!: QuoteChefDto | null;

  /** The experience of the first choice. */
  @ApiProperty({ type: () => QuoteProposalDto, nullable: true })
  proposal!: QuoteProposalDto | null;

  @ApiProperty({ enum: QUOTE_STATES, type: 'string' })
  state!: QuoteState;

  /** What staff can do with it now, the usual next step first. */
  @ApiProperty({ type: () => [QuoteMoveDto] })
  moves!: QuoteMoveDto[];

  /** Why it was lost; null unless it is. */
  @ApiProperty({ enum: [...LOST_REASONS, null], type: 'string', nullable: true })
  lost_reason!: LostReason | null;

  /** What the reason leaves out. */
  @ApiProperty({ type: 'string', nullable: true })
  lost_text!: string | null;

  /** Whose turn it is; null for nobody's. */
  @ApiProperty({ type: () => QuoteOwnerDto, nullable: true })
  owner!: QuoteOwnerDto | null;

  /** What will be done next. */
  @ApiProperty({ type: 'string', nullable: true })
  next_step!: string | null;

  /** Day of the next step ('YYYY-MM-DD'). */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  next_step_on!: string | null;

  /** Minutes of working hours for which a new request has waited (Monday to Saturday 9–19 in Chile); null once answered. */
  @ApiProperty({ type: 'integer', nullable: true })
  waiting_minutes!: number | null;

  /** Whether it has waited for longer than promised, or the day of its next step is over. */
  overdue!: boolean;

  /** How the client wants to be answered. */
  @ApiProperty({ enum: REPLIES, type: 'string' })
  reply_by!: ReplyBy;

  /** What the client would spend per person, in whole CLP. */
  @ApiProperty({ type: 'integer', nullable: true })
  budget_per_person!: number | null;

  /** The site's own form, or the telephone. */
  @ApiProperty({ enum: ORIGINS, type: 'string' })
  origin!: QuoteOrigin;

  /** Whether the client gave an opinion after the evening; it is among the comments. */
  opinion!: boolean;

  /** The client said that these data must not be used: nobody is written to, and it makes no moves. */
  blocked!: boolean;

  /** The client's data were erased; what is left is a figure. */
  erased!: boolean;

  /** Raised by every change; a change that names an older one is refused. */
  @ApiProperty({ type: 'integer' })
  version!: number;

  /** Campaign: where the visitor came from. */
  @ApiProperty({ type: 'string', nullable: true })
  utm_source!: string | null;

  /** Campaign: by which medium. */
  @ApiProperty({ type: 'string', nullable: true })
  utm_medium!: string | null;

  /** Campaign: its name. */
  @ApiProperty({ type: 'string', nullable: true })
  utm_campaign!: string | null;

  /** Whether the company was told by mail. */
  mailed!: boolean;

  /** What has become of that mail; null where none was written. */
  @ApiProperty({ type: () => MailDto, nullable: true })
  mail!: MailDto | null;

  /** When the visitor asked. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at!: string;
}
