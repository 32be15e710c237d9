import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status');
const unfold = (page: Page) => page.getByText('Personas, precio y dietas').click();
const diet = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

// Native selects and a disclosure on a phone, on the rendered list and its reloaded address.
test(
  'a visitor finds an experience for twelve guests, a diet and a price, and keeps the address',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/experiencias');
    await hydrated(page);
    const filtersTop = () =>
      page.locator('.filters').evaluate((filters) => Math.round(filters.getBoundingClientRect().top + scrollY));
    const before = await filtersTop();
    await expect(page.getByLabel('Personas')).toBeHidden();
    await unfold(page);
    await page.getByLabel('Personas').selectOption('12 personas');
    await expect(page).toHaveURL(/\/experiencias\?personas=12$/);
    await expect(status(page)).toContainText('con estos filtros');
    await diet(page, 'Vegana').check();
    await expect(page).toHaveURL(/personas=12&dieta=[1-9]\d*$/);
    await expect(diet(page, 'Vegana')).toBeChecked();
    await diet(page, 'Sin gluten').focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/personas=12&dieta=[1-9]\d*&dieta=[1-9]\d*$/);
    await page.getByLabel('Precio por persona, hasta').selectOption('$80.000');
    await expect(page).toHaveURL(/hasta=80000/);
    await expect(status(page)).toContainText('con estos filtros');
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(first).toBeVisible();
    await expectAccessible(page);

    expect(await filtersTop(), 'the filters keep their place below another title').toBe(before);

    const address = page.url();
    const dish = await first.innerText();
    await page.getByRole('link', { name: `Ver detalles de ${dish}` }).click();
    const facts = page.getByRole('complementary', { name: 'Datos de la experiencia' });
    for (const fact of ['Vegana', 'Sin gluten']) await expect(facts).toContainText(fact);
    await expect(facts).toContainText(/(De \d+ a|Para) \d+ personas/);
    await expect(facts).toContainText('Duración');

    // What was asked for goes along to anyone who asks for a quote.
    await page.getByRole('button', { name: 'Cotizar', exact: true }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Invitados')).toHaveValue('12');
    await expect(form.getByLabel('Mensaje')).toHaveValue('Buscamos opción sin gluten y vegana.');
    await form.getByLabel('Invitados').fill('900');
    await expect(form.getByText(/ es (de|para) \d+.* Puedes pedir igual/)).toBeVisible();

    await page.goto(address);
    await expect(page.getByLabel('Personas')).toHaveValue('12');
    for (const name of ['Vegana', 'Sin gluten']) await expect(diet(page, name)).toBeChecked();
    await expect(page.getByRole('link', { name: `Ver detalles de ${dish}` })).toBeVisible();
    await page.getByRole('link', { name: 'Quitar filtros' }).first().click();
    await expect(page).toHaveURL('/experiencias');
    await expect(page.getByLabel('Personas')).toHaveValue('0');
  },
);
