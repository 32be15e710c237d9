import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Env } from '../../config/env.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { CompanyRepository } from '../company/index.js';
import { quoteLetter } from './quote-letter.js';
import { QuotesRepository } from './quotes.repository.js';

/**
 * Tells the company about new requests by mail, when a mail server is configured. The requests themselves are the
 * queue: when a mail cannot be sent, any running replica tries it again, after growing pauses. Each request is mailed
 * at least once; twice only if the process ends between sending and recording it. A request that staff have started to
 * work on needs no mail.
 */
@Injectable()
export class QuoteMails implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('QuoteMails');
  private running: Promise<void> | undefined;
  private askedAgain = false;
  private ending = false;

  constructor(
    private readonly quotes: QuotesRepository,
    private readonly companies: CompanyRepository,
    private readonly mailer: Mailer,
    private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    this.sendSoon();
  }

  /** Finishes the mail that is being sent. The others are sent after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.ending = true;
    await this.whenIdle();
  }

  /** Starts to send what is due, unless that is running. Nobody waits for it, and it never throws. */
  @Cron(CronExpression.EVERY_30_SECONDS)
  sendSoon(): void {
    if (!this.mailer.configured || this.ending) return;
    this.askedAgain = this.running !== undefined;
    this.running ??= this.sendAll().finally(() => {
      this.running = undefined;
      if (this.askedAgain) this.sendSoon();
    });
  }

  /** Resolves when no mail is being sent. */
  async whenIdle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async sendAll(): Promise<void> {
    try {
      while (!this.ending && (await this.sendNext()));
    } catch (error) {
      this.logger.warn({ err: error }, 'requests were not all mailed; they stay due');
    }
  }

  /** @returns whether a mail was sent; after a failure the others wait for the next try too */
  private async sendNext(): Promise<boolean> {
    const company = await this.companies.one();
    if (!company) return false;
    const id = await this.quotes.claimUnmailed();
    if (id === undefined) return false;
    const request = await this.quotes.byId(id);
    if (!request) return true;
    const { PRODUCT_NAME, PUBLIC_URL } = this.env;
    const office = { productName: PRODUCT_NAME, address: company.email, publicUrl: PUBLIC_URL };
    if (!(await this.mailer.send(quoteLetter(request, office)))) return false;
    await this.quotes.markMailed(id);
    return true;
  }
}
