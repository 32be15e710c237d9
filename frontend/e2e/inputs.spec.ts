import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { choosePicture, pick, save, textField } from './support/chef-form.ts';
import { expectReadWhole, hydrated } from './support/page-state.ts';
import { bearer } from './support/people.ts';
import { heavyFile, makePng, onePhoto } from './support/pictures.ts';
import { newEmail, requestsFrom } from './support/requests.ts';
import { openForm } from './support/stored-chef.ts';
import { expect, gestionTest, test } from './support/test.ts';
import { compose, everyWay, fillInByBrowser, paste } from './support/ways.ts';

async function stored(page: Page, id: number): Promise<{ price_per_person: number | null; phone_number: string }> {
  const answer = await page.request.get(`/api/v1/chefs/get-one-id/${id}`, { headers: await bearer(page) });
  return ((await answer.json()) as { data: { price_per_person: number | null; phone_number: string } }).data;
}

// Pasting, undo and what a browser fills in by itself are the browser’s.
gestionTest('what a chef’s form shows is what it saves, however it was put in', async ({ page }) => {
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

interface Written {
  chef_name: string;
  description: string;
  information: string;
  email: string;
  instagram: string;
  price_per_person: number;
  chef_cities: { city: { name: string } }[];
  proposals: Record<string, unknown>[];
  comments: Record<string, unknown>[];
}

/** Everything of a chef, as staff read it. */
async function written(page: Page, id: number): Promise<Written> {
  const answer = await page.request.get(`/api/v1/chefs/get-one-id/${id}`, { headers: await bearer(page) });
  return ((await answer.json()) as { data: Written }).data;
}

// Pasting, and words that are composed by a keyboard, are the browser’s.
// By day the test before has every kind of field, and the screens’ tests have each form.
gestionTest(
  'a chef’s texts, its experiences and its opinions are saved as they are shown',
  { tag: '@night' },
  async ({ page }) => {
    const chef = await openForm(page);
    const way = (label: string, text: string) => everyWay(page, textField(page, label), text);
    const description = await way('Descripción', 'Ñandú, loco y «mar»: 1/2 & más.');
    const information = await way('Información', 'Diez años — y contando.');
    const email = await way('Correo', 'ana.rojas+cocina@correo.example');
    const instagram = await way('Instagram', 'https://instagram.com/ana_rojas');
    const name = await way('Nombre', `Begoña d’Íñiguez ${chef.id}`);

    const dialog = page.getByRole('dialog');
    const inDialog = (label: string, text: string) =>
      everyWay(page, dialog.getByRole('textbox', { name: label, exact: true }), text);
    await gestionTest.step('an experience', async () => {
      await page.getByRole('button', { name: 'Agregar propuesta' }).click();
      await choosePicture(page, 'Imagen de la propuesta', { width: 700, height: 700 });
      await inDialog('Nombre del plato', 'Congrio «frito»');
      await inDialog('Descripción', 'Con ensalada chilena.');
      await inDialog('Parte 1', 'Empanada de pino');
      await inDialog('Parte 2', 'Congrio frito');
      await inDialog('Parte 3', 'Leche asada');
      await pick(page, 'Formatos', 'Cenas', dialog);
      await dialog.getByRole('button', { name: 'Agregar Propuesta' }).click();
      await expect(dialog).toBeHidden();
    });

    await gestionTest.step('an opinion, with its stars by keyboard', async () => {
      await page.getByRole('button', { name: 'Agregar comentario' }).click();
      await inDialog('Nombre del cliente', 'Rosalía Peña');
      await inDialog('Comentario', 'Comimos hasta tarde.');
      const stars = dialog.getByRole('slider', { name: /Valorización/ });
      await stars.press('End');
      await stars.press('ArrowLeft');
      await dialog.getByRole('button', { name: 'Agregar Comentario' }).click();
      await expect(dialog).toBeHidden();
    });

    await gestionTest.step('cities, pasted as a list', async () => {
      const cities = page.getByRole('combobox', { name: 'Ciudades' });
      const chosen = page.locator('.ant-form-item', { has: cities }).locator('.ant-select-selection-item');
      for (const list of ['Colina; vitacura;Ñuñoa', 'Colina\nvitacura\r\nÑuñoa\n', 'Colina, vitacura, Ñuñoa']) {
        await paste(page, cities, list);
        await page.keyboard.press('Tab');
        await expect(chosen).toHaveText(['Colina', 'Vitacura', 'Ñuñoa']);
        await cities.focus();
        if (list.includes(',')) break;
        for (let count = 3; count > 0; count -= 1) await page.keyboard.press('Backspace');
        await expect(chosen).toHaveCount(0);
      }
      await compose(page, cities, 'Con Con');
      await page.keyboard.press('Tab');
      await expect(chosen).toHaveText(['Colina', 'Vitacura', 'Ñuñoa', 'Con Con']);
    });

    await gestionTest.step('a price that is hardly meant, after a question', async () => {
      await paste(page, textField(page, 'Precio por persona'), '2.500.000');
      await page.getByRole('button', { name: 'Guardar Cambios' }).click();
      const question = page.getByRole('dialog', { name: '¿El precio está bien escrito?' });
      await expect(question).toContainText('Escribiste $2.500.000 por persona.');
      await question.getByRole('button', { name: 'Guardar así' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/gestion/chefs');
    });

    const saved = await written(page, chef.id);
    expect(saved).toMatchObject({ chef_name: name, description, information, email, instagram });
    expect(saved.price_per_person).toBe(2_500_000);
    expect(saved.chef_cities.map(({ city }) => city.name).sort()).toEqual(['Colina', 'Con Con', 'Vitacura', 'Ñuñoa']);
    expect(saved.proposals).toMatchObject([
      {
        dish_name: 'Congrio «frito»',
        description: 'Con ensalada chilena.',
        starter: 'Empanada de pino',
        main_course: 'Congrio frito',
        dessert: 'Leche asada',
      },
    ]);
    expect(saved.comments).toMatchObject([
      { client_name: 'Rosalía Peña', description: 'Comimos hasta tarde.', score: 4.5 },
    ]);
  },
);

gestionTest(
  'a person is invited with what the dialog shows; an address that is known is said at once',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/gestion/personas');
    await page.getByRole('button', { name: 'Crear Persona' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invitar nuevo' });
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await paste(page, email, ' Antonia.Fuenzalida@sobremesa.example ');
    await page.keyboard.press('Tab');
    await expect(dialog.getByText('Ya existe una persona con ese correo.')).toBeVisible();
    await expectAccessible(page);

    const name = await everyWay(page, dialog.getByRole('textbox', { name: 'Nombre' }), 'Rosalía Peña Ñancupil');
    const address = await everyWay(page, email, `rosalia.${Date.now()}@correo.example`);
    await page.keyboard.press('Tab');
    await expect(dialog.getByText('Ya existe una persona con ese correo.')).toBeHidden();
    const role = dialog.getByRole('combobox', { name: 'Rol' });
    await role.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.ant-select-dropdown:visible')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const chosen = await dialog
      .locator('.ant-form-item', { has: page.getByRole('combobox', { name: 'Rol' }) })
      .innerText();
    await dialog.getByRole('button', { name: 'Invitar Usuario' }).click();
    await expect(dialog).toBeHidden();

    const answer = await page.request.get(`/api/v1/users/all?search=${encodeURIComponent(address)}`, {
      headers: await bearer(page),
    });
    const { data } = (await answer.json()) as { data: { id: number; role: string }[] };
    expect(data).toMatchObject([
      { name, email: address, role: chosen.includes('Moderador') ? 'USER' : 'ADMIN', state: 'PENDING' },
    ]);
    await page.request.delete(`/api/v1/users/delete/${data[0]?.id}`, { headers: await bearer(page) });
  },
);

const SEARCHES = ['chefs', 'personas', 'chefs-comments', 'solicitudes', 'form-reference', 'listas/comunas'];

gestionTest('every list searches for what its field shows', { tag: '@night' }, async ({ page }) => {
  for (const path of SEARCHES) {
    await page.goto(`/gestion/${path}`);
    const search = page.getByRole('searchbox', { name: /^Buscar/ });
    const words = (): string => new URL(page.url()).searchParams.get('search') ?? '';
    const shown = await everyWay(page, search, 'ñusta «1»');
    await expect.poll(words).toBe(shown);
    await paste(page, search, 'x'.repeat(150));
    await expect(search).toHaveValue('x'.repeat(100));
    await expect.poll(words).toBe('x'.repeat(100));
    await search.press('Escape');
    await expect(search).toHaveValue('');
    await expect.poll(words).toBe('');
  }
});

gestionTest('an address is written in lower case, with the caret where it is', { tag: '@night' }, async ({ page }) => {
  await page.goto('/gestion/form-reference');
  await page.getByRole('button', { name: 'Crear Formulario' }).click();
  const address = page.getByRole('textbox', { name: 'URL de navegación' });
  await everyWay(page, address, 'Mi-Evento-2026', { shown: 'mi-evento-2026' });
  await address.press('End');
  for (let letters = 0; letters < 5; letters += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('-De-Casa');
  await expect(address).toHaveValue('mi-evento-de-casa-2026');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.type('AS');
  await expect(address).toHaveValue('mi-evento-de-casas-2026');
  await paste(page, address, 'Mis-Chefs');
  await page.keyboard.press('Tab');
  await expect(page.getByText('La URL de navegación ya está en uso.')).toBeVisible();
});

gestionTest('every file that is not taken is named, until it is dismissed', { tag: '@night' }, async ({ page }) => {
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
    'El archivo chica.png mide 200×200 px y necesita al menos 300×300 px.',
    'El archivo carta.pdf no es una imagen JPG, PNG o BMP.',
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Descartar: El archivo carta\.pdf/ }).click();
  await expect(refused).toHaveCount(2);
});

// A press of a key before its code has arrived: only a browser loads code.
test('a phone number typed before its mask has arrived is sent as it was meant', async ({
  page,
  request,
  administrator,
}) => {
  const email = newEmail();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/phone-mask-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cotiza');
  await hydrated(page);
  const form = page.getByRole('main');
  const phone = form.getByLabel('Teléfono');
  await phone.click();
  await page.keyboard.type('8765');
  const arrived = page.waitForResponse(/\/assets\/phone-mask-/);
  letGo();
  await (await arrived).finished();
  await page.keyboard.type('4321');
  await form.getByLabel('Nombre').fill('Camila Rojas');
  await expect(phone).toHaveValue('(+56) 9 8765 4321');
  await expectReadWhole(page, phone);
  await form.getByLabel('Correo').fill(email);
  await form.getByLabel('¿Qué te gustaría hacer?').selectOption('otra');
  await form.getByLabel('Mensaje').fill('¿Atienden en Valparaíso?');
  await form.getByLabel('Acepto que usen mis datos').check();
  await form.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page).toHaveURL('/gracias');
  expect(await requestsFrom(request, administrator, email)).toMatchObject([{ phone_number: '+56987654321' }]);
});

test(
  'a visitor’s form refuses what it cannot read, and sends what it shows',
  { tag: '@night' },
  async ({ page, request, administrator }) => {
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

    await expect(phone).toHaveAccessibleDescription(/Escribe un teléfono completo/);
    await expect(day).toHaveAccessibleDescription('Completa la fecha, o bórrala.');
    await expect(guests).toHaveAccessibleDescription('Escribe un número entero.');
    await expectAccessible(page);

    await paste(page, phone, '0056 9 8765 4321');
    await guests.fill('8');
    const far = `${new Date().getUTCFullYear() + 4}-12-12`;
    await day.fill(far);
    await form.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(day).toHaveAccessibleDescription('Elige una fecha dentro de los próximos tres años.');
    const event_date = `${new Date().getUTCFullYear() + 2}-12-12`;
    await day.fill(event_date);
    await form.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page).toHaveURL('/gracias');
    expect(await requestsFrom(request, administrator, email)).toMatchObject([
      { guests: 8, phone_number: '+56987654321', event_date },
    ]);
  },
);
