import type { Page, Response } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll, hydrated, measureShifts, scrollThrough } from './support/page-state.ts';
import { expect, gestionTest, test } from './support/test.ts';
import type { Watch } from './support/watch.ts';

/** Largest sum of layout shifts of a visit (quality.md 1). */
const MAX_SHIFT = 0.02;

/** Windows in which every page must fit, beside the project's own (quality.md 1: from 320 px to 2560 px). */
const PHONE_WIDTHS = [320];
const DESKTOP_WIDTHS = [768, 1024, 2560];

interface PageUnderTest {
  what: string;
  path: string;
  title: string | RegExp;
  heading: string | RegExp;
  status?: number;
}

const PUBLIC_PAGES: PageUnderTest[] = [
  { what: 'home', path: '/', title: 'Sobremesa: chefs independientes para tus comidas', heading: /\S/ },
  {
    what: 'the chef list',
    path: '/chefs',
    title: 'Chefs independientes en Chile · Sobremesa',
    heading: 'Te conectamos con los mejores chefs',
  },
  {
    what: 'the chef list with filters',
    path: '/chefs?formato=1&comida=1',
    title: 'Chefs independientes en Chile · Sobremesa',
    heading: 'Te conectamos con los mejores chefs',
  },
  {
    what: 'the chef list with nobody in it',
    path: '/chefs?ciudad=999999999',
    title: 'Chefs independientes en Chile · Sobremesa',
    heading: 'Te conectamos con los mejores chefs',
  },
  {
    what: 'the second page of the chef list',
    path: '/chefs?pagina=2',
    title: 'Chefs independientes en Chile, página 2 · Sobremesa',
    heading: 'Te conectamos con los mejores chefs',
  },
  { what: 'a chef', path: '/chef/CHEF', title: /, chef en .+ · Sobremesa$/, heading: /\S/ },
  { what: 'sign-in', path: '/login', title: 'Iniciar sesión · Sobremesa', heading: 'Iniciar sesión' },
  {
    what: 'an unknown address',
    path: '/no/existe',
    title: 'Página no encontrada · Sobremesa',
    heading: 'Esta mesa no está puesta',
    status: 404,
  },
];

const GESTION_PAGES: PageUnderTest[] = [
  {
    what: 'the Dashboard',
    path: '/gestion',
    title: 'Dashboard · Gestión interna · Sobremesa',
    heading: 'Hola Antonia Fuenzalida!',
  },
  { what: 'the chefs table', path: '/gestion/chefs', title: 'Chefs · Gestión interna · Sobremesa', heading: 'Chefs' },
  {
    what: 'a new chef',
    path: '/gestion/chef/nuevo-chef',
    title: 'Nuevo chef · Gestión interna · Sobremesa',
    heading: 'Nuevo chef',
  },
  {
    what: 'a chef being edited',
    path: '/gestion/chef/editar-chef/CHEF',
    title: 'Editar chef · Gestión interna · Sobremesa',
    heading: 'Editar chef',
  },
];

/** One of the demo's chefs, the last of the list: nobody else's test touches it. */
async function demoChef(page: Page): Promise<{ id: number; slug: string }> {
  const answer = await page.request.get('/api/v1/chefs/active?perPage=100');
  const { chefs } = (await answer.json()) as { chefs: { id: number; slug: string }[] };
  const chef = chefs.at(-1);
  if (!chef) throw new Error('There are no demo chefs.');
  return chef;
}

/** What is true of every document, whoever it is for. */
async function expectGoodDocument(
  page: Page,
  response: Response | null,
  { title, heading, status = 200 }: PageUnderTest,
) {
  expect(response?.status()).toBe(status);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self';");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL');
}

/** What is true of every page after a visitor has seen all of it. */
async function expectGoodVisit(page: Page, watch: Watch, shifts: () => Promise<number>, isMobile: boolean) {
  await scrollThrough(page);
  expect.soft(await shifts(), 'sum of layout shifts').toBeLessThanOrEqual(MAX_SHIFT);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, isMobile ? PHONE_WIDTHS : DESKTOP_WIDTHS);
  const here = new URL(page.url()).host;
  const elsewhere = watch.requests.map((request) => new URL(request.url())).filter(({ host }) => host && host !== here);
  expect.soft(elsewhere.map(String), 'requests to other hosts').toEqual([]);
}

for (const wanted of PUBLIC_PAGES) {
  test(`${wanted.what}: rendered, accessible, still, silent and on its own`, async ({ page, watch, isMobile }) => {
    const path = wanted.path.includes('CHEF') ? wanted.path.replace('CHEF', (await demoChef(page)).slug) : wanted.path;
    if (wanted.status) watch.expect(new RegExp(`${wanted.status}.*${path}`));
    const shifts = await measureShifts(page);

    const response = await page.goto(path);
    await expectGoodDocument(page, response, wanted);
    await hydrated(page);
    await expectGoodVisit(page, watch, shifts, isMobile);
    const calls = watch.requests.map((request) => request.url()).filter((url) => url.includes('/api/'));
    expect(calls, 'API calls of a page that arrived complete').toEqual([]);
  });
}

for (const wanted of GESTION_PAGES) {
  gestionTest(`${wanted.what}: accessible, still, silent and on its own`, async ({ page, watch, isMobile }) => {
    const path = wanted.path.replace('CHEF', String((await demoChef(page)).id));
    const shifts = await measureShifts(page);

    const response = await page.goto(path);
    await expectGoodDocument(page, response, wanted);
    await expect(page.getByRole('main').locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
    await expectGoodVisit(page, watch, shifts, isMobile);
  });
}
