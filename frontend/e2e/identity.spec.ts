import type { Page } from '@playwright/test';

import { textField } from './support/chef-form.ts';
import { chooseAccount, invite, isValid, NOBODY, signIn, stateOf, tokenOf } from './support/people.ts';
import { expect, gestionTest, test } from './support/test.ts';

test.describe('who may come in', () => {
  // The redirects of a sign-in, between the product and the provider, are the browser’s.
  gestionTest(
    'an invited person comes in at the first attempt and is active from then on',
    async ({ page, browser }) => {
      const person = await invite(page);
      const context = await browser.newContext({ storageState: NOBODY });
      const theirs = await context.newPage();
      await theirs.goto(new URL('/login', page.url()).href);
      await chooseAccount(theirs, person.email);
      await expect(theirs.getByRole('heading', { name: `Hola ${person.name}!` })).toBeVisible();
      expect(await stateOf(theirs)).toBe('ACTIVE');
      await context.close();
    },
  );
});

test.describe('credentials in the address', () => {
  // Only a browser shows a page without its scripts.
  test('nobody leaves for the provider before the page can remember it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.getByText('Continuar con Google')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continuar con Google' })).toHaveCount(0);
    await context.close();
  });
});

test.describe('the guard', () => {
  // Redirects between two names of a server are the browser’s.
  test('on another name of the server, moves to the one that Google sends back to', async ({ page, baseURL }) => {
    const otherName = new URL('/gestion/chefs?page=1', baseURL);
    otherName.hostname = '127.0.0.1';
    await page.goto(otherName.href);
    await expect(page).toHaveURL('/login?volver=%2Fgestion%2Fchefs%3Fpage%3D1');
    await chooseAccount(page, 'Antonia Fuenzalida');
    await expect(page.getByRole('heading', { name: 'Chefs' })).toBeVisible();
    await expect(page).toHaveURL('/gestion/chefs?page=1');
  });
});

// A sign-out that the server missed survives a navigation in the browser’s storage.
test('signing out works without the server, which is told by the next page', async ({ page, request, watch }) => {
  watch.expect(/users\/logout/);
  await signIn(page, 'Antonia Fuenzalida');
  const token = await tokenOf(page);
  await page.route('**/users/logout', (route) => route.abort());
  await signOut(page);
  expect(await tokenOf(page)).toBeUndefined();
  expect(await isValid(request, token)).toBe(true);
  await page.unroute('**/users/logout');
  const told = page.waitForResponse('**/users/logout');
  await page.reload();
  expect((await told).status()).toBe(200);
  expect(await isValid(request, token)).toBe(false);
});

// Only a browser has two tabs that share their storage.
test('two tabs are one session: a form outlives its end, and goes on when the other tab signs in', async ({
  page,
  context,
}) => {
  await signIn(page, 'Antonia Fuenzalida');
  await page.goto('/gestion/chef/nuevo-chef');
  await textField(page, 'Nombre').fill('Escrito antes');

  const other = await context.newPage();
  await other.goto('/gestion');
  await expect(other.getByRole('heading', { name: 'Hola Antonia Fuenzalida!' })).toBeVisible();
  await signOut(other);

  const ended = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await expect(ended).toBeVisible();
  // It is shown for a few seconds only, while the other tab is still opening the back-office.
  const goesOn = page.getByText('Sesión iniciada. Puedes continuar donde quedaste.').waitFor();
  await signIn(other, 'Antonia Fuenzalida');
  await goesOn;
  await expect(ended).toBeHidden();
  await expect(textField(page, 'Nombre')).toHaveValue('Escrito antes');
  expect(await tokenOf(page)).toBe(await tokenOf(other));
});

/** 'Cerrar Sesión' of the back-office, which leads home. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL('/');
}
