import { expectAccessible } from './support/axe.ts';
import { textField } from './support/chef-form.ts';
import { expectNoSidewaysScroll } from './support/page-state.ts';
import { bearer } from './support/people.ts';
import { chooseOption } from './support/rows.ts';
import { saveMeanwhile, storeChef } from './support/stored-chef.ts';
import { expect, gestionTest as test } from './support/test.ts';

const MEANWHILE = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';

test(
  'an edited chef is compared with what it was, and becomes that again, field by field',
  { tag: '@night' },
  async ({ page, watch }) => {
    await page.goto('/gestion/chefs');
    const chef = await storeChef(page);
    await saveMeanwhile(page, chef, { description: 'Otra descripción.', information: 'Otra información.' });
    await page.goto(`/gestion/chefs?search=${encodeURIComponent(chef.name)}`);
    await chooseOption(page, chef.name, 'Ver cambios');
    const dialog = page.getByRole('dialog', { name: `Cambios de ${chef.name}` });
    const description = dialog.getByRole('region', { name: 'Descripción' });

    await test.step('both versions are listed, and the former one stands beside what is stored', async () => {
      const versions = dialog.getByRole('list', { name: 'Versiones' }).getByRole('button');
      await expect(versions).toHaveCount(2);
      await expect(versions.first()).toContainText('Antonia Fuenzalida');
      await expect(versions.first()).toContainText('Lo que está guardado');
      await expect(description).toContainText('Otra descripción.');
      await expect(description).toContainText('Cocina de memoria lo que aprendió mirando.');
      await expect(dialog.getByRole('region', { name: 'Galería' })).toHaveCount(0);
      await expectNoSidewaysScroll(page, []);
      await expectAccessible(page);
    });

    await test.step('one field is restored, the other stays', async () => {
      await dialog.getByRole('checkbox', { name: 'Información' }).uncheck();
      await dialog.getByRole('button', { name: 'Restaurar lo elegido' }).click();
      await expect(page.getByText('La versión ha sido restaurada')).toBeVisible();
      await expect(dialog.getByRole('list', { name: 'Versiones' }).getByRole('button')).toHaveCount(3);
      await expect(dialog.getByText(/restauró la del/)).toBeVisible();
      const answer = await page.request.get(`/api/v1/chefs/get-one-id/${chef.id}`, { headers: await bearer(page) });
      const { data } = (await answer.json()) as { data: Record<string, unknown> };
      expect(data).toMatchObject({ description: chef.form['description'], information: 'Otra información.' });
    });

    await test.step('who compared before somebody else saved is told so, and compares again', async () => {
      watch.expect(/409/);
      await dialog.getByRole('list', { name: 'Versiones' }).getByRole('button').last().click();
      await expect(dialog.getByRole('region', { name: 'Información' })).toBeVisible();
      await saveMeanwhile(page, chef, { description: 'Más rápido.', information: 'Otra información.' });
      await dialog.getByRole('button', { name: 'Restaurar esta versión' }).click();
      await expect(page.getByText(MEANWHILE)).toBeVisible();
      await expect(description).toContainText('Más rápido.');
    });

    await test.step('the chef’s own page has it too, also for its form', async () => {
      await page.goto(`/gestion/chef/editar-chef/${chef.id}`);
      // By keyboard alone.
      const button = page.getByRole('button', { name: 'Ver cambios' });
      const item = page.getByRole('menuitem', { name: 'Del chef' });
      await button.press('Enter');
      await expect(item).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(item).toBeHidden();
      await expect(button).toBeFocused();
      await button.press('Enter');
      await expect(item).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('list', { name: 'Versiones' }).getByRole('button').last().click();
      await dialog.getByRole('button', { name: 'Restaurar esta versión' }).click();
      await expect(page.getByText('La versión ha sido restaurada')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(textField(page, 'Descripción')).toHaveValue('Cocina de memoria lo que aprendió mirando.');
    });
  },
);
