import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { waitForForms } from './support/embedding.ts';
import { hydrated } from './support/page-state.ts';
import { bearer } from './support/people.ts';
import { FORM_HEIGHT, FORM_TYPES, FORMS } from './support/providers.ts';
import { chooseOption, expectToFit, rowOf } from './support/rows.ts';
import { expect, gestionTest as test } from './support/test.ts';
import { everyWay } from './support/ways.ts';

/** Waits until the preview in a dialog is as high as the provider's form. */
async function previewed(dialog: Locator): Promise<void> {
  const preview = dialog.locator('iframe[title="Vista previa del formulario"]');
  await expect(preview).toBeVisible();
  await expect.poll(async () => (await preview.boundingBox())?.height).toBeGreaterThanOrEqual(FORM_HEIGHT);
}

/** All visitors see the same first form, so this test runs after all others. */
// The preview is a frame of another origin, and its height comes from the provider’s own script.
test('a form is previewed, refused the address of a page, created, shown at its own, edited and deleted', async ({
  page,
  watch,
}) => {
  // Where keys come slowly, half a link is read too, and refused.
  watch.expect(/400.*form_reference\/(create|read-link)/);
  await waitForForms(page.context());
  const mark = Math.random().toString(36).slice(2, 10);
  const wide = `${'w'.repeat(60)}-${mark}`;
  const [title, second] = [`Evento ${mark}`, `${'W'.repeat(60)} ${mark}`];
  const address = (path: string) => page.request.get(path).then((answer) => answer.status());
  const row = rowOf(page, title);

  await test.step('a snippet shows its link and the form before anything is saved', async () => {
    await page.goto('/gestion/form-reference');
    await page.getByRole('button', { name: 'Crear Formulario' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crear Formulario' });
    await everyWay(page, dialog.getByRole('textbox', { name: 'Título' }), title);
    await dialog.getByRole('combobox', { name: 'Tipo' }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('JotForm', { exact: true }).click();
    await expectAccessible(page);
    const script = `<script src="${FORMS.jotform.good}"></script>`;
    await everyWay(page, dialog.getByRole('textbox', { name: 'Link o script' }), script);
    await expect(dialog.getByText(FORMS.jotform.good, { exact: true })).toBeVisible();
    await previewed(dialog);
  });

  await test.step('the address of a page is refused, and nothing is lost', async () => {
    const dialog = page.getByRole('dialog', { name: 'Crear Formulario' });
    const url = dialog.getByRole('textbox', { name: 'URL de navegación' });
    await url.pressSequentially('Nosotros');
    await expect(url).toHaveValue('nosotros');
    await dialog.getByRole('button', { name: 'Crear Formulario' }).click();
    await expect(dialog.getByText('La URL de navegación ya está en uso.')).toBeVisible();
    await expect(url).toBeFocused();
    await url.fill(`Evento-${mark}`);
    await dialog.getByRole('button', { name: 'Crear Formulario' }).click();
    await expect(page.getByText('Formulario creado!')).toBeVisible();
    for (const fact of ['JotForm', `/evento-${mark}`, 'Activo', 'En uso']) await expect(row).toContainText(fact);
    await expectToFit(page);
  });

  await test.step('what was kept of the snippet is its link', async () => {
    await chooseOption(page, title, 'Editar');
    const dialog = page.getByRole('dialog', { name: 'Editar Formulario' });
    await expect(dialog.getByRole('textbox', { name: 'Link o script' })).toHaveValue(FORMS.jotform.good);
    // The preview grows with the provider's form, and moves the button.
    await previewed(dialog);
    await dialog.getByRole('textbox', { name: 'Título' }).fill(`${title}!`);
    await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(page.getByText('Formulario Editado!')).toBeVisible();
  });

  await test.step('its address shows it to visitors', async () => {
    const visit = page.context().waitForEvent('page');
    await chooseOption(page, `${title}!`, 'Ver en el sitio');
    const site = await visit;
    await expect(site).toHaveURL(`/evento-${mark}`);
    await expect(site.getByRole('heading', { level: 1, name: `${title}!` })).toBeVisible();
    await hydrated(site);
    await site.getByRole('button', { name: 'Aceptar y ver el formulario' }).click();
    const form = site.frameLocator(`iframe[title="${title}!"]`).frameLocator('iframe');
    await expect(form.getByRole('button', { name: 'Enviar formulario' })).toBeVisible();
    await site.close();
  });

  await test.step('of two active ones only the first has its address; the other follows when that is off', async () => {
    await createSecond(page, { title: second, url: `segundo-${wide}` });
    await page.reload();
    await expect(page.getByText('Hay 2 formularios activos y el sitio usa solo el más antiguo')).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    expect([await address(`/evento-${mark}`), await address(`/segundo-${wide}`)]).toEqual([200, 404]);
    await chooseOption(page, `${title}!`, 'Desactivar Formulario');
    await expect(row).toContainText('Inactivo');
    expect([await address(`/evento-${mark}`), await address(`/segundo-${wide}`)]).toEqual([404, 200]);
    await chooseOption(page, `${title}!`, 'Activar Formulario');
    await expect(row).toContainText('Activo');
    expect(await address(`/evento-${mark}`)).toBe(200);
  });

  await test.step('deleted, they are gone', async () => {
    for (const name of [`${title}!`, second]) {
      await chooseOption(page, name, 'Eliminar');
      await page.getByRole('dialog').getByRole('button', { name: 'Si, Eliminar' }).click();
      await expect(rowOf(page, name)).toHaveCount(0);
    }
    await expect(page.getByText('El formulario ha sido eliminado exitosamente', { exact: true })).toBeVisible();
    expect(await address(`/evento-${mark}`)).toBe(404);
  });
});

async function createSecond(page: Page, form: { title: string; url: string }): Promise<void> {
  const answer = await page.request.post('/api/v1/form_reference/create', {
    data: { ...form, type: FORM_TYPES.google, script: FORMS.google.good },
    headers: await bearer(page),
  });
  expect(answer.ok()).toBe(true);
}
