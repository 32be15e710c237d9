import {
  Agreed,
  Choice,
  ClientPhone,
  Email,
  Flag,
  FutureDay,
  INT4_MAX,
  Line,
  NestedList,
  Price,
  Text,
  Uuid,
  Whole,
} from '../../platform/http/fields.js';
import { MAX_CHOICES } from './quote-choice.entity.js';
import { MAX_RESTRICTIONS, RESTRICTIONS_CONSENT } from './quote-restriction.entity.js';
import {
  MAX_GUESTS,
  OTHER_KIND,
  QUOTE_KIND_NAMES,
  QUOTE_KINDS,
  REPLIES,
  REPLY_NAMES,
  type QuoteKind,
  type ReplyBy,
} from './quote-kinds.js';

/** Longest name of a campaign. */
const UTM_MAX = 200;

/** How many people come, as clients say it and staff correct it. */
export const Guests = (): PropertyDecorator =>
  Whole({
    min: 1,
    max: MAX_GUESTS,
    optional: { when: ({ kind }) => kind === OTHER_KIND, msg: 'Indica cuántas personas son.' },
    description: 'How many people. Only a request of the kind `otra` may leave it out.',
    example: 8,
  });

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
  @Line({ max: 200, example: 'Camila Rojas' })
  name!: string;

  @ClientPhone({
    optional: {
      when: ({ reply_by }) => reply_by === 'correo',
      msg: 'Escribe un teléfono, o elige que te respondan por correo.',
    },
    description: 'Only a request that is answered by mail may leave it out.',
  })
  phone_number?: string | null;

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
    description: "Day of the event ('YYYY-MM-DD'), today in Chile or later, and at most three years ahead.",
    example: null,
  })
  event_date?: string | null;

  @Guests()
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
    description:
      'Made by the page that shows the form. The same content under one key is one request and answers the same; other content is refused (422), and so is everything once that request has ended.',
    example: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11',
  })
  request_key!: string;
}

/** What a visitor asks for. */
export class CreateQuoteRequestDto extends RequestFieldsDto {
  @Email({ description: 'Where the quote is sent.', example: 'camila.rojas@cocina.example' })
  email!: string;

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

  @Line({ max: UTM_MAX, optional: true, description: 'Campaign: where the visitor came from.', example: 'instagram' })
  utm_source?: string | null;

  @Line({ max: UTM_MAX, optional: true, description: 'Campaign: by which medium.', example: 'social' })
  utm_medium?: string | null;

  @Line({ max: UTM_MAX, optional: true, description: 'Campaign: its name.', example: 'fiestas-patrias' })
  utm_campaign?: string | null;
}

/** What a visitor is given for a request. */
export class CreatedQuoteRequestDto {
  /** The page of the request; null where a mail brings it to the client. Anyone who has this address may see the request. */
  link!: string | null;
}
