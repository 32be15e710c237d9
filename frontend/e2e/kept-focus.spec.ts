import type { Locator, Page } from '@playwright/test';

import { choosePicture, textField } from './support/chef-form.ts';
import { chooseAccount, signIn } from './support/people.ts';
import { openForm, revokeToken, storeChef } from './support/stored-chef.ts';
import { expect, gestionTest, test } from './support/test.ts';

/** Presses a button by keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Deletes by keyboard what has this menu. `asked` is called once it is asked whether to. */
async function remove(page: Page, subject: string, asked = () => {}): Promise<void> {
  await press(named(page, `Opciones de ${subject}`));
  await page.getByRole('menuitem', { name: 'Eliminar' }).press('Enter');
  await expect(named(page, 'Si, Eliminar')).toBeVisible();
  asked();
  await press(named(page, 'Si, Eliminar'));
}

// Where the focus falls when its element goes is the browser’s.
gestionTest('by keyboard through a chef form, the focus never falls to the top of the page', async ({ page }) => {
  await openForm(page);
  const dialog = page.getByRole('dialog');

  await gestionTest.step('a dialog that is closed gives it back to its button', async () => {
    for (const add of ['Agregar comentario', 'Agregar propuesta']) {
      await press(named(page, add));
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(named(page, add)).toBeFocused();
    }
  });

  await gestionTest.step('so does one whose content is put into the form', async () => {
    await press(named(page, 'Agregar comentario'));
    await dialog.getByRole('textbox').first().fill('Ana');
    await dialog.getByRole('textbox').last().fill('Volvería mañana.');
    await dialog.getByRole('slider', { name: /Valorización/ }).press('End');
    await press(dialog.locator('button').last());
    await expect(named(page, 'Agregar comentario')).toBeFocused();
  });

  await gestionTest.step('a card or photo that goes hands it to its neighbour', async () => {
    await press(named(page, 'Eliminar el comentario de Ana'));
    await press(named(page, 'Si, Eliminar'));
    await expect(named(page, 'Agregar comentario')).toBeFocused();
    await press(named(page, 'Quitar foto 2'));
    await expect(page.getByRole('button', { name: /^Quitar foto/ })).toHaveCount(2);
    await expect(named(page, 'Quitar foto 2')).toBeFocused();
    await press(named(page, 'Quitar foto 2'));
    await expect(named(page, 'Agregar fotos a la galería')).toBeFocused();
  });

  await gestionTest.step('a picture that is cropped keeps it', async () => {
    await choosePicture(page, 'Cambiar: Imagen de perfil', { width: 640, height: 480, crop: true });
    await expect(named(page, 'Cambiar: Imagen de perfil')).toBeFocused();
  });
});

// Where the focus falls when its element goes is the browser’s.
gestionTest('a row that is deleted or brought back hands the focus to the next', async ({ page }) => {
  const mark = `Foco ${Math.random().toString(36).slice(2, 10)}`;
  await page.goto('/gestion/chefs');
  for (const name of ['A', 'B', 'C']) await storeChef(page, { name: `${mark} ${name}` });
  await page.goto(`/gestion/chefs?search=${encodeURIComponent(mark)}`);

  // What keeps the focus comes over a slow network, long after the first key.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/kept-focus/, async (route) => {
    await arrived;
    await route.continue();
  });
  await remove(page, `${mark} B`, arrive);
  await expect(named(page, `Opciones de ${mark} B`)).toBeHidden();
  await expect(named(page, `Opciones de ${mark} C`)).toBeFocused();
  await remove(page, `${mark} C`);
  await expect(named(page, `Opciones de ${mark} C`)).toBeHidden();
  await expect(named(page, `Opciones de ${mark} A`)).toBeFocused();

  await gestionTest.step('who has gone on meanwhile is left there', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/chefs\/all/, async (route) => {
      await held;
      await route.continue();
    });
    await remove(page, `${mark} A`);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('searchbox').focus();
    release();
    await expect(page.getByText('Ningún chef coincide con lo que buscas.')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  await gestionTest.step('among what was deleted', async () => {
    await page.goto('/gestion/registro/eliminados');
    await press(named(page, `Recuperar ${mark} C`));
    await expect(named(page, `Recuperar ${mark} C`)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Recuperar/ }).and(page.locator(':focus'))).toHaveCount(1);
  });
});

gestionTest(
  'a button that is disabled while it works has the focus again',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.expect(/503/);
    await page.goto('/gestion/header');
    const type = async (letter: string) => {
      await press(page.getByRole('button', { name: /^Horario de atención/ }));
      await page.keyboard.press('End');
      await page.keyboard.type(letter);
      await page.keyboard.press('Enter');
    };
    await type('x');
    await press(named(page, 'Cancelar'));
    await press(named(page, 'Sí, descartar'));
    await expect(page.getByText('Hay cambios sin guardar')).toBeHidden();
    await expect(named(page, 'Cancelar')).toBeFocused();

    // Nothing is stored of it: the journeys of the company's data do that.
    await page.route('**/api/v1/company/update/*', (route) =>
      route.fulfill({ status: 503, json: { msg: 'Ahora no.' } }),
    );
    await type('y');
    await press(named(page, 'Guardar'));
    await expect(page.getByText('Ahora no.').first()).toBeVisible();
    await expect(named(page, 'Guardar')).toBeFocused();
  },
);

test(
  'anyone who signs in again beside an open dialog goes on in it',
  { tag: '@night' },
  async ({ page, context, watch }) => {
    watch.expect(/401/);
    await signIn(page, 'Benjamín Soto');
    await page.goto('/gestion/logos');
    await press(page.getByRole('button', { name: /^Editar / }).first());
    await textField(page, 'Nombre').fill('Otro nombre');
    await revokeToken(page);
    await press(named(page, 'Guardar Cambios'));
    const popup = context.waitForEvent('page');
    await press(page.getByRole('link', { name: 'Iniciar sesión en otra pestaña' }));
    const login = await popup;
    await chooseAccount(login, 'Benjamín Soto');
    await expect(login.getByRole('heading', { name: 'Hola Benjamín Soto!' })).toBeVisible();
    await login.close();
    await expect(page.getByRole('dialog', { name: 'Tu sesión terminó' })).toBeHidden();
    // On the button, or on the first field: the library's dialog may have it first.
    await expect(page.locator('[role="dialog"]:focus-within')).toHaveAccessibleName('Editar Logo');
  },
);
