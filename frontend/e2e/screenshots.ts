/**
 * `node frontend/e2e/screenshots.ts http://localhost:3000`: makes the README's screenshots from a running product with
 * its demo data.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

import { BROWSER_FLAGS, findBrowser } from './support/browser.ts';
import { signIn } from './support/people.ts';

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
  for (const [name, path] of Object.entries(STAFF)) await take(page, name, path, viewport.width);
  await context.close();
}
await browser.close();
