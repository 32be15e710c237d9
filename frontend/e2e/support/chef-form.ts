import { expect, type Locator, type Page } from '@playwright/test';

import { makePng } from './pictures.ts';

/** What a test enters into the chef form. */
export interface ChefEntry {
  name: string;
  city: string;
  foodType: string;
}

/** How the names of chefs begin that journeys store. */
const STORED_NAME = 'Begoña Íñiguez';

/** A new chef whom no other test knows. The name has characters that are difficult in addresses. */
export function newChef(project: string): ChefEntry {
  const mark = `${project} ${Math.random().toString(36).slice(2, 10)}`;
  return { name: `${STORED_NAME} ${mark}`, city: `Ciudad ${mark}`, foodType: `Cocina ${mark}` };
}

/** The address of a chef of this name. */
export function chefPath(name: string): string {
  return encodeURI(`/chef/${name.replaceAll(' ', '-')}`);
}

/** A text field of the chef form by its label. */
export function textField(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label });
}

/** Fills every required field, and a new food type and city. The pictures are real files. */
export async function fillChefForm(page: Page, { name, city, foodType }: ChefEntry): Promise<void> {
  await textField(page, 'Nombre').fill(name);
  await textField(page, 'Descripción').fill(`${name} cocina de memoria lo que aprendió mirando.`);
  await textField(page, 'Información').fill(
    'Trabaja con productos de la feria.\nLlega dos horas antes y deja todo limpio.',
  );
  await choosePicture(page, 'Imagen de perfil', { width: 640, height: 480, crop: true });
  await choosePicture(page, 'Imagen de portada', { width: 1600, height: 900 });
  await choosePicture(page, 'Agregar fotos a la galería', { width: 700, height: 700 });
  await textField(page, 'Correo').fill('begona.iniguez@chefs.example');
  // At its left, where the click finds the placeholder's (+56).
  await textField(page, 'Teléfono').click({ position: { x: 14, y: 14 } });
  await textField(page, 'Teléfono').pressSequentially('87654321');
  await expect(textField(page, 'Teléfono')).toHaveValue('(+56) 9 8765 4321');
  await textField(page, 'Precio por persona').fill('45000');
  await pick(page, 'Formatos', 'Cenas');
  await pick(page, 'Tipos de comida', 'Chilena');
  await pick(page, 'Tipos de comida', foodType);
  await pick(page, 'Ciudades', city);
}

interface Choice {
  width: number;
  height: number;
  /** Whether the picture has another shape than the site's, so that the form asks for the crop. */
  crop?: boolean;
}

/** Chooses a file for a picture of the form, and waits until the server has stored it. */
export async function choosePicture(page: Page, label: string, { width, height, crop = false }: Choice): Promise<void> {
  const picture = await makePng(label, width, height);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: label }).click();
  const stored = page.waitForResponse((response) => response.url().endsWith('/files/upload'));
  await (await chooser).setFiles(picture);
  if (crop) await page.getByRole('button', { name: 'Usar recorte' }).click();
  expect((await stored).status()).toBe(201);
}

/**
 * Picks a known name in a list that takes several, or adds a new one, with the keyboard. `within` is the open dialog,
 * if there is one.
 */
export async function pick(page: Page, label: string, name: string, within: Page | Locator = page): Promise<void> {
  const field = within.getByRole('combobox', { name: label });
  await field.fill(name);
  await expect(page.locator('.ant-select-dropdown:visible').getByTitle(name, { exact: true })).toBeVisible();
  await field.press('Enter');
  await field.press('Escape');
  const item = within.locator('.ant-form-item', { has: page.getByRole('combobox', { name: label }) });
  await expect(item.getByTitle(name, { exact: true })).toBeVisible();
}

/** Presses the form's main button and waits for the list. */
export async function save(
  page: Page,
  label: 'Crear Chef' | 'Guardar Cambios' | 'Guardar con lo elegido',
): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  // The list comes back as it was left, with its search.
  await page.waitForURL(({ pathname }) => pathname === '/gestion/chefs');
}
