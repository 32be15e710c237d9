import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { IsInt } from 'class-validator';
import { JobFailure } from '../jobs/job-failure.js';
import { defineJob, definePeriodicJob, type JobRun } from '../jobs/job.js';
import { Jobs } from '../jobs/jobs.js';
import type { Letter } from './letter.js';
import type { MailKind } from './mail-kind.js';
import type { MailDto } from './mail.dto.js';
import { MailNotSentError } from './mail-problems.js';
import { Mailer } from './mailer.js';
import { messageName, readerMark } from './message-name.js';
import { MailsRepository, type Sending } from './mails.repository.js';

/** Which letter is to be sent. */
class SendMail implements Sending {
  @IsInt()
  id!: number;

  @IsInt()
  round!: number;
}

/** It is tried for two days: 30 s, 1, 2, 4, 8 and then every 15 minutes after the last. */
export const SEND_MAIL = defineJob({
  name: 'send-mail',
  title: 'Correos',
  payload: SendMail,
  retries: 200,
  backoff: { first: 30, most: 900 },
  limit: 30,
  kept: 30,
});

const LOST_MAILS = definePeriodicJob({
  name: 'lost-mails',
  title: 'Correos sin tarea',
  limit: 120,
  cron: '*/10 * * * *',
});

/** Minutes after which a letter that waits is asked for anew, in case its job is gone: a backup has no jobs. */
const LONG = 10;

/** How long one waits for the mail server's answer, and how often one looks, in milliseconds. */
const PATIENCE = 2_000;
const LOOK = 50;

/** What became of the letters in trouble when somebody asked to try them again. */
export interface Retried {
  /** How many are tried again. */
  retried: number;
  /** How many are not, because the server has refused the letter or the reader. */
  refused: number;
}

/** How a module writes a kind of letter. */
interface Writer {
  /**
   * Writes the letter about a record when it is sent. Undefined where it is not needed any more.
   * @throws MailNotSentError when it cannot be sent for now
   */
  compose: (id: number) => Promise<Letter | undefined>;
  /** Notes on the record that the letter was sent. Within the transaction that says so. */
  sent?: (em: EntityManager, id: number) => Promise<void>;
  /** Gives records that have waited for a mail server to be configured their letters. */
  adopt?: () => Promise<void>;
}

/**
 * Every mail of the product. A letter is written in the transaction of what it tells of, sent after it by any process, and
 * tried for two days. Its row says what became of it. If a process dies between the mail server's yes and the note of it, the
 * letter is sent twice, under the same Message-ID.
 */
@Injectable()
export class Mails {
  private readonly writers = new Map<string, Writer & { kind: MailKind }>();
  private isSilent: (id: number) => Promise<boolean> = () => Promise.resolve(false);

  constructor(
    private readonly em: EntityManager,
    private readonly mails: MailsRepository,
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
  ) {
    jobs.handle(LOST_MAILS, () => this.findLost());
    // A process that knows no mail server leaves the mails to those that do.
    if (!mailer.configured) return;
    jobs.handle(
      SEND_MAIL,
      (sending, run) => this.send(sending, run),
      (em, sending) => mails.giveUp(em, sending),
    );
  }

  /** Whether a mail server is configured. Without one no letter is written. */
  get configured(): boolean {
    return this.mailer.configured;
  }

  /** Says how letters of a kind are written. Call it before the start. */
  write(kind: MailKind, writer: Writer): void {
    this.writers.set(kind.name, { ...writer, kind });
  }

  /** What staff call a kind of letter. */
  titleOf(name: string): string {
    return this.writers.get(name)?.kind.title ?? 'Correo';
  }

  /** Says which letters are not sent any more, by their number, because nobody may be written to about what they tell. */
  silence(isSilent: (id: number) => Promise<boolean>): void {
    this.isSilent = isSilent;
  }

  /** Writes a record's letter in the transaction of `em`, unless it was written already. */
  async add(em: EntityManager, { name, about }: MailKind, id: number): Promise<void> {
    if (!this.configured) return;
    const sending = await this.mails.add(em, name, about, id);
    if (sending) await this.ask(em, sending);
  }

  /** Lets a record's letter be sent once more, at once; the same one where it still waits. */
  async again(em: EntityManager, { name, about }: MailKind, id: number): Promise<void> {
    if (!this.configured) return;
    await this.sendNow(em, await this.mails.again(em, name, about, id));
  }

  /** Lets every letter in trouble be sent once more, at once. */
  async retryTroubled(): Promise<Retried> {
    return this.em.transactional(async (em) => {
      const sendings = await this.mails.reopenTroubled(em);
      for (const sending of sendings) await this.sendNow(em, sending);
      return { retried: sendings.length, refused: await this.mails.refused(em) };
    });
  }

  /** What has become of a record's letter. Null where none was written. */
  of(em: EntityManager, { name, about }: MailKind, id: number): Promise<MailDto | null> {
    return this.mails.of(em, name, about, id);
  }

  /** The same, after the short while in which a mail server usually answers. Call it after the commit. */
  async soon(kind: MailKind, id: number): Promise<MailDto | null> {
    const end = Date.now() + PATIENCE;
    let mail = await this.of(this.em, kind, id);
    while (mail?.state === 'waiting' && mail.problem === null && Date.now() < end) {
      await pause(LOOK);
      mail = await this.of(this.em, kind, id);
    }
    return mail;
  }

  /** Gives every letter that waits its job, if it has none. */
  async findLost(minutes = LONG): Promise<void> {
    if (!this.configured) return;
    for (const { adopt } of this.writers.values()) await adopt?.();
    const lost = await this.mails.waitingFor(minutes);
    for (const sending of lost) await this.em.fork().transactional((em) => this.ask(em, sending));
  }

  private async sendNow(em: EntityManager, sending: Sending): Promise<void> {
    const { id, round } = sending;
    for (const earlier of [round - 1, round]) await this.jobs.forget(em, SEND_MAIL, keyOf({ id, round: earlier }));
    if (!(await this.ask(em, sending))) await this.jobs.hurry(em, SEND_MAIL, keyOf(sending));
  }

  private ask(em: EntityManager, { id, round }: Sending): Promise<boolean> {
    return this.jobs.add(em, SEND_MAIL, { id, round }, { key: keyOf({ id, round }) });
  }

  private async send(sending: Sending, { signal, isLast }: JobRun): Promise<void> {
    const mail = await this.mails.open(sending);
    const writer = mail && this.writers.get(mail.kind);
    if (!mail || !writer) return;
    let sentTo: string;
    try {
      const letter = (await this.isSilent(mail.id)) ? undefined : await writer.compose(mail.aboutId);
      if (!letter) return await this.mails.settle(mail, 'dropped');
      sentTo = readerMark(mail.key, letter.to.address);
      await this.mailer.send(letter, { id: messageName(mail.key), signal });
    } catch (error) {
      if (!(error instanceof MailNotSentError)) throw error;
      if (error.isFinal) return this.mails.settle(mail, 'refused', error.problem);
      await this.mails.settle(mail, isLast ? 'failed' : 'waiting', error.problem);
      throw new JobFailure(error.message);
    }
    await this.em.fork().transactional(async (em) => {
      await this.mails.settleSent(em, mail, sentTo);
      await writer.sent?.(em, mail.aboutId);
    });
  }
}

const keyOf = ({ id, round }: Sending): string => `${id}-${round}`;
