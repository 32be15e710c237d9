import type { Page } from '@playwright/test';

import { chooseAccount, isValid, signIn, stateOf, tokenOf } from './support/people.ts';
import { expect, gestionTest, test } from './support/test.ts';

const rowOf = (page: Page, email: string) => page.getByRole('main').locator('tr').filter({ hasText: email });

/** The people table with this person alone. */
async function find(page: Page, email: string): Promise<void> {
  await page.goto(`/gestion/personas?search=${encodeURIComponent(email)}`);
  await expect(rowOf(page, email)).toBeVisible();
}

async function choose(page: Page, email: string, entry: string): Promise<void> {
  await rowOf(page, email)
    .getByRole('button', { name: /^Opciones de/ })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function chooseRole(page: Page, role: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Rol' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(role, { exact: true }).click();
}

/** How the server answers this token where only administrators may read. */
async function mayReadPeople(page: Page, token: string | undefined): Promise<number> {
  const answer = await page.request.get('/api/v1/users/all', { headers: { Authorization: `Bearer ${token}` } });
  return answer.status();
}

gestionTest(
  'a person is invited, becomes active by signing in, changes role, loses access and is deleted',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    const mark = Math.random().toString(36).slice(2, 10);
    const person = { name: `Rosario ${mark}`, email: `rosario.${mark}@correo.example` };
    const context = await browser.newContext({ baseURL });
    const theirs = await context.newPage();

    await gestionTest.step('invited, with a link to share, as no mail can be sent there', async () => {
      await page.goto('/gestion/personas');
      await page.getByRole('button', { name: 'Crear Persona' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invitar nuevo' });
      await dialog.getByRole('textbox', { name: 'Nombre' }).fill(person.name);
      await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email);
      await chooseRole(page, 'Moderador');
      await dialog.getByRole('button', { name: 'Invitar Usuario' }).click();
      const share = page.getByRole('dialog', { name: 'Comparte la invitación' });
      await expect(share.getByRole('textbox', { name: 'Enlace para compartir' })).toHaveValue(`${baseURL}/login`);
      await share.getByRole('button', { name: 'Listo' }).click();
      await find(page, person.email);
      await expect(rowOf(page, person.email).getByText('En espera')).toBeVisible();
    });

    await gestionTest.step('the first sign-in activates; Personas stays closed to a moderator', async () => {
      await theirs.goto('/login');
      await chooseAccount(theirs, person.email);
      await expect(theirs.getByRole('heading', { name: `Hola ${person.name}!` })).toBeVisible();
      expect(await stateOf(theirs)).toBe('ACTIVE');
      await theirs.goto('/gestion/personas');
      await expect(theirs.getByText('Esta sección es solo para administradores.')).toBeVisible();
      expect(await mayReadPeople(page, await tokenOf(theirs))).toBe(403);
      await page.reload();
      await expect(rowOf(page, person.email).getByText('Activo')).toBeVisible();
    });

    await gestionTest.step('the role changes at once', async () => {
      await choose(page, person.email, 'Editar');
      const dialog = page.getByRole('dialog', { name: 'Editar persona' });
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
      await chooseRole(page, 'Administrador');
      await dialog.getByRole('button', { name: 'Editar persona' }).click();
      await expect(rowOf(page, person.email).getByText('Administrador')).toBeVisible();
      expect(await mayReadPeople(page, await tokenOf(theirs))).toBe(200);
      await theirs.goto('/');
      await theirs.getByRole('link', { name: 'Gestión', exact: true }).click();
      await theirs.getByRole('link', { name: 'Personas', exact: true }).first().click();
      await expect(rowOf(theirs, person.email)).toBeVisible();
    });

    await gestionTest.step('the documentation of the API calls as whoever is signed in here', async () => {
      await theirs.goto('/api/docs#/users/listPeople');
      const operation = theirs.locator('#operations-users-listPeople');
      await operation.getByRole('button', { name: 'Try it out' }).click();
      await operation.getByRole('button', { name: 'Execute' }).click();
      await expect(operation.locator('.live-responses-table').getByText('"msg": "Personas"')).toBeVisible();
    });

    await gestionTest.step('deactivating ends the session', async () => {
      const token = await tokenOf(theirs);
      await choose(page, person.email, 'Desactivar Persona');
      await expect(page.getByText(`${person.name} ya no puede entrar.`)).toBeVisible();
      await expect(rowOf(page, person.email).getByText('Inactivo')).toBeVisible();
      expect(await isValid(page.request, token)).toBe(false);
      await theirs.goto('/gestion');
      await expect(theirs.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
      await context.close();
    });

    await gestionTest.step('the list is exported, this person in it', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar CSV' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^personas-\d{4}-\d\d-\d\d\.csv$/);
      await expect(page.getByText('Exportación lista: 1 fila.')).toBeVisible();
    });

    await gestionTest.step('deleting asks first', async () => {
      await choose(page, person.email, 'Eliminar');
      await page.getByRole('dialog').getByRole('button', { name: 'Si, Eliminar' }).click();
      await expect(page.getByText('La persona fue eliminada.')).toBeVisible();
      await expect(page.getByText('Ninguna persona coincide con lo que buscas.')).toBeVisible();
    });
  },
);

test('a moderator sees no card, entry or screen of Personas', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'Benjamín Soto');
  await expect(page.getByRole('navigation', { name: 'Gestión interna' }).getByText('Formularios')).toBeVisible();
  await expect(page.getByText('Personas')).toHaveCount(0);
  await page.goto('/gestion/personas');
  await expect(page.getByText('Esta sección es solo para administradores.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear Persona' })).toHaveCount(0);
});
