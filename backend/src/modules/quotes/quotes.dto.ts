import { ApiProperty } from '@nestjs/swagger';
import { Agreed, Choice, Email, FutureDay, INT4_MAX, Phone, Text, Uuid, Whole } from '../../platform/http/fields.js';
import { listQuery } from '../../platform/http/list-query.js';
import { MailDto } from '../../platform/mail/mail.dto.js';
import { LookupDto } from '../lookups/index.js';
import {
  MAX_GUESTS,
  OTHER_KIND,
  QUOTE_KIND_NAMES,
  QUOTE_KINDS,
  QUOTE_STATES,
  type QuoteKind,
  type QuoteState,
} from './quote-request.entity.js';

/** Longest name of a campaign. */
const UTM_MAX = 200;

/** What a visitor asks for. */
export class CreateQuoteRequestDto {
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

  @Agreed({
    msg: 'Acepta el uso de tus datos para enviar la solicitud.',
    description: 'The visitor agrees to the use of these data to answer the request.',
    example: true,
  })
  consent!: true;

  @Uuid({
    description: 'Made by the page that shows the form: the same key twice is one request and answers the same.',
    example: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11',
  })
  request_key!: string;

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

/** The new state of a request. */
export class ChangeQuoteRequestStateDto {
  @Choice(QUOTE_STATES, { description: 'New, contacted or closed.', example: 'contactada' })
  state!: QuoteState;
}

/** The back-office's list: without `page` and `perPage`, the whole list. */
export class ListQuoteRequestsQuery extends listQuery({
  search: "Part of the visitor's name, e-mail, phone or message; case and accents do not matter.",
  filters: {
    state: { of: QUOTE_STATES, description: 'Only requests in this state.' },
    kind: { of: QUOTE_KINDS, description: 'Only requests for this.' },
  },
  orders: ['created_at', 'event_date', 'name', 'guests'],
  order: '-created_at',
  ordering:
    'Order; the newest first unless said. Requests without the day of the event or the number of people come last in its order.',
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

  /** The chef the visitor was looking at. */
  @ApiProperty({ type: () => QuoteChefDto, nullable: true })
  chef!: QuoteChefDto | null;

  /** The experience the visitor was looking at. */
  @ApiProperty({ type: () => QuoteProposalDto, nullable: true })
  proposal!: QuoteProposalDto | null;

  @ApiProperty({ enum: QUOTE_STATES, type: 'string' })
  state!: QuoteState;

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
