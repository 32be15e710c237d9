import {
  Choice,
  EVENT_DAY,
  FutureDay,
  Hour,
  Ids,
  INT4_MAX,
  Line,
  NearDay,
  NestedList,
  PRICE_MAX,
  Text,
  Version,
  Whole,
} from '../../platform/http/fields.js';
import { SENT_BY, type SentBy } from '../quotes/index.js';
import { MAX_GUESTS } from '../quotes/rules.js';
import { MAX_DESCRIPTION, MAX_LINES, MAX_QUANTITY } from './offer-line.entity.js';
import { MAX_MENUS } from './offer-menu.entity.js';
import { MAX_MINUTES, MIN_MINUTES } from './offer-words.js';

/** A new draft of a request. */
export class CreateOfferDto {
  @Whole({ min: 1, max: INT4_MAX, description: 'The request.', example: 1 })
  request_id!: number;
}

/** So many of something at a price. */
export class OfferLineFieldsDto {
  @Text({ max: MAX_DESCRIPTION, example: 'Cena de tres tiempos' })
  description!: string;

  @Whole({ min: 1, max: MAX_QUANTITY, description: 'How many.', example: 8 })
  quantity!: number;

  @Whole({
    min: -PRICE_MAX,
    max: PRICE_MAX,
    description: 'Price of one, in whole CLP with taxes; negative for a discount.',
    example: 45000,
  })
  unit_price!: number;
}

/** What staff write in a draft. Anything may be left out until it is sent. */
export class UpdateOfferDto {
  @Whole({ min: 1, max: INT4_MAX, optional: true, description: 'The chef.', example: 1 })
  chef_id?: number | null;

  @Ids({ max: MAX_MENUS, description: "The chef's experiences, in order.", example: [] })
  proposal_ids!: number[];

  @Whole({ min: 1, max: MAX_GUESTS, optional: true, description: 'How many people.', example: 8 })
  guests?: number | null;

  @NearDay({ optional: true, description: "Day of the evening ('YYYY-MM-DD').", example: null })
  day?: string | null;

  @Hour({ optional: true, description: "When it begins ('HH:MM'), by the clocks of Santiago." })
  starts_at?: string | null;

  @Whole({ min: MIN_MINUTES, max: MAX_MINUTES, description: 'How long it lasts, in minutes.', example: 240 })
  minutes!: number;

  @Line({ max: 80, optional: true, description: 'Commune.', example: 'Providencia' })
  commune?: string | null;

  @Line({ max: 200, optional: true, description: 'Address.', example: null })
  address?: string | null;

  @Text({ max: 1000, optional: true, description: 'What the price includes.', example: 'Ingredientes y servicio.' })
  included?: string | null;

  @Text({ max: 2000, optional: true, description: 'Conditions.', example: 'La fecha queda reservada al aceptar.' })
  conditions?: string | null;

  @NearDay({ optional: true, description: "Last day to accept ('YYYY-MM-DD'), not after the evening.", example: null })
  valid_until?: string | null;

  @Whole({
    min: 0,
    max: 100,
    optional: true,
    description: "The share that is due first, in percent; the company's where it is left out.",
    example: null,
  })
  reserva_percent?: number | null;

  @NestedList(() => OfferLineFieldsDto, {
    max: MAX_LINES,
    description: 'The lines, in order.',
    example: [{ description: 'Cena de tres tiempos', quantity: 8, unit_price: 45000 }],
  })
  lines!: OfferLineFieldsDto[];

  @Version()
  version?: number | null;
}

/** Sends a draft. */
export class SendOfferDto {
  @Choice(SENT_BY, {
    names: { mail: 'Correo', link: 'Enlace' },
    description: 'By mail, which needs a mail server, or by a link that staff pass on.',
    example: 'link',
  })
  by!: SentBy;

  @Version()
  version?: number | null;
}

/** Writes down that the client accepted on the telephone. */
export class AcceptOfferByPhoneDto {
  @Text({ max: 500, description: 'How the client accepted.', example: 'Aceptó por teléfono.' })
  text!: string;

  @Version()
  version?: number | null;
}

/** What was agreed on the telephone where no offer says it. */
export class NoteAgreementDto {
  @Whole({ min: 1, max: INT4_MAX, description: 'Who cooks.', example: 1 })
  chef_id!: number;

  @FutureDay({ description: "Day of the evening ('YYYY-MM-DD').", example: EVENT_DAY })
  day!: string;

  @Hour({ description: "When it begins ('HH:MM'), by the clocks of Santiago." })
  starts_at!: string;

  @Whole({
    min: MIN_MINUTES,
    max: MAX_MINUTES,
    optional: true,
    description: 'How long it lasts, in minutes; four hours by default.',
    example: 240,
  })
  minutes?: number | null;

  @Line({ max: 80, description: 'Commune.', example: 'Providencia' })
  commune!: string;

  @Whole({ min: 1, max: MAX_GUESTS, description: 'How many people.', example: 8 })
  guests!: number;

  @Whole({ min: 1, max: PRICE_MAX, description: 'The agreed total, in whole CLP with taxes.', example: 360000 })
  total!: number;

  @Text({ max: 500, optional: true, description: 'How the client accepted.', example: 'Aceptó por teléfono.' })
  text?: string | null;
}

/** The texts with which new offers begin. */
export class OfferTextsFieldsDto {
  @Text({ max: 2000, description: 'Conditions.', example: 'La fecha queda reservada al aceptar.' })
  conditions!: string;

  @Text({ max: 1000, description: 'What the price includes.', example: 'Ingredientes y servicio.' })
  included!: string;

  @Version()
  version?: number | null;
}

/** The texts with which new offers begin. */
export class OfferTextsDto {
  conditions!: string;
  included!: string;
  version!: number;
}
