import type { Page, Response } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { demoChef, demoExperience } from './support/demo.ts';
import { GESTION_PAGES, PUBLIC_PAGES, type PageUnderTest } from './support/every-page.ts';
import { openNavigation } from './support/navigation.ts';
import { expectNoSidewaysScroll, hydrated, laidOut, measureShifts, scrollThrough } from './support/page-state.ts';
import { MAX_SCRIPT, scriptBytes } from './support/script-bytes.ts';
import { expect, gestionTest, moderatorTest, test } from './support/test.ts';
import type { Watch } from './support/watch.ts';

/** Largest sum of layout shifts during a visit. */
const MAX_SHIFT = 0.02;

/** Widths that every page must fit besides the project's own (from 320 px to 2560 px). */
const PHONE_WIDTHS = [320];
const DESKTOP_WIDTHS = [768, 1024, 2560];

for (const wanted of PUBLIC_PAGES) {
  test(`${wanted.path} is complete, accessible, still, silent and on its own`, async ({ page, watch, isMobile }) => {
    if (wanted.status) watch.expect(new RegExp(`${wanted.status}.*${wanted.path}`));
    const shifts = await measureShifts(page);

    const response = await page.goto(await addressOf(wanted, page));
    await expectGoodDocument(page, response, wanted);
    await hydrated(page);
    await expectPlacesKept(page);
    await expectGoodVisit(page, watch, shifts, isMobile);
    const calls = watch.requests.map((request) => request.url()).filter((url) => url.includes('/api/'));
    expect(calls, 'API calls of a page that arrived complete').toEqual([]);
    expect(await scriptBytes(watch.requests), 'JavaScript, gzip').toBeLessThanOrEqual(MAX_SCRIPT.site);
  });
}

for (const wanted of GESTION_PAGES) {
  gestionTest(`${wanted.path} is accessible, still, silent and on its own`, async ({ page, watch, isMobile }) => {
    const shifts = await measureShifts(page);

    const response = await page.goto(await addressOf(wanted, page));
    await expectGoodDocument(page, response, wanted);
    await settled(page);
    await expectGoodVisit(page, watch, shifts, isMobile);
    const most = wanted.path === '/gestion/registro' ? MAX_SCRIPT.log : MAX_SCRIPT.gestion;
    expect(await scriptBytes(watch.requests), 'JavaScript, gzip').toBeLessThanOrEqual(most);
  });
}

moderatorTest(
  'a moderator goes through every screen but those of administrators, which are nowhere to be seen',
  async ({ page }) => {
    const NOT_THEIRS = [
      '/gestion/personas',
      '/gestion/textos',
      '/gestion/datos-personales',
      '/gestion/registro',
      '/gestion/registro/eliminados',
      '/gestion/sistema',
    ];
    await page.goto('/gestion');
    for (const { path, title, heading } of GESTION_PAGES.filter((one) => !NOT_THEIRS.includes(one.path))) {
      await moderatorTest.step(path, async () => {
        const entry = (await openNavigation(page)).locator(`a[href="${path}"]`);
        if ((await entry.count()) > 0) await entry.click();
        else await page.goto(await addressOf({ path, title, heading }, page));
        const greeting = path === '/gestion' ? 'Hola Benjamín Soto!' : heading;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
        await expect(page).toHaveTitle(title);
        await settled(page);
        await expect(page.getByText(/^(Personas|Textos$|Datos personales|Registro$|Eliminados|Sistema)/)).toHaveCount(
          0,
        );
        await expectAccessible(page);
      });
    }
    await moderatorTest.step('their addresses say whom they are for', async () => {
      for (const path of NOT_THEIRS) {
        await page.goto(path);
        await expect(page.getByText('Esta sección es solo para administradores.')).toBeVisible();
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
        await expectAccessible(page);
      }
    });
  },
);

test('every page that search engines are told about is among them', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const fixed = paths.filter((path) => !/^\/(chef|experiencia)\//.test(path));
  expect(fixed).not.toEqual([]);
  expect(PUBLIC_PAGES.map(({ path }) => path)).toEqual(expect.arrayContaining(fixed));
});

/** Waits until a screen of the back-office shows its data. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
}

async function addressOf({ path }: PageUnderTest, page: Page): Promise<string> {
  if (path.includes('{experience}')) return path.replace('{experience}', await demoExperience(page));
  if (!path.includes('{chef')) return path;
  const { id, slug } = await demoChef(page);
  return path.replace('{chef}', slug).replace('{chef-id}', String(id));
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

/**
 * While a page opens, its lazy pictures are left out, and the elements around them keep their places
 * (ui/look/components/picture.css). The italic font may or may not have arrived by now, and its stand-in can take one
 * line more, so it is left out of the comparison. Parts below the window are laid out here, as they are once somebody
 * comes near them (ui/look/layout.css).
 */
async function expectPlacesKept(page: Page) {
  // A part whose turn has not come has a height that is a guess.
  await laidOut(page);
  const [opening, open] = await page.evaluate(() => {
    const roman = new CSSStyleSheet();
    roman.replaceSync('* { --font-voice: var(--font-display) !important; }');
    const parts = 'html[data-opening] :is(main > section, .site-footer)';
    roman.insertRule(`${parts} { content-visibility: visible !important; contain: layout paint style; }`);
    document.adoptedStyleSheets.push(roman);
    const heights = [true, false].map((opening) => {
      document.documentElement.toggleAttribute('data-opening', opening);
      return [...document.querySelectorAll('main section, main header, footer')].map((part) => part.clientHeight);
    });
    document.adoptedStyleSheets.pop();
    return heights;
  });
  expect.soft(opening, 'heights while the page opens').toEqual(open);
}

/** Checks that apply to every page after a visitor has seen all of it. */
async function expectGoodVisit(page: Page, watch: Watch, shifts: () => Promise<number>, isMobile: boolean) {
  await scrollThrough(page);
  expect.soft(await shifts(), 'sum of layout shifts').toBeLessThanOrEqual(MAX_SHIFT);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, isMobile ? PHONE_WIDTHS : DESKTOP_WIDTHS);
  const here = new URL(page.url()).host;
  const elsewhere = watch.requests.map((request) => new URL(request.url())).filter(({ host }) => host && host !== here);
  expect.soft(elsewhere.map(String), 'requests to other hosts').toEqual([]);
}
