import { randomBytes, randomInt } from 'node:crypto';
import { inInstalments, type StandInCard } from './cards.js';

/** The states of a transaction that Webpay reports. One that nobody committed stays INITIALIZED, also aborted or too late. */
type TransactionStatus = 'INITIALIZED' | 'AUTHORIZED' | 'FAILED' | 'REVERSED' | 'NULLIFIED' | 'PARTIALLY_NULLIFIED';

/** Where the person with the card is. */
type Phase = 'created' | 'open' | 'approved' | 'rejected' | 'aborted' | 'timeout';

/** A transaction as the provider keeps it. */
export interface Transaction {
  token: string;
  buyOrder: string;
  sessionId: string;
  /** Whole CLP. */
  amount: number;
  returnUrl: string;
  phase: Phase;
  status: TransactionStatus;
  card: StandInCard | null;
  /** What is left after refunds. */
  balance: number;
  authorization: string;
  /** In milliseconds since 1970. */
  createdAt: number;
  movedAt: number;
}

/** The provider refuses a call: HTTP status, and `error_message`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a token waits for its form, the form for its person, and what was paid for the shop. */
const FORM_WAITS = 5 * MINUTE;
const PERSON_WAITS = 10 * MINUTE;
const SHOP_WAITS = 5 * MINUTE;

/** For how long the state is reported, whole refunds are reversals, and refunds are made at all. */
const REPORTED = 7 * DAY;
const REVERSED_WITHIN = 60 * MINUTE;
const REFUNDED_WITHIN = 90 * DAY;

/** More transactions than anybody makes on one machine. When there are more, the oldest are dropped. */
const MAX_KEPT = 10_000;

/** Longest values, as Webpay takes them. */
const LONGEST = { buy_order: 26, session_id: 61, return_url: 255 } as const;

/** How a refund is answered when it is made, or refused with a code. */
type RefundAnswer =
  | { type: 'REVERSED' }
  | {
      type: 'NULLIFIED';
      authorization_code: string;
      authorization_date: string;
      nullified_amount: number;
      balance: number;
      response_code: number;
    };

/** Codes with which Webpay refuses refunds. */
const CODES = { notFound: 274, notAuthorized: 292, tooLate: 284, doneBefore: 310, tooMuch: 311, instalments: 53 };

/** The transactions of the stand-in, in memory, with the rules of Webpay Plus. */
export class Transactions {
  private readonly byToken = new Map<string, Transaction>();
  private readonly orders = new Set<string>();

  /** @param now the clock, in milliseconds since 1970 */
  constructor(private readonly now: () => number) {}

  /** All transactions, the oldest first. */
  get all(): Transaction[] {
    return [...this.byToken.values()];
  }

  /** @throws Refusal */
  create(body: Record<string, unknown>): Transaction {
    for (const [name, longest] of Object.entries(LONGEST)) {
      const value = body[name];
      if (typeof value !== 'string' || value === '' || value.length > longest)
        throw new Refusal(422, `Invalid value for parameter: ${name}`);
    }
    const { buy_order, session_id, return_url, amount } = body as Record<keyof typeof LONGEST, string> & {
      amount: unknown;
    };
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0)
      throw new Refusal(422, 'Invalid value for parameter: amount');
    if (this.orders.has(buy_order)) throw new Refusal(422, 'Transaction already exists (21)');
    const created: Transaction = {
      token: randomBytes(32).toString('hex'),
      buyOrder: buy_order,
      sessionId: session_id,
      amount,
      returnUrl: return_url,
      phase: 'created',
      status: 'INITIALIZED',
      card: null,
      balance: amount,
      authorization: '',
      createdAt: this.now(),
      movedAt: this.now(),
    };
    this.forgetOldest();
    this.byToken.set(created.token, created);
    this.orders.add(buy_order);
    return created;
  }

  /** The person with the card opens the form. Undefined where the token is not known, used or too old. */
  open(token: string): Transaction | undefined {
    const found = this.waiting(token);
    if (!found) return undefined;
    if (found.phase === 'created') this.move(found, 'open');
    return found;
  }

  /** The person with the card chose what happens. Undefined where nothing can be chosen any more. */
  choose(token: string, phase: 'approved' | 'rejected' | 'aborted' | 'timeout', card?: StandInCard) {
    const found = this.waiting(token);
    if (!found || found.phase === 'created') return undefined;
    found.card = card ?? null;
    this.move(found, phase);
    return found;
  }

  /**
   * The shop confirms what was paid: once.
   * @throws Refusal
   */
  commit(token: string): object {
    const found = this.find(token);
    if (found.status !== 'INITIALIZED')
      throw new Refusal(422, `Transaction has an invalid finished state: ${found.status.toLowerCase()}`);
    const paid = found.phase === 'approved' || found.phase === 'rejected';
    if (paid && this.now() - found.movedAt > SHOP_WAITS) this.move(found, 'timeout');
    if (found.phase === 'aborted' || found.phase === 'timeout')
      throw new Refusal(422, `Transaction has an invalid finished state: ${found.phase}`);
    if (!paid)
      throw new Refusal(
        422,
        "Invalid status '10' for transaction while authorizing. Commerce will be notified by webpay to authorize",
      );
    found.status = found.phase === 'approved' ? 'AUTHORIZED' : 'FAILED';
    if (found.status === 'AUTHORIZED') found.authorization = String(randomInt(100_000, 1_000_000));
    return answerOf(found);
  }

  /**
   * The state, for seven days.
   * @throws Refusal
   */
  status(token: string): object {
    const found = this.find(token);
    if (this.now() - found.createdAt > REPORTED)
      throw new Refusal(422, "The transactions's date has passed max time (7 days) to recover the status");
    return answerOf(found);
  }

  /** The shop gives back all or a part. A refusal is an answer with a code other than 0. */
  refund(token: string, amount: unknown): RefundAnswer {
    const found = this.byToken.get(token);
    if (!found) return this.refused(CODES.notFound);
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0)
      throw new Refusal(422, 'Invalid value for parameter: amount');
    if (found.balance === 0) return this.refused(CODES.doneBefore, found);
    if (found.status !== 'AUTHORIZED' && found.status !== 'PARTIALLY_NULLIFIED')
      return this.refused(CODES.notAuthorized, found);
    if (this.now() - found.movedAt > REFUNDED_WITHIN) return this.refused(CODES.tooLate, found);
    if (amount > found.balance) return this.refused(CODES.tooMuch, found);
    if (found.card && inInstalments(found.card) && amount < found.amount) return this.refused(CODES.instalments, found);
    found.balance -= amount;
    if (amount === found.amount && this.now() - found.movedAt < REVERSED_WITHIN) {
      found.status = 'REVERSED';
      return { type: 'REVERSED' };
    }
    found.status = found.balance === 0 ? 'NULLIFIED' : 'PARTIALLY_NULLIFIED';
    return { ...this.nullified(found), nullified_amount: amount, response_code: 0 };
  }

  private waiting(token: string): Transaction | undefined {
    const found = this.byToken.get(token);
    if (!found || (found.phase !== 'created' && found.phase !== 'open')) return undefined;
    const patience = found.phase === 'created' ? FORM_WAITS : PERSON_WAITS;
    if (this.now() - found.movedAt <= patience) return found;
    this.move(found, 'timeout');
    return undefined;
  }

  private find(token: string): Transaction {
    const found = this.byToken.get(token);
    if (!found) throw new Refusal(422, 'Invalid value for parameter: token');
    return found;
  }

  private move(transaction: Transaction, phase: Phase): void {
    transaction.phase = phase;
    transaction.movedAt = this.now();
  }

  private refused(code: number, found?: Transaction): RefundAnswer {
    return { ...this.nullified(found), nullified_amount: 0, response_code: code };
  }

  private nullified(found?: Transaction) {
    return {
      type: 'NULLIFIED',
      authorization_code: String(randomInt(100_000, 1_000_000)),
      authorization_date: new Date(this.now()).toISOString(),
      balance: found?.balance ?? 0,
    } as const;
  }

  private forgetOldest(): void {
    const [oldest] = this.byToken.values();
    if (!oldest || this.byToken.size < MAX_KEPT) return;
    this.byToken.delete(oldest.token);
    this.orders.delete(oldest.buyOrder);
  }
}

/** What Webpay reports of a transaction. Of one that nobody paid it does not say how it was paid. */
function answerOf({
  buyOrder,
  sessionId,
  amount,
  status,
  card,
  authorization,
  balance,
  createdAt,
  movedAt,
}: Transaction) {
  const common = { amount, status, buy_order: buyOrder, session_id: sessionId, installments_number: 0 };
  const date = { transaction_date: new Date(createdAt).toISOString() };
  if (!card || status === 'INITIALIZED') return { ...common, ...date };
  return {
    vci: 'TSY',
    ...common,
    card_detail: { card_number: card.digits },
    accounting_date: new Date(movedAt).toISOString().slice(5, 10).replace('-', ''),
    ...date,
    authorization_code: authorization,
    payment_type_code: card.type,
    response_code: status === 'FAILED' ? -1 : 0,
    installments_number: card.instalments,
    ...(status.endsWith('NULLIFIED') ? { balance } : {}),
  };
}
