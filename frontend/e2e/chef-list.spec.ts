import type { Page } from '@playwright/test';

import { demoChef } from './support/demo.ts';
import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

test.describe('the chef list', () => {
  const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

  test('appends the next chefs where one is, and has them again on coming back', async ({ page, watch }) => {
    // The test leaves the chef's page before its cover is shown.
    watch.expect(/\/files\/images\/.* was preloaded using link preload but not used/);
    await page.goto('/chefs');
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('12 chefs a la vista');
    const more = page.getByRole('link', { name: 'Cargar más chefs' });
    await more.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/chefs?pagina=2');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^2[0-4] chefs /);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await expect(page.locator('main a:focus')).toHaveCount(1);

    const later = page.getByRole('link', { name: /^Ver Chef/ }).nth(13);
    const name = ((await later.textContent()) ?? '').replace('Ver Chef', '').trim();
    await later.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^2[0-4] chefs /);
    await expect(page.getByRole('link', { name: `Ver Chef ${name}` })).toBeInViewport();
    await expect(page.getByRole('link', { name: `Ver Chef ${name}` })).toBeFocused();
  });

  test('hands the focus to the first card when a pressed link goes with the filters', async ({ page }) => {
    for (const [path, name] of [
      ['/chefs?formato=1', 'Quitar filtros'],
      ['/chefs?busca=zzz', 'Ver todos los chefs'],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('link', { name }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/chefs');
      await expect(page.getByRole('link', { name: /^Ver Chef/ }).first()).toBeFocused();
      await expect(page.getByRole('link', { name: /^Ver Chef/ }).first()).toBeInViewport();
    }
  });

  test('keeps its filters in the address, where the back button finds them', async ({ page }) => {
    await page.goto('/chefs');
    await hydrated(page);
    await page.getByLabel('Formato').selectOption('Clases online');
    await expect(page).toHaveURL(/\/chefs\?formato=[1-9]\d*$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText('con estos filtros');
    await expect(page.getByRole('link', { name: 'Cargar más chefs' })).toHaveCount(0);
    await page.getByLabel('Tipo de comida').selectOption('Vegana');
    await expect(page).toHaveURL(/\/chefs\?formato=[1-9]\d*&comida=[1-9]\d*$/);

    await page.goBack();
    await expect(page.getByLabel('Formato').locator('option:checked')).toHaveText('Clases online');
    await expect(page.getByLabel('Tipo de comida')).toHaveValue('0');
    await page.getByRole('link', { name: 'Quitar filtros' }).first().click();
    await expect(page).toHaveURL('/chefs');
    await expect(cards(page)).not.toHaveCount(0);
    await expect(page.getByLabel('Formato')).toHaveValue('0');
  });

  test('finds a chef by city and food, and opens their page', async ({ page, watch }) => {
    // The test leaves the chef's page before its cover is shown.
    watch.expect(/\/files\/images\/.* was preloaded using link preload but not used/);
    const { name, city, food } = await demoChefAt(page);
    await page.goto('/chefs');
    await hydrated(page);
    await page.getByLabel('Ciudad').selectOption(city);
    await expect(page).toHaveURL(/\/chefs\?ciudad=[1-9]\d*$/);
    await page.getByLabel('Tipo de comida').selectOption(food);
    await expect(page.getByRole('main').getByRole('status')).toContainText('con estos filtros');
    await expect(page).toHaveURL(/comida=[1-9]\d*/);
    await page.getByRole('link', { name: `Ver Chef ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    const facts = page.getByRole('complementary', { name: 'Datos del chef' });
    await expect(facts).toContainText(city);
    await expect(facts).toContainText(food);
  });

  test('finds a chef by words and city, without waiting on Enter', async ({ page }) => {
    await page.goto('/chefs');
    await hydrated(page);
    const field = page.getByRole('searchbox', { name: 'Buscar' });
    const name = (await cards(page).first().innerText()).split(' ')[0] ?? '';
    await field.fill(name.toUpperCase());
    await field.press('Enter');
    await expect(page).toHaveURL(`/chefs?busca=${encodeURIComponent(name.toUpperCase())}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`para «${name.toUpperCase()}»`);
    await expect(cards(page).first()).toContainText(name);
    await expect(page.getByRole('link', { name: 'Cargar más chefs' })).toHaveCount(0);
    await expect(field).toBeFocused();
    const city = await page.getByLabel('Ciudad').locator('option').nth(1).innerText();
    await page.getByLabel('Ciudad').selectOption(city);
    await expect(page.getByRole('main').getByRole('status')).toContainText('con estos filtros');
    await page.goBack();
    await page.goBack();
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL('/chefs');
  });

  test('keeps what somebody chose before the scripts arrived', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/chefs', { waitUntil: 'commit' });
    await page.getByLabel('Formato').selectOption('Clases online');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('a');
    letGo();
    await expect(page).toHaveURL(/\/chefs\?formato=[1-9]\d*&busca=a$/);
    await expect(page.getByLabel('Formato').locator('option:checked')).toHaveText('Clases online');
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('a');
  });

  test('says what to do when nobody fits', async ({ page }) => {
    await page.goto('/chefs?ciudad=999999999');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Esta mesa todavía no tiene chef' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Quitar filtros' }).last().click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('12 chefs a la vista');
  });
});

/** One of the demo's chefs, with a city and a food type by which to find them. */
async function demoChefAt(page: Page): Promise<{ name: string; city: string; food: string }> {
  const { slug } = await demoChef(page);
  const answer = await page.request.get(`/api/v1/chefs/get-one/${encodeURIComponent(slug)}`);
  const { data } = (await answer.json()) as { data: FoundChef };
  const [city] = data.chef_cities;
  const [food] = data.chef_food_types;
  if (!city || !food) throw new Error(`The demo's chef ${slug} has no city or no food type.`);
  return { name: data.chef_name, city: city.city.name, food: food.food_type.name };
}

interface FoundChef {
  chef_name: string;
  chef_cities: { city: { name: string } }[];
  chef_food_types: { food_type: { name: string } }[];
}
