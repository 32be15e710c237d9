import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Env } from '../../config/env.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { CompanyRepository } from '../company/index.js';
import { quoteLetter } from './quote-letter.js';
import { QuotesRepository } from './quotes.repository.js';

/**
 * Tells the company of new requests by mail, where a mail server is configured. The requests themselves are the queue:
 * one whose mail cannot be sent is tried again, after growing pauses, by whatever replica is up. Each is mailed at least
 * once; twice only if this process ends between the sending and its note. What staff took up meanwhile needs no mail.
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

  /** The mail on its way is finished; the others are the next start's. */
  async beforeApplicationShutdown(): Promise<void> {
    this.ending = true;
    await this.whenIdle();
  }

  /** Begins to mail what is due, unless that is being done. Nobody waits for it, and it never fails. */
  @Cron(CronExpression.EVERY_30_SECONDS)
  sendSoon(): void {
    if (!this.mailer.configured || this.ending) return;
    this.askedAgain = this.running !== undefined;
    this.running ??= this.sendAll().finally(() => {
      this.running = undefined;
      if (this.askedAgain) this.sendSoon();
    });
  }

  /** Resolves when nothing is being mailed. */
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

  /** @returns whether a mail was sent; after one that was not, the others wait for the next attempt, too */
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
