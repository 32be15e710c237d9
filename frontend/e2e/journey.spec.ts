import type { Page } from '@playwright/test';

import { chefPath, fillChefForm, newChef, save, textField, type ChefEntry } from './support/chef-form.ts';
import { hydrated } from './support/page-state.ts';
import { signIn } from './support/people.ts';
import { expect, gestionTest, test } from './support/test.ts';

/** The main job of the product: a chef's way from the form to the public page, and off it again. */
test('an administrator publishes a chef, renames, deactivates and deletes them; visitors see each step at once', async ({
  page,
  watch,
}, { project }) => {
  const chef = newChef(project.name);
  const renamed = { ...chef, name: chef.name.replace('Begoña', 'María Begoña') };

  await test.step('signs in through the provider and opens the chefs', async () => {
    await signIn(page, 'Antonia Fuenzalida');
    await page.getByRole('main').getByRole('link', { name: 'Chefs', exact: true }).click();
    await page.getByRole('link', { name: 'Agregar Chef' }).click();
    await expect(page.getByRole('heading', { name: 'Nuevo chef' })).toBeVisible();
  });

  await test.step('creates the chef with pictures, a new food type and a new city', async () => {
    await fillChefForm(page, chef);
    await save(page, 'Crear Chef');
    await expect(page.getByText(chef.name)).toBeVisible();
  });

  await test.step('the chef is on the public list, found by the new city', async () => {
    await page.goto('/chefs');
    await expect(page.getByRole('heading', { name: chef.name })).toBeVisible();
    await hydrated(page);
    await page.getByLabel('Ciudad').selectOption(chef.city);
    await expect(page.getByRole('status').filter({ hasText: '1 chef con estos filtros' })).toBeVisible();
    await page.getByRole('link', { name: `Ver Chef ${chef.name}` }).click();
  });

  await test.step('the chef has a page, with every size of every picture', async () => {
    await expect(page).toHaveURL(chefPath(chef.name));
    await expectPublished(page, chef);
    await expectPicturesServed(page);
  });

  await test.step('a renamed chef is found under the old address too', async () => {
    await openMenu(page, chef.name);
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await expect(textField(page, 'Nombre')).toHaveValue(chef.name);
    await textField(page, 'Nombre').fill(renamed.name);
    await save(page, 'Guardar Cambios');
    const old = await page.request.get(chefPath(chef.name), { maxRedirects: 0 });
    expect(old.status()).toBe(301);
    expect(old.headers().location).toBe(chefPath(renamed.name));
    await page.goto(chefPath(chef.name));
    await expect(page).toHaveURL(chefPath(renamed.name));
    await expectPublished(page, renamed);
  });

  await test.step('a deactivated chef is gone from the site', async () => {
    watch.expect(/404/);
    await openMenu(page, renamed.name);
    await page.getByRole('menuitem', { name: 'Desactivar Chef' }).click();
    await expect(rowOf(page, renamed.name).getByText('Desactivado')).toBeVisible();
    const answer = await page.goto(chefPath(renamed.name));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('alert')).toHaveText('El chef buscado no existe');
    await page.goto('/chefs');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: renamed.name })).toBeHidden();
  });

  await test.step('a deleted chef is gone for good, after a question', async () => {
    await openMenu(page, renamed.name);
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    const question = page.getByRole('dialog', { name: '¿Desea Eliminar el Chef?' });
    await expect(question).toContainText('no se puede revertir');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(rowOf(page, renamed.name)).toBeVisible();

    await openMenu(page, renamed.name);
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await question.getByRole('button', { name: 'Si, Eliminar' }).click();
    await expect(page.getByText('El Chef ha sido eliminado exitosamente', { exact: true })).toBeVisible();
    await expect(rowOf(page, renamed.name)).toBeHidden();
  });
});

gestionTest('a chef form asks before it loses what was written, and only then', async ({ page }) => {
  const stay = page.getByRole('button', { name: 'No, Quiero Quedarme' });
  const go = page.getByRole('button', { name: 'Si, Salir' });

  await gestionTest.step('creating: back without changes asks nothing', async () => {
    await page.goto('/gestion/chefs');
    await page.getByRole('link', { name: 'Agregar Chef' }).click();
    await page.getByRole('button', { name: 'Volver y cancelar' }).click();
    await expect(page).toHaveURL('/gestion/chefs');
  });

  await gestionTest.step('creating: staying keeps everything', async () => {
    await page.getByRole('link', { name: 'Agregar Chef' }).click();
    await textField(page, 'Nombre').fill('Alguien a medias');
    await page.getByRole('button', { name: 'Volver y cancelar' }).click();
    const question = page.getByRole('dialog', { name: 'Salir de la creación' });
    await expect(question).toContainText('Tienes cambios sin guardar. ¿Estás seguro de que quieres salir?');
    await stay.click();
    await expect(textField(page, 'Nombre')).toHaveValue('Alguien a medias');
    await page.goBack();
    await expect(question).toBeVisible();
    await go.click();
    await expect(page).toHaveURL('/gestion/chefs');
  });

  await gestionTest.step('editing: leaving drops the change', async () => {
    await page
      .getByRole('button', { name: /^Opciones de/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await textField(page, 'Descripción').press('End');
    await textField(page, 'Descripción').pressSequentially('!');
    await page.getByRole('button', { name: 'Volver y cancelar' }).click();
    await expect(page.getByRole('dialog', { name: 'Salir de la Edición' })).toBeVisible();
    await go.click();
    await expect(page).toHaveURL('/gestion/chefs');
  });
});

/** What visitors see of the chef the form was filled with. */
async function expectPublished(page: Page, { name, city, foodType }: ChefEntry): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByText(`${name.replace('María ', '')} cocina de memoria lo que aprendió mirando.`),
  ).toBeVisible();
  await expect(page.getByText('Llega dos horas antes y deja todo limpio.')).toBeVisible();
  const facts = page.getByRole('complementary', { name: 'Datos del chef' });
  await expect(facts).toContainText('$45.000');
  await expect(facts).toContainText(foodType);
  await expect(facts).toContainText('Chilena');
  await expect(facts).toContainText(city);
  await expect(facts).toContainText('Cenas');
  await expect(page.getByText('begona.iniguez@cocina.example')).toHaveCount(0);
}

/** Every address of every srcset is served as what it says it is, and the browser paints each picture. */
async function expectPicturesServed(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('picture');
  const offered = await pictures.evaluateAll((all) =>
    all.flatMap((picture) =>
      [...picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('[srcset]')].flatMap(({ srcset }) =>
        srcset.split(', ').map((entry) => entry.split(' ')[0] ?? ''),
      ),
    ),
  );
  expect(offered.length).toBeGreaterThan(3);
  for (const url of new Set(offered)) {
    const file = await page.request.get(url);
    expect(file.status(), url).toBe(200);
    expect(file.headers()['content-type'], url).toMatch(/^image\/(webp|avif)$/);
  }
  for (const image of await pictures.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  }
}

/** The chef's row of the table; on a phone, the card. */
function rowOf(page: Page, name: string) {
  return page.getByRole('main').locator('tr, li').filter({ hasText: name });
}

/** Finds the chef by name in the chefs table and opens 'Opciones'. */
async function openMenu(page: Page, name: string): Promise<void> {
  await page.goto(`/gestion/chefs?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Opciones de ${name}` }).click();
}
