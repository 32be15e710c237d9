import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { JobFailure } from '../jobs/job-failure.js';
import { definePeriodicJob } from '../jobs/job.js';
import { Jobs } from '../jobs/jobs.js';
import { problemOfStatus } from './mail-problems.js';
import { lookInto, mailboxRefusal, markRead, type Access, type Place } from './mailbox.js';
import { MailTokens } from './mail-tokens.js';
import { MailsRepository } from './mails.repository.js';
import { readerMark } from './message-name.js';
import { readNotification, type Notification } from './returned-mail.js';

/** Undelivered mails are noticed within minutes, by one process. */
export const READ_RETURNED = definePeriodicJob({
  name: 'returned-mails',
  title: 'Correos devueltos',
  limit: 120,
  cron: '*/5 * * * *',
});

/** How long the mail server may be silent, in milliseconds. */
const PATIENCE = 20_000;

/** How often one run looks into the mailbox. The next run does the rest. */
const MOST_LOOKS = 5;

/**
 * Reads the mailbox of MAIL_BOUNCES_URL, and marks mails that came back. A notification counts only with a mail's
 * secret name and the reader's address, and only once. Other people's mails are neither read nor marked.
 */
@Injectable()
export class ReturnedMails {
  private readonly logger = new Logger('ReturnedMails');
  /** The process's position. Without it the last days are read again, which changes nothing. */
  private place: Place | undefined;

  constructor(
    private readonly mails: MailsRepository,
    jobs: Jobs,
    env: Env,
  ) {
    const { MAIL_BOUNCES_URL: url } = env;
    if (url === undefined) return;
    const tokens = MailTokens.of(env);
    jobs.handle(
      READ_RETURNED,
      async (_none, { signal }) => void (await this.read({ url, tokens, patience: PATIENCE, signal })),
    );
  }

  /**
   * Reads new messages in the mailbox.
   * @returns how many more mails are known to have come back
   * @throws JobFailure where the mailbox cannot be read
   */
  async read(access: Access): Promise<number> {
    let known = 0;
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const { found, place, more } = await lookInto(access, this.place).catch(unreadable);
      const ours: number[] = [];
      for (const { uid, source } of found) {
        const notification = await readNotification(source);
        const returned = notification ? await this.note(notification) : 0;
        if (returned > 0) ours.push(uid);
        known += returned;
      }
      await markRead(access, ours).catch(unreadable);
      this.place = place;
      if (!more) break;
    }
    if (known > 0) this.logger.log({ mails: known }, 'mails came back');
    return known;
  }

  private async note({ key, unreached }: Notification): Promise<number> {
    let known = 0;
    for (const { addresses, statusCode, reply } of unreached) {
      const readers = addresses.map((address) => readerMark(key, address));
      const returned = { problem: problemOfStatus(statusCode), statusCode, reply };
      if (readers.length > 0 && (await this.mails.settleReturned(key, readers, returned))) known += 1;
    }
    return known;
  }
}

function unreadable(error: unknown): never {
  throw new JobFailure(`La casilla de los correos devueltos no se pudo leer (${mailboxRefusal(error)}).`);
}
