import { ApiProperty } from '@nestjs/swagger';
import type { Role } from '../../platform/http/access.js';
import { Choice, Email, Text } from '../../platform/http/fields.js';
import { QueryNumber } from '../../platform/http/params.js';
import { PERSON_STATES, ROLES, type Person, type PersonState } from './person.entity.js';

/** The data of an invitation. */
export class InvitePersonDto {
  @Text({ max: 200, example: 'Camila Rojas' })
  name!: string;

  @Email({ description: 'The Google account the person signs in with.', example: 'camila.rojas@sobremesa.example' })
  email!: string;

  @Choice(ROLES, { description: 'ADMIN does everything; USER everything except people.', example: 'USER' })
  role!: Role;
}

/** A person's new values. The e-mail cannot be changed. */
export class UpdatePersonDto {
  @Text({ max: 200, optional: true, description: 'Left as it is when it is not sent.', example: 'Camila Rojas' })
  name?: string | null;

  @Choice(ROLES, { example: 'ADMIN' })
  role!: Role;
}

/** Orders of the list. A leading hyphen means descending; ties end at id. */
const PERSON_SORTS = [
  'name',
  '-name',
  'email',
  '-email',
  'state',
  '-state',
  'role',
  '-role',
  'created_at',
  '-created_at',
] as const;
export type PersonSort = (typeof PERSON_SORTS)[number];

/** The list of people: without `page` and `perPage`, the whole list. */
export class ListPeopleQuery {
  @Text({ max: 100, optional: true, description: 'Part of the name or e-mail; case and accents do not matter.' })
  search?: string | null;

  @Choice(PERSON_STATES, { optional: true })
  state?: PersonState | null;

  @Choice(ROLES, { optional: true })
  role?: Role | null;

  @Choice(PERSON_SORTS, { optional: true, description: 'Order; by name unless said.' })
  sort?: PersonSort | null;

  @QueryNumber({ max: 1_000_000, description: 'Page, from 1.' })
  page?: number;

  @QueryNumber({ max: 100, description: 'Rows a page; 12 when only `page` is given.' })
  perPage?: number;
}

/** A member of staff, or somebody invited. */
export class PersonDto {
  /** @example 4 */
  id!: number;

  /** @example "Camila Rojas" */
  name!: string;

  /** @example "camila.rojas@sobremesa.example" */
  email!: string;

  @ApiProperty({ enum: ROLES })
  role!: Role;

  /** PENDING until the invited person signs in for the first time. */
  @ApiProperty({ enum: PERSON_STATES })
  state!: PersonState;

  /** Whether this is a configured administrator, who cannot be deleted, deactivated or demoted. */
  protected!: boolean;

  /** When the invitation was last mailed; null where no mail has left: send it again, or share the link. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  invitation_mailed_at!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at!: string;

  static from(person: Person): PersonDto {
    const { id, name, email, role, state, invitationMailedAt, createdAt } = person;
    return {
      id,
      name,
      email,
      role,
      state,
      protected: person.protected,
      invitation_mailed_at: invitationMailedAt?.toISOString() ?? null,
      created_at: createdAt.toISOString(),
    };
  }
}

/** An invited person, and how the invitation reaches them. */
export class InvitedPersonDto extends PersonDto {
  /** Whether the invitation was mailed. If not, share the link. */
  mail_sent!: boolean;

  /**
   * Where the person signs in.
   * @example "https://sobremesa.example/login"
   */
  login_url!: string;
}
