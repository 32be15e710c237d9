import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { chefPath, choosePicture, fillChefForm, newChef, pick, save, textField } from './support/chef-form.ts';
import { chooseAccount, signIn } from './support/people.ts';
import { makePng } from './support/pictures.ts';
import { revokeToken, saveMeanwhile, storeChef, type StoredChef } from './support/stored-chef.ts';
import { expect, gestionTest, test } from './support/test.ts';

const PROPOSALS = '**/api/v1/proposals/update/chef/*';

gestionTest(
  'a chef is saved with its experiences and opinions, or says what is left',
  { tag: '@desktop' },
  async ({ page, watch }, info) => {
    const chef = newChef(info.project.name);
    const [curanto, asado] = [`Curanto ${chef.name}`, `Asado ${chef.name}`];
    const dialog = page.getByRole('dialog');

    await gestionTest.step('two experiences and two opinions are written beside the chef', async () => {
      await page.goto('/gestion/chef/nuevo-chef');
      await expect(page.getByText('Aún no existen propuestas asociadas')).toBeVisible();
      await expect(page.getByText('Aún no existen comentarios asociados')).toBeVisible();
      await fillChefForm(page, chef);
      await addProposal(page, curanto);
      await expectAccessible(page);
      await addProposal(page, asado);
      await addComment(page, 'Josefa Aránguiz', 'Inolvidable.');
      await addComment(page, 'Pedro Lira', 'Volvería mañana.');
    });

    await gestionTest.step(
      'the second part fails: it is named, and pressing again sends only what is left',
      async () => {
        watch.expect(/503/);
        await page.route(
          PROPOSALS,
          (route) => route.fulfill({ status: 503, json: { msg: 'La base de datos no responde.' } }),
          {
            times: 1,
          },
        );
        await page.getByRole('button', { name: 'Crear Chef' }).click();
        await expect(page.getByText('Las propuestas no se guardaron: La base de datos no responde.')).toBeInViewport();
        await expect(textField(page, 'Nombre')).toHaveValue(chef.name);
        const sent: string[] = [];
        page.on('request', (request) => ['POST', 'PUT'].includes(request.method()) && sent.push(request.url()));
        await save(page, 'Crear Chef');
        expect(sent.map((url) => url.replace(/.*\/v1\//, '').replace(/\d+$/, 'n'))).toEqual([
          'proposals/update/chef/n',
          'comments/update/chef/n',
        ]);
        await page.goto(`/gestion/chefs?search=${encodeURIComponent(chef.name)}`);
        await expect(page.getByRole('button', { name: /^Opciones de/ })).toHaveCount(1);
      },
    );

    await gestionTest.step('one of each is changed, one of each deleted', async () => {
      await openMenu(page, chef.name, 'Editar');
      await page.getByRole('button', { name: `Ver ${curanto}` }).click();
      await expect(dialog).toContainText('Kuchen de murta');
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

    await gestionTest.step('visitors see exactly that', async () => {
      await page.goto(chefPath(chef.name));
      await expect(page.getByRole('heading', { name: curanto })).toBeVisible();
      await expect(page.getByRole('heading', { name: asado })).toHaveCount(0);
      await expect(page.getByText('Inolvidable.')).toBeVisible();
      await expect(page.getByRole('img', { name: '4,5 de 5 estrellas' })).toBeVisible();
      await expect(page.getByText('Volvería mañana.')).toHaveCount(0);
      await page.goto(`/experiencia/${encodeURIComponent(curanto.replaceAll(' ', '-'))}`);
      await expect(page.getByText('Leche asada')).toBeVisible();
    });

    await gestionTest.step('a favourite; deactivated it is gone with its experience; deleted for good', async () => {
      watch.expect(/404/);
      await openMenu(page, chef.name, 'Agregar a Favorito');
      await expect(page.getByRole('main').getByText('SI', { exact: true })).toBeVisible();
      await openMenu(page, chef.name, 'Desactivar Chef');
      await expect(page.getByRole('main').getByText('Desactivado')).toBeVisible();
      for (const path of [chefPath(chef.name), `/experiencia/${encodeURIComponent(curanto.replaceAll(' ', '-'))}`]) {
        expect((await page.request.get(path)).status()).toBe(404);
      }
      await openMenu(page, chef.name, 'Eliminar');
      await page.getByRole('button', { name: 'Si, Eliminar' }).click();
      await expect(page.getByText('El Chef ha sido eliminado exitosamente', { exact: true })).toBeVisible();
    });
  },
);

gestionTest('no way out loses what was written', { tag: '@desktop' }, async ({ page, context }) => {
  const chef = await opened(page);
  const question = page.getByRole('dialog', { name: 'Salir de la Edición' });
  const stay = page.getByRole('button', { name: 'No, Quiero Quedarme' });
  const description = textField(page, 'Descripción');

  await gestionTest.step('menu, back and signing out ask', async () => {
    await description.fill('A medias');
    const navigation = page.getByRole('navigation', { name: 'Gestión interna' });
    for (const leave of [
      () => navigation.getByRole('link', { name: 'Dashboard' }).click(),
      () => page.goBack(),
      () => navigation.getByRole('button', { name: 'Cerrar Sesión' }).click(),
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
      await one.waitForURL('**/gestion/chefs');
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

gestionTest(
  'two people on one chef: what the other changed is shown beside mine, and both are kept',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.expect(/409/);
    const chef = await opened(page);
    await textField(page, 'Descripción').fill('Lo mío');
    await saveMeanwhile(page, chef, { description: 'Lo de la otra persona', email: 'nuevo@cocina.example' });

    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    const dialog = page.getByRole('dialog', { name: 'Otra persona guardó cambios' });
    await expect(dialog.getByRole('group', { name: 'Descripción' })).toContainText('Lo de la otra persona');
    await expect(dialog.getByRole('group', { name: 'Correo' })).toContainText('nuevo@cocina.example');
    await expectAccessible(page);
    await save(page, 'Guardar con lo elegido');
    await page.goto(`/gestion/chef/editar-chef/${chef.id}`);
    await expect(textField(page, 'Descripción')).toHaveValue('Lo mío');
    await expect(textField(page, 'Correo')).toHaveValue('nuevo@cocina.example');
  },
);

test(
  'a revoked session: signing in beside the form, which then goes on with its upload and saves',
  { tag: '@desktop' },
  async ({ page, context, watch }) => {
    watch.expect(/401/);
    await signIn(page, 'Benjamín Soto');
    const chef = await opened(page);
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
  },
);

gestionTest(
  'the gallery is put in order by keyboard and by mouse, and takes dropped files',
  { tag: '@desktop' },
  async ({ page }) => {
    const chef = await opened(page);
    const sources = () =>
      page.locator('.thumb img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
    const [first, second, third] = await sources();

    await gestionTest.step('the keyboard takes the first to the end, and says where it is', async () => {
      await page.getByRole('button', { name: 'Foto 1', exact: true }).press('Space');
      for (const place of [2, 3]) {
        await page.keyboard.press('ArrowRight');
        await expect(page.getByText(`La foto está en el lugar ${place} de 3.`)).toBeAttached();
      }
      await page.keyboard.press('Space');
      await expect.poll(sources).toEqual([second, third, first]);
      await expect(page.getByText('Hay cambios sin guardar')).toBeVisible();
    });

    await gestionTest.step('the mouse takes it back to the beginning', async () => {
      await page.getByRole('button', { name: 'Foto 3', exact: true }).hover();
      await page.mouse.down();
      const target = await page.getByRole('button', { name: 'Foto 1', exact: true }).boundingBox();
      if (!target) throw new Error('The gallery has no first photograph.');
      await page.mouse.move(target.x + 30, target.y + 30, { steps: 8 });
      await page.mouse.up();
      await expect.poll(sources).toEqual([first, second, third]);
    });

    await gestionTest.step('a dropped file is uploaded, a small one refused with its size', async () => {
      await drop(page, 'Agregar fotos a la galería', await onePhoto());
      await expect(page.getByRole('button', { name: 'Foto 4', exact: true })).toBeVisible();
      await drop(page, 'Agregar fotos a la galería', await onePhoto(200));
      await expect(page.getByText('La imagen mide 200×200 px y necesita al menos 300×300 px.')).toBeVisible();
    });

    await save(page, 'Guardar Cambios');
    await page.goto(`/gestion/chef/editar-chef/${chef.id}`);
    await expect(page.getByRole('button', { name: /^Foto/ })).toHaveCount(4);
  },
);

/** A chef of this test's own, with its form open. */
async function opened(page: Page): Promise<StoredChef> {
  await page.goto('/gestion/chefs');
  const chef = await storeChef(page);
  await page.goto(`/gestion/chefs?search=${encodeURIComponent(chef.name)}`);
  await openMenu(page, chef.name, 'Editar');
  await expect(textField(page, 'Nombre')).toHaveValue(chef.name);
  return chef;
}

async function openMenu(page: Page, name: string, action: string): Promise<void> {
  await page.goto(`/gestion/chefs?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Opciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
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

/** How many drafts this device keeps. */
function draftsOn(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sobremesa.draft/')).length);
}

const onePhoto = (side = 640) => makePng('foto', side, side);

async function drop(
  page: Page,
  target: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, type, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type }));
      return data;
    },
    { name: file.name, type: file.mimeType, bytes: file.buffer.toString('base64') },
  );
  await page.getByRole('button', { name: target }).dispatchEvent('drop', { dataTransfer: transfer });
}
