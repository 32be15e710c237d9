/**
 * `node frontend/e2e/screenshots.ts http://localhost:3000`: makes the README's screenshots from a running product with
 * its demo data.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

import { BROWSER_FLAGS, findBrowser } from './support/browser.ts';
import { bearer, chooseAccount, signIn } from './support/people.ts';

const base = process.argv[2] ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../../.github/screenshots');

const CHEF = '/chef/Ana-María-Pérez';
const PUBLIC = { home: '/', chefs: '/chefs', chef: CHEF, regala: '/regala', login: '/login' };
const STAFF = {
  gestion: '/gestion',
  'gestion-solicitudes': '/gestion/solicitudes',
  'gestion-tablero': '/gestion/solicitudes?vista=tablero',
  'gestion-agenda': '/gestion/agenda',
  'gestion-caja': '/gestion/caja',
  'gestion-chefs': '/gestion/chefs',
  'gestion-nuevo-chef': '/gestion/chef/nuevo-chef',
};
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 1000 },
];

/** Saves a WebP of at most 1440 pixels in width, small enough for a README. */
async function take(page: Page, name: string, path: string, width: number, act?: () => Promise<void>): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await act?.();
  const shot = await page.screenshot({ animations: 'disabled' });
  await sharp(shot)
    .resize({ width: Math.min(width, 1200), withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(join(folder, `${name}-${width}.webp`));
}

interface Row {
  id: number;
  name?: string;
  state: string;
}

/** What the API answers to the administrator who is signed in on the page. */
async function ask<Data>(page: Page, method: 'get' | 'post', call: string): Promise<Data> {
  const answer = await page.request[method](`/api/v1/${call}`, { headers: await bearer(page) });
  if (!answer.ok()) throw new Error(`${call}: ${answer.status()}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** The demo's requests in a state, the soonest evening first. */
const requestsIn = (page: Page, state: string): Promise<Row[]> =>
  ask(page, 'get', `quote_requests/all?state=${state}&sort=-event_date&page=1&perPage=100`);

/** An offer of these requests that its client can still accept. */
async function offerOf(page: Page, requests: Row[]): Promise<number> {
  for (const { id } of requests) {
    const open = (await ask<Row[]>(page, 'get', `offers/of-request/${id}`)).find(({ state }) =>
      /enviada|vista/.test(state),
    );
    if (open) return open.id;
  }
  throw new Error('The demo has no offer to accept.');
}

/** The path of a page that a client is sent the link to. */
const linkTo = async (page: Page, call: string): Promise<string> =>
  new URL((await ask<{ url: string }>(page, 'post', call)).url).pathname;

mkdirSync(folder, { recursive: true });
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env, args: BROWSER_FLAGS });
for (const viewport of SIZES) {
  const context = await browser.newContext({ baseURL: base, viewport, locale: 'es-CL', reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(PUBLIC)) await take(page, name, path, viewport.width);
  await take(page, 'quote', CHEF, viewport.width, async () => {
    await page.getByRole('button', { name: 'Cotizar chef' }).locator('visible=true').first().click();
    await page.getByRole('dialog').getByLabel('Nombre').fill('Josefa Aránguiz');
  });
  await signIn(page, 'Antonia Fuenzalida');
  for (const [name, path] of Object.entries(STAFF)) await take(page, name, path, viewport.width);
  await take(page, 'gestion-cifras', '/gestion', viewport.width, () =>
    page.getByRole('region', { name: 'Solicitudes en cifras' }).evaluate((part) => part.scrollIntoView()),
  );
  const offered = await requestsIn(page, 'cotizada');
  const [request] = offered;
  if (request) await take(page, 'gestion-solicitud', `/gestion/solicitudes/${request.id}`, viewport.width);
  const offer = await offerOf(page, offered);
  await take(page, 'cotizacion', await linkTo(page, `offers/link/${offer}`), viewport.width);
  const past = (await requestsIn(page, 'realizada')).find(({ name }) => name === 'Inés Valdivieso');
  await take(page, 'opinion', await linkTo(page, `opinions/link/${past?.id}`), viewport.width);
  // The chef of the demo who may sign in.
  await page.goto('/cocina');
  await chooseAccount(page, 'Ignacio Valdés');
  await page.getByRole('heading', { name: 'Tus próximas veladas' }).waitFor();
  await take(page, 'cocina', '/cocina', viewport.width);
  await context.close();
}
await browser.close();
