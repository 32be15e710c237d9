import type { Page } from '@playwright/test';

import { textField } from './support/chef-form.ts';
import { hydrated } from './support/page-state.ts';
import { chooseAccount, invite, isValid, NOBODY, signIn, stateOf, tokenOf, type DemoPerson } from './support/people.ts';
import { expect, gestionTest, test } from './support/test.ts';

const alert = (page: Page) => page.getByRole('alert');

test.describe('who may come in', () => {
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

  const REFUSALS: [DemoPerson, number, string][] = [
    ['Gonzalo Ibáñez', 403, 'Tu cuenta está desactivada. Ponte en contacto con un administrador.'],
    ['Persona desconocida', 401, 'No tienes acceso. Ponte en contacto con un administrador.'],
    ['Correo sin verificar', 403, 'Tu correo de Google no está verificado.'],
  ];
  for (const [person, status, sentence] of REFUSALS) {
    test(`${person} is told why not: ${status}`, async ({ page, watch }) => {
      watch.expect(new RegExp(`${status}.*/users/login`));
      await page.goto('/login');
      await chooseAccount(page, person);
      await expect(alert(page)).toHaveText(sentence);
      await expect(page).toHaveURL('/login');
      expect(await tokenOf(page)).toBeUndefined();
    });
  }

  test('whoever cancels at the provider comes back to try again', async ({ page }) => {
    await page.goto('/login');
    await chooseAccount(page, 'Cancelar');
    await expect(alert(page)).toHaveText('Cancelaste el inicio de sesión con Google.');
    await expect(page.getByRole('link', { name: 'Continuar con Google' })).toBeVisible();
  });
});

test.describe('credentials in the address', () => {
  test('one that cannot be read is called so', async ({ page }) => {
    await page.goto('/login#credential=garbage');
    await expect(alert(page)).toHaveText('JWT provided is invalid');
    await expect(page).toHaveURL('/login');
  });

  test('one that this tab did not ask for is refused before the server hears of it', async ({ page, watch }) => {
    const claims = Buffer.from(JSON.stringify({ email: 'antonia.fuenzalida@sobremesa.example' })).toString('base64url');
    await page.goto(`/login#credential=e30.${claims}.firma`);
    await expect(alert(page)).toHaveText('No reconocemos este inicio de sesión. Inténtalo de nuevo desde esta página.');
    await expect(page).toHaveURL('/login');
    expect(watch.requests.filter((request) => request.url().endsWith('/users/login'))).toEqual([]);
    expect(await tokenOf(page)).toBeUndefined();
  });

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
  test('asks for a sign-in and leads on to the page asked for', async ({ page }) => {
    await page.goto('/gestion/chefs?search=maría&page=1#contenido');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page).toHaveURL(/\/login\?volver=/);
    await chooseAccount(page, 'Antonia Fuenzalida');
    await expect(page.getByRole('heading', { name: 'Chefs' })).toBeVisible();
    await expect(page).toHaveURL('/gestion/chefs?search=mar%C3%ADa&page=1#contenido');
  });

  test('on another name of the server, moves to the one that Google sends back to', async ({ page, baseURL }) => {
    const otherName = new URL('/gestion/chefs?page=1', baseURL);
    otherName.hostname = '127.0.0.1';
    await page.goto(otherName.href);
    await expect(page).toHaveURL('/login?volver=%2Fgestion%2Fchefs%3Fpage%3D1');
    await chooseAccount(page, 'Antonia Fuenzalida');
    await expect(page.getByRole('heading', { name: 'Chefs' })).toBeVisible();
    await expect(page).toHaveURL('/gestion/chefs?page=1');
  });

  test('forgets a token that the server does not know', async ({ page }) => {
    await page.goto('/login');
    const user = { name: 'Nadie', token: 'a.b.c', email: 'nadie@correo.example', role: 'ADMIN', state: 'ACTIVE' };
    await page.evaluate((stored) => localStorage.setItem('sobremesa.user', stored), JSON.stringify(user));
    await page.goto('/gestion');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.getByRole('status')).toContainText('Tu sesión ya no es válida');
    expect(await tokenOf(page)).toBeUndefined();
  });

  test('sends whoever is signed in past the sign-in page', async ({ page }) => {
    await signIn(page, 'Antonia Fuenzalida');
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Hola Antonia Fuenzalida!' })).toBeVisible();
    await expect(page).toHaveURL('/gestion');
    await page.goto('/login?volver=%2Fgestion%2Fchefs');
    await expect(page.getByRole('heading', { name: 'Chefs' })).toBeVisible();
  });

  test('leads nowhere but into the back-office', async ({ page }) => {
    await page.goto('/login?volver=//otro-sitio.example/gestion');
    await chooseAccount(page, 'Antonia Fuenzalida');
    await expect(page.getByRole('heading', { name: 'Hola Antonia Fuenzalida!' })).toBeVisible();
    await expect(page).toHaveURL('/gestion');
  });
});

test('signing out ends the token on the server and leads home', async ({ page, isMobile, request }) => {
  await signIn(page, 'Antonia Fuenzalida');
  const token = await tokenOf(page);
  expect(await isValid(request, token)).toBe(true);
  await signOut(page, isMobile);
  expect(await isValid(request, token)).toBe(false);
  expect(await tokenOf(page)).toBeUndefined();
  await page.goto('/gestion');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});

test('signing out works without the server, which is told by the next page', async ({
  page,
  isMobile,
  request,
  watch,
}) => {
  watch.expect(/users\/logout/);
  await signIn(page, 'Antonia Fuenzalida');
  const token = await tokenOf(page);
  await page.route('**/users/logout', (route) => route.abort());
  await signOut(page, isMobile);
  expect(await tokenOf(page)).toBeUndefined();
  expect(await isValid(request, token)).toBe(true);
  await page.unroute('**/users/logout');
  const told = page.waitForResponse('**/users/logout');
  await page.reload();
  expect((await told).status()).toBe(200);
  expect(await isValid(request, token)).toBe(false);
});

test('two tabs are one session: a form outlives its end, and goes on when the other tab signs in', async ({
  page,
  context,
  isMobile,
}) => {
  await signIn(page, 'Antonia Fuenzalida');
  await page.goto('/gestion/chef/nuevo-chef');
  await textField(page, 'Nombre').fill('Escrito antes');

  const other = await context.newPage();
  await other.goto('/gestion');
  await expect(other.getByRole('heading', { name: 'Hola Antonia Fuenzalida!' })).toBeVisible();
  await signOut(other, isMobile);

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

test('the site shows who is signed in, and Gestión to administrators', async ({ page, isMobile }) => {
  await signIn(page, 'Antonia Fuenzalida');
  await page.goto('/');
  await hydrated(page);
  if (isMobile) await page.getByRole('button', { name: 'Abrir menú' }).click();
  const badge = page.getByText(/^antonia.fuenzalida@sobremesa.example .*Administrador$/).filter({ visible: true });
  await expect(badge).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Gestión' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(badge).toBeHidden();
  expect(await tokenOf(page)).toBeUndefined();
});

/** 'Cerrar Sesión' of the back-office, which leads home. */
async function signOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL('/');
}
