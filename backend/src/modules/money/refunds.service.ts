import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { Caller } from '../../platform/http/access.js';
import { by } from '../quotes/index.js';
import { GiftCardMoney } from './gift-card-money.js';
import { MoneyEntry } from './money-entry.entity.js';
import {
  GiftCardFirstError,
  MoneyChangedError,
  NoPaymentToRefundError,
  PaymentMovedError,
  RefundNotFoundError,
  RefundOpenError,
  RefundRefusedError,
  RefundTooMuchError,
} from './money.errors.js';
import { MoneyLocks, type LockedEvening } from './money-locks.js';
import { MoneyRepository } from './money.repository.js';
import { PaymentsRepository } from './payments.repository.js';
import { Receipts } from './receipts.js';
import { Refund } from './refund.entity.js';
import type { GiveBackDto, RefundOutcomeDto } from './refunds.dto.js';
import { RefundsRepository } from './refunds.repository.js';
import { logged, Webpay, type Refunded, type WebpayAnswer } from './webpay.js';

/** After this time a refund without an answer cannot be under way any more. */
const OVER_AFTER_MS = 5 * 60_000;

/** After a day without an answer staff have to look. */
const STAFF_AFTER_MS = 24 * 3_600_000;

/**
 * Refunds by administrators. A refund by card is sent to the provider once. While its answer is missing its state is polled,
 * and the evening gets no other refund. Two people who press at once make one, because the second saw another balance.
 */
@Injectable()
export class RefundsService {
  private readonly logger = new Logger('Refunds');

  constructor(
    private readonly em: EntityManager,
    private readonly locks: MoneyLocks,
    private readonly payments: PaymentsRepository,
    private readonly money: MoneyRepository,
    private readonly refunds: RefundsRepository,
    private readonly webpay: Webpay,
    private readonly giftCards: GiftCardMoney,
    private readonly receipts: Receipts,
  ) {}

  /**
   * Gives back for an evening.
   * @returns the refund: made, or under way where the provider did not answer
   * @throws EveningNotFoundError, RefundOpenError, MoneyChangedError, RefundTooMuchError, GiftCardFirstError, NoPaymentToRefundError, RefundRefusedError
   */
  async give(eveningId: number, form: GiveBackDto, caller: Caller): Promise<number> {
    const { id, token } = await this.locks.withEvening(eveningId, async (locked) => {
      const refund = await this.begun(locked, form, by(this.em, caller));
      return { id: refund.id, token: refund.payment?.token ?? null };
    });
    if (token === null) return id;
    const answer = await this.webpay.refund(token, form.amount).catch(logged(this.logger, 'refund'));
    if (answer instanceof Error) await this.ask(id);
    else await this.settle(id, answer);
    return id;
  }

  /**
   * What became of a refund.
   * @throws RefundNotFoundError
   */
  async outcome(id: number): Promise<RefundOutcomeDto> {
    const refund = await this.refunds.read(id);
    if (!refund) throw new RefundNotFoundError();
    return { id, state: refund.state };
  }

  /**
   * Asks the provider for the state of a refund, and stores it. It counts as not made only when it cannot be under way any more.
   * @param now the time; the database's by default
   * @throws RefundNotFoundError
   */
  async ask(id: number, now?: Date): Promise<void> {
    const at = now ?? (await databaseNow(this.em.fork()));
    const refund = await this.refunds.read(id);
    if (!refund) throw new RefundNotFoundError();
    const token = refund.payment?.token;
    if (!refund.isOpen || !token) return;
    const answer = await this.webpay.status(token).catch(logged(this.logger, 'status'));
    await this.withRefund(id, async (locked) => {
      const { refund: present } = locked;
      if (!present.isOpen || !present.payment) return;
      const waited = at.getTime() - present.createdAt.getTime();
      const before = present.payment.amount - (await this.refunds.givenBackOf(present.payment.id));
      const left = answer instanceof Error ? null : leftOf(answer);
      if (left === before - present.amount) await this.made(locked);
      else if (left === before && waited > OVER_AFTER_MS) present.settle('rechazada');
      else if (waited > STAFF_AFTER_MS || (left !== null && left !== before)) present.settle('por_verificar');
    });
  }

  /**
   * Stores the result that an administrator saw in Transbank's portal, for a refund that Webpay did not answer for.
   * @throws RefundNotFoundError, PaymentMovedError
   */
  async verify(id: number, made: boolean): Promise<void> {
    await this.withRefund(id, async (locked) => {
      const { refund } = locked;
      // Said again nothing changes. What was corrected since then is not what is said.
      if (refund.state === (made ? 'hecha' : 'rechazada') && !(await this.money.isUndone({ refund }))) return;
      if (refund.state !== 'por_verificar') throw new PaymentMovedError();
      refund.verified = true;
      if (made) await this.made(locked);
      else refund.settle('rechazada');
    });
  }

  private async begun(locked: LockedEvening, form: GiveBackDto, actor: ActorOfStaff): Promise<Refund> {
    const { evening, balance } = locked;
    const { way, amount, seen, reference = null } = form;
    if ((await this.refunds.underWay(evening.id)) > 0) throw new RefundOpenError();
    if (seen !== balance.toGiveBack) throw new MoneyChangedError();
    if (amount > balance.toGiveBack) throw new RefundTooMuchError(balance.toGiveBack);
    const toCards = await this.giftCards.owed(locked);
    if (way === 'gift_card') return this.toGiftCards(locked, amount, toCards, actor);
    if (amount > balance.toGiveBack - toCards) throw new GiftCardFirstError(toCards);
    const payment = way === 'card' ? await this.paymentFor(evening.id, amount) : null;
    const refund = new Refund(evening, { way, amount, payment, reference }, actor);
    await this.em.persist(refund).flush();
    if (way === 'card') return refund;
    await this.made({ ...locked, refund });
    return refund;
  }

  /** @throws RefundTooMuchError */
  private async toGiftCards(locked: LockedEvening, amount: number, most: number, actor: ActorOfStaff): Promise<Refund> {
    if (amount > most) throw new RefundTooMuchError(most);
    const [refund] = await this.giftCards.giveBack(locked, amount, actor);
    if (!refund) throw new RefundTooMuchError(0);
    return refund;
  }

  /** @throws NoPaymentToRefundError */
  private async paymentFor(eveningId: number, amount: number) {
    const payments = await this.payments.refundable(eveningId);
    // A payment in instalments is given back whole: the one that is just so much comes first.
    const found = payments.find(({ left }) => left === amount) ?? payments.find(({ left }) => left >= amount);
    const payment = found && (await this.payments.lock(found.id));
    if (!payment) throw new NoPaymentToRefundError(payments[0]?.left ?? 0);
    return payment;
  }

  /** @throws RefundRefusedError */
  private async settle(id: number, answer: Refunded): Promise<void> {
    await this.withRefund(id, async (locked) => {
      if (answer.made) await this.made(locked);
      else locked.refund.settle('rechazada', answer.code);
    });
    if (!answer.made) throw new RefundRefusedError(answer.code);
  }

  /** Money went back: it is an entry, and client and staff hear of it. */
  private async made(locked: LockedRefund): Promise<void> {
    const { evening, refund } = locked;
    if (!refund.isOpen) return;
    refund.settle('hecha');
    const { way, amount, payment, reference, giver } = refund;
    const given = { kind: 'refund', way, amount, payment, refund, reference } as const;
    await this.receipts.enter(locked, new MoneyEntry(evening, given, giver), giver);
  }

  /** @throws RefundNotFoundError */
  private async withRefund<Result>(id: number, work: (locked: LockedRefund) => Promise<Result>): Promise<Result> {
    const eveningId = await this.refunds.eveningOf(id);
    if (eveningId === undefined) throw new RefundNotFoundError();
    return this.locks.withEvening(eveningId, async (locked) => {
      const refund = await this.refunds.lock(id);
      if (!refund) throw new RefundNotFoundError();
      return work({ ...locked, refund });
    });
  }
}

type LockedRefund = LockedEvening & { refund: Refund };
type ActorOfStaff = ReturnType<typeof by>;

/** What is left of a payment at the provider; null where it does not say. */
function leftOf({ status, amount, balance }: WebpayAnswer): number | null {
  switch (status) {
    case 'AUTHORIZED':
    case 'CAPTURED':
      return balance ?? amount;
    case 'PARTIALLY_NULLIFIED':
      return balance;
    case 'REVERSED':
    case 'NULLIFIED':
      return 0;
    default:
      return null;
  }
}
