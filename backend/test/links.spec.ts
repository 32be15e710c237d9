import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { Env } from '../src/config/env.js';
import { query } from '../src/platform/database/query.js';
import { Links } from '../src/platform/links/links.js';
import { LinkNotFoundError } from '../src/platform/links/links.errors.js';
import { LinksRepository } from '../src/platform/links/links.repository.js';
import { defineLink } from '../src/platform/links/secret-link.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';

const OFFER = defineLink({ purpose: 'test_offer', path: '/cotizacion/' });
const CALENDAR = defineLink({ purpose: 'test_calendar', path: '/calendario/', ending: '.ics' });

let test: TestApp;
let links: Links;
let subjects = 0;

beforeAll(async () => {
  test = await createTestApp();
  links = linksOf(test.app.get(Env));
});
afterAll(() => test.close());

const linksOf = (env: Env) => new Links(new LinksRepository(test.em()), env, test.app.get(EventEmitter2));
const give = (subject: number, until?: Date, of = links) =>
  test.em().transactional((em) => of.give(em, OFFER, subject, until));
const tokenIn = (address: string) => address.split('/').at(-1) ?? '';

describe('a secret link', () => {
  it('has an address of 160 random bits, the same each time; only a hash is stored', async () => {
    const subject = ++subjects;
    const address = await give(subject);
    expect(address).toMatch(/^https?:\/\/[^/]+\/cotizacion\/[\w-]{27}$/);
    expect(await give(subject)).toBe(address);
    expect(await links.subjectOf(OFFER, tokenIn(address))).toBe(subject);
    const rows = await query<object>(test.em(), 'select * from secret_link');
    expect(JSON.stringify(rows)).not.toContain(tokenIn(address));
  });

  it('may go on after its token', async () => {
    const address = await test.em().transactional((em) => links.give(em, CALENDAR, ++subjects));
    expect(address).toMatch(/\/calendario\/[\w-]{27}\.ics$/);
  });

  it('is made once, however many ask for it at a time', async () => {
    const subject = ++subjects;
    const addresses = await Promise.all(Array.from({ length: 8 }, () => give(subject)));
    expect(new Set(addresses).size).toBe(1);
  });

  it('opens nothing for another purpose, altered, over or revoked, and all of these look alike', async () => {
    const subject = ++subjects;
    const token = tokenIn(await give(subject));
    const altered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const over = tokenIn(await give(++subjects, new Date(Date.now() - 1_000)));
    const refused: [typeof OFFER, unknown][] = [
      [CALENDAR, token],
      [OFFER, altered],
      [OFFER, over],
      [OFFER, ''],
      [OFFER, undefined],
      [OFFER, `${token}=`],
      [OFFER, 'x'.repeat(100_000)],
    ];
    for (const [link, wrong] of refused)
      await expect(links.subjectOf(link, wrong)).rejects.toEqual(new LinkNotFoundError());

    await test.em().transactional((em) => links.revoke(em, OFFER, subject));
    await expect(links.subjectOf(OFFER, token)).rejects.toEqual(new LinkNotFoundError());
    expect(await give(subject)).not.toContain(token);
  });

  it('ends at the moment that was said last', async () => {
    const subject = ++subjects;
    const token = tokenIn(await give(subject, new Date(Date.now() - 1_000)));
    await give(subject, new Date(Date.now() + 60_000));
    expect(await links.subjectOf(OFFER, token)).toBe(subject);
  });

  it('stays open when the product has another secret, until a new one is given', async () => {
    const subject = ++subjects;
    const before = tokenIn(await give(subject));
    const env = test.app.get(Env);
    const renewed = linksOf(
      Object.assign(Object.create(env) as Env, { TOKEN_SECRET: 'f'.repeat(20) + 'another secret' }),
    );
    expect(await renewed.subjectOf(OFFER, before)).toBe(subject);
    const after = tokenIn(await give(subject, undefined, renewed));
    expect(after).not.toBe(before);
    expect(await renewed.subjectOf(OFFER, after)).toBe(subject);
    await expect(renewed.subjectOf(OFFER, before)).rejects.toEqual(new LinkNotFoundError());
  });
});
