import type { Browser, BrowserContext, Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { demoChef, demoSibling } from './support/demo.ts';
import { expectNoSidewaysScroll, hydrated } from './support/page-state.ts';
import { bearer, NOBODY } from './support/people.ts';
import { storeChef } from './support/stored-chef.ts';
import { expect, gestionTest as test } from './support/test.ts';
import type { Watch } from './support/watch.ts';

/** Asks for a link as the person signed in on the page. */
async function shared(page: Page, subject: 'chef' | 'proposal', id: number): Promise<string> {
  const answer = await page.request.post(`/api/v1/previews/share/${subject}/${id}`, { headers: await bearer(page) });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

/** Another browser with a window of the same size, in which nobody is signed in. */
async function visitor(browser: Browser, page: Page, watch: Watch): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
    locale: 'es-CL',
    reducedMotion: 'reduce',
    storageState: NOBODY,
  });
  watch.follow(context);
  return context;
}

/**
 * Where each element is, how large, and in which colours and letters, beginning with the first one that holds the page.
 * Links and buttons differ in nothing but what a press does.
 */
const looksOf = (page: Page, first: string): Promise<string[]> =>
  page.evaluate(async (selector) => {
    // Also those of what is further down; one that only this machine could have is not there.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    const start = document.querySelector(selector);
    if (!start?.parentElement) throw new Error(`There is no ${selector}.`);
    const top = start.getBoundingClientRect().top;
    return [...start.parentElement.querySelectorAll('*')]
      .filter((element) => !element.closest('.preview-banner, style, title, meta, link, .dock'))
      .filter(
        (element) => start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING || element === start,
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontFamily, fontSize, opacity, visibility } = getComputedStyle(element);
        const isSeen = width > 0 && height > 0;
        const place = isSeen ? [x, y - top, width, height].map(Math.round).join(' ') : 'nowhere';
        const name = `${element.tagName}.${element.getAttribute('class') ?? ''}`;
        return [name, place, color, backgroundColor, fontFamily, fontSize, opacity, visibility].join(' | ');
      });
  }, first);

// Only a browser computes how two pages look.
test('a preview looks exactly like the page that visitors see', async ({ page, browser, watch }) => {
  await page.goto('/gestion/chefs');
  const chef = await demoChef(page);
  const dish = await demoSibling(page);
  const pages = [
    { path: `/chef/${encodeURIComponent(chef.slug)}`, link: await shared(page, 'chef', chef.id), first: '.chef-cover' },
    {
      path: `/experiencia/${encodeURIComponent(dish.slug)}`,
      link: await shared(page, 'proposal', dish.id),
      first: '.wrap:has(> .exp)',
    },
  ];
  const context = await visitor(browser, page, watch);
  // The italic is shown where it comes in time, which is not the same in each view.
  watch.expect(/fraunces-italic/);
  await context.route(/fraunces-italic/, (route) => route.abort());
  const site = await context.newPage();
  for (const { path, link, first } of pages) {
    await site.goto(path);
    await hydrated(site);
    const published = await looksOf(site, first);
    expect(published.length).toBeGreaterThan(80);
    await site.goto(link);
    expect(await looksOf(site, first)).toEqual(published);
  }
  await context.close();
});

// A new tab, another browser and the headers of a shared page belong together.
test('staff look at a chef that is not public, and share it with who has no account', async ({
  page,
  browser,
  watch,
}) => {
  await page.goto('/gestion/chefs');
  const chef = await storeChef(page);
  const switched = await page.request.put(`/api/v1/chefs/change-state/${chef.id}`, { headers: await bearer(page) });
  expect(switched.ok()).toBe(true);
  const context = await visitor(browser, page, watch);
  const guest = await context.newPage();
  const path = `/chef/${encodeURIComponent(chef.name.replaceAll(' ', '-'))}`;
  expect((await guest.request.get(path)).status()).toBe(404);
  await page.goto(`/gestion/chef/editar-chef/${chef.id}`);

  await test.step('a look opens in a new tab', async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Ver como se publicará' }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name: chef.name })).toBeVisible();
    await expect(tab.getByRole('note')).toContainText(`Vista previa. Así se verá la página de ${chef.name}.`);
    await tab.close();
  });

  const link = await test.step('a link is made', async () => {
    await page.getByRole('button', { name: 'Compartir vista previa' }).click();
    const dialog = page.getByRole('dialog', { name: `Vista previa de ${chef.name}` });
    await dialog.getByRole('button', { name: 'Crear enlace' }).click();
    const field = dialog.getByRole('textbox', { name: 'Enlace de la vista previa' });
    await expect(field).toHaveValue(/\/vista-previa\/chef\/[\w-]{27}$/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, []);
    return field.inputValue();
  });

  await test.step('anyone who has it reads the page without an account, and can do nothing with it', async () => {
    const answer = await guest.goto(link);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(await answer?.text()).not.toMatch(/guardada@cocina|56987654321|<script/);
    await expect(guest.getByRole('heading', { level: 1, name: chef.name })).toBeVisible();
    await expect(guest.getByText('Cocina de memoria lo que aprendió mirando.')).toBeVisible();
    // The banner stays where it can be read.
    await guest.mouse.wheel(0, 600);
    await expect(guest.getByRole('note')).toBeInViewport();
    const crumb = guest.getByRole('main').getByText('Chefs', { exact: true });
    const reacts = await crumb.evaluate((element) => getComputedStyle(element).pointerEvents);
    expect(reacts).toBe('none');
    // By keyboard one goes from before it to behind it.
    await guest.getByRole('banner').getByRole('link').focus();
    await guest.keyboard.press('Tab');
    await expect(guest.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
    await expectNoSidewaysScroll(guest, [320]);
    await expectAccessible(guest);
  });

  await test.step('it ends when it is revoked', async () => {
    await page.getByRole('button', { name: 'Revocar enlace' }).click();
    await expect(page.getByRole('button', { name: 'Crear enlace' })).toBeVisible();
    watch.expect(/404/);
    expect((await guest.goto(link))?.status()).toBe(404);
    await expect(guest.getByText(chef.name)).toHaveCount(0);
  });
  await context.close();
});
