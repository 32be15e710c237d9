import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { request as send, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { picture } from '../src/platform/images/image-samples.js';
import { Installation } from './harness/installation.js';
import { Load } from './harness/load.js';

/** How many replicas are replaced: few in `make test`, many in `make rolling`. */
const REPLACEMENTS = Number(process.env['REPLACEMENTS'] ?? 4);

/** How long one replacement may take on a busy machine, in milliseconds. */
const ONE = 30_000;

/** In how many pieces an upload arrives, and the pause before each, in milliseconds: a picture from a phone. */
const PIECES = 8;
const PIECE_PAUSE = 120;

let installation: Installation;
let token: string;
let image: Buffer;

beforeAll(async () => {
  installation = await Installation.start(2, { SHUTDOWN_DELAY: '2' });
  token = await installation.signIn();
  image = await picture(400, 400).jpeg().toBuffer();
});
afterAll(() => installation.end());

/** Reads an address, on connections that are kept. */
async function read(path: string): Promise<void> {
  const answer = await fetch(installation.url + path);
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} ${answer.status} ${body.slice(0, 100)}`);
}

const asked: string[] = [];

/** Asks for a quote, as a visitor does. What was confirmed is remembered. */
async function ask(): Promise<void> {
  const key = randomUUID();
  const answer = await fetch(`${installation.url}/api/v1/quote_requests/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `Camila ${key}`,
      email: 'camila@cocina.example',
      phone_number: '+56912345678',
      guests: 8,
      kind: 'cena',
      consent: true,
      request_key: key,
    }),
  });
  const body = await answer.text();
  if (answer.status !== 201) throw new Error(`${answer.status} ${body.slice(0, 100)}`);
  asked.push(`Camila ${key}`);
}

/** Reads a list of the back-office. */
async function readAsStaff(): Promise<void> {
  const answer = await fetch(`${installation.url}/api/v1/users/all`, { headers: { authorization: `Bearer ${token}` } });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} ${body.slice(0, 100)}`);
}

/** Uploads a picture piece by piece. */
async function upload(): Promise<void> {
  const mark = randomUUID();
  const head = `--${mark}\r\ncontent-disposition: form-data; name="kind"\r\n\r\ngallery\r\n--${mark}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), image, Buffer.from(`\r\n--${mark}--\r\n`)]);
  const outgoing = send(`${installation.url}/api/v1/files/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${mark}`,
      'content-length': body.length,
    },
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  const size = Math.ceil(body.length / PIECES);
  for (let piece = 0; piece < PIECES; piece++) {
    outgoing.write(body.subarray(piece * size, (piece + 1) * size));
    await pause(PIECE_PAUSE);
  }
  outgoing.end();
  const [answer] = await answered;
  const said = await text(answer);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${said.slice(0, 100)}`);
}

it(
  `${REPLACEMENTS} replacements of replicas under load fail no request and lose no confirmed write`,
  async () => {
    const load = new Load();
    load.begin('reads', 3, () => read('/api/v1/chefs/active'));
    load.begin('pages', 2, () => read('/experiencias'));
    load.begin('writes', 2, ask);
    load.begin('reads of staff', 1, readAsStaff);
    load.begin('uploads', 2, upload);
    load.begin('sign-ins', 1, async () => void (await installation.signIn()));
    const started = performance.now();
    for (let count = 0; count < REPLACEMENTS; count++) await installation.replace(count % 2);
    await load.end();
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${REPLACEMENTS} replacements in ${seconds} s under ${JSON.stringify(load.done)}\n`);
    expect({ failed: load.failures, cut: installation.balancer.cut }).toEqual({ failed: [], cut: [] });
    expect(Object.values(load.done).every((times) => times > 0)).toBe(true);
    const client = new Client({ connectionString: installation.database.url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from quote_request');
    await client.end();
    expect(rows.map(({ name }) => name).toSorted()).toEqual(asked.toSorted());
  },
  REPLACEMENTS * ONE + 60_000,
);
