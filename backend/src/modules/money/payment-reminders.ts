import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import type { MailKind } from '../../platform/mail/mail-kind.js';
import { Mails } from '../../platform/mail/mails.js';
import { BY_ITSELF, ClientMails, QuoteRequestActivity } from '../quotes/index.js';
import { MoneyRepository, type EveningFacts } from './money.repository.js';
import { MoneyLocks } from './money-locks.js';
import { PaymentMails } from './payment-mails.js';
import { paymentReminderMail } from './payment-reminder-mail-content.js';
import { PaymentRemindersRepository, type DueDay } from './payment-reminders.repository.js';
import { openSteps, planOf, reminderOf, type OpenStep, type Reminder } from './plan.js';
import { balanceOf } from './balance.js';
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

/** What the mail is composed from. */
interface Reminded {
  evening: number;
  dueOn: string;
  reminder: Reminder;
}

/**
 * Reminds clients of what is due: once before each due day and once after it. A mail is dropped when a payment, a cancellation or
 * another due day made it stale, or it is not known whether they paid.
 */
@Injectable()
export class PaymentReminders {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: MoneyLocks,
    private readonly money: MoneyRepository,
    private readonly due: PaymentRemindersRepository,
    private readonly clients: ClientMails,
    private readonly paymentMails: PaymentMails,
    private readonly webpay: Webpay,
    private readonly mails: Mails,
    jobs: Jobs,
  ) {
    jobs.handle(PAYMENT_REMINDERS, async () => void (await this.sweep()));
    // Added by `remind` only. Without a snapshot the client was erased, and the mail is dropped.
    mails.write(REMINDER, { compose: (_id, reminded) => this.mail(reminded as Reminded | null) });
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
    return this.locks.withEvening(id, async ({ evening, facts }) => {
      const { quoteRequest: request } = evening;
      const reminder = reminderOf(dueOn, facts, today);
      const steps = stepsDue(facts, dueOn, today);
      if (!reminder || steps.length === 0 || request.blockedAt || request.erasedAt) return 0;
      if ((await this.em.count(QuoteRequestActivity, { quoteRequest: request, data: { key } })) > 0) return 0;
      const data = { offer: facts.number, amount: sumOf(steps), on: dueOn, key };
      const happened = new QuoteRequestActivity(request, 'payment_reminded', BY_ITSELF, null, data);
      await this.em.persist(happened).flush();
      const snapshot: Reminded = { evening: id, dueOn, reminder };
      await this.clients.add(REMINDER, request, happened.id, { thread: `payment-reminder-${id}`, snapshot });
      return 1;
    });
  }

  private async mail(reminded: Reminded | null): Promise<MailContent | undefined> {
    const facts = reminded && (await this.money.facts(reminded.evening));
    if (!reminded || !facts) return undefined;
    const { dueOn, reminder } = reminded;
    const today = todayInChile();
    const steps = stepsDue(facts, dueOn, today);
    if (await this.due.isAwaited(reminded.evening)) return undefined;
    // The reminder after the due day replaces one that would come too late.
    const isLate = facts.day < today || (reminder === 'before' && dueOn < today);
    const envelope = steps.length > 0 && !isLate && (await this.paymentMails.envelope(reminded.evening));
    if (!envelope) return undefined;
    const { number } = facts;
    return paymentReminderMail(
      { number, evening: envelope.evening, steps, left: sumOf(steps), dueOn, today },
      envelope,
    );
  }
}

/** What is still to pay of what is due on a day. */
const stepsDue = (facts: EveningFacts, dueOn: string, today: string): OpenStep[] =>
  facts.cancelled ? [] : openSteps(planOf(facts), balanceOf(facts), today).filter((step) => step.dueOn === dueOn);

const sumOf = (steps: readonly OpenStep[]): number => steps.reduce((sum, { left }) => sum + left, 0);
