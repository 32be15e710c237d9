import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { save, textField } from './support/chef-form.ts';
import { hydrated } from './support/page-state.ts';
import { bearer } from './support/people.ts';
import { heavyFile, makePng, onePhoto } from './support/pictures.ts';
import { newEmail, requestsFrom } from './support/requests.ts';
import { openForm } from './support/stored-chef.ts';
import { expect, gestionTest, test } from './support/test.ts';

/** Puts a text in as a browser does that fills in a form by itself. */
async function fillInByBrowser(field: Locator, text: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
}

async function stored(page: Page, id: number): Promise<{ price_per_person: number | null; phone_number: string }> {
  const answer = await page.request.get(`/api/v1/chefs/get-one-id/${id}`, { headers: await bearer(page) });
  return ((await answer.json()) as { data: { price_per_person: number | null; phone_number: string } }).data;
}

gestionTest('what a chef’s form shows is what it saves, however it was put in', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chef = await openForm(page);
  const open = () => page.goto(`/gestion/chef/editar-chef/${chef.id}`);
  const price = textField(page, 'Precio por persona');
  const phone = textField(page, 'Teléfono');

  await gestionTest.step('a price is pasted, a phone too, in whatever spelling', async () => {
    for (const text of ['$ 45.000', '45.000,-', '45000']) {
      await paste(page, price, text);
      await expect(price).toHaveValue('45.000');
    }
    await paste(page, phone, '0056 9 8765 4322');
    await expect(phone).toHaveValue('(+56) 9 8765 4322');
    await save(page, 'Guardar Cambios');
    expect(await stored(page, chef.id)).toMatchObject({ price_per_person: 45000, phone_number: '+56987654322' });
  });

  await gestionTest.step('what is undone is undone in what is saved; what the browser fills in is taken', async () => {
    await open();
    await price.click();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect(price).toHaveValue('4.500');
    await page.keyboard.press('Control+Z');
    await expect(price).toHaveValue('45.000');
    await fillInByBrowser(phone, '+56 2 2345 6789');
    await expect(phone).toHaveValue('(+56) 2 2345 6789');
    await save(page, 'Guardar Cambios');
    expect(await stored(page, chef.id)).toMatchObject({ price_per_person: 45000, phone_number: '+56223456789' });
  });

  await gestionTest.step('decimals and numbers that are not Chilean are shown, and refused', async () => {
    await open();
    await paste(page, price, '45000,5');
    await paste(page, phone, '+54 9 11 2345 6789');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(page.getByText('Escribe un precio en pesos, sin decimales.')).toBeVisible();
    await expect(page.getByText('Escribe un teléfono chileno completo: (+56) 9 1234 5678.')).toBeVisible();
    await expect(price).toHaveValue('45.000,5');
    await paste(page, phone, '987654321');
  });

  await gestionTest.step('a price that is hardly meant is asked about', async () => {
    await paste(page, price, '450');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    const question = page.getByRole('dialog', { name: '¿El precio está bien escrito?' });
    await expect(question).toContainText('Escribiste $450 por persona.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Corregir el precio' }).click();
    await expect(question).toBeHidden();
  });

  await gestionTest.step('an emptied price is none', async () => {
    await price.click();
    await page.keyboard.press('End');
    for (let digit = 0; digit < 3; digit += 1) await page.keyboard.press('Backspace');
    await expect(price).toHaveValue('');
    await save(page, 'Guardar Cambios');
    expect(await stored(page, chef.id)).toMatchObject({ price_per_person: null, phone_number: '+56987654321' });
  });
});

gestionTest('every file that is not taken is named, until it is dismissed', async ({ page }) => {
  await openForm(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Agregar fotos a la galería' }).click();
  const small = { ...(await onePhoto(200)), name: 'chica.png' };
  const text = { name: 'carta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  await (await chooser).setFiles([await makePng('buena', 400, 400), heavyFile(10), small, text]);

  await expect(page.getByRole('button', { name: 'Foto 4', exact: true })).toBeVisible();
  const refused = page.getByRole('alert').getByRole('listitem');
  await expect(refused).toHaveText([
    'El archivo pesada.jpg supera el tamaño máximo permitido.',
    'El archivo carta.pdf no es una imagen JPG, PNG o BMP.',
    'El archivo chica.png mide 200×200 px y necesita al menos 300×300 px.',
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Descartar: El archivo carta\.pdf/ }).click();
  await expect(refused).toHaveCount(2);
});

test('a visitor’s form refuses what it cannot read, and sends what it shows', async ({
  page,
  context,
  request,
  administrator,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = newEmail();
  await page.goto('/cotiza');
  await hydrated(page);
  const form = page.getByRole('main');
  const [phone, day, guests] = [form.getByLabel('Teléfono'), form.getByLabel('Fecha'), form.getByLabel('Invitados')];
  await form.getByLabel('Nombre').fill('Camila Rojas');
  await form.getByLabel('Correo').fill(email);
  await phone.click();
  await expect(phone).toHaveValue('(+56) 9');
  await paste(page, phone, '091234567');
  await form.getByLabel('¿Qué te gustaría hacer?').selectOption('Cena');
  await guests.fill('8,5');
  await day.focus();
  await page.keyboard.type('1212');
  await form.getByLabel('Acepto que usen mis datos').check();
  await form.getByRole('button', { name: 'Enviar solicitud' }).click();

  await expect(phone).toHaveAccessibleDescription(/Escribe un teléfono chileno completo/);
  await expect(day).toHaveAccessibleDescription('Completa la fecha, o bórrala.');
  await expect(guests).toHaveAccessibleDescription('Escribe un número entero.');
  await expectAccessible(page);

  await paste(page, phone, '0056 9 8765 4321');
  await guests.fill('8');
  await day.fill('2040-12-12');
  await form.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page).toHaveURL('/gracias');
  expect(await requestsFrom(request, administrator, email)).toMatchObject([
    { guests: 8, phone_number: '+56987654321', event_date: '2040-12-12' },
  ]);
});
