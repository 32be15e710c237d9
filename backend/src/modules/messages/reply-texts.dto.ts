import { Line, Text, Version } from '../../platform/http/fields.js';
import { MAX_REPLY } from './reply-text.entity.js';

/** A text that staff send to clients. */
export class CreateReplyTextDto {
  @Line({ max: 80, description: 'By which it is chosen; unique.', example: 'Primer saludo' })
  name!: string;

  @Text({
    max: MAX_REPLY,
    description: 'With fields such as `{nombre}`; see `messages/fields`. Another one is refused.',
    example: 'Hola {nombre}, gracias por escribirnos. ¿Sigue en pie el {fecha} para {invitados} personas?',
  })
  text!: string;
}

/** A text's new values; a stale version is refused with 409. */
export class UpdateReplyTextDto extends CreateReplyTextDto {
  @Version()
  version?: number | null;
}

/** A text as staff see it. */
export class ReplyTextDto {
  id!: number;

  /** @example "Primer saludo" */
  name!: string;

  /** @example "Hola {nombre}, gracias por escribirnos." */
  text!: string;

  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version!: number;
}
