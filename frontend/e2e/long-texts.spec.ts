import type { Page } from '@playwright/test';

import { bearer } from './support/people.ts';
import { expectNoSidewaysScroll, hydrated } from './support/page-state.ts';
import { storeChef, upload } from './support/stored-chef.ts';
import { expect, gestionTest as test } from './support/test.ts';

/** The widest letters there are, as many as a name may have in one word. */
const WIDE = 'W'.repeat(60);

test('no page of the site is wider than its window, however long its words @desktop', async ({ page }) => {
  const name = `${WIDE} ${Math.random().toString(36).slice(2, 10)}`;
  const texts = { description: name, cities: [name], food_types: [name] };
  await page.goto('/gestion');
  const chef = await storeChef(page, { ...texts, name, information: name, price_per_person: 100_000_000 });
  const headers = await bearer(page);
  const own = { ...texts, dish_name: name, starter: name, main_course: name, dessert: name, modalities: [1] };
  const proposal = { ...own, chef_id: chef.id, profile_image: await upload(page, 'proposal', 400, 300) };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1/${path}`, { data, headers });
    expect(answer.ok(), path).toBe(true);
  };
  await post('proposals/create', proposal);
  await post('comments/create', { chef_id: chef.id, client_name: name, description: name, score: 4.5 });

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
    await page.request.delete(`/api/v1/chefs/delete/${chef.id}`, { headers });
  }
});

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
