import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Links } from '../../platform/links/links.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { MailKind } from '../../platform/mail/mail-kind.js';
import { MailNotSentError } from '../../platform/mail/mail-problems.js';
import { Mails } from '../../platform/mail/mails.js';
import { CompanyRepository } from '../company/index.js';
import { PAYMENT_LINK } from '../offers/index.js';
import { BY_ITSELF, ClientMails, ClientReadersRepository, QuoteRequestActivity } from '../quotes/index.js';
import { ClientMoneyRepository } from './client-money.repository.js';
import { MoneyRepository, type EveningFacts } from './money.repository.js';
import { MoneyWork } from './money-work.js';
import { paymentReminderLetter } from './payment-reminder-letter.js';
import { PaymentRemindersRepository, type DueDay } from './payment-reminders.repository.js';
import { openSteps, planOf, reminderOf, type OpenStep, type Reminder } from './plan.js';
import { standingOf } from './standing.js';
import { Webpay } from './webpay.js';

const PAYMENT_REMINDERS = definePeriodicJob({
  name: 'payment-reminders',
  title: 'Recordatorios de pagos',
  limit: 300,
  cron: '41 9-20 * * *',
});

const REMINDER = {
  name: 'payment-reminder',
  about: 'quote_request_activity_id',
  title: 'Recordatorio de pago',
} as const satisfies MailKind;

/** What a reminder is written from. */
interface Told {
  evening: number;
  dueOn: string;
  reminder: Reminder;
}

/**
 * Reminds clients of what is due: once before each due day and once after it, whatever else happens. A letter that was overtaken by
 * a payment, a cancellation or another due day is dropped.
 */
@Injectable()
export class PaymentReminders {
  constructor(
    private readonly em: EntityManager,
    private readonly env: Env,
    private readonly work: MoneyWork,
    private readonly money: MoneyRepository,
    private readonly due: PaymentRemindersRepository,
    private readonly reads: ClientMoneyRepository,
    private readonly clients: ClientMails,
    private readonly readers: ClientReadersRepository,
    private readonly companies: CompanyRepository,
    private readonly links: Links,
    private readonly webpay: Webpay,
    private readonly mails: Mails,
    jobs: Jobs,
  ) {
    jobs.handle(PAYMENT_REMINDERS, async () => void (await this.sweep()));
    // Written by `remind` only. Without a snapshot the client was erased, and the letter is dropped.
    mails.write(REMINDER, { compose: (_id, told) => this.letter(told as Told | null) });
  }

  /**
   * @param now the moment that counts as the present; the database's time by default
   * @returns how many clients were reminded
   */
  async sweep(now?: Date): Promise<number> {
    const settings = await this.money.settings();
    if (!this.mails.configured || !settings?.canBePaid(this.webpay.offered)) return 0;
    const today = todayInChile(now ?? (await databaseNow(this.em.fork())));
    let reminded = 0;
    for (const day of await this.due.around(today)) reminded += await this.remind(day, today);
    return reminded;
  }

  private remind({ evening: id, dueOn, key }: DueDay, today: string): Promise<number> {
    return this.work.withEvening(id, async ({ em, evening, facts }) => {
      const { quoteRequest: request } = evening;
      const reminder = reminderOf(dueOn, facts, today);
      const steps = stepsDue(facts, dueOn, today);
      if (!reminder || steps.length === 0 || request.blockedAt || request.erasedAt) return 0;
      if ((await em.count(QuoteRequestActivity, { quoteRequest: request, data: { key } })) > 0) return 0;
      const said = { offer: facts.number, amount: sumOf(steps), on: dueOn, key };
      const happened = new QuoteRequestActivity(request, 'payment_reminded', BY_ITSELF, null, said);
      await em.persist(happened).flush();
      const snapshot: Told = { evening: id, dueOn, reminder };
      await this.clients.add(REMINDER, request, happened.id, { thread: `payment-reminder-${id}`, snapshot });
      return 1;
    });
  }

  private async letter(told: Told | null): Promise<Letter | undefined> {
    const em = this.em.fork();
    const facts = told && (await this.money.facts(em, told.evening));
    const evening = told && (await this.reads.evening(told.evening));
    if (!told || !facts || !evening) return undefined;
    const today = todayInChile();
    const steps = stepsDue(facts, told.dueOn, today);
    // One that comes after its day leaves the word to the reminder after it.
    const isLate = evening.day < today || (told.reminder === 'before' && told.dueOn < today);
    const reader = await this.readers.of(evening.requestId);
    if (steps.length === 0 || isLate || !reader) return undefined;
    const company = await this.companies.one();
    if (!company) throw new MailNotSentError('recipient');
    const url = await em.transactional((inside) =>
      this.links.giveInLetter(inside, PAYMENT_LINK, told.evening, reader.address),
    );
    return paymentReminderLetter(
      { number: facts.number, evening, steps, left: sumOf(steps), dueOn: told.dueOn, today },
      { reader, office: { name: this.env.PRODUCT_NAME, address: company.email } },
      url,
    );
  }
}

/** What is still to pay of what is due on a day. */
const stepsDue = (facts: EveningFacts, dueOn: string, today: string): OpenStep[] =>
  facts.cancelled ? [] : openSteps(planOf(facts), standingOf(facts), today).filter((step) => step.dueOn === dueOn);

const sumOf = (steps: readonly OpenStep[]): number => steps.reduce((sum, { left }) => sum + left, 0);
