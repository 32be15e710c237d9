import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import { GiftCardsService } from '../src/modules/gift-cards/gift-cards.service.js';
import { GiftCardMoney } from '../src/modules/money/gift-card-money.js';
import { LedgerService } from '../src/modules/money/ledger.service.js';
import { ledgerDifferences } from '../src/modules/money/index.js';
import { MoneyRepository } from '../src/modules/money/money.repository.js';
import { MoneyLocks } from '../src/modules/money/money-locks.js';
import { OpenMoney } from '../src/modules/money/open-money.js';
import { PaymentsService, type WebpayReturn } from '../src/modules/money/payments.service.js';
import { RefundsService } from '../src/modules/money/refunds.service.js';
import { balanceOf } from '../src/modules/money/balance.js';
import { TransfersService } from '../src/modules/money/transfers.service.js';
import { Webpay } from '../src/modules/money/webpay.js';
import { QuoteErasure } from '../src/modules/quotes/index.js';
import { query } from '../src/platform/database/query.js';
import type { Caller } from '../src/platform/http/access.js';
import { DomainError } from '../src/platform/http/answer/domain-error.js';
import { dayIn } from './harness/days.js';
import { NO_DIFFERENCES, Paying, TOTAL } from './harness/paying.js';
import { rounds } from './harness/soak.js';

/**
 * Whatever happens to payments, in any order, the ledger ends as the provider's books are. Sequences are made from the run's
 * seed, which a failure prints with the shortest sequence that fails.
 */

const SEED = Number(process.env['TEST_SEED']);
const SEQUENCES = Number(process.env['MONEY_SEQUENCES'] ?? rounds(25, 2_000));

/** How long the product waits for the provider here, and how late an answer that is too late comes, in milliseconds. */
const PATIENCE = 80;
const LATE = 130;

const MINUTE = 60_000;

/** What a gift card of a sequence is worth. */
const CARD = 200_000;

/** Choices of the form: cards with and without instalments, and the ways without a payment. */
const CHOICES = [
  'card-0',
  'card-0',
  'card-1',
  'card-4',
  'card-5',
  'reject',
  'abort',
  'abort-post',
  'timeout',
  'error',
] as const;
const MISHAPS = ['request lost', 'answer lost', 'late', 'broken before', 'broken after'] as const;

/** A call that goes wrong, or, most often, none. */
const wrong = fc.option(fc.constantFrom(...MISHAPS, 'late' as const, 'dies' as const), { freq: 2, nil: undefined });
const tabs = fc.integer({ min: 0, max: 3 });

const STEPS = {
  pay: [6, { what: fc.constantFrom('next', 'rest'), choice: fc.constantFrom(...CHOICES), abortsToo: fc.boolean(), tabs, wrong }],
  return: [3, { which: fc.nat(9), tabs, wrong }],
  refund: [5, { people: fc.integer({ min: 1, max: 3 }), way: fc.constantFrom('card', 'card', 'card', 'card', 'transfer', 'gift_card'), share: fc.constantFrom(1, 1, 0.5, 0.3), wrong }],
  silence: [2, { call: fc.constantFrom('create', 'status'), mishap: fc.constantFrom(...MISHAPS) }],
  job: [2, {}],
  pass: [2, { minutes: fc.constantFrom(2, 6, 30, 90) }],
  transfer: [1, { amount: fc.constantFrom(50_000, 180_000, TOTAL) }],
  gift: [2, { amount: fc.constantFrom(30_000, 120_000, TOTAL), tabs: fc.integer({ min: 1, max: 3 }), pages: fc.constantFrom(1, 2) }],
  announce: [1, { amount: fc.constantFrom(50_000, 180_000), times: fc.constantFrom(1, 2) }],
  decide: [1, { which: fc.nat(3), amount: fc.constantFrom(50_000, 180_000), people: fc.array(fc.constantFrom('confirm', 'confirm', 'reject'), { minLength: 1, maxLength: 3 }) }],
  correct: [1, { which: fc.nat(3), amount: fc.constantFrom(0, 40_000) }],
  agree: [2, { total: fc.constantFrom(90_000, 200_000, 500_000) }],
  cancel: [2, { percent: fc.constantFrom(100, 50, 30) }],
  cancelled: [1, { percent: fc.constantFrom(100, 50, 30), choice: fc.constantFrom('card-0', 'card-4'), tabs, wrong }],
  erase: [1, {}],
} as const; // prettier-ignore
type Steps = { [Name in keyof typeof STEPS]: { do: Name } & Chosen<(typeof STEPS)[Name][1]> };
type Chosen<Model> = { [Field in keyof Model]: Model[Field] extends fc.Arbitrary<infer One> ? One : never };
type Step = Steps[keyof Steps];
const STEP = fc.oneof(
  ...Object.entries(STEPS).map(([name, [weight, model]]) => ({
    weight,
    arbitrary: fc.record({ do: fc.constant(name), ...model }) as fc.Arbitrary<unknown> as fc.Arbitrary<Step>,
  })),
);

/** What a sequence begins with: nothing, a payment, or one whose evening was cancelled. */
const PAID: Step = { do: 'pay', what: 'rest', choice: 'card-0', abortsToo: false, tabs: 1, wrong: undefined };
const BEGINNINGS: Step[][] = [
  [],
  [PAID],
  [PAID, { do: 'cancel', percent: 50 }],
  [PAID, { do: 'cancel', percent: 100 }],
];

let paying: Paying;
let caller: Caller;
let webpay: Webpay;
let payments: PaymentsService;
let refunds: RefundsService;
let ledger: LedgerService;
let money: MoneyRepository;
let job: OpenMoney;
let giftCards: GiftCardMoney;
let sales: GiftCardsService;
let locks: MoneyLocks;
let transfers: TransfersService;
let erasure: QuoteErasure;
/** In which call the process dies next: the provider has done it, and nothing of it is written. */
let dies: 'commit' | 'refund' | undefined;

class Died extends Error {}

beforeAll(async () => {
  paying = await Paying.start();
  const { test, admin } = paying;
  const { id, name, email } = admin.person;
  caller = { id, name, email, role: 'ADMIN', tokenId: '', tokenExpires: new Date() };
  const get = <One>(type: abstract new (...args: never[]) => One): One => test.app.get(type, { strict: false });
  [webpay, payments, refunds] = [get(Webpay), get(PaymentsService), get(RefundsService)];
  [ledger, money, job] = [get(LedgerService), get(MoneyRepository), get(OpenMoney)];
  [giftCards, sales, locks] = [get(GiftCardMoney), get(GiftCardsService), get(MoneyLocks)];
  [transfers, erasure] = [get(TransfersService), get(QuoteErasure)];
  webpay.patience = PATIENCE;
  for (const call of ['commit', 'refund'] as const) {
    const done = webpay[call].bind(webpay) as (...asked: unknown[]) => Promise<never>;
    webpay[call] = async (...asked: unknown[]) => {
      const said = await done(...asked);
      if (dies !== call) return said;
      dies = undefined;
      throw new Died();
    };
  }
  await paying.takesMoney();
});
afterAll(() => paying.close());
beforeEach(() => {
  dies = undefined;
  paying.mishaps.clear();
});

/** What is refused changes nothing, and what dies is found by the job. Other errors are faults. */
async function attempt<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError || error instanceof Died) return undefined;
    throw error;
  }
}

type Wrong = (typeof MISHAPS)[number] | 'dies' | undefined;

/** The next call of a kind goes wrong so. */
function goWrong(call: 'create' | 'status' | 'commit' | 'refund', how: Wrong): void {
  if (how === 'dies') dies = call === 'refund' ? 'refund' : 'commit';
  else if (how) paying.mishaps.set(call, how === 'late' ? { done: 'late', after: LATE } : how);
}

const together = async (times: number, work: () => Promise<unknown>): Promise<void> =>
  void (await Promise.all(Array.from({ length: times }, () => attempt(work()))));

class Run {
  private readonly backs: WebpayReturn[] = [];
  private cancelled = false;
  private erased = false;
  private card: { id: number; code: string } | undefined;
  /** Another evening that the same card pays, with which it was used at once. */
  private other: number | undefined;

  constructor(private readonly evening: number) {}

  async do(step: Step): Promise<void> {
    switch (step.do) {
      case 'pay': {
        const opened = await attempt(payments.begin(this.evening, step.what));
        const back = opened && (await paying.inForm(opened, step.choice));
        if (!back) return;
        this.backs.push(back);
        // In another tab the same client pressed 'anular'.
        if (step.abortsToo) await attempt(payments.returned({ aborted: opened.token }));
        return this.comeBack(back, step);
      }
      case 'return':
        return this.comeBack(this.backs[step.which % (this.backs.length || 1)], step);
      case 'silence':
        return goWrong(step.call, step.mishap);
      case 'job':
        return job.sweep();
      case 'pass':
        return paying.pass(step.minutes * MINUTE);
      case 'refund': {
        const { toGiveBack: seen } = await paying.balance(this.evening);
        const form = { way: step.way, amount: Math.round(seen * step.share), seen };
        if (form.amount === 0) return;
        goWrong('refund', step.wrong);
        const before = await this.refunded();
        await together(step.people, () => refunds.give(this.evening, form, caller));
        // Two people at once made one.
        expect(await this.refunded()).toBeLessThanOrEqual(before + form.amount);
        return;
      }
      case 'transfer': {
        const form = { way: 'transfer', amount: step.amount, day: dayIn(0), entry_key: randomUUID() } as const;
        const [one, other] = await Promise.all([
          ledger.take(this.evening, form, caller),
          ledger.take(this.evening, form, caller),
        ]);
        expect(one).toBe(other);
        return;
      }
      case 'gift': {
        const code = await this.giftCard();
        if (step.pages === 2) this.other ??= await paying.evening();
        const pages = step.pages === 2 && this.other !== undefined ? [this.evening, this.other] : [this.evening];
        await Promise.all(
          pages.map((evening) =>
            together(step.tabs, () =>
              giftCards.spend(evening, { code, amount: step.amount, creation_key: randomUUID() }),
            ),
          ),
        );
        return;
      }
      case 'announce': {
        const said = { amount: step.amount, day: dayIn(0), creationKey: randomUUID(), proof: null };
        return together(step.times, () => transfers.announce(this.evening, said));
      }
      case 'decide':
        return this.decide(step);
      case 'correct': {
        const taken = await this.taken();
        const entry = taken[step.which % (taken.length || 1)];
        if (entry === undefined) return;
        const seen = await money.corrected(entry);
        const form = { amount: step.amount, seen, note: 'Se anotó mal' };
        return together(2, () => ledger.correct(entry, form, caller));
      }
      case 'agree':
        return this.cancelled ? undefined : paying.change(this.evening, step.total);
      case 'cancel':
        return this.cancel(step.percent);
      case 'cancelled': {
        // While the payment is committed.
        const opened = await attempt(payments.begin(this.evening, 'rest'));
        const back = opened && (await paying.inForm(opened, step.choice));
        if (back) this.backs.push(back);
        await Promise.all([this.comeBack(back, step), this.cancel(step.percent)]);
        return;
      }
      case 'erase': {
        if (this.erased) return;
        this.erased = true;
        await paying.test.em().transactional(async () => erasure.erase(await this.request(), { actor: 'system' }));
      }
    }
  }

  /** As the agenda does, at the clock of the entries. */
  private async cancel(percent: number): Promise<void> {
    if (this.cancelled) return;
    this.cancelled = true;
    await locks.withEvening(this.evening, async ({ evening }) => {
      await query(
        paying.test.app.get(EntityManager, { strict: false }),
        `update evening set cancelled_at = $1, cancelled_by = 'company', refund_percent = $2, refund_least = 30 where id = $3`,
        [new Date(), percent, this.evening],
      );
      await giftCards.cancelled(await locks.locked(evening));
    });
  }

  /** Some people decide the same transfer at once. */
  private async decide({ which, amount, people }: Steps['decide']): Promise<void> {
    const found = await paying.sql<{ id: number; version: number }>(
      `select id, version from transfer where evening_id = $1 order by id`,
      [this.evening],
    );
    const transfer = found[which % (found.length || 1)];
    if (!transfer) return;
    const { id, version } = transfer;
    await Promise.all(
      people.map((press) =>
        attempt(
          press === 'confirm'
            ? transfers.confirm(id, { amount, day: dayIn(0), version }, caller)
            : transfers.reject(id, version, caller),
        ),
      ),
    );
  }

  /** What staff wrote of money that came, and what they confirmed. */
  private async taken(): Promise<number[]> {
    const found = await paying.sql<{ id: number }>(
      `select id from money_entry where evening_id = $1 and kind = 'charge' and way = 'transfer' order by id`,
      [this.evening],
    );
    return found.map(({ id }) => id);
  }

  private async request(): Promise<number> {
    const [row] = await paying.sql<{ id: number }>('select quote_request_id as id from evening where id = $1', [
      this.evening,
    ]);
    return row?.id ?? 0;
  }

  /** The code of the sequence's gift card, which is sold with its first use. */
  private async giftCard(): Promise<string> {
    if (this.card) return this.card.code;
    const people = { buyer_name: 'Ana', buyer_email: 'ana@cocina.example', receiver_name: 'Pía' };
    const paid = { way: 'other', paid_on: dayIn(0) } as const;
    const { id } = await sales.sell({ ...people, ...paid, amount: CARD, arrives_on: dayIn(5) }, caller);
    this.card = { id, ...(await sales.code(id)) };
    return this.card.code;
  }

  /** The browser comes back, in so many tabs at once. */
  private async comeBack(back: WebpayReturn | undefined, { tabs: times, wrong: how }: { tabs: number; wrong?: Wrong }) {
    if (!back) return;
    goWrong('commit', how);
    await together(times, () => payments.returned(back));
  }

  private async refunded(): Promise<number> {
    const [row] = await paying.sql<{ sum: number }>(
      `select coalesce(sum(amount), 0)::int as sum from money_entry where evening_id = $1 and kind = 'refund'`,
      [this.evening],
    );
    return row?.sum ?? 0;
  }

  /** What holds at every moment: the provider may be ahead of the ledger only where an answer is missing. */
  async holds(): Promise<void> {
    const [entries] = await paying.sql<{ charged: number; refunded: number }>(
      `select coalesce(sum(e.amount) filter (where coalesce(c.kind, e.kind) = 'charge'), 0)::int as charged,
         coalesce(sum(e.amount) filter (where coalesce(c.kind, e.kind) = 'refund'), 0)::int as refunded
       from money_entry e left join money_entry c on c.id = e.corrects_id where e.evening_id = $1`,
      [this.evening],
    );
    const { charged = 0, refunded = 0 } = entries ?? {};
    expect(refunded).toBeGreaterThanOrEqual(0);
    expect(charged).toBeGreaterThanOrEqual(refunded);
    const facts = await money.facts(this.evening);
    const balance = facts && balanceOf(facts);
    expect(await paying.balanceInSql(this.evening)).toEqual(balance);
    expect(balance).toMatchObject({ paid: charged, givenBack: refunded });
    expect(balance?.toGiveBack).toBeGreaterThanOrEqual(0);
    expect(balance?.toGiveBack).toBeLessThanOrEqual(charged - refunded);
    if (this.card) {
      const [{ balance = -1 } = {}] = await paying.sql<{ balance: number }>(
        `select sum(case when kind = 'gift_card_used' then -amount else amount end)::int as balance
         from money_entry where gift_card_id = $1`,
        [this.card.id],
      );
      expect(balance).toBeGreaterThanOrEqual(0);
      expect(balance).toBeLessThanOrEqual(CARD);
    }
    const unlike = await paying.sql(
      `select transfer.state, entry.amount from transfer left join money_entry entry on entry.id = transfer.entry_id
       where transfer.evening_id = $1 and (transfer.state = 'confirmada') <> (entry.id is not null)`,
      [this.evening],
    );
    expect(unlike).toEqual([]);
    if (this.erased)
      expect(await paying.sql(`select from payment where evening_id = $1 and card_digits is not null`, [this.evening])).toEqual([]); // prettier-ignore
    if (this.other !== undefined) {
      const others = await money.facts(this.other);
      expect(await paying.balanceInSql(this.other)).toEqual(others && balanceOf(others));
    }
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
    for (const { order, charged: came, given, open } of await this.byPayment()) {
      const { charged: taken, given: went } = bookOf(order);
      if (!open) expect([order, came]).toEqual([order, taken]);
      expect(came).toBeLessThanOrEqual(taken);
      expect(given).toBeLessThanOrEqual(went);
    }
  }

  /** After the last answers: what the ledger says of each payment is what the provider says. */
  async ends(): Promise<void> {
    paying.mishaps.clear();
    dies = undefined;
    // Nothing goes wrong any more: an answer that comes late on a busy machine is waited for.
    webpay.patience = MINUTE;
    try {
      for (const minutes of [2, 30, 6]) {
        await paying.pass(minutes * MINUTE);
        await job.sweep();
      }
    } finally {
      webpay.patience = PATIENCE;
    }
    for (const { order, charged, given, state } of await this.byPayment()) {
      const book = bookOf(order);
      expect([order, charged, given]).toEqual([order, book.charged, book.given]);
      expect(['pagada', 'rechazada', 'anulada', 'vencida']).toContain(state);
    }
    const open = await paying.sql(`select from refund where evening_id = $1 and state in ('pedida', 'por_verificar')`, [
      this.evening,
    ]);
    expect(open).toEqual([]);
    await this.holds();
  }

  private byPayment() {
    return paying.sql<{ order: string; state: string; charged: number; given: number; open: boolean }>(
      `select buy_order as "order", state,
         commit_sent_at is not null and state not in ('pagada', 'rechazada') as open,
         coalesce((select sum(amount) from money_entry where payment_id = payment.id and kind = 'charge'), 0)::int as charged,
         coalesce((select sum(amount) from money_entry where payment_id = payment.id and kind = 'refund'), 0)::int as given
       from payment where evening_id = $1`,
      [this.evening],
    );
  }
}

/** What the provider took and gave back under a buy order. */
function bookOf(order: string): { charged: number; given: number } {
  const found = paying.provider.transactions.find(({ buyOrder }) => buyOrder === order);
  if (!found || found.status === 'INITIALIZED' || found.status === 'FAILED') return { charged: 0, given: 0 };
  return { charged: found.amount, given: found.amount - found.balance };
}

it(
  'ends as the provider’s books are, whatever happens in whatever order',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...BEGINNINGS),
        fc.array(STEP, { minLength: 5, maxLength: 15 }),
        async (first, then) => {
          const run = new Run(await paying.evening());
          paying.mishaps.clear();
          dies = undefined;
          for (const step of [...first, ...then]) {
            await run.do(step);
            await run.holds();
          }
          await run.ends();
        },
      ),
      { seed: SEED, numRuns: SEQUENCES },
    );
  },
  // A machine may do other work beside.
  10_000 * SEQUENCES,
);
