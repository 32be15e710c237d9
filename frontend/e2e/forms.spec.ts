import type { Page } from '@playwright/test';

import { FORM_HEIGHT, FORMS } from './support/providers.ts';
import { expect, gestionTest } from './support/test.ts';

const rowOf = (page: Page, title: string) => page.getByRole('main').locator('tr').filter({ hasText: title });

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Opciones de ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

gestionTest(
  'a form is previewed, refused the address of a page, created, edited, deactivated and deleted',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.expect(/400.*form_reference\/create/);
    const mark = Math.random().toString(36).slice(2, 10);
    const title = `Evento ${mark}`;

    await gestionTest.step('a snippet shows its link and the form before anything is saved', async () => {
      await page.goto('/gestion/form-reference');
      await page.getByRole('button', { name: 'Crear Formulario' }).click();
      const dialog = page.getByRole('dialog', { name: 'Crear Formulario' });
      await dialog.getByRole('textbox', { name: 'Título' }).fill(title);
      await dialog.getByRole('combobox', { name: 'Tipo' }).click();
      await page.locator('.ant-select-dropdown:visible').getByTitle('JotForm', { exact: true }).click();
      const script = `<script src="${FORMS.jotform.good}"></script>`;
      await dialog.getByRole('textbox', { name: 'Link o script' }).fill(script);
      await expect(dialog.getByText(FORMS.jotform.good, { exact: true })).toBeVisible();
      const preview = dialog.locator('iframe[title="Vista previa del formulario"]');
      await expect(preview).toBeVisible();
      await expect.poll(async () => (await preview.boundingBox())?.height).toBeGreaterThanOrEqual(FORM_HEIGHT);
    });

    await gestionTest.step('the address of a page is refused, and nothing is lost', async () => {
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
      await expect(rowOf(page, title)).toContainText(['JotForm', `/evento-${mark}`, 'Activo'].join(''));
    });

    await gestionTest.step('what was kept of the snippet is its link', async () => {
      await choose(page, title, 'Editar');
      const dialog = page.getByRole('dialog', { name: 'Editar Formulario' });
      await expect(dialog.getByRole('textbox', { name: 'Link o script' })).toHaveValue(FORMS.jotform.good);
      await dialog.getByRole('textbox', { name: 'Título' }).fill(`${title}!`);
      await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
      await expect(page.getByText('Formulario Editado!')).toBeVisible();
    });

    await gestionTest.step('off, on and gone', async () => {
      await choose(page, `${title}!`, 'Desactivar Formulario');
      await expect(rowOf(page, title).getByText('Inactivo')).toBeVisible();
      await choose(page, `${title}!`, 'Activar Formulario');
      await expect(rowOf(page, title).getByText('Activo')).toBeVisible();
      await choose(page, `${title}!`, 'Eliminar');
      await page.getByRole('dialog').getByRole('button', { name: 'Si, Eliminar' }).click();
      await expect(page.getByText('El formulario ha sido eliminado exitosamente', { exact: true })).toBeVisible();
      await expect(rowOf(page, title)).toHaveCount(0);
    });
  },
);
