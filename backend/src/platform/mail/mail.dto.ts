import { ApiProperty } from '@nestjs/swagger';

/**
 * `waiting` is tried until the mail server takes it; `sent` it has taken; `refused` it never will, the reader or the letter
 * being what they are; `failed` was tried for days, or given up; `dropped` is not needed any more.
 */
export const MAIL_STATES = ['waiting', 'sent', 'refused', 'failed', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What has become of a letter about a record. */
export class MailDto {
  /** waiting, sent, refused (by the mail server, for good), failed (tried for days, or given up) or dropped (not needed any more). */
  @ApiProperty({ enum: MAIL_STATES, type: 'string' })
  state!: MailState;

  /** Why it has not arrived, in Spanish; null where nothing went wrong. */
  @ApiProperty({ type: 'string', nullable: true })
  problem!: string | null;

  /** When it became what it is; null while it waits. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  settled_at!: string | null;
}
