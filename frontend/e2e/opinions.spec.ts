import type { APIRequestContext, Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { tokenIn } from './support/requests.ts';
import { expect, gestionTest as test } from './support/test.ts';

const mark = Math.random().toString(36).slice(2, 8);
const WORDS = `Nadie se quería ir, ni el perro (${mark}).`;
const HOSTILE = `<img src=x onerror="window.ran=1"> {{7*7}} ${mark}`;

// A page without scripts, and the screen on which staff read it on a phone.
test(
  'a client says how the evening was on a page without scripts, staff publish it, and the site marks it',
  { tag: '@phone' },
  async ({ page, browser, baseURL, request, watch, administrator }) => {
    const { link, slug, shown } = await asked(request, administrator);
    const theirs = await browser.newContext({ baseURL, javaScriptEnabled: false });
    watch.follow(theirs);
    watch.expect(/400.*\/opinion\//, /404.*\/opinion\//);
    const client = await theirs.newPage();

    await test.step('the page asks, and says what is missing without losing the rest', async () => {
      await client.goto(link);
      await expect(client.getByRole('heading', { level: 1, name: '¿Cómo estuvo tu mesa?' })).toBeVisible();
      await expect(client.getByLabel('Nombre que se muestra')).toHaveValue(shown);
      await client.getByLabel('Tu opinión').fill(WORDS);
      await client.getByLabel('Nombre que se muestra').fill(' ');
      await client.getByRole('button', { name: 'Enviar mi opinión' }).click();
      await expect(client.getByText('Elige al menos media estrella.')).toBeVisible();
      await expect(client.getByLabel('Nombre que se muestra')).toHaveAccessibleDescription(/./);
      await client.getByLabel('Nombre que se muestra').fill(shown);
      await expect(client.getByLabel('Tu opinión')).toHaveValue(WORDS);
    });

    await test.step('stars are chosen by keyboard, and what was sent can be changed', async () => {
      await client.getByRole('radio', { name: '4,5 de 5 estrellas' }).focus();
      await client.keyboard.press('Space');
      await client.getByRole('button', { name: 'Enviar mi opinión' }).click();
      await expect(client.getByRole('heading', { level: 1, name: 'Gracias por contarnos' })).toBeVisible();
      await expect(client.getByRole('status')).toContainText('Puedes cambiarla hasta el');
      await client.getByLabel('Tu opinión').fill(`${WORDS} ${HOSTILE}`);
      await client.getByRole('button', { name: 'Guardar cambios' }).click();
      await expect(client.getByRole('radio', { name: '4,5 de 5 estrellas' })).toBeChecked();
      await expect(client.getByLabel('Tu opinión')).toHaveValue(`${WORDS} ${HOSTILE}`);
      expect(await client.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    await test.step('staff find it under "Por publicar", read it whole and publish it', async () => {
      await page.goto(`/gestion/chefs-comments?publication=waiting&search=${mark}`);
      // On a phone the table is a list of cards.
      const row = page.getByRole('main').locator('tr, li').filter({ hasText: shown });
      await expect(row).toContainText('Opinión verificada');
      await expect(row).toContainText('Por publicar');
      await page.getByRole('link', { name: shown }).click();
      const dialog = page.getByRole('dialog', { name: 'Opinión verificada' });
      await expect(dialog.getByText(HOSTILE)).toBeVisible();
      await expect(dialog.getByText('Sus palabras no se editan')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Publicar en el sitio' }).click();
      await expect(page.getByText('La opinión está en el sitio.')).toBeVisible();
    });

    await test.step('the chef page shows it with its mark, and runs nothing of it', async () => {
      await page.goto(`/chef/${slug}`);
      const opinion = page.getByRole('figure').filter({ hasText: mark });
      await expect(opinion).toContainText('Opinión verificada');
      await expect(page.getByText('la escribió quien tuvo al chef en su mesa', { exact: false })).toBeVisible();
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });

    await test.step('hidden with a reason, it is gone', async () => {
      await page.goto(`/gestion/chefs-comments?search=${mark}`);
      await page.getByRole('link', { name: shown }).click();
      const dialog = page.getByRole('dialog', { name: 'Opinión verificada' });
      await dialog.getByRole('button', { name: 'Ocultar' }).click();
      await dialog.getByLabel('Por qué se oculta').fill('Es de una prueba.');
      await dialog.getByRole('button', { name: 'Ocultar del sitio' }).click();
      await expect(page.getByText('La opinión no se muestra en el sitio.')).toBeVisible();
      await page.goto(`/chef/${slug}`);
      await expect(page.getByRole('figure').filter({ hasText: mark })).toHaveCount(0);
    });

    await test.step('a wrong link is a page that says so', async () => {
      const answer = await client.goto(`/opinion/${'x'.repeat(27)}`);
      expect(answer?.status()).toBe(404);
    });
    await theirs.close();
  },
);

test(
  'a chef with three verified opinions has a rating for search engines, and others have none',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/chef/Kenji-Morales');
    expect(await ratingOf(page)).toMatchObject({ '@type': 'AggregateRating', reviewCount: expect.any(Number) });
    await expect(page.getByText('Respuesta de Kenji Morales')).toBeVisible();
    await page.goto('/chef/Ana-María-Pérez');
    expect(await ratingOf(page)).toBeUndefined();
  },
);

async function ratingOf(page: Page): Promise<unknown> {
  const text = await page.locator('script[type="application/ld+json"]').allTextContents();
  const all = text.flatMap((one) => JSON.parse(one) as object[]) as { aggregateRating?: unknown }[];
  return all.find(({ aggregateRating }) => aggregateRating)?.aggregateRating;
}

/** A request of the demo that took place: a client says once how it was. */
const CLIENT = { of: 'Inés Valdivieso', shown: 'Inés V.' };

interface Asked {
  /** The client's page. */
  link: string;
  /** Of the chef. */
  slug: string;
  /** The name that the page offers. */
  shown: string;
}

/** The link that the client of a past evening is sent. */
async function asked(request: APIRequestContext, administrator: string): Promise<Asked> {
  const { of, shown } = CLIENT;
  const headers = { Authorization: `Bearer ${tokenIn(administrator)}` };
  const found = await request.get(`/api/v1/quote_requests/all?search=${encodeURIComponent(of)}`, { headers });
  const [row] = ((await found.json()) as { data: { id: number; chef: { slug: string } }[] }).data;
  const answer = await request.post(`/api/v1/opinions/link/${row?.id}`, { headers });
  const { data } = (await answer.json()) as { data: { url: string } };
  return { link: new URL(data.url).pathname, slug: row?.chef.slug ?? '', shown };
}
