/*
 * Walks over the fields of the site and of the back-office: only a browser cuts what is pasted to the limit of its field,
 * and counts in UTF-16. By day those of the site. Those of the back-office stand on shared fields, which
 * contract-fields.test.tsx and each screen's own test hold by day; by night all of them, also those that presses open.
 */
import type { Locator, Page } from '@playwright/test';

import { addressOf, GESTION_PAGES } from './support/every-page.ts';
import { FieldWalk } from './support/field-walk.ts';
import { hydrated } from './support/page-state.ts';
import { tokenIn } from './support/requests.ts';
import { expect, gestionTest, test } from './support/test.ts';
import { paste } from './support/ways.ts';

test.describe.configure({ mode: 'parallel' });

/** The errors that no code of the page has caught. */
function crashesOf(page: Page): string[] {
  const crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));
  return crashes;
}

// Nothing that would be saved is sent: the page complains about it.
const NOT_SENT = /ERR_ABORTED|Failed to (load|fetch)|aborted/;

test('what is too long for a form of the site is cut, and the page stands', async ({ page, watch, administrator }) => {
  watch.expect(NOT_SENT);
  const crashes = crashesOf(page);
  const walk = await FieldWalk.begin(page);
  const fields: string[] = [];
  const open = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
  };
  // The limits of the form come when somebody begins to use it.
  const begin = async (form: Locator) => {
    await form.getByLabel('Nombre').click();
    await expect(form.getByLabel('Nombre')).toHaveAttribute('maxlength', /./);
  };
  await test.step('the quote form on its page and in its dialog, and the search of a list', async () => {
    await open('/cotiza');
    await begin(page.getByRole('main'));
    await walk.shown('/cotiza');
    await open('/chefs');
    await walk.shown('/chefs');
    await page.getByRole('main').getByRole('button', { name: 'Cotiza con nosotros' }).last().click();
    await begin(page.getByRole('dialog'));
    await walk.shown('/chefs, Cotiza con nosotros');
  });
  await test.step('the form by which a chef asks for a place', async () => {
    await open('/unete-al-equipo');
    await page.getByRole('button', { name: 'Contáctanos' }).first().click();
    await begin(page.getByRole('dialog'));
    await walk.shown('/unete-al-equipo, Contáctanos');
  });
  await test.step('the pages of a client', async () => {
    for (const path of await clientPages(page, administrator)) {
      await page.goto(path);
      fields.push(...(await walk.shown(path.replace(/[^/]+$/, ':token'))));
    }
  });
  expect(crashes).toEqual([]);
  expect(fields).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/cotiza: Nombre/), expect.stringMatching(/^\/cotiza: Mensaje/)]),
  );
  await test.info().attach('fields', { body: fields.join('\n') });
});

for (const screen of GESTION_PAGES) {
  gestionTest(
    `a long text that is pasted into any field of ${screen.path} is cut, and the screen stands`,
    { tag: '@night' },
    async ({ page, watch }) => {
      gestionTest.setTimeout(400_000);
      watch.expect(/./);
      const crashes = crashesOf(page);
      await page.goto('/gestion');
      const path = await addressOf(screen, page);
      const fields = await (await FieldWalk.begin(page, paste)).everythingOn(path);
      expect(crashes).toEqual([]);
      await gestionTest.info().attach('fields', { body: fields.join('\n') });
    },
  );
}

/** The pages of the demo's clients that take a form: of an offer that waits for its answer, and of an evening that took place. */
async function clientPages(page: Page, administrator: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${tokenIn(administrator)}` };
  const ask = async <Data>(method: 'get' | 'post', call: string): Promise<Data> => {
    const answer = await page.request[method](`/api/v1/${call}`, { headers });
    expect(answer.ok(), call).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };
  type Rows = { id: number; state: string }[];
  const offers: Rows = [];
  for (const { id } of await ask<Rows>('get', 'quote_requests/all?state=cotizada'))
    offers.push(...(await ask<Rows>('get', `offers/of-request/${id}`)));
  const offer = offers.find(({ state }) => /enviada|vista/.test(state));
  const [past] = await ask<Rows>('get', `quote_requests/all?search=${encodeURIComponent('Agencia Faro')}`);
  const links = [`offers/link/${offer?.id}`, `opinions/link/${past?.id}`];
  const urls = await Promise.all(links.map((link) => ask<{ url: string }>('post', link)));
  return urls.map(({ url }) => new URL(url).pathname);
}
