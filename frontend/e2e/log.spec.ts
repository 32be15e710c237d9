import { expectAccessible } from './support/axe.ts';
import { rowOf, chooseOption, expectToFit } from './support/rows.ts';
import { storeChef } from './support/stored-chef.ts';
import { expect, gestionTest, moderatorTest } from './support/test.ts';
import { bearer } from './support/people.ts';
import { save, textField } from './support/chef-form.ts';

/** Where pictures of the screens go, when somebody wants to look at them. */
const LOOK = process.env.LOOK;

gestionTest(
  'a chef is edited, its line is found and opened, and it comes back after its deletion',
  { tag: '@night' },
  async ({ page }, { project }) => {
    const shot = (name: string) => LOOK && page.screenshot({ path: `${LOOK}/${project.name}-${name}.png` });
    await page.goto('/gestion/chefs');
    const { id, name } = await storeChef(page);

    await gestionTest.step('edited in its form', async () => {
      await page.goto(`/gestion/chef/editar-chef/${id}`);
      await textField(page, 'Descripción').fill('Cocina a fuego lento.');
      await save(page, 'Guardar Cambios');
    });

    await gestionTest.step('the line says who, what, and from what to what', async () => {
      await page.goto(`/gestion/registro?kind=chef&search=${encodeURIComponent(name)}`);
      const line = rowOf(page, 'Cambio').first();
      await expect(line).toContainText('Antonia Fuenzalida');
      await expect(line).toContainText('Descripción');
      await expectToFit(page);
      await expectAccessible(page);
      await shot('lines');
      await line.getByRole('button', { name: `Ver cambios: Chef: ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: `Chef: ${name}` });
      const changed = dialog.getByRole('row', { name: /Descripción/ });
      await expect(changed.getByRole('cell')).toHaveText([
        'Cocina de memoria lo que aprendió mirando.',
        'Cocina a fuego lento.',
      ]);
      await expectAccessible(page);
      await shot('line');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await gestionTest.step('deleted, it is brought back from the tab beside', async () => {
      const gone = await page.request.delete(`/api/v1/chefs/delete/${id}`, { headers: await bearer(page) });
      expect(gone.ok()).toBe(true);
      await page.goto('/gestion/registro');
      await shot('all');
      await page.getByRole('navigation', { name: 'Registro' }).getByRole('link', { name: 'Eliminados' }).click();
      await expect(page).toHaveURL(/\/gestion\/registro\/eliminados$/);
      await expect(page.getByRole('button', { name: `Recuperar ${name}` })).toBeVisible();
      await expectAccessible(page);
      await shot('deleted');
      await page.getByRole('button', { name: `Recuperar ${name}` }).click();
      await expect(page.getByText(`${name}: recuperado`)).toBeVisible();
      await page.getByRole('navigation', { name: 'Registro' }).getByRole('link', { name: 'Cambios' }).click();
      await expect(rowOf(page, `Chef: ${name}`).filter({ hasText: 'Restauración' })).toBeVisible();
    });
  },
);

moderatorTest(
  'a moderator sees the history of a record beside it',
  { tag: '@night' },
  async ({ page }, { project }) => {
    const shot = (name: string) => LOOK && page.screenshot({ path: `${LOOK}/${project.name}-${name}.png` });
    await page.goto('/gestion/chefs');
    const { id } = await storeChef(page);
    await page.goto(`/gestion/chef/editar-chef/${id}`);
    await page.getByRole('button', { name: 'Historial', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Historial' });
    const created = drawer.getByRole('button', { name: /Creación/ });
    await expect(created).toContainText('Benjamín Soto');
    await created.click();
    await expect(drawer.getByRole('row', { name: /Descripción/ })).toContainText('Cocina de memoria');
    await expect(drawer.getByRole('row', { name: /Correo|Email/ })).toContainText('cambiado');
    await expectAccessible(page);
    await shot('history');

    await moderatorTest.step('and from the menu of a list', async () => {
      await page.goto('/gestion/chefs-comments');
      const menu = page.getByRole('button', { name: /^Opciones de / }).first();
      const subject = ((await menu.getAttribute('aria-label')) ?? '').replace('Opciones de ', '');
      await chooseOption(page, subject, 'Historial');
      await expect(page.getByRole('dialog', { name: 'Historial' })).toBeVisible();
      await expectAccessible(page);
    });
    await page.goto('/gestion/logos');
    await expect(page.getByRole('button', { name: /^Historial de / }).first()).toBeVisible();
    await shot('logos');
  },
);
