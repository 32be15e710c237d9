import type { Locator, Page } from '@playwright/test';

import { demoChef } from './support/demo.ts';
import { bearer } from './support/people.ts';
import { chooseOption, expectToFit, rowOf } from './support/rows.ts';
import { storeChef } from './support/stored-chef.ts';
import { expect, gestionTest as test } from './support/test.ts';

const LISTS = [
  '/gestion/chefs',
  '/gestion/personas',
  '/gestion/chefs-comments',
  '/gestion/solicitudes',
  '/gestion/listas',
  '/gestion/listas/comunas',
  '/gestion/listas/formatos',
  '/gestion/listas/dietas',
  '/gestion/registro',
];

/** Ways from a list to its neighbours: each is seen whole, at every width. */
const TABS = '.section-tabs a, .g-quote-views a';

/** The widest letters there are, as many as a name may have. Formularios has its own in forms.spec.ts. */
const WIDE = 'W'.repeat(60);

/** Stores a record for every list, with everything as long as it may be, and returns what they are all found by. */
async function storeAtLength(page: Page): Promise<{ word: string; remove: () => Promise<void> }> {
  const word = Math.random().toString(36).slice(2, 10);
  const name = `${WIDE} ${word}`;
  const email = `${'w'.repeat(40)}.${word}@correo.example`;
  await page.goto('/gestion');
  const headers = await bearer(page);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1/${path}`, { data, headers });
    expect(answer.ok(), path).toBe(true);
    return ((await answer.json()) as { data: { id: number } | null }).data?.id;
  };
  const { id: chef_id } = await storeChef(page, {
    name,
    email,
    price_per_person: 100_000_000,
    food_types: [name, `Y ${name}`],
    cities: [name],
  });
  const person = await post('users/create', { name, email, role: 'ADMIN' });
  await post('comments/create', { chef_id, client_name: name, description: name, score: 4.5 });
  await post('quote_requests/create', {
    name,
    email,
    phone_number: '+56912345678',
    guests: 1000,
    event_date: `${new Date().getUTCFullYear() + 2}-11-30`,
    kind: 'team_building',
    chef_id,
    consent: true,
    request_key: crypto.randomUUID(),
  });
  const remove = async () => {
    await page.request.delete(`/api/v1/chefs/delete/${chef_id}`, { headers });
    await page.request.delete(`/api/v1/users/delete/${person}`, { headers });
  };
  return { word, remove };
}

// Only a browser lays out a table: what is too wide shows in pixels.
// By day the walks see every list at five widths, and long-texts.spec.ts has long texts on a phone.
test(
  'no table scrolls sideways on a desk, and nothing is wider than a phone, however long its texts',
  { tag: '@night' },
  async ({ page }) => {
    const { word, remove } = await storeAtLength(page);
    const fitsAtBothWidths = async () => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectToFit(page);
        for (const tab of await page.locator(TABS).all()) await expect(tab).toBeInViewport({ ratio: 1 });
      }
    };
    for (const path of LISTS) {
      await page.goto(path);
      await fitsAtBothWidths();
      if (/(formatos|dietas)$/.test(path)) continue;
      // The log is searched by how a name begins.
      await page.goto(`${path}?search=${path.endsWith('registro') ? WIDE : word}`);
      await fitsAtBothWidths();
    }
    await remove();
  },
);

// Only a browser wraps a row of fields where they do not fit.
test('no button stands alone below the fields of a list', { tag: '@night' }, async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of LISTS) {
      await page.goto(path);
      await page.getByRole('search').first().waitFor();
      const alone = await page.getByRole('button', { name: 'Exportar CSV' }).evaluateAll(
        (buttons) =>
          buttons.filter((button) => {
            const { top, bottom } = button.getBoundingClientRect();
            const others = document.querySelectorAll('[role="search"] :is(input, .ant-select)');
            return ![...others].some((other) => {
              const { top: above, bottom: below } = other.getBoundingClientRect();
              return above < bottom && below > top;
            });
          }).length,
      );
      expect(alone, `${path} at ${width} px`).toBe(0);
    }
  }
});

// Only a browser scrolls, and finds the place again on coming back.
test('a list comes back with its search, order, page and place, after cancelling and after saving', async ({
  page,
}) => {
  // The demo's chefs by their addresses: journeys beside this one store and delete others.
  const address = '/gestion/chefs?search=cocina.example&sort=-price_per_person&page=2';
  const name = page.getByRole('main').locator('.g-person a').nth(5);

  for (const press of ['Volver y cancelar', 'Guardar Cambios']) {
    await page.goto(address);
    await settled(page);
    // What comes later above the rows, such as their number, moves them.
    await page.waitForLoadState('networkidle');
    // In sight, so that pressing it scrolls no further.
    await name.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await name.hover();
    const chef = await name.textContent();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await name.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Editar chef' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: press }).click();
    await expect(page).toHaveURL(address);
    await expect(name).toHaveText(chef ?? '');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  }
});

/** The list is there, and the overlay of its loading gone: a press on that is tried again by scrolling the page. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.ant-table-row, .g-cards > li').first()).toBeVisible();
  await expect(page.locator('.loading')).toHaveCount(0);
}

/** Something is this far from the top of the window, once what was read again is drawn. */
async function expectAt(locator: Locator, top: number): Promise<void> {
  await expect.poll(async () => Math.abs(((await locator.boundingBox())?.y ?? NaN) - top)).toBeLessThan(2);
}

/** Stores opinions that no other journey acts on, and returns what they are found by. */
async function storeOpinions(page: Page, count: number): Promise<{ mark: string; remove: () => Promise<void> }> {
  const mark = Math.random().toString(36).slice(2, 10);
  await page.goto('/gestion');
  const headers = await bearer(page);
  const { id: chef_id } = await demoChef(page);
  for (let at = 0; at < count; at++) {
    const data = { chef_id, client_name: `${mark} ${at}`, description: 'Todo muy rico.', score: 4.5 };
    expect((await page.request.post('/api/v1/comments/create', { data, headers })).ok()).toBe(true);
  }
  const remove = async () => {
    const found = await page.request.get(`/api/v1/comments/all?search=${mark}`, { headers });
    for (const { id } of ((await found.json()) as { data: { id: number }[] }).data) {
      await page.request.delete(`/api/v1/comments/delete/${id}`, { headers });
    }
  };
  return { mark, remove };
}

test('what one acts on stays under the pointer', { tag: '@night' }, async ({ page }) => {
  const { mark, remove } = await storeOpinions(page, 6);
  await page.goto(`/gestion/chefs-comments?favorite=false&search=${mark}`);
  const row = page.locator('.ant-table-row, .g-cards > li').nth(3);
  const options = row.getByRole('button', { name: /^Opciones de / });
  await settled(page);
  // At the foot of a phone the toast would lie on it.
  await options.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const subject = ((await options.getAttribute('aria-label')) ?? '').replace('Opciones de ', '');
  const before = await options.boundingBox();

  for (const [entry, now] of [
    ['Agregar a Favorito', 'SI'],
    ['Quitar de Favorito', 'No'],
  ] as const) {
    const featured = page.waitForResponse((answer) => answer.url().endsWith('/comments/favorite'));
    await chooseOption(page, subject, entry);
    await featured;
    await expect(row).toContainText(now);
    await expect(options).toHaveAccessibleName(`Opciones de ${subject}`);
    await expectAt(options, before?.y ?? NaN);
  }
  await remove();
});

// What moves on the screen shows in pixels only.
test('featured opinions that change elsewhere move no row below them', { tag: '@phone' }, async ({ page }) => {
  const { mark: listed, remove } = await storeOpinions(page, 6);
  await page.goto(`/gestion/chefs-comments?favorite=false&search=${listed}`);
  // As in browsers that do not hold what is in sight in its place, such as Safari.
  await page.addStyleTag({ content: '* { overflow-anchor: none !important; }' });
  const headers = await bearer(page);
  const { id: chef_id } = await demoChef(page);
  const row = page.locator('.g-cards > li').nth(3);
  const options = row.getByRole('button', { name: /^Opciones de / });
  await settled(page);
  await options.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const subject = ((await options.getAttribute('aria-label')) ?? '').replace('Opciones de ', '');
  const before = (await options.boundingBox())?.y ?? NaN;

  const mark = Math.random().toString(36).slice(2, 10);
  const data = { chef_id, client_name: `${WIDE} ${mark}`, description: WIDE.repeat(4), score: 4.5 };
  expect((await page.request.post('/api/v1/comments/create', { data, headers })).ok()).toBe(true);
  const found = await page.request.get(`/api/v1/comments/all?search=${mark}`, { headers });
  const [{ id }] = ((await found.json()) as { data: [{ id: number }] }).data;
  const feature = () => page.request.put(`/api/v1/comments/change-favorite/${id}`, { headers });
  const shelf = page.getByRole('region', { name: 'Destacados en el inicio' });
  try {
    await feature();
    // The shelf is read again after one's own press.
    await chooseOption(page, subject, 'Agregar a Favorito');
    await expect(shelf).toContainText(mark);
    await expectAt(options, before);
    await feature();
    await chooseOption(page, subject, 'Quitar de Favorito');
    await expect(shelf).not.toContainText(mark);
    await expectAt(options, before);
  } finally {
    await page.request.delete(`/api/v1/comments/delete/${id}`, { headers });
    await remove();
  }
});

// Only a browser knows that a text is cut, and taps.
test('a cut text is one tap away on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/gestion/chefs-comments');
  const cut = page.locator('.g-cards .cut').first();
  const whole = await cut.locator('.visually-hidden').textContent();
  await cut.tap();
  await expect(page.getByRole('tooltip')).toHaveText(whole ?? '');
});

test('an e-mail is copied with one press', { tag: '@night' }, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await page.goto('/gestion/chefs');
  const copy = page.getByRole('button', { name: /^Copiar email de / }).first();
  const name = ((await copy.getAttribute('aria-label')) ?? '').replace('Copiar email de ', '');
  await copy.click();
  await expect(page.getByText('Email copiado.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`/gestion/chefs?search=${encodeURIComponent(copied)}`);
  await expect(rowOf(page, name.slice(0, 20))).toBeVisible();
});
