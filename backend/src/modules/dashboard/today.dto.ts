import { ApiProperty } from '@nestjs/swagger';
import { Choice } from '../../platform/http/fields.js';
import { QuoteOwnerDto } from '../quotes/index.js';
import { PRESSES, type Press } from './duties/duty-kind.js';
import { DUTY_KIND_NAMES, WHOSE, type DutyKind, type Whose } from './duties/duty-kinds.js';

/** Whose duties are asked for. */
export class TodayQuery {
  @Choice(WHOSE, {
    optional: true,
    description: 'The caller’s, those of nobody who may sign in, or all; all unless said.',
  })
  whose?: Whose | null;
}

/** The one press of a duty. */
export class DutyPressDto implements Press {
  /** Opens the page, takes notice in the request's activity, or mails the chef the event sheet of the evening. */
  @ApiProperty({ enum: PRESSES, type: 'string' })
  does!: Press['does'];

  /** @example "Responder" */
  label!: string;

  /**
   * The page that it opens, or on which the same can be done.
   * @example "/gestion/solicitudes/12#write-message"
   */
  path!: string;
}

/** The evening of today or tomorrow that a duty is. */
export class DutyEveningDto {
  /** The day on which it begins in Chile. */
  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** @example "20:30" */
  starts_at!: string;

  /**
   * Address and commune, as far as they are known.
   * @example "Los Leones 120, Providencia"
   */
  place!: string;

  /** @example "Ana María Pérez" */
  chef_name!: string;

  /** The chef's; null once the chef was deleted. */
  @ApiProperty({ type: 'string', nullable: true, example: '+56912345678' })
  phone_number!: string | null;
}

/** Something that somebody has to do now. */
export class DutyDto {
  @ApiProperty({ enum: DUTY_KIND_NAMES, type: 'string' })
  kind!: DutyKind;

  /**
   * What staff call its kind.
   * @example "Sin responder a tiempo"
   */
  title!: string;

  /** Since when it waits; of an evening, when it begins. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  since!: string;

  /** By when the law asks for it; null where it does not. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  due_on!: string | null;

  /** The request that it is about; null where that is gone. */
  @ApiProperty({ type: 'integer', nullable: true })
  request_id!: number | null;

  /** The offer that it is about; null for others. */
  @ApiProperty({ type: 'integer', nullable: true })
  offer_id!: number | null;

  /** The evening that it is about; null for others. */
  @ApiProperty({ type: 'integer', nullable: true })
  evening_id!: number | null;

  /** @example "Camila Rojas" */
  client!: string;

  /**
   * The page of what it is about.
   * @example "/gestion/solicitudes/12"
   */
  path!: string;

  /**
   * What there is to know.
   * @example "Cena para 8 personas · sáb 12 dic"
   */
  text!: string;

  /** Who looks after the request; null for nobody. */
  owner!: QuoteOwnerDto | null;

  /** The evening that it is; null for other kinds. */
  evening!: DutyEveningDto | null;

  press!: DutyPressDto;
}

/** A kind with more duties than are shown. */
export class MoreDutiesDto {
  @ApiProperty({ enum: DUTY_KIND_NAMES, type: 'string' })
  kind!: DutyKind;

  /** @example "Sin responder a tiempo" */
  title!: string;

  /** How many are not shown. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 7 })
  count!: number;

  /**
   * Where all are.
   * @example "/gestion/solicitudes?vista=todas&state=nueva&sort=turn"
   */
  path!: string;
}

/** What has to be done now. */
export class TodayDto {
  /** The oldest first; at most five of each kind. */
  duties!: DutyDto[];

  more!: MoreDutiesDto[];

  /** Whether the caller gets the same by mail on working days; null where no mail goes out. */
  mailed!: boolean | null;
}
