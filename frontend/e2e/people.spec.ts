import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { exported } from './support/exported.ts';
import { chooseAccount, isValid, NOBODY, stateOf, tokenOf } from './support/people.ts';
import { chooseOption, rowOf } from './support/rows.ts';
import { expect, gestionTest as test } from './support/test.ts';

/** Filters the people table to this person. */
async function find(page: Page, email: string): Promise<void> {
  await page.goto(`/gestion/personas?search=${encodeURIComponent(email)}`);
  await expect(rowOf(page, email)).toBeVisible();
}

async function chooseRole(page: Page, role: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Rol' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(role, { exact: true }).click();
}

/** The server's answer to this token where only administrators may read. */
async function mayReadPeople(page: Page, token: string | undefined): Promise<number> {
  const answer = await page.request.get('/api/v1/users/all', { headers: { Authorization: `Bearer ${token}` } });
  return answer.status();
}

// Two browsers: the person’s own session ends when an administrator ends it.
test('a person is invited, becomes active by signing in, changes role, loses access and is deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const mark = Math.random().toString(36).slice(2, 10);
  const person = { name: `Rosario ${mark}`, email: `rosario.${mark}@lejos.example` };
  const context = await browser.newContext({ baseURL, storageState: NOBODY });
  const theirs = await context.newPage();

  await test.step('invited, with a link to share, as no mail can be sent there', async () => {
    await page.goto('/gestion/personas');
    await page.getByRole('button', { name: 'Crear Persona' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invitar nuevo' });
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(person.name);
    await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await chooseRole(page, 'Moderador');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Invitar Usuario' }).click();
    const share = page.getByRole('dialog', { name: 'Comparte la invitación' });
    await expect(share.getByRole('textbox', { name: 'Enlace para compartir' })).toHaveValue(`${baseURL}/login`);
    await share.getByRole('button', { name: 'Listo' }).click();
    await find(page, person.email);
    await expect(rowOf(page, person.email).getByText('En espera')).toBeVisible();
  });

  await test.step('the first sign-in activates; Personas stays closed to a moderator', async () => {
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

  await test.step('the role changes at once', async () => {
    await chooseOption(page, person.name, 'Editar');
    const dialog = page.getByRole('dialog', { name: 'Editar persona' });
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
    await chooseRole(page, 'Administrador');
    await dialog.getByRole('button', { name: 'Editar persona' }).click();
    await expect(rowOf(page, person.email).getByText('Administrador')).toBeVisible();
    expect(await mayReadPeople(page, await tokenOf(theirs))).toBe(200);
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: 'Crear Persona' })).toBeVisible();
  });

  await test.step('deactivating ends the session', async () => {
    const token = await tokenOf(theirs);
    await chooseOption(page, person.name, 'Desactivar Persona');
    await expect(page.getByText(`${person.name} ya no puede entrar.`)).toBeVisible();
    await expect(rowOf(page, person.email).getByText('Inactivo')).toBeVisible();
    expect(await isValid(page.request, token)).toBe(false);
    await theirs.goto('/gestion');
    await expect(theirs.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await context.close();
  });

  await test.step('the list is exported, this person in it', async () => {
    const [, ...rows] = await exported(page, 'personas');
    expect(rows).toEqual([expect.arrayContaining([person.name, person.email, 'Inactivo', 'Administrador'])]);
    await expect(page.getByText('Exportación lista: 1 fila.')).toBeVisible();
  });

  await test.step('deleting asks first', async () => {
    await chooseOption(page, person.name, 'Eliminar');
    await page.getByRole('dialog').getByRole('button', { name: 'Si, Eliminar' }).click();
    await expect(page.getByText('La persona fue eliminada.')).toBeVisible();
    await expect(page.getByText('Ninguna persona coincide con lo que buscas.')).toBeVisible();
  });
});

// The documentation is another application, which takes the session from the browser’s storage.
test('the documentation of the API calls as anyone who is signed in here', async ({ page }) => {
  await page.goto('/api/docs#/users/listPeople');
  const operation = page.locator('#operations-users-listPeople');
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table').getByText('"msg": "Personas"')).toBeVisible();
});
