import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The demo's people: one for each result that signing in can have. */
export type DemoPerson =
  'Antonia Fuenzalida' | 'Benjamín Soto' | 'Gonzalo Ibáñez' | 'Persona desconocida' | 'Correo sin verificar';

/** What a browser stores in which nobody is signed in: a new context has otherwise what its test's own has. */
export const NOBODY = { cookies: [], origins: [] };

/** Leaves the sign-in page for the embedded provider and chooses an account there, by name or e-mail. */
export async function chooseAccount(page: Page, account: string): Promise<void> {
  await page.getByRole('link', { name: 'Continuar con Google' }).click();
  await expect(page.getByRole('heading', { name: 'Elige una cuenta' })).toBeVisible();
  await page.getByRole('button', { name: account }).click();
}

/** Signs a person in through the whole redirect flow, up to the Dashboard. */
export async function signIn(page: Page, person: DemoPerson): Promise<void> {
  await page.goto('/login');
  await chooseAccount(page, person);
  await expect(page.getByRole('heading', { name: `Hola ${person}!` })).toBeVisible();
}

/** The signed-in user as the page stores it. Empty when nobody is signed in. */
async function storedUser(page: Page): Promise<{ token?: string; state?: string }> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('sobremesa.user') ?? '{}') as { token?: string });
}

/** The session token of the person signed in on the page. Undefined when nobody is. */
export async function tokenOf(page: Page): Promise<string | undefined> {
  return (await storedUser(page)).token;
}

/** The header of calls in the name of the person signed in on the page. */
export async function bearer(page: Page): Promise<{ Authorization: string }> {
  return { Authorization: `Bearer ${await tokenOf(page)}` };
}

/** The state of the person signed in on the page, as the sign-in answered it. */
export async function stateOf(page: Page): Promise<string | undefined> {
  return (await storedUser(page)).state;
}

/** Invites a person whom no other test knows, as the administrator signed in on the page. */
export async function invite(page: Page): Promise<{ name: string; email: string }> {
  await page.goto('/gestion');
  const mark = Math.random().toString(36).slice(2, 10);
  const person = { name: `Invitada ${mark}`, email: `invitada.${mark}@correo.example` };
  const answer = await page.request.post('/api/v1/users/create', {
    data: { ...person, role: 'USER' },
    headers: await bearer(page),
  });
  expect(answer.ok()).toBe(true);
  return person;
}

/** Invites a chef to Mi cocina, as the person signed in on the page. */
export async function inviteChef(page: Page, id: number): Promise<{ email: string }> {
  const headers = await bearer(page);
  const answer = await page.request.post(`/api/v1/chef-access/invite/${id}`, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { access: { email: string } } }).data.access;
}

/** Whether the server accepts a token. */
export async function isValid(request: APIRequestContext, token: string | undefined): Promise<boolean> {
  const answer = await request.get('/api/v1/validate-token', { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { isValid: boolean }).isValid;
}
