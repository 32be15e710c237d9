import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OpenMoney } from '../src/modules/money/open-money.js';
import { PAYMENT_LINK } from '../src/modules/offers/index.js';
import { ledgerDifferences } from '../src/modules/money/index.js';
import { Links } from '../src/platform/links/links.js';
import { NO_DIFFERENCES, Paying, TOTAL } from './harness/paying.js';
import { freePort, Product } from './harness/product.js';

/** The product is killed while it takes payments by card, again and again: after each time the ledger is what the provider's books are. */

const KILLS = Number(process.env['PAYMENT_KILLS'] ?? 100);

/** Browsers that come back from Webpay at once, each for an evening of its own. */
const AT_ONCE = 3;

const MINUTE = 60_000;

/** When the process is killed, in percent of what a return takes; how late Webpay does a commit, in milliseconds; who comes back again. */
const ROUND = fc.record({
  at: fc.noBias(fc.integer({ min: 0, max: 250 })),
  late: fc.noBias(fc.integer({ min: 0, max: 40 })),
  again: fc.array(fc.boolean(), { minLength: AT_ONCE, maxLength: AT_ONCE }),
});

let paying: Paying;
let job: OpenMoney;
let url: string;
let settings: Record<string, string>;

beforeAll(async () => {
  Product.mustBeBuilt();
  paying = await Paying.start();
  await paying.takesMoney(100);
  // What a first start makes is there.
  await paying.sql(`insert into seeding (name) values ('reference')`);
  job = paying.test.app.get(OpenMoney, { strict: false });
  const { DATABASE_URL = '', DATA_DIR, TOKEN_SECRET, GIFT_CARD_SECRET = '' } = paying.test.env;
  const shared = { DATABASE_URL, DATA_DIR, TOKEN_SECRET, GIFT_CARD_SECRET };
  settings = { ...paying.settings, ...shared, RATE_LIMIT_LINKS: '1000000' };
});
afterAll(async () => {
  await Product.endAll();
  await paying.close();
});

/** Starts the product, each time on another port: nobody else's test may take that of one that was killed. */
async function start(): Promise<Product> {
  const port = await freePort();
  url = `http://localhost:${port}`;
  return new Product({ ...settings, PORT: String(port), PUBLIC_URL: url }).up();
}

/** A browser that paid in the form, and where it comes back. */
async function paid(): Promise<{ evening: number; back: () => Promise<number> }> {
  const evening = await paying.evening();
  const links = paying.test.app.get(Links, { strict: false });
  const page = await paying.test.em().transactional((em) => links.give(em, PAYMENT_LINK, evening));
  const begun = await fetch(`${url}/api/v1/money/pay-by-card/${page.slice(page.lastIndexOf('/') + 1)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ what: 'rest' }),
  });
  const { data } = (await begun.json()) as { data: { url: string; token: string } };
  const { token = '' } = (await paying.inForm(data, 'card-0')) ?? {};
  const back = async () => (await fetch(`${url}/pago/retorno?token_ws=${token}`, { redirect: 'manual' })).status;
  return { evening, back };
}

/** How far a payment was when its process died, by what it left in the database and at the provider. */
async function left(evening: number): Promise<{ how: string; wasTaken: boolean }> {
  const [row] = await paying.sql<{ order: string; state: string; sent: boolean }>(
    `select buy_order as "order", state, commit_sent_at is not null as sent from payment where evening_id = $1`,
    [evening],
  );
  const book = paying.provider.transactions.find(({ buyOrder }) => buyOrder === row?.order);
  const wasTaken = book?.status === 'AUTHORIZED';
  return { how: `${row?.state}${row?.sent ? ', sent' : ''}${wasTaken ? ', taken' : ''}`, wasTaken };
}

it(
  `killed ${KILLS} times while it commits, it loses no payment and takes none twice`,
  async () => {
    const seen: Record<string, number> = {};
    let product = await start();
    const first = await paid();
    const started = performance.now();
    expect(await first.back()).toBe(303);
    const usual = performance.now() - started;
    let payments = 1;
    for (const { at, late, again } of fc.sample(ROUND, { seed: Number(process.env['TEST_SEED']), numRuns: KILLS })) {
      const browsers = await Promise.all(again.map(paid));
      paying.mishaps.set('commit', { done: 'late', after: late });
      // In two tabs.
      const answers = browsers.flatMap(({ back }) => [back(), back()].map((answer) => answer.catch(() => 0)));
      await pause((at * usual) / 100);
      await product.end('SIGKILL');
      await Promise.all(answers);
      paying.mishaps.clear();
      const before = await Promise.all(browsers.map(({ evening }) => left(evening)));
      for (const { how } of before) seen[how] = (seen[how] ?? 0) + 1;
      product = await start();
      await Promise.all(browsers.filter((_, place) => again[place]).map(({ back }) => back()));
      for (const minutes of [2, 2]) {
        await paying.pass(minutes * MINUTE);
        await job.sweep();
      }
      for (const [place, { evening }] of browsers.entries()) {
        const entries = await paying.sql('select amount, kind from money_entry where evening_id = $1', [evening]);
        const { how, wasTaken } = await left(evening);
        // Who never reached the server and does not come back has not paid.
        const isKnown = again[place] === true || before[place]?.how !== 'en_webpay';
        expect({ at, late, how, wasTaken, entries }).toEqual({
          ...{ at, late, how: isKnown ? 'pagada, sent, taken' : how, wasTaken: isKnown },
          entries: isKnown ? [{ amount: TOTAL, kind: 'charge' }] : [],
        });
        if (isKnown) payments += 1;
      }
    }
    const [{ taken = 0, told = 0 } = {}] = await paying.sql<{ taken: number; told: number }>(
      `select (select count(*)::int from money_entry) as taken,
         (select count(*)::int from quote_request_activity where kind = 'money_received') as told`,
    );
    expect([taken, told]).toEqual([payments, payments]);
    expect(paying.provider.transactions.filter(({ status }) => status === 'AUTHORIZED')).toHaveLength(payments);
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
    // It was killed before, within and after the commit.
    expect(Object.keys(seen).toSorted()).toEqual(
      expect.arrayContaining(['en_webpay', 'en_webpay, sent', 'en_webpay, sent, taken', 'pagada, sent, taken']),
    );
    if (process.env['PAYMENT_KILLS']) process.stdout.write(`${JSON.stringify({ usual, payments, seen })}\n`);
  },
  60_000 * KILLS,
);
