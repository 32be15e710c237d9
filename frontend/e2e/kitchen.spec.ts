import { devices, type Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { bearer, inviteChef } from './support/people.ts';
import { makePng } from './support/pictures.ts';
import { mails } from './support/providers.ts';
import { newEmail } from './support/requests.ts';
import { expect, gestionTest as test } from './support/test.ts';

/** The link of the last mail to a chef, once it has come. */
async function linkTo(email: string): Promise<string> {
  const found = async () => (await mails()).findLast(({ to, text }) => to.includes(email) && text.includes('#enlace='));
  await expect.poll(found, { timeout: 120_000 }).toBeTruthy();
  return /https?:\S+#enlace=[\w-]+/.exec((await found())?.text ?? '')?.[0] ?? '';
}

/** A chef whom no other journey knows. */
async function newChef(page: Page): Promise<{ id: number; slug: string; email: string; name: string }> {
  await page.goto('/gestion');
  const headers = await bearer(page);
  const name = `Chef ${Math.random().toString(36).slice(2, 10)}`;
  const email = newEmail();
  const upload = async (kind: string, width: number, height: number) => {
    const multipart = { kind, file: await makePng(kind, width, height) };
    const answer = await page.request.post('/api/v1/files/upload', { headers, multipart });
    return { id: ((await answer.json()) as { data: { id: number } }).data.id };
  };
  const modalities = (await (await page.request.get('/api/v1/modality/all')).json()) as { data: { id: number }[] };
  const data = {
    name,
    email,
    description: 'Cocina de mercado.',
    information: 'Aprendí con mi abuela.',
    phone_number: '+56912345678',
    price_per_person: 45_000,
    profile_image: await upload('profile', 640, 640),
    cover_image: await upload('cover', 1600, 900),
    gallery: [await upload('gallery', 800, 800)],
    modalities: [modalities.data[0]?.id],
    food_types: [],
    cities: [],
  };
  const answer = await page.request.post('/api/v1/chefs/create', { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { ...((await answer.json()) as { data: { id: number; slug: string } }).data, email, name };
}

// Only a browser follows the mailed link with its fragment, keeps two sessions side by side, and shows the site afterwards.
test('a chef is invited, signs in by mail on a phone, blocks a day and changes the profile, which staff publish', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.setTimeout(300_000);
  const chef = await newChef(page);
  await inviteChef(page, chef.id);

  const { viewport, userAgent } = devices['Pixel 7'];
  const look = { viewport: { ...viewport, width: 390 }, userAgent, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ baseURL, locale: 'es-CL', storageState: undefined, ...look });
  watch.follow(context);
  const phone = await context.newPage();
  await phone.goto('/cocina');
  await phone.getByLabel('Tu correo').fill(chef.email);
  await phone.getByRole('button', { name: 'Mandarme un enlace' }).click();
  await expect(phone.getByRole('status')).toContainText('te mandamos un enlace');
  await phone.goto(await linkTo(chef.email));
  await phone.getByRole('button', { name: 'Entrar a mi cocina' }).click();
  await expect(phone.getByRole('heading', { name: 'Tus próximas veladas' })).toBeVisible();

  await phone.getByRole('link', { name: 'Calendario' }).click();
  await phone.getByRole('button', { name: 'Mes siguiente' }).click();
  await phone
    .getByRole('button', { name: /^sábado .*, libre$/ })
    .last()
    .click();
  await phone.getByRole('button', { name: 'Bloquear el día' }).click();
  await expect(phone.getByRole('button', { name: /^sábado .*, bloqueado por ti$/ })).toHaveCount(1);
  await expectAccessible(phone);

  await phone.getByRole('link', { name: 'Perfil' }).click();
  await phone.getByLabel('Tu presentación').fill('Mar, humo y sobremesa.');
  await phone.getByLabel('Tu foto').setInputFiles(await makePng('yo', 700, 700));
  await phone.getByRole('button', { name: 'Mandar a revisión' }).click();
  await expect(phone.getByText(/Estamos revisando tu cambio: presentación y foto/)).toBeVisible();
  await phone.goto(`/chef/${encodeURIComponent(chef.slug)}`);
  await expect(phone.getByText('Mar, humo y sobremesa.')).toHaveCount(0);

  await page.goto(`/gestion/chef/editar-chef/${chef.id}?perfil=revisar`);
  await page.getByRole('button', { name: 'Publicar el cambio' }).click();
  await expect(page.getByText('El perfil quedó resuelto.')).toBeVisible();
  await phone.goto('/cocina/perfil');
  await expect(phone.getByText('Tu último cambio ya está en el sitio.')).toBeVisible();
  const site = await phone.request.get(`/api/v1/chefs/get-one/${encodeURIComponent(chef.slug)}`);
  expect(await site.text()).toContain('Mar, humo y sobremesa.');

  await page.request.delete(`/api/v1/chef-access/end/${chef.id}`, { headers: await bearer(page) });
  watch.expect(/401.*kitchen/);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Tu sesión terminó' })).toBeVisible();
  await context.close();
});
