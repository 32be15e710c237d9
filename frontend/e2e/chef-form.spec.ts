import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { save, textField } from './support/chef-form.ts';
import { openNavigation } from './support/navigation.ts';
import { chooseAccount, signIn } from './support/people.ts';
import { onePhoto } from './support/pictures.ts';
import { openForm, revokeToken, saveMeanwhile, storeChef } from './support/stored-chef.ts';
import { expect, gestionTest, test } from './support/test.ts';

gestionTest(
  'a new chef: an untouched form is left unasked, a written one after a question',
  { tag: '@night' },
  async ({ page }) => {
    const question = page.getByRole('dialog', { name: 'Salir de la creación' });
    const form = () => page.getByRole('link', { name: 'Agregar Chef' }).click();
    const leave = () => page.getByRole('button', { name: 'Volver y cancelar' }).click();
    await page.goto('/gestion/chefs');
    await form();
    await leave();
    await expect(page).toHaveURL('/gestion/chefs');

    await form();
    await textField(page, 'Nombre').fill('Alguien a medias');
    await leave();
    await expect(question).toContainText('Tienes cambios sin guardar. ¿Estás seguro de que quieres salir?');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'No, Quiero Quedarme' }).click();
    await expect(textField(page, 'Nombre')).toHaveValue('Alguien a medias');
    await leave();
    await page.getByRole('button', { name: 'Si, Salir' }).click();
    await expect(page).toHaveURL('/gestion/chefs');
  },
);

// Only a browser asks before it closes a tab, and keeps a draft for the next one.
gestionTest('no way out of an edited chef loses what was written', async ({ page, context }) => {
  const chef = await openForm(page);
  const question = page.getByRole('dialog', { name: 'Salir de la Edición' });
  const stay = page.getByRole('button', { name: 'No, Quiero Quedarme' });
  const description = textField(page, 'Descripción');

  await gestionTest.step('menu, back and signing out ask', async () => {
    await description.fill('A medias');
    for (const leave of [
      async () => (await openNavigation(page)).getByRole('link', { name: 'Dashboard' }).click(),
      async () => page.goBack(),
      async () => (await openNavigation(page)).getByRole('button', { name: 'Cerrar Sesión' }).click(),
    ]) {
      await leave();
      await expect(question).toBeVisible();
      await stay.click();
      await expect(question).toBeHidden();
      await expect(description).toHaveValue('A medias');
    }
  });

  await gestionTest.step('reloading and closing ask in the words of the browser', async () => {
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(description).toHaveValue('A medias');

    const closing = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const gone = page.waitForEvent('close');
    await (await closing).accept();
    await gone;
  });

  await gestionTest.step('what a closed tab held is offered in the next, and saved from there', async () => {
    const next = await context.newPage();
    await next.goto(`/gestion/chef/editar-chef/${chef.id}`);
    const offer = next.getByRole('dialog', { name: 'Tienes un borrador sin guardar' });
    await expect(offer).toBeVisible();
    await expectAccessible(next);
    await offer.getByRole('button', { name: 'Recuperar' }).click();
    await expect(textField(next, 'Descripción')).toHaveValue('A medias');
    await save(next, 'Guardar Cambios');
    await next.goto(`/gestion/chef/editar-chef/${chef.id}`);
    await expect(textField(next, 'Descripción')).toHaveValue('A medias');
    await expect(offer).toBeHidden();
    expect(await draftsOn(next)).toBe(0);
  });

  await gestionTest.step(
    'an open form is offered to no other tab; leaving on purpose or discarding drops the draft',
    async () => {
      const [one, two] = [context.pages()[0] as Page, await context.newPage()];
      await textField(one, 'Descripción').fill('En la primera');
      await expect.poll(() => draftsOn(one)).toBe(1);
      await two.goto(`/gestion/chef/editar-chef/${chef.id}`);
      await expect(textField(two, 'Descripción')).toHaveValue('A medias');
      await expect(two.getByRole('dialog')).toBeHidden();
      await one.getByRole('button', { name: 'Volver y cancelar' }).click();
      await one.getByRole('button', { name: 'Si, Salir' }).click();
      await one.waitForURL(({ pathname }) => pathname === '/gestion/chefs');
      expect(await draftsOn(one)).toBe(0);

      await textField(two, 'Descripción').fill('En la segunda');
      await expect.poll(() => draftsOn(two)).toBe(1);
      await two.close();
      await one.goto(`/gestion/chef/editar-chef/${chef.id}`);
      await one.getByRole('button', { name: 'Descartar' }).click();
      await expect(one.getByRole('dialog')).toBeHidden();
      await expect(textField(one, 'Descripción')).toHaveValue('A medias');
      expect(await draftsOn(one)).toBe(0);
    },
  );
});

// Only the built form and the real server show that a conflict ends with both changes stored.
gestionTest(
  'two people on one chef: what both changed is asked, and what one of us changed is kept',
  async ({ page, watch }) => {
    watch.expect(/409/);
    const chef = await openForm(page);
    await textField(page, 'Descripción').fill('Lo mío');
    await saveMeanwhile(page, chef, { description: 'Lo de la otra persona', email: 'nuevo@chefs.example' });

    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    const dialog = page.getByRole('dialog', { name: 'Otra persona guardó cambios' });
    await expect(dialog.getByRole('group', { name: 'Descripción' })).toContainText('Lo de la otra persona');
    await expect(dialog.getByRole('group')).toHaveCount(1);
    await expectAccessible(page);
    await save(page, 'Guardar con lo elegido');
    await page.goto(`/gestion/chef/editar-chef/${chef.id}`);
    await expect(textField(page, 'Descripción')).toHaveValue('Lo mío');
    await expect(textField(page, 'Correo')).toHaveValue('nuevo@chefs.example');
  },
);

// Two tabs share one session, and a file is sent again after signing in beside it.
test('a revoked session: signing in beside the form, which then goes on with its upload and saves', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/401/);
  await signIn(page, 'Benjamín Soto');
  const chef = await openForm(page);
  await textField(page, 'Descripción').fill('Escrito antes');
  await revokeToken(page);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Agregar fotos a la galería' }).click();
  const refused = page.waitForResponse((response) => response.url().endsWith('/files/upload'));
  await (await chooser).setFiles(await onePhoto());
  expect((await refused).status()).toBe(401);

  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  const popup = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Iniciar sesión en otra pestaña' }).click();
  const login = await popup;
  await chooseAccount(login, 'Benjamín Soto');
  await expect(login.getByRole('heading', { name: 'Hola Benjamín Soto!' })).toBeVisible();
  await login.close();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Foto 4', exact: true })).toBeVisible();
  await expect(textField(page, 'Descripción')).toHaveValue('Escrito antes');
  await save(page, 'Guardar Cambios');
  await page.goto(`/gestion/chef/editar-chef/${chef.id}`);
  await expect(textField(page, 'Descripción')).toHaveValue('Escrito antes');
  await expect(page.getByRole('button', { name: /^Foto/ })).toHaveCount(4);
});

/** The number of drafts on this device. */
function draftsOn(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sobremesa.draft/')).length);
}

/** Presses Tab as far as the buttons of the foot. Returns the fields that had the focus behind it: not a line of them was to be seen. */
async function tabToFoot(page: Page, foot: string): Promise<string[]> {
  const behind: string[] = [];
  for (let inFoot = false; !inFoot;) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate(async (selector) => {
      // What gets the focus is scrolled into sight with the next frame.
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      const [field, bar] = [document.activeElement, document.querySelector(selector)];
      if (!field || !bar) throw new Error('Nothing has the focus, or there is no foot.');
      const line = Math.min(field.getBoundingClientRect().height, 24);
      const name = field.getAttribute('aria-label') ?? (field.id || field.textContent) ?? '';
      const edge = Math.min(window.innerHeight, bar.getBoundingClientRect().top);
      return { name, inFoot: bar.contains(field), isBehind: field.getBoundingClientRect().top + line > edge + 1 };
    }, foot);
    inFoot = now.inFoot;
    if (now.isBehind && !inFoot) behind.push(now.name);
  }
  return behind;
}

for (const [width, height] of [
  [1440, 900],
  [720, 450],
  [320, 568],
] as const) {
  gestionTest(
    `by keyboard, no field is left behind the foot of its form at ${width}x${height}`,
    { tag: '@night' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openForm(page);
      await page.getByRole('button', { name: 'Agregar propuesta' }).click();
      const dialog = page.getByRole('dialog', { name: 'Nueva propuesta' });
      await expect(dialog).toBeVisible();
      expect(await tabToFoot(page, '.dialog-form-foot')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await textField(page, 'Nombre').press('End');
      await textField(page, 'Nombre').press('x');
      await expect(page.getByText('Hay cambios sin guardar')).toBeVisible();
      expect(await tabToFoot(page, '.savebar')).toEqual([]);
    },
  );
}

// Only a browser lays out text: what is cut off or covered shows in pixels.
gestionTest('in the narrowest window nothing of a chef is cut off or covered', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/gestion/chefs');
  await storeChef(page, { name: `Maximiliana Fernández-Echeñique ${Math.random().toString(36).slice(2, 10)}` });
  await page.goto('/gestion/chefs?search=Maximiliana');
  const card = page.locator('.g-cards > li').first();
  const menu = card.getByRole('button', { name: /^Opciones/ });
  await expect(menu).toBeVisible();
  const edges = await card.evaluate((one) => ({
    name: one.querySelector('.g-person a')?.getBoundingClientRect().right ?? Infinity,
    menu: one.querySelector('.row-menu')?.getBoundingClientRect() ?? new DOMRect(),
    card: one.getBoundingClientRect().right,
  }));
  expect(edges.name).toBeLessThanOrEqual(edges.menu.left);
  expect(edges.menu.right).toBeLessThanOrEqual(edges.card);

  await page.goto('/gestion/chef/nuevo-chef');
  const extra = page.getByText('Se muestran 100 caracteres en la tarjeta.');
  const item = page.locator('.ant-form-item', { has: extra });
  const [said, counted] = await Promise.all([
    extra.evaluate((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return words.getBoundingClientRect().right;
    }),
    item.locator('.ant-input-data-count').evaluate((one) => one.getBoundingClientRect().left),
  ]);
  expect(said).toBeLessThanOrEqual(counted);
});
