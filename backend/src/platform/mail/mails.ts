import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { IsInt } from 'class-validator';
import { JobFailure } from '../jobs/job-failure.js';
import { defineJob, definePeriodicJob, type JobRun } from '../jobs/job.js';
import { Jobs } from '../jobs/jobs.js';
import type { MailContent } from './mail-content.js';
import type { MailEvent, MailKind } from './mail-kind.js';
import type { MailDto, MailState } from './mail.dto.js';
import { MailNotSentError, type MailProblem } from './mail-problems.js';
import { Mailer } from './mailer.js';
import { messageName, readerMark } from './message-name.js';
import { MailsRepository, type OpenMail, type Sending } from './mails.repository.js';

/** The payload: one sending of a mail. */
class SendMail implements Sending {
  @IsInt()
  id!: number;

  @IsInt()
  round!: number;
}

/** How long one try may take, in seconds: longer than the mailer waits for its server. */
const JOB_LIMIT = 30;

/** Retried for two days: after 30 s, 1, 2, 4, 8 and then every 15 minutes. */
export const SEND_MAIL = defineJob({
  name: 'send-mail',
  title: 'Correos',
  payload: SendMail,
  retries: 200,
  backoff: { first: 30, most: 900 },
  limit: JOB_LIMIT,
  kept: 30,
});

const LOST_MAILS = definePeriodicJob({
  name: 'lost-mails',
  title: 'Correos sin tarea',
  limit: 120,
  cron: '*/10 * * * *',
});

/** Minutes after which a waiting mail gets a new job, in case its job is gone: a backup has no jobs. */
const LONG = 10;

/** How often a call asks whether the mail server has answered, in milliseconds. */
const LOOK = 50;

/** The result of retrying all mails in trouble. */
interface Retried {
  /** How many are retried. */
  retried: number;
  /** How many are not, because the server refused the mail or the reader. */
  refused: number;
}

/** How a module writes a kind of mail. */
interface Writer {
  /**
   * Composes the mail about a record at sending. Undefined if it is no longer needed.
   * @param snapshot the event's facts (`MailEvent`); null after they were erased
   * @throws MailNotSentError when it cannot be sent for now
   */
  compose: (id: number, snapshot: unknown) => Promise<MailContent | undefined>;
  /**
   * Composes it without its client, whose data are blocked or erased by now. Otherwise such a mail is dropped.
   * @param snapshot what of the event's facts is not about the client
   */
  withoutClient?: (id: number, snapshot: unknown) => Promise<MailContent | undefined>;
  /** Stores on the record that the mail was sent, within the transaction that says so. */
  sent?: (em: EntityManager, id: number) => Promise<void>;
  /**
   * Stores that the mail was dropped because a later one of its thread was sent, within the transaction that says so.
   */
  overtaken?: (em: EntityManager, id: number, snapshot: unknown) => Promise<void>;
  /** Adds the mails of records that have waited for a mail server to be configured. */
  adopt?: () => Promise<void>;
}

/**
 * All mails of the product. A mail is a row that is written in the transaction of its event, sent afterwards by any
 * process, and retried for two days. Its row has the result. Two events are two mails, even while the first is waiting
 * or being sent. If a process dies between the mail server's yes and its note, the mail is sent twice with one
 * Message-ID.
 */
@Injectable()
export class Mails {
  /** How long a call waits for the mail server's answer, in milliseconds. */
  patience = 2_000;
  private readonly writers = new Map<string, Writer & { kind: MailKind }>();
  private isSilent: (id: number) => Promise<boolean> = () => Promise.resolve(false);

  constructor(
    private readonly em: EntityManager,
    private readonly mails: MailsRepository,
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
  ) {
    jobs.handle(LOST_MAILS, () => this.findLost());
    // A process without a mail server leaves the mails to others.
    if (!mailer.configured) return;
    jobs.handle(
      SEND_MAIL,
      (sending, run) => this.send(sending, run),
      (em, sending) => mails.giveUp(em, sending),
    );
  }

  /** Whether a mail server is configured. Without one no mail is added. */
  get configured(): boolean {
    return this.mailer.configured;
  }

  /** Registers how a kind of mail is composed. Call it before the start. */
  write(kind: MailKind, writer: Writer): void {
    this.writers.set(kind.name, { ...writer, kind });
  }

  /** The title of a kind of mail. */
  titleOf(name: string): string {
    return this.writers.get(name)?.kind.title ?? 'Correo';
  }

  /**
   * Registers which mails, by number, must not be sent any more, because their subject's data are blocked or erased.
   */
  silence(isSilent: (id: number) => Promise<boolean>): void {
    this.isSilent = isSilent;
  }

  /** Adds a record's mail in the transaction of `em`, unless it exists. */
  async add(em: EntityManager, { name, about }: MailKind, id: number, event?: MailEvent): Promise<void> {
    if (!this.configured) return;
    const sending = await this.mails.add(em, name, about, id, event);
    if (sending) await this.ask(em, sending);
  }

  /** Sends a record's mail once more, at once; a waiting one stays the same sending. */
  async again(em: EntityManager, { name, about }: MailKind, id: number): Promise<void> {
    if (!this.configured) return;
    await this.sendNow(em, await this.mails.again(em, name, about, id));
  }

  /** Retries every mail in trouble at once. */
  async retryTroubled(): Promise<Retried> {
    return this.em.transactional(async (em) => {
      const sendings = await this.mails.reopenTroubled(em);
      for (const sending of sendings) await this.sendNow(em, sending);
      return { retried: sendings.length, refused: await this.mails.refused(em) };
    });
  }

  /** The state of a record's mail. Null if it does not exist. */
  of(em: EntityManager, { name, about }: MailKind, id: number): Promise<MailDto | null> {
    return this.mails.of(em, name, about, id);
  }

  /** The same, after waiting briefly for the mail server. Call it after the commit. */
  async soon(kind: MailKind, id: number): Promise<MailDto | null> {
    const end = Date.now() + this.patience;
    let mail = await this.of(this.em, kind, id);
    while (mail?.state === 'waiting' && mail.problem === null && Date.now() < end) {
      await pause(LOOK);
      mail = await this.of(this.em, kind, id);
    }
    return mail;
  }

  /** Adds missing jobs for waiting mails. */
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
    const turn = await this.em.fork().transactional((em) => this.mails.take(em, mail, JOB_LIMIT));
    if (turn === 'overtaken') {
      await this.em.fork().transactional(async (em) => {
        await this.mails.settle(mail, 'dropped', 'overtaken', em);
        await writer.overtaken?.(em, mail.aboutId, mail.snapshot);
      });
      return;
    }
    if (turn === 'wait') throw new JobFailure('Otra carta del mismo asunto se está enviando.');
    let sentTo: string;
    try {
      const isSilent = !writer.kind.withoutClient && (await this.isSilent(mail.id));
      const compose = isSilent ? writer.withoutClient : writer.compose;
      const content = await compose?.(mail.aboutId, mail.snapshot);
      if (!content) return await this.settle(mail, 'dropped');
      sentTo = readerMark(mail.key, content.to.address);
      await this.mailer.send(content, { id: messageName(mail.key), signal });
    } catch (error) {
      if (!(error instanceof MailNotSentError)) {
        await this.mails.release(mail);
        throw error;
      }
      if (error.isFinal) return this.settle(mail, 'refused', error.problem);
      await this.settle(mail, isLast ? 'failed' : 'waiting', error.problem);
      throw new JobFailure(error.message);
    }
    await this.em.fork().transactional(async (em) => {
      // The record is locked before its mail, as everywhere: otherwise two changes could deadlock.
      await writer.sent?.(em, mail.aboutId);
      await this.mails.settleSent(em, mail, sentTo);
      await this.freeThread(em, mail);
    });
  }

  private settle(mail: OpenMail, state: MailState, problem: MailProblem | null = null): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await this.mails.settle(mail, state, problem, em);
      // While the mail server is away, mails of a thread would trigger each other without end.
      if (state !== 'waiting') await this.freeThread(em, mail);
    });
  }

  /** Makes the waiting mails of a thread due now. */
  private async freeThread(em: EntityManager, { id, thread }: OpenMail): Promise<void> {
    if (thread === null) return;
    for (const next of await this.mails.waitingIn(em, thread))
      if (next.id !== id) await this.jobs.hurry(em, SEND_MAIL, keyOf(next));
  }
}

const keyOf = ({ id, round }: Sending): string => `${id}-${round}`;
