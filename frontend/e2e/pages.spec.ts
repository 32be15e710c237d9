/*
 * Walks over every page of the site and every screen of the back-office. Only a browser lays out, paints, measures and
 * requests what they check. A page is opened once; the window is then made narrower, and the text larger.
 */
import type { Page, Request, Response } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { demoChef, demoExperience } from './support/demo.ts';
import { addressOf, GESTION_PAGES, KITCHEN_PAGES, PUBLIC_PAGES, type PageUnderTest } from './support/every-page.ts';
import { openNavigation } from './support/navigation.ts';
import { makeOlder } from './support/older-browser.ts';
import {
  expectLargeAmountsFit,
  expectLargeTextFits,
  expectWithinWindow,
  hydrated,
  measureShifts,
  scrollThrough,
} from './support/page-state.ts';
import { chooseAccount, inviteChef } from './support/people.ts';
import { sampleOf } from './support/sample.ts';
import { MAX_SCRIPT, scriptBytes } from './support/script-bytes.ts';
import { fillInQuote, newEmail, requestsFrom } from './support/requests.ts';
import { expect, gestionTest, moderatorTest, test } from './support/test.ts';
import { flatParts, missingOnPaper } from './support/whole-page.ts';

/** Largest sum of layout shifts during a visit. */
const MAX_SHIFT = 0.02;

/** The widths at which every page is seen, besides the desktop's own of 1440 px. */
const NARROWER = [1024, 768, 390, 320];

/** At this width tables are cards, and menus are behind a button. */
const PHONE = 390;

/** Axe takes as long as the rest of a visit: by day it looks at a half of the pages on a phone, and at the other on a desktop. */
const ALL_PATHS = [...PUBLIC_PAGES, ...GESTION_PAGES, ...KITCHEN_PAGES].map(({ path }) => path);
const ON_A_PHONE = sampleOf(ALL_PATHS, Math.ceil(ALL_PATHS.length / 2));
const axeLooks = (path: string, onPhone: boolean): boolean =>
  ON_A_PHONE.length === ALL_PATHS.length || ON_A_PHONE.includes(path) === onPhone;

/** A picture of a whole page takes as long as a visit, and what it shows is a rule of the layout: by day of some pages. */
const PICTURED = sampleOf(PUBLIC_PAGES, 8);

/** A walk takes a minute, and longer on a busy machine. In milliseconds. */
const PATIENCE = 600_000;

/** Each walk goes over a part of the pages, so that several go at once. */
const PARTS = [0, 1, 2] as const;
const partOf = <Item>(all: Item[], part: number): Item[] => all.filter((_, at) => at % PARTS.length === part);

test.describe.configure({ mode: 'parallel' });

for (const part of PARTS) {
  test(`every page of the site is whole, accessible, still and on its own, part ${part + 1}`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(PATIENCE);
    watch.expectPictures();
    await makeOlder(page);
    const shifts = await measureShifts(page);
    for (const wanted of partOf(PUBLIC_PAGES, part)) {
      await test.step(wanted.path, async () => {
        if (wanted.status) watch.expect(new RegExp(`${wanted.status}.*${wanted.path}`));
        // As a first visit: what was said in a list fills in the form, whose code then comes at once.
        if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
        const before = watch.requests.length;
        const response = await page.goto(await addressOf(wanted, page));
        await expectGoodDocument(page, response, wanted);
        await hydrated(page);
        // Before anybody has scrolled.
        if (PICTURED.includes(wanted))
          expect.soft(await flatParts(page), `${wanted.path}: parts of the page without paint`).toEqual([]);
        await expectGoodVisit(page, wanted.path, shifts);
        const made = watch.requests.slice(before);
        expectOwn(page, made, wanted.path);
        const calls = made.map((request) => request.url()).filter((url) => url.includes('/api/'));
        expect.soft(calls, `${wanted.path}: API calls of a page that arrived complete`).toEqual([]);
        await expectLight(made, wanted.path, MAX_SCRIPT.site);
      });
    }
  });

  gestionTest(`every screen is accessible, still and on its own, part ${part + 1}`, async ({ page, watch }) => {
    gestionTest.setTimeout(PATIENCE);
    const shifts = await measureShifts(page);
    // The session is in the storage of the product's pages. Nothing of this one is still on its way when the first screen opens.
    await page.goto('/privacidad', { waitUntil: 'networkidle' });
    for (const wanted of partOf(GESTION_PAGES, part)) {
      await gestionTest.step(wanted.path, async () => {
        const path = await addressOf(wanted, page);
        const before = watch.requests.length;
        const response = await page.goto(path);
        await expectGoodDocument(page, response, wanted);
        await settled(page);
        await expectGoodVisit(page, wanted.path, shifts);
        const made = watch.requests.slice(before);
        expectOwn(page, made, wanted.path);
        await expectLight(made, wanted.path, MAX_SCRIPT.of[wanted.path] ?? MAX_SCRIPT.gestion);
      });
    }
  });
}

gestionTest('every place of Mi cocina is accessible, still and on its own', async ({ page, watch }) => {
  gestionTest.setTimeout(PATIENCE);
  await page.goto('/gestion');
  const { email } = await inviteChef(page, (await demoChef(page)).id);
  // The entrance is what a chef sees who is not signed in.
  await page.goto('/cocina');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cocina');
  await expectAccessible(page);
  await chooseAccount(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus próximas veladas');
  await page.goto('/privacidad', { waitUntil: 'networkidle' });
  const shifts = await measureShifts(page);
  for (const wanted of KITCHEN_PAGES) {
    await gestionTest.step(wanted.path, async () => {
      const before = watch.requests.length;
      const response = await page.goto(wanted.path);
      await expectGoodDocument(page, response, wanted);
      await expect(page.getByText('Un momento…')).toHaveCount(0);
      await expectGoodVisit(page, wanted.path, shifts);
      const made = watch.requests.slice(before);
      expectOwn(page, made, wanted.path);
      await expectLight(made, wanted.path, MAX_SCRIPT.kitchen);
    });
  }
});

/** Which roles a screen is for is one rule of the router and of the API (access.api.spec.ts): by day seen on some of them. */
const OPEN_TO_ALL = GESTION_PAGES.filter(({ forAdministrators }) => !forAdministrators);
const FOR_ADMINISTRATORS = GESTION_PAGES.filter(({ forAdministrators }) => forAdministrators);

moderatorTest(
  'a moderator goes through the screens but those of administrators, which are nowhere to be seen',
  async ({ page }) => {
    moderatorTest.setTimeout(PATIENCE);
    await page.goto('/gestion');
    for (const wanted of sampleOf(OPEN_TO_ALL, 6)) {
      await moderatorTest.step(wanted.path, async () => {
        const entry = (await openNavigation(page)).locator(`a[href="${wanted.path}"]`);
        if ((await entry.count()) > 0) await entry.click();
        else await page.goto(await addressOf(wanted, page));
        const greeting = wanted.path === '/gestion' ? 'Hola Benjamín Soto!' : wanted.heading;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
        await expect(page).toHaveTitle(wanted.title);
        await settled(page);
        await expect(
          page.getByText(/^(Personas|Listas$|Textos$|Datos personales|Registro$|Eliminados|Sistema)/),
        ).toHaveCount(0);
      });
    }
    await moderatorTest.step('their addresses say whom they are for', async () => {
      for (const wanted of sampleOf(FOR_ADMINISTRATORS, 3)) {
        await page.goto(await addressOf(wanted, page));
        await expect(page.getByText('Esta sección es solo para administradores.')).toBeVisible();
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      }
      await expectAccessible(page);
    });
  },
);

// Only a browser lays out and paints: where things stand that once stood elsewhere.
test('the first screen has what one came for', async ({ page }) => {
  const bottomOf = async (name: RegExp) => {
    const press = page
      .getByRole('main')
      .getByRole('button', { name })
      .or(page.getByRole('main').getByRole('link', { name }));
    const box = await press.first().boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  const slug = await demoExperience(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/experiencia/${slug}`);
  expect.soft(await bottomOf(/Cotizar/), 'the button of an experience').toBeLessThanOrEqual(900);

  await page.setViewportSize({ width: PHONE, height: 844 });
  await page.goto('/');
  expect.soft(await bottomOf(/^Elige tu chef/), 'the call to action of the home page').toBeLessThanOrEqual(844);
  await page.goto('/chefs');
  await hydrated(page);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Mi mesa: / })
    .first();
  const picture = heart.locator('xpath=ancestor::*[.//img][1]').locator('img').first();
  const [small, photo] = [await heart.boundingBox(), await picture.boundingBox()];
  const areaOf = (box: typeof small) => (box ? box.width * box.height : 0);
  expect.soft(areaOf(small) / areaOf(photo), 'what a heart covers of a photo').toBeLessThan(0.12);
});

// Only a browser lays out cards whose names have one line or three.
gestionTest('the cards of a row of logos are equally high', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/gestion/logos');
  const name = page.getByRole('main').locator('.logo-cards h2').first();
  await name.evaluate((heading) => (heading.textContent = 'Sociedad de Inversiones y Servicios Gastronómicos del Sur'));
  const rows = await page.locator('.logo-cards > li').evaluateAll((cards) => {
    const heights = new Map<number, Set<number>>();
    for (const { top, height } of cards.map((card) => card.getBoundingClientRect()))
      heights.set(top, (heights.get(top) ?? new Set()).add(height));
    return [...heights.values()].map(({ size }) => size);
  });
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows)).toEqual(new Set([1]));
});

// Only a browser goes on where a file did not come.
test('a page whose scripts are lost on the way can be read, and its form be sent', async ({
  page,
  watch,
  request,
  administrator,
}) => {
  watch.expect(/\.js/);
  await page.route('**/assets/*.js', (route) => route.abort());
  // Every page arrives complete; what is sent without scripts is the form.
  const found = PUBLIC_PAGES.filter(({ status }) => status === undefined);
  for (const wanted of sampleOf(found, 6))
    await test.step(wanted.path, async () => {
      await page.goto(await addressOf(wanted, page), { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.heading);
    });
  const email = newEmail();
  await page.goto('/cotiza');
  await fillInQuote(page, email);
  await page.getByLabel('Teléfono').fill('9 1234 5678');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page).toHaveURL('/gracias');
  expect(await requestsFrom(request, administrator, email)).toHaveLength(1);
});

test(
  'no heading is missing on paper, and the sitemap names no other page',
  { tag: '@night' },
  async ({ page, watch }) => {
    test.setTimeout(PATIENCE);
    for (const wanted of PUBLIC_PAGES) {
      if (wanted.status) watch.expect(new RegExp(`${wanted.status}.*${wanted.path}`));
      await page.goto(await addressOf(wanted, page));
      await hydrated(page);
      expect.soft(await missingOnPaper(page), `${wanted.path}: headings that are not printed`).toEqual([]);
    }
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
    const fixed = paths.filter((path) => !/^\/(chef|experiencia)\//.test(path));
    expect(fixed).not.toEqual([]);
    expect(PUBLIC_PAGES.map(({ path }) => path)).toEqual(expect.arrayContaining(fixed));
  },
);

/** Waits until a screen of the back-office shows its data. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
}

/** Checks that apply to every document. */
async function expectGoodDocument(page: Page, response: Response | null, wanted: PageUnderTest) {
  expect(response?.status()).toBe(wanted.status ?? 200);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self';");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.heading);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(wanted.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL');
}

/** Checks that apply to every page after somebody has seen all of it, at every width and with text twice as large. */
async function expectGoodVisit(page: Page, path: string, shifts: () => Promise<number>) {
  await scrollThrough(page);
  expect.soft(await shifts(), `${path}: sum of layout shifts`).toBeLessThanOrEqual(MAX_SHIFT);
  if (axeLooks(path, false)) await expectAccessible(page);
  const { width: own, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const width of NARROWER) {
    await page.setViewportSize({ width, height });
    await expectWithinWindow(page, `${path}: width of the content in a window of ${width} px`);
    if (width === PHONE) {
      if (axeLooks(path, true)) await expectAccessible(page);
      expect.soft(await smallFields(page), `${path}: fields into which a phone zooms`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: own, height });
  await expectLargeTextFits(page, path);
  await expectLargeAmountsFit(page, path);
}

/** Fields with letters so small that Safari on a phone zooms into them. */
const smallFields = (page: Page): Promise<string[]> =>
  page
    .locator('input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea, select')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.getClientRects().length > 0 && parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `${field.id} ${getComputedStyle(field).fontSize}`),
    );

function expectOwn(page: Page, made: Request[], path: string) {
  const here = new URL(page.url()).host;
  const elsewhere = made.map((request) => new URL(request.url())).filter(({ host }) => host && host !== here);
  expect.soft(elsewhere.map(String), `${path}: requests to other hosts`).toEqual([]);
}

async function expectLight(made: Request[], path: string, most: number) {
  expect.soft(await scriptBytes(made), `${path}: JavaScript, gzip`).toBeLessThanOrEqual(most);
}
