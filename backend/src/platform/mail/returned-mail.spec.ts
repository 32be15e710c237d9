import { describe, expect, it } from '@jest/globals';
import { deliveryStatus, inWords, type Notified } from '../../../test/harness/notifications.js';
import { mayBeNotification, MOST_BYTES, readNotification } from './returned-mail.js';
import { keysIn, messageName, readerMark } from './message-name.js';
import { within } from '../../../test/harness/soak.js';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';
const OTHER = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const messageId = `${messageName(KEY)}@sobremesa.example`;

const read = (raw: string) => readNotification(Buffer.from(raw.replaceAll('\n', '\r\n')));
const status = (changes: Notified = {}) => read(deliveryStatus({ messageId, ...changes }));
const words = (changes: Notified = {}) => read(inWords({ messageId, ...changes }));

/** The best time of `work`, in milliseconds: a busy machine may stop the process for seconds. */
async function quickest(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

describe('a delivery status notification', () => {
  it('says which mail came back, from whom, and why', async () => {
    expect(await status()).toEqual({
      key: KEY,
      unreached: [
        {
          addresses: ['eva@cocina.example'],
          statusCode: '5.1.1',
          reply: '550 5.1.1 … Recipient address rejected: User unknown',
        },
      ],
    });
  });

  it.each<[string, Notified]>([
    ['by the head that it returns', { returned: 'head' }],
    ['by the name that the server was given for it', { returned: 'nothing', envelopeId: messageName(KEY) }],
  ])('knows the mail %s', async (_name, changes) => {
    expect(await status(changes)).toMatchObject({ key: KEY });
  });

  it('names the address that we wrote to, where the mail was passed on', async () => {
    const passedOn = { reader: 'eva@otra.example', originalReader: 'eva@cocina.example' };
    const notification = await status(passedOn);
    expect(notification?.unreached[0]?.addresses).toEqual(['eva@cocina.example', 'eva@otra.example']);
  });

  it.each(['delayed', 'delivered', 'relayed', 'expanded'] as const)('is none of a mail that was %s', async (action) => {
    expect(await status({ action, status: action === 'delayed' ? '4.4.1' : '2.0.0' })).toBeUndefined();
  });

  it('counts when a server has given up what was temporary', async () => {
    expect((await status({ status: '4.4.7', said: 'smtp; 421 timeout' }))?.unreached[0]).toMatchObject({
      statusCode: '4.4.7',
      reply: '421 timeout',
    });
  });

  it('is none without a name of ours, or with those of two letters', async () => {
    expect(await status({ messageId: 'otra@sobremesa.example' })).toBeUndefined();
    expect(await status({ messageId: `carta-${KEY}x@sobremesa.example` })).toBeUndefined();
    expect(await status({ messageId: `${messageId}> <${messageName(OTHER)}@sobremesa.example` })).toBeUndefined();
  });

  it("keeps of the server's words one short line without addresses, pages or invisible signs", async () => {
    const said = `smtp; 550-5.7.1 \u202eMira https://malo.example/x?y=1 o escribe a <espia@malo.example>${' bla'.repeat(200)}`;
    const reply = (await status({ said }))?.unreached[0]?.reply ?? '';
    expect(reply).toMatch(/^550-5\.7\.1 Mira … o escribe a … bla bla/);
    expect(reply.length).toBeGreaterThan(190);
    expect(reply.length).toBeLessThanOrEqual(200);
    expect((await status({ said: 'smtp; <eva@cocina.example>' }))?.unreached[0]?.reply).toBeNull();
    expect((await status({ said: '' }))?.unreached[0]?.reply).toBeNull();
  });

  it('finds the status in the words where the field has none', async () => {
    expect((await status({ status: 'nada', said: 'smtp; 552 5.2.2 full' }))?.unreached[0]?.statusCode).toBe('5.2.2');
    expect((await status({ status: '5.1', said: 'smtp; 192.5.2.2' }))?.unreached[0]?.statusCode).toBeNull();
  });

  it('is read also when it is cut off', async () => {
    const raw = deliveryStatus({ messageId });
    expect(await read(raw.slice(0, raw.indexOf('Subject: Hola')))).toMatchObject({ key: KEY });
  });

  it.each(['a@', ' ', '\n', '\r\n', '>\n', '--b\n', 'Message-ID: <\n'])(
    'costs no more when there are millions of %j',
    async (piece) => {
      const source = Buffer.from(`${deliveryStatus({ messageId })}\r\n${piece.repeat(2 * 1024 * 1024)}`);
      expect(
        await quickest(async () => expect(await readNotification(source)).toMatchObject({ key: KEY })),
      ).toBeLessThan(within(1_000));
    },
  );

  it.each<[string, string]>([
    [
      'parts within parts',
      `Content-Type: multipart/mixed; boundary=a\n\n${'--a\nContent-Type: multipart/mixed; boundary=a\n\n'.repeat(400)}`,
    ],
    ['a head without end', `${'X: y\n'.repeat(40_000)}\n`],
    ['words with very many at-signs', inWords({ messageId, reader: '@'.repeat(60_000) })],
    ['spaces', `From: postmaster@x.example\n\n${' '.repeat(100_000)}`],
    ['nothing', ''],
  ])('is none that is made of %s, and that is said soon', async (_name, raw) => {
    expect(await quickest(async () => expect(await read(raw)).toBeUndefined())).toBeLessThan(within(1_000));
  });
});

describe('a notification in words', () => {
  it('says which mail came back, from whom, and why', async () => {
    expect(await words()).toEqual({
      key: KEY,
      unreached: [{ addresses: ['eva@cocina.example'], statusCode: '5.2.2', reply: '550 5.2.2 Mailbox full (#5.2.2)' }],
    });
  });

  it('takes the reader from the head that Exim gives it', async () => {
    const raw = inWords({ messageId, reader: 'otra@cocina.example' });
    const notification = await read(`X-Failed-Recipients: eva@cocina.example\n${raw}`);
    expect(notification?.unreached[0]?.addresses).toEqual(['eva@cocina.example']);
  });

  it('is none while the server goes on trying, nor from a person', async () => {
    expect(await words({ said: 'Your message has not yet been delivered. Attempts will continue.' })).toBeUndefined();
    expect(
      await read(inWords({ messageId }).replace('failure notice', 'Warning: message delayed 4 hours')),
    ).toBeUndefined();
    expect(await read(inWords({ messageId }).replace('MAILER-DAEMON@', 'eva@'))).toBeUndefined();
  });

  it('is none that only answers the mail', async () => {
    const answer = inWords({ messageId }).replace(/^Message-ID:.*\n/m, '');
    expect(await read(`In-Reply-To: <${messageId}>\n${answer}`)).toBeUndefined();
  });
});

describe('what may be a notification', () => {
  it.each([
    ['multipart/report; report-type=delivery-status; boundary=x', 'ana@cocina.example', '', true],
    ['multipart/report; boundary=x; report-type="delivery-status"', 'x@y.example', '', true],
    ['multipart/report; report-type=disposition-notification; boundary=x', 'eva@cocina.example', '', false],
    ['text/plain', 'Mail Delivery <MAILER-DAEMON@mx.example>', '', true],
    ['text/plain', 'postmaster@mx.example', '', true],
    ['text/plain', 'ex-postmaster@mx.example', '', false],
    ['text/plain', 'eva@cocina.example', 'ana@cocina.example', true],
    ['multipart/mixed; boundary=x', 'Eva <eva@cocina.example>', '', false],
  ])('is told by its head: %s from %s', (type, from, failed, may) => {
    expect(mayBeNotification(type, from, failed)).toBe(may);
  });
});

describe('the name of a mail', () => {
  it('is found where it stands alone, so many at most', () => {
    expect(keysIn(`<${messageName(KEY)}@x> ${messageName(OTHER.toUpperCase())}`, 5)).toEqual([KEY, OTHER]);
    expect(keysIn(`${messageName(KEY)} ${messageName(OTHER)}`, 1)).toEqual([KEY]);
    expect(keysIn(`x${messageName(KEY)} ${messageName(KEY)}0 ${messageName('no')}`, 5)).toEqual([]);
  });

  it('goes with a mark of the reader that fits no other reader and no other mail', () => {
    const mark = readerMark(KEY, 'eva@cocina.example');
    expect(readerMark(KEY, ' Eva@Cocina.Example ')).toBe(mark);
    expect(mark).not.toBe(readerMark(KEY, 'ana@cocina.example'));
    expect(mark).not.toBe(readerMark(OTHER, 'eva@cocina.example'));
    expect(mark).toMatch(/^[\da-f]{64}$/);
  });
});

it('reads a bounded beginning of a message', () => expect(MOST_BYTES).toBeLessThanOrEqual(256 * 1024));
