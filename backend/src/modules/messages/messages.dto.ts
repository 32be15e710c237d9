import { ApiProperty } from '@nestjs/swagger';
import { Choice, Flag, Line, Text, Uuid } from '../../platform/http/fields.js';
import { MailDto } from '../../platform/mail/mail.dto.js';
import { CHANNEL_NAMES, CHANNELS, MAX_NOTE, type Channel } from '../quotes/index.js';

const EXAMPLE = 'Hola {nombre}, gracias por escribirnos. ¿Siguen siendo {invitados}?';

/** A text for the client of a request, with fields that the request fills in. */
export class PreviewMessageDto {
  @Text({ max: MAX_NOTE, description: 'With fields such as `{nombre}`; another one is refused.', example: EXAMPLE })
  text!: string;

  @Line({
    max: 150,
    optional: true,
    description: 'Subject of the mail, also with fields; made by the server where it is left out.',
    example: null,
  })
  subject?: string | null;
}

/** A message that goes to the client. */
export class SendMessageDto extends PreviewMessageDto {
  @Choice(CHANNELS, {
    names: CHANNEL_NAMES,
    description: '`mail` is sent by the product; `whatsapp` is sent by anyone who opens the link of the answer.',
    example: 'whatsapp',
  })
  channel!: Channel;

  @Uuid({
    description:
      'Made by the page. The same message under one key is one, and answers the same; another one is refused (422).',
    example: '6d8c1b0e-51b7-4f0a-9c1e-7c2f4f7f0a31',
  })
  request_key!: string;

  @Text({
    max: MAX_NOTE,
    optional: true,
    description: 'The filled text that was seen. Where the server fills it differently by now, nothing is sent (409).',
    example: null,
  })
  seen?: string | null;

  @Flag({
    optional: true,
    description: 'Sends it although a field is empty; otherwise that is refused (409).',
    example: false,
  })
  allow_empty?: boolean | null;
}

/** A field that texts may name. */
export class MessageFieldDto {
  /** @example "nombre" */
  name!: string;

  /**
   * What stands in its place.
   * @example "Primer nombre del cliente"
   */
  means!: string;
}

/** A message as the client would read it. */
export class MessagePreviewDto {
  /** @example "Hola Camila, ¿sigue en pie el sábado 12 de diciembre?" */
  text!: string;

  /** Subject of the mail. */
  subject!: string;

  /**
   * The text of a mail, where it differs. A mail leaves the client's name out until somebody confirmed its address by
   * opening a link. Null where it is the same.
   */
  mail_text!: string | null;

  /** The fields that the text names and the request does not say. */
  empty!: MessageFieldDto[];

  /** The chat with the text written; null where the request has no phone that can be written to. */
  whatsapp!: string | null;

  /** Whether a mail server is configured. */
  mail!: boolean;
}

/** A message that was sent, or is about to be. */
export class MessageDto {
  /** Of the activity that keeps it. */
  id!: number;

  @ApiProperty({ enum: CHANNELS, type: 'string' })
  channel!: Channel;

  /** What has become of the mail; null for WhatsApp. */
  mail!: MailDto | null;

  /** The chat with the text written; null for a mail. */
  whatsapp!: string | null;
}
