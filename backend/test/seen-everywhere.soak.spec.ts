import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { BreakableProxy } from './harness/breakable-proxy.js';
import { Installation } from './harness/installation.js';

/** How many writes, and for how long a replica is suspended, in seconds: little in `make test`, much in `make rolling`. */
const WRITES = Number(process.env['WRITES'] ?? 150);
const SUSPENDED = Number(process.env['SUSPENDED'] ?? 2);

/** After how many writes the listeners' connections are cut. */
const CUT_EVERY = 25;

/** Within how many milliseconds a change is seen everywhere, and of how many changes. */
const SEEN_WITHIN = 1_000;
const OF_ALL = 0.999;

const LIST = '/api/v1/foods_type/all';
const NAME = 'Criolla';

let installation: Installation;
let database: Client;
/** Between the second replica and the database. */
let proxy: BreakableProxy;
let authorization: string;
let id: number;
let shown = true;

beforeAll(async () => {
  installation = await Installation.start(2, {}, async (url, at) => {
    if (at === 0) return url;
    proxy = new BreakableProxy(new URL(url));
    await proxy.open();
    return proxy.url;
  });
  authorization = `Bearer ${await installation.signIn()}`;
  database = new Client({ connectionString: installation.database.url });
  await database.connect();
  id = (await call('POST', 0, 'create', { name: NAME })).id;
});
afterAll(async () => {
  await database.end();
  await installation.end();
  await proxy.cut();
});
// Both remember answers again, which they do only while they hear of changes.
beforeEach(async () => {
  while ((await listeners('pid')) < 2) await pause(50);
  for (const at of [0, 1]) while ((await sees(at)) !== shown) await pause(50);
});

async function call(method: string, at: number, path: string, body?: object): Promise<{ id: number }> {
  const answer = await fetch(`${installation.urlOf(at)}/api/v1/lookups/food_type/${path}`, {
    method,
    headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${path} ${answer.status} ${said}`);
  return (JSON.parse(said) as { data: { id: number } }).data;
}

/** Shows or hides the choice, on one replica. Resolves when that is confirmed. */
async function change(at: number): Promise<void> {
  await call('PUT', at, `change-hidden/${id}`);
  shown = !shown;
}

/** Whether visitors of a replica see the choice. */
async function sees(at: number): Promise<boolean> {
  const answer = await fetch(installation.urlOf(at) + LIST);
  const said = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} ${said}`);
  return said.includes(NAME);
}

/** Does this with the connections on which the replicas hear of changes. @returns how many there are */
async function listeners(act: 'pid' | 'pg_terminate_backend(pid)'): Promise<number> {
  const { rowCount } = await database.query(`select ${act} from pg_stat_activity
    where datname = current_database() and application_name = 'sobremesa: changes'`);
  return rowCount ?? 0;
}
const cutListeners = () => listeners('pg_terminate_backend(pid)');

it(`${WRITES} changes are seen at once where they were made and within a second elsewhere, also while listeners are cut`, async () => {
  const took: number[] = [];
  for (let count = 0; count < WRITES; count++) {
    const at = count % 2;
    if (count % CUT_EVERY === CUT_EVERY - 1) await cutListeners();
    await change(at);
    const confirmed = performance.now();
    expect(await sees(at)).toBe(shown);
    while ((await sees(1 - at)) !== shown);
    took.push(performance.now() - confirmed);
  }
  const sorted = took.toSorted((a, b) => a - b).map(Math.round);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  process.stderr.write(`${WRITES} changes seen elsewhere after ms: ${[0.5, 0.99, 0.999, 1].map(at).join(', ')}\n`);
  expect(sorted.filter((ms) => ms <= SEEN_WITHIN).length / WRITES).toBeGreaterThanOrEqual(OF_ALL);
}, 600_000);

it.each<[string, () => Promise<unknown>]>([
  ['', () => Promise.resolve()],
  [' and lost its listener meanwhile', cutListeners],
  [' and whose connections the network forgot meanwhile', () => Promise.resolve(proxy.swallow())],
])(
  `a replica that was suspended for ${SUSPENDED} s%s gives nobody what it remembers from before`,
  async (_how, meanwhile) => {
    const kept = new Agent({ keepAlive: true, maxSockets: 10 });
    /**
     * Whether the choice is shown, or undefined where the replica cannot know (503). A connection that was kept is closed
     * where it was idle for too long meanwhile: one asks again then, as browsers do.
     */
    const ask = async (agent: Agent | false): Promise<boolean | undefined> => {
      try {
        const [answer] = (await once(get(installation.urlOf(1) + LIST, { agent }), 'response')) as [IncomingMessage];
        const said = await text(answer);
        return answer.statusCode === 503 ? undefined : said.includes(NAME);
      } catch (error) {
        if (agent === false) throw error;
        return ask(false);
      }
    };
    const crowd = () => Promise.all(Array.from({ length: 10 }, (_, at) => ask(at % 2 === 0 && kept)));
    expect(new Set(await crowd())).toEqual(new Set([shown]));
    const pid = installation.replicas[1]?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    try {
      await meanwhile();
      await change(0);
      // They wait until it goes on, in connections that were kept and in new ones.
      const waiting = crowd();
      await pause(SUSPENDED * 1_000);
      process.kill(pid, 'SIGCONT');
      expect(await waiting).not.toContain(!shown);
    } finally {
      process.kill(pid, 'SIGCONT');
      kept.destroy();
    }
  },
  300_000,
);
