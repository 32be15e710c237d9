import { ApiProperty } from '@nestjs/swagger';

/**
 * `waiting` is tried until the mail server takes it; `sent` it has taken; `refused` it never will, the reader or the mail
 * being what they are, or it came back later; `failed` was tried for days, or given up; `dropped` is not needed any more.
 */
export const MAIL_STATES = ['waiting', 'sent', 'refused', 'failed', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What has become of a mail about a record. */
export class MailDto {
  /** waiting, sent, refused (by a mail server, at once or later), failed (tried for days, or given up) or dropped (not needed any more). */
  @ApiProperty({ enum: MAIL_STATES, type: 'string' })
  state!: MailState;

  /** Why it has not arrived, in Spanish; null where nothing went wrong. */
  problem!: string | null;

  /**
   * What a mail system answered later, as RFC 3463 numbers it; null where the mail did not come back.
   * @example "5.1.1"
   */
  @ApiProperty({ type: 'string', nullable: true, maxLength: 11 })
  status_code!: string | null;

  /** The other mail server's own words about a mail that came back, without addresses: a stranger's text, to be shown as text only. */
  @ApiProperty({ type: 'string', nullable: true, maxLength: 200 })
  reply!: string | null;

  /** When it became what it is; null while it waits. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  settled_at!: string | null;
}

/** A mail that has not arrived, and that nobody tries any more. */
export class UndeliveredMailDto extends MailDto {
  /**
   * What kind of mail it is.
   * @example "Acuse de recibo"
   */
  title!: string;
}
