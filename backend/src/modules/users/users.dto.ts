import { ApiProperty } from '@nestjs/swagger';
import type { Role } from '../../platform/http/access.js';
import { Choice, Email, Flag, Line, Version } from '../../platform/http/fields.js';
import { listQuery } from '../../platform/http/list-query.js';
import { MailDto } from '../../platform/mail/mail.dto.js';
import { PERSON_STATES, ROLES, type Person, type PersonState } from './person.entity.js';

/** The data of an invitation. */
export class InvitePersonDto {
  @Line({ max: 200, example: 'Camila Rojas' })
  name!: string;

  @Email({ description: 'The Google account the person signs in with.', example: 'camila.rojas@sobremesa.example' })
  email!: string;

  @Choice(ROLES, { description: 'ADMIN does everything; USER everything except people.', example: 'USER' })
  role!: Role;
}

/** A person's new values; a stale version is refused with 409. The e-mail cannot be changed. */
export class UpdatePersonDto {
  @Line({ max: 200, optional: true, description: 'Left as it is when it is not sent.', example: 'Camila Rojas' })
  name?: string | null;

  @Choice(ROLES, { example: 'ADMIN' })
  role!: Role;

  @Version()
  version?: number | null;
}

/** Whether somebody wants 'Hoy' by mail. */
export class WantTodayMailDto {
  @Flag({ description: 'Whether the mail is wanted.', example: true })
  wanted!: boolean;
}

/** The list of people: without `page` and `perPage`, the whole list. */
export class ListPeopleQuery extends listQuery({
  search: 'Part of the name or e-mail; case and accents do not matter.',
  filters: { state: { of: PERSON_STATES }, role: { of: ROLES } },
  orders: ['name', 'email', 'state', 'role', 'created_at'],
  order: 'name',
  ordering: 'Order; by name unless said.',
}) {}

/** The state that a person had when somebody saw it. */
export class SeenPersonStateQuery {
  @Choice(PERSON_STATES, {
    optional: true,
    description: 'What it was when it was seen. Where it is something else by now, nothing changes: 409.',
  })
  was?: PersonState | null;
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

  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version!: number;

  /** When the invitation was last mailed; null where no mail has left: send it again, or share the link. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  invitation_mailed_at!: string | null;

  /** What has become of the invitation that was mailed last; null where none was written. */
  invitation_mail!: MailDto | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at!: string;

  static from(person: Person, mail: MailDto | null): PersonDto {
    const { id, name, email, role, state, version, invitationMailedAt, createdAt } = person;
    return {
      id,
      name,
      email,
      role,
      state,
      protected: person.protected,
      version,
      invitation_mailed_at: invitationMailedAt?.toISOString() ?? null,
      invitation_mail: mail,
      created_at: createdAt.toISOString(),
    };
  }
}

/** An invited person, and how the invitation reaches them. */
export class InvitedPersonDto extends PersonDto {
  /** Whether the mail server has taken the invitation. If not, `invitation_mail` says whether it will; or share the link. */
  mail_sent!: boolean;

  /**
   * Where the person signs in.
   * @example "https://sobremesa.example/login"
   */
  login_url!: string;
}
