import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { demoChef } from './support/demo.ts';
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

/** A chef who works in this commune, with the pictures of one of the demo. */
async function chefIn(page: Page, commune: string): Promise<number> {
  const headers = await bearer(page);
  const { id: demo } = await demoChef(page);
  const read = await page.request.get(`/api/v1/chefs/get-one-id/${demo}`, { headers });
  const { data } = (await read.json()) as { data: Record<'profile_image' | 'cover_image', { id: number }> };
  const { gallery } = data as unknown as { gallery: { id: number }[] };
  const created = await page.request.post('/api/v1/chefs/create', {
    headers,
    data: {
      name: `Chef de ${commune}`,
      description: 'Cocina de la zona central.',
      information: 'Diez años de oficio.',
      profile_image: { id: data.profile_image.id },
      cover_image: { id: data.cover_image.id },
      gallery: gallery.map(({ id }) => ({ id })),
      email: 'zona.central@correo.example',
      phone_number: '+56912345678',
      modalities: [1],
      cities: [commune],
    },
  });
  expect(created.ok()).toBe(true);
  return ((await created.json()) as { data: { id: number } }).data.id;
}

test('a visitor who kept the address of a filter is led on when its commune went into another one', async ({
  page,
}) => {
  const [typo, right] = [`Talca ${mark()}`, `Talca Centro ${mark()}`];
  await page.goto('/gestion');
  const headers = await bearer(page);
  const chef = await chefIn(page, typo);
  await page.request.post('/api/v1/lookups/city/create', { headers, data: { name: right } });
  const [former, kept] = [await idOf(page, typo), await idOf(page, right)];

  await page.goto('/chefs');
  await page.getByLabel('Ciudad').selectOption(typo);
  await expect(page).toHaveURL(`/chefs?ciudad=${former}`);
  await expect(page.getByRole('status')).toContainText('1 chef con estos filtros');

  await test.step('whoever gives it the other one’s name is offered to make the two one', async () => {
    await find(page, typo);
    await chooseOption(page, typo, 'Editar');
    const dialog = page.getByRole('dialog', { name: 'Editar Comuna' });
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(right.toUpperCase());
    await page.keyboard.press('Tab');
    await expect(dialog.getByText(`«${right}» ya está en la lista.`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: `Unir con «${right}»` }).click();
    const merging = page.getByRole('dialog', { name: `Unir «${typo}»` });
    await expect(merging.getByText(/pasa a/)).toContainText(`pasa a «${right}»: 1 chef`);
    await expect(dialog).toBeHidden();
    await merging.getByRole('button', { name: 'Unir' }).click();
    await expect(page.getByText(`«${typo}» ahora es «${right}».`)).toBeVisible();
  });
  await page.goto(`/chefs?ciudad=${former}`);
  await expect(page).toHaveURL(`/chefs?ciudad=${kept}`);
  await expect(page.getByLabel('Ciudad')).toHaveValue(String(kept));
  await expect(page.getByRole('status')).toContainText('1 chef con estos filtros');
  await expectAccessible(page);

  await page.request.delete(`/api/v1/chefs/delete/${chef}`, { headers });
  await page.goto('/chefs');
  await expect(page.getByLabel('Ciudad').getByRole('option', { name: right })).toHaveCount(0);
  await page.request.delete(`/api/v1/lookups/city/delete/${kept}`, { headers });
});
