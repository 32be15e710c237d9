import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { Caller } from '../../platform/http/access.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { GiftCards, numberOf } from '../gift-cards/index.js';
import { by, type Actor } from '../quotes/index.js';
import type { OpenedPaymentDto } from './client-money.dto.js';
import { MoneyEntry } from './money-entry.entity.js';
import {
  NoCardsError,
  NothingDueError,
  PaymentMovedError,
  PaymentNotFoundError,
  ProviderAwayError,
  TooManyTriesError,
} from './money.errors.js';
import { MoneyLocks, refuseTooMuch, type LockedEvening, type LockedGiftCard } from './money-locks.js';
import { MoneyRepository } from './money.repository.js';
import { isFinal } from './payment-moves.js';
import { outcomeOf } from './payment-outcome.js';
import { Payment } from './payment.entity.js';
import { PaymentsRepository } from './payments.repository.js';
import { openSteps, planOf } from './plan.js';
import { Receipts } from './receipts.js';
import { logged, Webpay, WebpayRefused, type WebpayAnswer, type WebpaySilent } from './webpay.js';

/** Path to which Webpay leads clients back, by GET or POST. */
export const RETURN_PATH = '/pago/retorno';

/** Most tries of an evening that wait at the provider at once. */
const MAX_OPEN = 10;

/** After a day without an answer staff have to look. */
const STAFF_AFTER_MS = 24 * 3_600_000;

/** What a browser brings back from Webpay. Anybody can write it. */
export interface WebpayReturn {
  /** `token_ws`: it went through, or failed on the way. */
  token?: string;
  /** `TBK_TOKEN`: the client aborted it, or the form failed. */
  aborted?: string;
  /** `TBK_ORDEN_COMPRA` and `TBK_ID_SESION`: with none of the tokens, the time was over. */
  order?: string;
  session?: string;
}

const CLIENT: Actor = { actor: 'client' };

/** A payment, locked after what it pays. */
type LockedPayment = (LockedEvening | LockedGiftCard) & { payment: Payment };

/**
 * Payments by card. One commit takes the money. Only this server sends it, and only once, however often the browser comes back.
 * While its answer is missing the state is polled. Money that came is always an entry, also for an evening that was cancelled
 * or paid meanwhile, and for a client whose data are blocked or erased.
 */
@Injectable()
export class PaymentsService {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly em: EntityManager,
    private readonly env: Env,
    private readonly locks: MoneyLocks,
    private readonly payments: PaymentsRepository,
    private readonly money: MoneyRepository,
    private readonly webpay: Webpay,
    private readonly receipts: Receipts,
    private readonly giftCards: GiftCards,
  ) {}

  /**
   * Begins to pay by card: the next step of the plan, or all that is left.
   * @throws NoCardsError, EveningNotFoundError, NothingDueError, TooManyTriesError, TooMuchPaidError, ProviderAwayError
   */
  async begin(eveningId: number, what: 'next' | 'rest'): Promise<OpenedPaymentDto> {
    if (!this.webpay.offered) throw new NoCardsError();
    return this.opened(
      await this.locks.withEvening(eveningId, async (locked) => {
        const { evening, facts } = locked;
        const open = await this.payments.openTries({ evening: eveningId });
        if (open.count >= MAX_OPEN) throw new TooManyTriesError();
        const amount = amountOf(locked, what);
        // What waits may all be paid, and money that came is always taken in.
        refuseTooMuch(locked, open.amount + amount);
        const payment = new Payment(evening, amount, facts.number);
        await this.em.persist(payment).flush();
        return payment;
      }),
    );
  }

  /**
   * Begins to pay a gift card by card.
   * @throws NoCardsError, GiftCardNotFoundError, NothingDueError, TooManyTriesError, ProviderAwayError
   */
  async beginGiftCard(cardId: number): Promise<OpenedPaymentDto> {
    if (!this.webpay.offered) throw new NoCardsError();
    return this.opened(
      await this.locks.withGiftCard(cardId, async ({ giftCard }) => {
        if (giftCard.isPaid || giftCard.erasedAt) throw new NothingDueError();
        if ((await this.payments.openTries({ giftCard: cardId })).count >= MAX_OPEN) throw new TooManyTriesError();
        const payment = new Payment(giftCard, giftCard.amount, numberOf(cardId));
        await this.em.persist(payment).flush();
        return payment;
      }),
    );
  }

  /** @throws ProviderAwayError */
  private async opened({ id, buyOrder, sessionId, amount }: Payment): Promise<OpenedPaymentDto> {
    const opened = await this.webpay
      .create(buyOrder, sessionId, amount, this.env.PUBLIC_URL + RETURN_PATH)
      .catch(logged(this.logger, 'create'));
    if (opened instanceof Error) throw new ProviderAwayError();
    await this.withPayment(id, ({ payment }) => payment.opened(opened));
    return { ...opened, order: buyOrder, amount };
  }

  /**
   * A browser came back from Webpay. Coming back again, in another tab or from another browser changes nothing.
   * @returns the payment; undefined where none is known
   */
  async returned({ token, aborted, order, session }: WebpayReturn): Promise<number | undefined> {
    const known = token ?? aborted;
    const id =
      known !== undefined
        ? await this.payments.returned({ token: known })
        : order !== undefined && session !== undefined
          ? await this.payments.returned({ order, session })
          : undefined;
    if (id === undefined) return undefined;
    if (token !== undefined && aborted === undefined) await this.commit(id);
    else await this.givenUp(id, aborted === undefined ? 'vencida' : 'anulada');
    return id;
  }

  /**
   * Asks the provider for the state of a payment, and stores it. A decided payment does not change.
   * @param now the time; the database's by default
   * @throws PaymentNotFoundError
   */
  async ask(id: number, now?: Date): Promise<void> {
    const at = now ?? (await databaseNow(this.em.fork()));
    const payment = await this.payments.read(id);
    if (!payment) throw new PaymentNotFoundError();
    if (isFinal(payment.state)) return;
    if (payment.token === null) return this.neverOpened(id, at);
    const answer = await this.webpay.status(payment.token).catch(logged(this.logger, 'status'));
    if (answer instanceof Error) return this.unanswered(id, answer, at);
    await this.settle(id, answer, at);
  }

  /**
   * The same, and commits again what its client paid and no commit reached.
   * @throws PaymentNotFoundError
   */
  async pursue(id: number, now: Date): Promise<void> {
    await this.ask(id, now);
    if ((await this.payments.read(id))?.waitsForCommit) await this.commit(id, now);
  }

  /**
   * Stores the result that staff saw in Transbank's portal, for a payment that Webpay did not answer for.
   * @throws PaymentNotFoundError, PaymentMovedError
   */
  async verify(id: number, paid: boolean, caller: Caller): Promise<void> {
    await this.withPayment(id, async (locked) => {
      const { payment } = locked;
      // Said again nothing changes. What was corrected since then is not what is said.
      if (payment.state === (paid ? 'pagada' : 'rechazada') && !(await this.money.isUndone({ payment }))) return;
      if (payment.state !== 'por_verificar') throw new PaymentMovedError();
      payment.decided(paid ? 'pagada' : 'rechazada');
      if (paid) await this.charged(locked, by(this.em, caller));
    });
  }

  private async commit(id: number, now?: Date): Promise<void> {
    const at = now ?? (await databaseNow(this.em.fork()));
    const token = await this.withPayment(id, ({ payment }) => payment.beginCommit(at));
    // Another process may have sent the commit: only its answer is polled.
    if (token === null) return this.ask(id, at);
    const answer = await this.webpay.commit(token).catch(logged(this.logger, 'commit'));
    if (answer instanceof WebpayRefused) await this.withPayment(id, ({ payment }) => payment.commitRefused());
    if (answer instanceof Error) return this.ask(id, at);
    await this.settle(id, answer, at);
  }

  private async givenUp(id: number, to: 'anulada' | 'vencida'): Promise<void> {
    const committed = await this.withPayment(id, ({ payment }) => {
      payment.givenUp(to);
      return payment.commitSentAt !== null;
    });
    if (committed) await this.ask(id);
  }

  private async neverOpened(id: number, now: Date): Promise<void> {
    await this.withPayment(id, ({ payment }) => payment.nothingTaken(now));
  }

  /** The provider does not answer, or does not know it any more. */
  private async unanswered(id: number, problem: WebpayRefused | WebpaySilent, now: Date): Promise<void> {
    await this.withPayment(id, ({ payment }) => {
      payment.askedAt = now;
      const forgotten = problem instanceof WebpayRefused;
      const old = now.getTime() - payment.createdAt.getTime() > STAFF_AFTER_MS;
      // Without a commit no money was taken, whatever the provider says.
      if (payment.commitSentAt === null && payment.returnedAt === null) payment.nothingTaken(now);
      else if (payment.state !== 'por_verificar' && (old || (forgotten && payment.isOver(now))))
        payment.decided('por_verificar');
    });
  }

  private async settle(id: number, answer: WebpayAnswer, now: Date): Promise<void> {
    await this.withPayment(id, async (locked) => {
      const { payment } = locked;
      payment.askedAt = now;
      if (isFinal(payment.state)) return;
      const { cardType, instalments, authorizationCode, responseCode } = answer;
      const cardDigits = isErased(locked) ? null : answer.cardDigits;
      const card = { cardType, instalments, cardDigits, authorizationCode, responseCode };
      switch (outcomeOf(payment, answer)) {
        case 'paid':
          payment.decided('pagada', card);
          await this.charged(locked, CLIENT);
          break;
        case 'refused':
          payment.decided('rechazada', card);
          break;
        case 'nothing':
          payment.nothingTaken(now);
          break;
        case 'strange':
          this.logger.error({ payment: id, status: answer.status }, 'a payment is not what was asked for');
          payment.decided('por_verificar', card);
      }
    });
  }

  /** Enters money that came, and mails its payer. For a gift card that was paid already it is to give back. */
  private async charged(locked: LockedPayment, actor: Actor): Promise<void> {
    const { payment } = locked;
    const { amount, authorizationCode: reference } = payment;
    const facts = { way: 'card', amount, payment, reference } as const;
    if ('giftCard' in locked) {
      this.em.persist(new MoneyEntry(locked.giftCard, { kind: 'gift_card_sold', ...facts }, actor));
      await this.giftCards.paidByCard(locked.giftCard);
      return;
    }
    await this.receipts.enter(locked, new MoneyEntry(locked.evening, { kind: 'charge', ...facts }, actor), actor);
  }

  /** @throws PaymentNotFoundError */
  private async withPayment<Result>(
    id: number,
    work: (locked: LockedPayment) => Promise<Result> | Result,
  ): Promise<Result> {
    const about = await this.payments.paidFor(id);
    const then = async (locked: LockedEvening | LockedGiftCard): Promise<Result> => {
      const payment = await this.payments.lock(id);
      if (!payment) throw new PaymentNotFoundError();
      return work({ ...locked, payment });
    };
    if (about?.giftCard) return this.locks.withGiftCard(about.giftCard, then);
    if (about?.evening) return this.locks.withEvening(about.evening, then);
    throw new PaymentNotFoundError();
  }
}

/** Whether who pays was erased: then nothing more is kept of their card. */
const isErased = (locked: LockedPayment): boolean =>
  ('giftCard' in locked ? locked.giftCard : locked.evening.quoteRequest).erasedAt !== null;

/** @throws NothingDueError */
function amountOf({ balance, facts }: LockedEvening, what: 'next' | 'rest'): number {
  if (facts.cancelled) throw new NothingDueError();
  const [next] = openSteps(planOf(facts), balance, todayInChile());
  if (!next) throw new NothingDueError();
  return what === 'next' ? next.left : balance.left;
}
