import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { documentBytes, MAX_CLIENT_PAGE } from './support/document-bytes.ts';
import { expectNoSidewaysScroll, hydrated, measureShifts } from './support/page-state.ts';
import { fillInQuote, newEmail, requestsFrom } from './support/requests.ts';
import { mails } from './support/providers.ts';
import { expect, test } from './support/test.ts';

const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Mi mesa/ });
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Mi mesa: / });

/** Puts experiences of the demo into 'Mi mesa', by their names. Those of other tests are newer, on the first page. */
async function keepExperiences(page: Page, count: number): Promise<string[]> {
  await page.goto('/experiencias?pagina=2');
  await hydrated(page);
  const kept: string[] = [];
  for (let at = 0; at < count; at++) {
    const heart = hearts(page).nth(at);
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Mi mesa: ', '');
    kept.push(name);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(inHeader(page)).toHaveAccessibleName(`Mi mesa ${kept.length}`);
  }
  return kept;
}

// Two tabs share a storage, and nothing moves while hearts arrive.
test(
  'a visitor keeps four, is told at the fifth, sees them on every page and asks for them together',
  { tag: '@phone' },
  async ({ page, request, administrator, isMobile }) => {
    const shifts = await measureShifts(page);
    const kept = await keepExperiences(page, 4);
    const fifth = hearts(page).last();
    await fifth.click();
    await expect(page.getByText('Puedes elegir hasta cuatro.')).toBeVisible();
    await expect(fifth).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible(page);

    await test.step('in another tab too', async () => {
      const other = await page.context().newPage();
      await other.goto('/');
      await expect(inHeader(other)).toHaveAccessibleName('Mi mesa 4');
      await other.close();
    });

    await test.step('each can be taken out and brought back, by keyboard', async () => {
      await inHeader(page).click();
      await expect(page).toHaveURL('/mi-mesa');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(kept);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, isMobile ? [320] : [768, 2560]);
      await page.getByRole('button', { name: `Quitar a ${kept[1]}` }).focus();
      await page.keyboard.press('Enter');
      await expect(inHeader(page)).toHaveAccessibleName('Mi mesa 3');
      await expect(page.getByRole('button', { name: /^Deshacer/ })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(kept);
      // What the site says of them comes late, when they are painted as the device knows them.
      await page.route(/\/shortlist\/find/, async (route) => {
        await page.waitForFunction(() => document.querySelectorAll('.my-table-entry').length === 4);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
        await route.continue();
      });
      await page.reload();
      await expect(inHeader(page)).toHaveAccessibleName('Mi mesa 4');
      await expect(page.getByRole('main').getByText('por persona').first()).toBeVisible();
      expect(await shifts()).toBeLessThanOrEqual(0.02);
    });

    const email = newEmail();
    await page.getByRole('button', { name: 'Cotizar mi mesa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cotiza con nosotros' });
    await expect(dialog.getByRole('group', { name: 'Tu mesa' }).getByRole('checkbox')).toHaveCount(4);
    await fillInQuote(dialog, email);
    await dialog.getByRole('checkbox', { name: kept[3] }).uncheck();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page).toHaveURL('/gracias');
    const [found] = await requestsFrom(request, administrator, email);
    expect(found?.choices.map(({ proposal }) => proposal?.dish_name)).toEqual(kept.slice(0, 3));
  },
);

/** The address of the request's page, from the receipt that the client was sent. */
async function linkOf(email: string): Promise<string> {
  const receipts = async () => (await mails()).filter(({ to }) => to.includes(email));
  await expect.poll(receipts).toHaveLength(1);
  const [receipt] = await receipts();
  expect(receipt?.text).toContain('Ver mi solicitud');
  expect(receipt?.text).not.toContain('celíaca');
  return new URL(/https?:\/\/\S+\/solicitud\/[\w-]{27}/.exec(receipt?.text ?? '')?.[0] ?? '').pathname;
}

test(
  'the receipt leads to a page that says how far it has come, where the request is withdrawn',
  { tag: '@night' },
  async ({ page, request, administrator, isMobile }) => {
    const email = newEmail();
    await page.goto('/cotiza');
    await hydrated(page);
    const form = page.getByRole('region', { name: 'Cotiza con nosotros' });
    await fillInQuote(form, email);
    await form.getByLabel('Presupuesto por persona').fill('$ 45.000');
    await form.getByLabel('¿Cómo te respondemos?').selectOption('Llamada');
    await form.getByLabel('Restricciones de alimentación').fill('Una persona es celíaca.');
    await form.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(form.getByLabel('Acepto que usen este dato de salud')).toBeFocused();
    await form.getByLabel('Acepto que usen este dato de salud').check();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page).toHaveURL('/gracias');

    const answer = await page.goto(await linkOf(email));
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await documentBytes(answer)).toBeLessThanOrEqual(MAX_CLIENT_PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Recibimos tu solicitud' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$45.000 por persona');
    await expect(page.getByRole('main')).not.toContainText('celíaca');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, isMobile ? [320] : [768, 2560]);

    await page.getByText('Retirar mi solicitud', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sí, retirarla' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Retiraste tu solicitud' })).toBeVisible();
    await expect(page.getByText('Retirar mi solicitud', { exact: true })).toHaveCount(0);
    const [found] = await requestsFrom(request, administrator, email);
    expect(found).toMatchObject({ state: 'perdida', lost_reason: 'retirada', reply_by: 'llamada' });
  },
);

// Only a browser shows and sends a page without its scripts.
test('without scripts a request is made, followed, and its data are erased', async ({
  browser,
  baseURL,
  request,
  administrator,
  watch,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  watch.follow(context);
  watch.expect(/\.js csp$/, /400.*\/cotiza/, /404.*\/solicitud/);
  const page = await context.newPage();
  const email = newEmail();
  await page.goto('/cotiza');
  await fillInQuote(page, email);
  await page.getByLabel('Restricciones de alimentación').fill('Una persona es celíaca.');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByLabel('Restricciones de alimentación')).toHaveValue('Una persona es celíaca.');
  await expect(page.getByLabel('Acepto que usen este dato de salud')).toHaveAccessibleDescription(/Marca la casilla/);
  await page.getByLabel('Acepto que usen este dato de salud').check();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page).toHaveURL('/gracias');

  const link = await linkOf(email);
  await page.goto(link);
  await page.getByText('Borrar mis datos', { exact: true }).click();
  await page.getByRole('button', { name: 'Sí, borrar mis datos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Borramos tus datos' })).toBeVisible();
  expect(await requestsFrom(request, administrator, email)).toEqual([]);
  expect((await page.goto(link))?.status()).toBe(404);
  await context.close();
});

test(
  'without scripts there is no heart, and nothing else is missing',
  { tag: '@night' },
  async ({ browser, baseURL, watch }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    watch.follow(context);
    watch.expect(/\.js csp$/);
    const page = await context.newPage();
    await page.goto('/chefs');
    await expect(page.getByRole('link', { name: /^Ver Chef/ }).first()).toBeVisible();
    await expect(hearts(page)).toHaveCount(0);
    await expect(inHeader(page)).toHaveCount(0);
    await page.goto('/mi-mesa');
    await expect(page.getByText('También puedes cotizar desde la página de cada chef.')).toBeVisible();
    await context.close();
  },
);
