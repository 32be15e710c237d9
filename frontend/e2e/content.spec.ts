import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { demoChef } from './support/demo.ts';
import { exported } from './support/exported.ts';
import { chooseOption, rowOf } from './support/rows.ts';
import { expect, gestionTest as test } from './support/test.ts';
import { everyWay } from './support/ways.ts';

const mark = () => Math.random().toString(36).slice(2, 10);

// An opinion goes from the form to the rendered home page and off it: form, server and page cache together. By day the
// opinions of journey.spec.ts, CommentsPage.test.tsx and comments.api.spec.ts hold the same.
test('a comment is written, featured on the home page, corrected and deleted', { tag: '@night' }, async ({ page }) => {
  const client = `Rosalía ${mark()}`;
  const words = `Comimos hasta tarde, ${client}.`;
  const chef = await demoChef(page);
  // The first part of the screen shows the favourites. This test is about the table.
  const row = rowOf(page, client).last();

  await test.step('with four and a half stars given by keyboard, for a chef found by name', async () => {
    await page.goto('/gestion/chefs-comments');
    await page.getByRole('button', { name: 'Nuevo Comentario' }).click();
    await everyWay(page, page.getByRole('textbox', { name: 'Nombre del Cliente' }), client);
    await everyWay(page, page.getByRole('textbox', { name: 'Comentario', exact: true }), words);
    const stars = page.getByRole('slider', { name: /Valorización/ });
    await stars.press('End');
    await stars.press('ArrowLeft');
    await expect(stars).toHaveAttribute('aria-valuetext', '4,5 de 5 estrellas');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Chef', exact: true }).fill(chef.chef_name);
    await page.locator('.chef-option').filter({ hasText: chef.chef_name }).first().click();
    await page.getByRole('button', { name: 'Crear Comentario' }).click();
    await expect(page.getByText('El comentario ha sido creado exitosamente', { exact: true })).toBeVisible();
  });

  await test.step('made a favourite, it is on the home page', async () => {
    await page.goto(`/gestion/chefs-comments?search=${encodeURIComponent(client)}`);
    await expect(row).toContainText('No');
    await chooseOption(page, client, 'Agregar a Favorito');
    await expect(page.getByRole('button', { name: `Quitar de Favorito: ${client}` })).toBeVisible();
    await expect(row).toContainText('SI');
    await expect.poll(() => homeSays(page, words)).toBe(true);
  });

  await test.step('corrected, the home page says so', async () => {
    await chooseOption(page, client, 'Editar');
    await page.getByRole('textbox', { name: 'Comentario', exact: true }).fill(`${words} Y repetimos.`);
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(page.getByText('El comentario ha sido actualizado exitosamente', { exact: true })).toBeVisible();
    await expect.poll(() => homeSays(page, `${words} Y repetimos.`)).toBe(true);
  });

  await test.step('no favourite any more, it leaves the home page; deleted, it is gone', async () => {
    await page.getByRole('button', { name: `Quitar de Favorito: ${client}` }).click();
    await expect(row).toContainText('No');
    await expect.poll(() => homeSays(page, words)).toBe(false);
    const [, ...rows] = await exported(page, 'comentarios');
    expect(rows).toEqual([expect.arrayContaining([client, `${words} Y repetimos.`, '4,5', 'No', chef.chef_name])]);
    await chooseOption(page, client, 'Eliminar');
    await page.getByRole('dialog').getByRole('button', { name: 'Si, Eliminar' }).click();
    await expect(page.getByText('El comentario ha sido eliminado exitosamente', { exact: true })).toBeVisible();
    await expect(page.getByText('Ningún comentario coincide con lo que buscas.')).toBeVisible();
  });
});

/** Whether the home page contains these words for a new visitor. */
async function homeSays(page: Page, words: string): Promise<boolean> {
  return (await (await page.request.get('/')).text()).includes(words);
}
