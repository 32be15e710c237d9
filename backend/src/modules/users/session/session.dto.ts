import { ApiProperty } from '@nestjs/swagger';
import type { Role } from '../../../platform/http/access.js';
import { Email, Text, Uuid } from '../../../platform/http/fields.js';
import { PERSON_STATES, ROLES, type Person, type PersonState } from '../person.entity.js';

/** Longest credential that is read. Google's have about 1200 characters. */
const CREDENTIAL_MAX = 8_000;

/** The e-mail of the person or chef who signs in, and Google's credential. */
export class LoginDto {
  @Email({ description: 'The address in the credential.', example: 'martina.leiva@sobremesa.example' })
  email!: string;

  @Text({
    max: CREDENTIAL_MAX,
    optional: true,
    description:
      'The ID token that the sign-in flow hands back (#credential=…): at most 10 minutes old, obtained by this browser for this door, unused. ' +
      'Without a valid one the answer is 401.',
    example: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  })
  credential?: string | null;
}

/** The signed-in person and the token to send as `Authorization: Bearer …`. */
export class SessionDto {
  /** @example "Martina Leiva" */
  name!: string;

  /** JWT, 8 hours valid unless configured otherwise. */
  token!: string;

  /** @example "martina.leiva@sobremesa.example" */
  email!: string;

  @ApiProperty({ enum: ROLES })
  role!: Role;

  @ApiProperty({ enum: PERSON_STATES })
  state!: PersonState;

  static of({ name, email, role, state }: Person, token: string): SessionDto {
    return { name, token, email, role, state };
  }
}

/** A session of the caller that still works. */
export class OwnSessionDto {
  id!: string;

  /**
   * Browser and system.
   * @example "Chrome en Windows"
   */
  device!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  started_at!: string;

  /** Its last call, to within five minutes. After an hour without any it ends. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  last_seen_at!: string;

  /** Whether it is the one of this call. */
  current!: boolean;
}

/** Another session of the caller that ends. */
export class EndSessionDto {
  @Uuid({ description: 'The session.' })
  id!: string;
}

/** Whether the token of the request belongs to an active person. */
export class ValidTokenDto {
  isValid!: boolean;
}
