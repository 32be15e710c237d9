import { ApiProperty } from '@nestjs/swagger';
import { Choice, ClientPhone, Email, Ids, INT4_MAX, Line, PastDay, Text, Whole } from '../../platform/http/fields.js';
import {
  ASKED_RIGHTS,
  RIGHT_NAMES,
  RIGHT_STEPS,
  RIGHTS,
  type AskedRight,
  type RightKind,
  type RightStep,
} from './data-right.entity.js';

/** Most requests that are changed at once. */
const MOST = 100;

/** Whose data are looked for. It is sent in the body, because addresses are written into logs. */
export class FindPersonalDataDto {
  @Line({
    max: 254,
    description: "A whole e-mail, a phone, that of another country with its code, or a request's number ('#12').",
    example: 'camila.rojas@cocina.example',
  })
  contact!: string;
}

/** Requests of one client. */
export class ClientRequestsDto {
  @Ids({ min: 1, max: MOST, description: 'The requests.', example: [1] })
  requests!: number[];

  @Whole({ min: 1, max: INT4_MAX, optional: true, description: 'The task that this answers.', example: null })
  task_id?: number | null;
}

/** What is corrected; what is left out stays, and nothing becomes empty. */
export class RectifyPersonalDataDto extends ClientRequestsDto {
  @Line({ max: 200, optional: 'filled', example: 'Camila Rojas' })
  name?: string | null;

  @Email({ optional: 'filled', example: 'camila.rojas@cocina.example' })
  email?: string | null;

  @ClientPhone({ optional: 'filled' })
  phone_number?: string | null;
}

/** What a person asked for by letter, at the counter or on the telephone. */
export class NoteDataRightDto {
  @Ids({ min: 1, max: MOST, description: 'The requests of that person.', example: [1] })
  requests!: number[];

  @Choice(ASKED_RIGHTS, {
    names: RIGHT_NAMES,
    description: 'A copy of the data, a correction, that they are not used, or that they are erased.',
    example: 'access',
  })
  kind!: AskedRight;

  @PastDay({
    description: "When it was asked for ('YYYY-MM-DD'): the thirty days count from there.",
    example: '2026-01-12',
  })
  asked_on!: string;
}

/** A task that is refused. */
export class RefuseDataRightDto {
  @Text({ max: 500, description: 'Why, without personal data.', example: 'La factura se guarda seis años por ley.' })
  reason!: string;
}

/** A request of the person. */
export class ClientRequestDto {
  id!: number;

  /** @example "Camila Rojas" */
  name!: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'camila.rojas@cocina.example' })
  email!: string | null;

  phone_number!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at!: string;

  /** When the client agreed to the use of these data. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  consented_at!: string;

  /**
   * For what.
   * @example "Responder la solicitud"
   */
  consent_purpose!: string;

  /** Which version of the text was shown; null for requests of before versions were kept. */
  @ApiProperty({ type: 'string', nullable: true, example: '2026-11' })
  consent_version!: string | null;

  /** Since when these data are not used any more; null where they are. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  blocked_at!: string | null;

  /** When these data were erased; null where they are there. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  erased_at!: string | null;
}

/** Where the contact is also found, for somebody who is no client. */
export class PersonalMentionDto {
  /** @example "Chefs" */
  title!: string;

  /** @example "Ana María Pérez" */
  name!: string;

  /**
   * The screen on which it is changed.
   * @example "/gestion/chefs?search=Ana"
   */
  path!: string;
}

/** What is known of a person. */
export class PersonalDataDto {
  requests!: ClientRequestDto[];

  mentions!: PersonalMentionDto[];
}

/** Everything that is kept about some requests, as rows by what staff call them. */
export class PersonalExportDto {
  @ApiProperty({ type: 'string', format: 'date-time' })
  exported_at!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
    example: { Solicitudes: [{ name: 'Camila Rojas' }] },
  })
  data!: Record<string, unknown[]>;
}

/** That a right was asked for, granted or refused. */
export class DataRightDto {
  id!: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: RIGHTS, type: 'string' })
  kind!: RightKind;

  @ApiProperty({ enum: RIGHT_STEPS, type: 'string' })
  step!: RightStep;

  /** Numbers of the requests. */
  @ApiProperty({ type: [Number], example: [1] })
  requests!: number[];

  /** By when the law asks for an answer ('YYYY-MM-DD'): thirty days after it was asked for. */
  @ApiProperty({ type: 'string', format: 'date' })
  due_on!: string;

  /** Why it was refused; null unless it was. */
  reason!: string | null;

  @ApiProperty({ enum: ['person', 'client', 'system'], type: 'string' })
  actor!: 'person' | 'client' | 'system';

  /** The member of staff; null for others. */
  actor_name!: string | null;
}

/** What waits for an answer, the most urgent first, and what was done. */
export class DataRightsDto {
  tasks!: DataRightDto[];

  /** The latest first. */
  log!: DataRightDto[];
}
