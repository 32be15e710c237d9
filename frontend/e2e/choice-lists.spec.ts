import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { bearer } from './support/people.ts';
import { chooseOption, rowOf } from './support/rows.ts';
import { expect, gestionTest as test } from './support/test.ts';

const COMMUNES = '/gestion/listas/comunas';
const mark = () => Math.random().toString(36).slice(2, 10);

/** The list with this commune alone. */
async function find(page: Page, name: string): Promise<void> {
  await page.goto(`${COMMUNES}?search=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toBeVisible();
}

/** Adds a commune in the list that is open. */
async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nueva Comuna' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva Comuna' });
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog.getByRole('checkbox').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Crear Comuna' }).click();
  await expect(page.getByText('Agregado a la lista', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** The id that addresses of the site have for a commune. */
async function idOf(page: Page, name: string): Promise<number> {
  const answer = await page.request.get('/api/v1/lookups/city/all', { headers: await bearer(page) });
  const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
  const id = data.find((one) => one.name === name)?.id;
  if (!id) throw new Error(`${name} is not in the list.`);
  return id;
}

/** What the quote form of the site offers. */
const offered = (page: Page) => page.getByLabel('Comuna').getByRole('option').allTextContents();

// The list of the back-office, the public form and old addresses belong together: only the whole product has all three.
test('two communes become one; an address with the former one goes on working; an unused one is deleted', async ({
  page,
}) => {
  const [typo, right] = [`Nunoa ${mark()}`, `Plaza Ñuñoa ${mark()}`];

  await test.step('both are added, and offered to visitors', async () => {
    await page.goto('/gestion');
    await page.goto(COMMUNES);
    await expect(page.getByRole('heading', { level: 1, name: 'Listas' })).toBeVisible();
    await expectAccessible(page);
    await add(page, typo);
    await add(page, right);
    await page.goto('/cotiza');
    expect(await offered(page)).toEqual(expect.arrayContaining([typo, right]));
  });
  const [former, kept] = [await idOf(page, typo), await idOf(page, right)];

  await test.step('one is hidden from visitors, and shown again', async () => {
    await find(page, typo);
    await chooseOption(page, typo, 'Ocultar del sitio');
    await expect(rowOf(page, typo)).toContainText('Oculto');
    await page.goto('/cotiza');
    expect(await offered(page)).not.toContain(typo);
    await find(page, typo);
    await chooseOption(page, typo, 'Mostrar en el sitio');
    await expect(rowOf(page, typo)).toContainText('En el sitio');
  });

  await test.step('merged, after being told what will happen', async () => {
    await chooseOption(page, typo, 'Unir con otro nombre');
    const dialog = page.getByRole('dialog', { name: `Unir «${typo}»` });
    await dialog.getByRole('combobox', { name: 'Unir con' }).fill(right);
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Unir' }).click();
    await expect(page.getByText(`«${typo}» ahora es «${right}».`)).toBeVisible();
    await find(page, right);
    await expect(rowOf(page, right)).toContainText(`También: ${typo}`);
  });

  await test.step('visitors who kept the former address get what it means now', async () => {
    await page.goto(`/cotiza?ciudad=${former}`);
    await expect(page.getByLabel('Comuna')).toHaveValue(String(kept));
    expect(await offered(page)).not.toContain(typo);
  });

  await test.step('what the quote form offers is not deleted by mistake; without that it is', async () => {
    await find(page, right);
    await chooseOption(page, right, 'Editar');
    const dialog = page.getByRole('dialog', { name: 'Editar Comuna' });
    await dialog.getByRole('checkbox').uncheck();
    await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(rowOf(page, right)).toContainText('No se ofrece');
    await chooseOption(page, right, 'Eliminar');
    await page.getByRole('dialog').getByRole('button', { name: 'Si, Eliminar' }).click();
    await expect(page.getByText(`«${right}» ya no está en la lista.`)).toBeVisible();
  });
});
