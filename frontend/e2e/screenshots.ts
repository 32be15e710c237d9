/**
 * `node frontend/e2e/screenshots.ts http://localhost:3000`: makes the README's screenshots from a running product with
 * its demo data.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

import { BROWSER_FLAGS, findBrowser } from './support/browser.ts';
import { signIn, tokenOf } from './support/people.ts';

const base = process.argv[2] ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../../.github/screenshots');

const CHEF = '/chef/Ana-María-Pérez';
const PUBLIC = { home: '/', chefs: '/chefs', chef: CHEF, login: '/login' };
const STAFF = {
  gestion: '/gestion',
  'gestion-solicitudes': '/gestion/solicitudes',
  'gestion-chefs': '/gestion/chefs',
  'gestion-nuevo-chef': '/gestion/chef/nuevo-chef',
};
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 1000 },
];

/** Requests of visitors. The demo has none. */
const REQUESTS = [
  { name: 'Josefa Aránguiz', guests: 12, kind: 'cena', event_date: '2027-03-13' },
  { name: 'Rodrigo Alarcón', guests: 40, kind: 'team_building', event_date: null },
  { name: 'Ximena Barría', guests: 6, kind: 'clase', event_date: '2027-02-20' },
  { name: 'Ignacio Ñancupil', guests: 80, kind: 'catering', event_date: '2027-04-17' },
];

/** Sends these requests, unless there are some already. */
async function ask(page: Page): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
  const received = await page.request.get('/api/v1/quote_requests/all?page=1&perPage=1', { headers });
  if (received.headers()['x-total-count'] !== '0') return;
  const { chefs } = (await (await page.request.get('/api/v1/chefs/active')).json()) as { chefs: { id: number }[] };
  for (const [at, request] of REQUESTS.entries()) {
    const sent = { email: `visita.${at}@correo.example`, phone_number: '+56912345678', chef_id: chefs[at]?.id ?? null };
    const data = { ...request, ...sent, consent: true, request_key: randomUUID() };
    const answer = await page.request.post('/api/v1/quote_requests/create', { data });
    if (!answer.ok()) throw new Error(await answer.text());
  }
}

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
  await ask(page);
  for (const [name, path] of Object.entries(STAFF)) await take(page, name, path, viewport.width);
  await context.close();
}
await browser.close();
