import type { Page } from '@playwright/test';

import { bearer } from './support/people.ts';
import { expectNoSidewaysScroll, hydrated } from './support/page-state.ts';
import { storeChef, upload } from './support/stored-chef.ts';
import { expect, gestionTest as test } from './support/test.ts';

/** The widest letters there are, as many as a name may have in one word. */
const WIDE = 'W'.repeat(60);

/** Stores an experience and an opinion of this chef, as the person signed in on the page. */
async function storeBeside(page: Page, chefId: number, experience: object, opinion: object): Promise<void> {
  const headers = await bearer(page);
  const profile_image = await upload(page, 'proposal', 400, 300);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1/${path}`, { data: { ...data, chef_id: chefId }, headers });
    expect(answer.ok(), path).toBe(true);
  };
  await post('proposals/create', { profile_image, modalities: [1], ...experience });
  await post('comments/create', opinion);
}

// Only a browser lays out text: what is too wide shows in pixels.
test('no page of the site is wider than its window, however long its words', async ({ page }) => {
  const name = `${WIDE} ${Math.random().toString(36).slice(2, 10)}`;
  const texts = { description: name, cities: [name], food_types: [name] };
  await page.goto('/gestion');
  const chef = await storeChef(page, { ...texts, name, information: name, price_per_person: 100_000_000 });
  const parts = { starter: name, main_course: name, dessert: name };
  const opinion = { client_name: name, description: name, score: 4.5 };
  await storeBeside(page, chef.id, { ...texts, ...parts, dish_name: name }, opinion);

  const found = `?busca=${encodeURIComponent(name)}`;
  const seen = [`/chefs${found}`, `/experiencias${found}`, '/cotiza'];
  try {
    for (const list of ['/chefs', '/experiencias']) {
      await page.goto(`${list}${found}`);
      const card = page.getByRole('main').getByRole('link', { name: new RegExp(`${WIDE}`) });
      seen.push((await card.first().getAttribute('href')) ?? '');
    }
    for (const path of seen) {
      await page.goto(path);
      await hydrated(page);
      await test.step(path.slice(0, 30), () => expectNoSidewaysScroll(page, [320, 390, 768, 1024]));
      await test.step('no line of its path begins with a slash', () => expectSlashesBehind(page));
    }
  } finally {
    await page.request.delete(`/api/v1/chefs/delete/${chef.id}`, { headers: await bearer(page) });
  }
});

// Which line breaks are shown is decided by the style sheets.
test(
  'the lines in which a text was typed are those in which visitors read it, and a card has one',
  { tag: '@phone' },
  async ({ page }) => {
    const lines = (what: string) => `${what} uno.\n${what} dos.\n\n${what} tres.`;
    const dish = `Cena en líneas ${Math.random().toString(36).slice(2, 10)}`;
    await page.goto('/gestion');
    const chef = await storeChef(page, { description: lines('Chef') });
    const parts = { starter: lines('Entrada'), main_course: lines('Fondo'), dessert: lines('Postre') };
    const opinion = { client_name: 'Rosalía', description: lines('Opinión'), score: 5 };
    await storeBeside(page, chef.id, { dish_name: dish, description: lines('Experiencia'), ...parts }, opinion);
    const shown = (text: string) => page.getByText(`${text} uno.`).first().innerText();
    try {
      await page.goto(`/chefs?busca=${encodeURIComponent(chef.name)}`);
      expect(await shown('Chef')).toBe('Chef uno. Chef dos. Chef tres.');
      await page.getByRole('link', { name: `Ver Chef ${chef.name}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: chef.name })).toBeVisible();
      expect(await shown('Chef')).toBe(lines('Chef'));
      expect(await shown('Opinión')).toBe(`“${lines('Opinión')}”`);
      await page.getByRole('link', { name: `Ver detalles de ${dish}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: dish })).toBeVisible();
      for (const part of ['Experiencia', 'Entrada', 'Fondo', 'Postre']) expect(await shown(part)).toBe(lines(part));
    } finally {
      await page.request.delete(`/api/v1/chefs/delete/${chef.id}`, { headers: await bearer(page) });
    }
  },
);

/** Each step of the path begins with its name, however the path wraps: the sign stands behind the step before. */
async function expectSlashesBehind(page: Page): Promise<void> {
  const before = await page.locator('.crumbs li').evaluateAll((steps) =>
    steps.map((step) => {
      const words = document.createRange();
      words.selectNodeContents(step);
      return words.getBoundingClientRect().left - step.getBoundingClientRect().left;
    }),
  );
  expect(before).toEqual(before.map(() => 0));
}
