import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import {
  chefPath,
  choosePicture,
  fillChefForm,
  newChef,
  pick,
  save,
  textField,
  type ChefEntry,
} from './support/chef-form.ts';
import { exported } from './support/exported.ts';
import { hydrated } from './support/page-state.ts';
import { signIn } from './support/people.ts';
import { chooseOption, rowOf } from './support/rows.ts';
import { CALM, expect, test } from './support/test.ts';

const PROPOSALS = '**/api/v1/proposals/update/chef/*';

test.use(CALM);

/** The product's main task: a chef's way from the form to the public pages, and off them again. */
// The product’s main task, from the form to the rendered pages and off them again, with real pictures.
test('an administrator publishes a chef with experiences and opinions, changes, deactivates and deletes them; visitors see each step at once', async ({
  page,
  watch,
}, { project }) => {
  const chef = newChef(project.name);
  const renamed = { ...chef, name: chef.name.replace('Begoña', 'María Begoña') };
  const [curanto, asado] = [`Curanto ${chef.name}`, `Asado ${chef.name}`];
  const dialog = page.getByRole('dialog');

  await test.step('signs in through the provider and opens the chefs', async () => {
    await signIn(page, 'Antonia Fuenzalida');
    await page.getByRole('main').getByRole('link', { name: 'Chefs', exact: true }).click();
    await page.getByRole('link', { name: 'Agregar Chef' }).click();
    await expect(page.getByRole('heading', { name: 'Nuevo chef' })).toBeVisible();
  });

  await test.step('writes a chef with pictures, a new food type and a new city, two experiences and two opinions', async () => {
    await expect(page.getByText('Aún no existen propuestas asociadas')).toBeVisible();
    await expect(page.getByText('Aún no existen comentarios asociados')).toBeVisible();
    await fillChefForm(page, chef);
    await addProposal(page, curanto);
    await addProposal(page, asado);
    await addComment(page, 'Josefa Aránguiz', 'Inolvidable.');
    await addComment(page, 'Pedro Lira', 'Volvería mañana.');
    await expectAccessible(page);
  });

  await test.step('the second part of the save fails: it is named, and pressing again sends only what is left', async () => {
    watch.expect(/503/);
    const away = { status: 503, json: { msg: 'La base de datos no responde.' } };
    await page.route(PROPOSALS, (route) => route.fulfill(away), { times: 1 });
    await page.getByRole('button', { name: 'Crear Chef' }).click();
    await expect(
      page.getByText('No sabemos si las propuestas se guardaron: La base de datos no responde.'),
    ).toBeInViewport();
    await expect(textField(page, 'Nombre')).toHaveValue(chef.name);
    const sent: string[] = [];
    page.on('request', (request) => ['POST', 'PUT'].includes(request.method()) && sent.push(request.url()));
    await save(page, 'Crear Chef');
    expect(sent.map((url) => url.replace(/.*\/v1\//, '').replace(/\d+$/, 'n'))).toEqual([
      'proposals/update/chef/n',
      'comments/update/chef/n',
    ]);
    await find(page, chef.name);
    await expect(rowOf(page, chef.name)).toHaveCount(1);
  });

  await test.step('the list is exported, this chef in it', async () => {
    const [, ...rows] = await exported(page, 'chefs');
    expect(rows).toEqual([expect.arrayContaining([chef.name, chef.city, '45000', 'Activo', 'NO'])]);
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
    await expect(page.getByRole('heading', { name: asado })).toBeVisible();
    await expectPicturesServed(page);
  });

  await test.step('the chef is renamed; of experiences and opinions one is changed, one deleted', async () => {
    await find(page, chef.name);
    await chooseOption(page, chef.name, 'Editar');
    await expect(textField(page, 'Nombre')).toHaveValue(chef.name);
    await textField(page, 'Nombre').fill(renamed.name);
    await page.getByRole('button', { name: `Ver ${curanto}` }).click();
    await expect(dialog).toContainText('Kuchen de murta');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await page.getByRole('button', { name: `Editar ${curanto}` }).click();
    await textField(page, 'Parte 3').fill('Leche asada');
    await page.getByRole('button', { name: 'Aplicar Cambios' }).click();
    await page.getByRole('button', { name: `Eliminar ${asado}` }).click();
    await page.getByRole('button', { name: 'Si, Eliminar' }).click();
    await page.getByRole('button', { name: 'Editar el comentario de Josefa Aránguiz' }).click();
    await page.getByRole('slider', { name: 'Valorización' }).press('End');
    await page.getByRole('slider', { name: 'Valorización' }).press('ArrowLeft');
    await page.getByRole('button', { name: 'Aplicar Cambios' }).click();
    await page.getByRole('button', { name: 'Eliminar el comentario de Pedro Lira' }).click();
    await page.getByRole('button', { name: 'Si, Eliminar' }).click();
    await save(page, 'Guardar Cambios');
  });

  await test.step('visitors see exactly that, and are led there from the old address', async () => {
    const old = await page.request.get(chefPath(chef.name), { maxRedirects: 0 });
    expect(old.status()).toBe(301);
    expect(old.headers().location).toBe(chefPath(renamed.name));
    await page.goto(chefPath(chef.name));
    await expect(page).toHaveURL(chefPath(renamed.name));
    await expectPublished(page, renamed);
    await expect(page.getByRole('heading', { name: curanto })).toBeVisible();
    await expect(page.getByRole('heading', { name: asado })).toHaveCount(0);
    await expect(page.getByText('Inolvidable.')).toBeVisible();
    await expect(page.getByRole('img', { name: '4,5 de 5 estrellas' })).toBeVisible();
    await expect(page.getByText('Volvería mañana.')).toHaveCount(0);
    await page.goto(experiencePath(curanto));
    await expect(page.getByText('Leche asada')).toBeVisible();
  });

  await test.step('made a favourite; deactivated, the chef is gone from the site, and the experience too', async () => {
    watch.expect(/404/);
    await find(page, renamed.name);
    await chooseOption(page, renamed.name, 'Agregar a Favorito');
    await expect(rowOf(page, renamed.name).getByText('SI', { exact: true })).toBeVisible();
    await chooseOption(page, renamed.name, 'Desactivar Chef');
    await expect(rowOf(page, renamed.name).getByText('Desactivado')).toBeVisible();
    expect((await page.request.get(experiencePath(curanto))).status()).toBe(404);
    const answer = await page.goto(chefPath(renamed.name));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('alert')).toHaveText('El chef buscado no existe');
    await page.goto('/chefs');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: renamed.name })).toBeHidden();
  });

  await test.step('a deleted chef is gone for good, after a question', async () => {
    await find(page, renamed.name);
    await chooseOption(page, renamed.name, 'Eliminar');
    const question = page.getByRole('dialog', { name: '¿Desea Eliminar el Chef?' });
    await expect(question).toContainText('no se puede revertir');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(rowOf(page, renamed.name)).toBeVisible();

    await chooseOption(page, renamed.name, 'Eliminar');
    await question.getByRole('button', { name: 'Si, Eliminar' }).click();
    await expect(page.getByText('El Chef ha sido eliminado exitosamente', { exact: true })).toBeVisible();
    await expect(rowOf(page, renamed.name)).toBeHidden();
  });
});

/** What visitors see of the chef that was entered. */
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
  await expect(page.getByText('begona.iniguez@chefs.example')).toHaveCount(0);
}

/** Every address in every srcset is served with its declared type, and the browser paints each picture. */
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

const experiencePath = (dish: string) => `/experiencia/${encodeURIComponent(dish.replaceAll(' ', '-'))}`;

/** Filters the chefs table to this chef. */
async function find(page: Page, name: string): Promise<void> {
  await page.goto(`/gestion/chefs?search=${encodeURIComponent(name)}`);
}

async function addProposal(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar propuesta', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await textField(page, 'Nombre del plato').fill(name);
  await dialog.getByRole('textbox', { name: 'Descripción' }).fill('Un almuerzo largo, como en el sur.');
  await choosePicture(page, 'Imagen de la propuesta', { width: 600, height: 600 });
  await textField(page, 'Parte 1').fill('Milcao');
  await textField(page, 'Parte 2').fill('Mariscos y longaniza');
  await textField(page, 'Parte 3').fill('Kuchen de murta');
  await pick(page, 'Formatos', 'Cenas', dialog);
  await dialog.getByRole('button', { name: 'Agregar Propuesta', exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function addComment(page: Page, client: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar comentario', exact: true }).click();
  await textField(page, 'Nombre del cliente').fill(client);
  await textField(page, 'Comentario').fill(text);
  await page.getByRole('slider', { name: 'Valorización' }).press('End');
  await page.getByRole('button', { name: 'Agregar Comentario', exact: true }).click();
  await expect(page.getByRole('heading', { name: client })).toBeVisible();
}
