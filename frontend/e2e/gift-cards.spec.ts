import { randomUUID } from 'node:crypto';

import { devices, type APIRequestContext, type Browser, type Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { demoChef } from './support/demo.ts';
import { dayIn, daysUntilEvening } from './support/evening-days.ts';
import { expectLargeAmountsFit } from './support/page-state.ts';
import { mails, type Mail } from './support/providers.ts';
import { newEmail, tokenIn } from './support/requests.ts';
import { expect, gestionTest as test } from './support/test.ts';
import type { Watch } from './support/watch.ts';

/** A browser of its own, on a phone and without scripts: no page of a gift card needs them. */
async function phoneOf(browser: Browser, baseURL: string | undefined, watch: Watch): Promise<Page> {
  const { viewport, userAgent } = devices['Pixel 7'];
  const look = { viewport: { ...viewport, width: 390 }, userAgent, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'es-CL', ...look });
  watch.follow(context);
  return context.newPage();
}

/** The mail to an address with these words in it, once it is there. */
async function mailTo(address: string, words: string): Promise<Mail> {
  const found = async () => (await mails()).filter(({ to, text }) => to.includes(address) && text.includes(words));
  await expect.poll(found, { message: `a mail to ${address}: ${words}` }).toHaveLength(1);
  const [mail] = await found();
  if (!mail) throw new Error('The mail went away.');
  return mail;
}

const pathIn = ({ text }: Mail, kind: string): string =>
  new URL(new RegExp(`https?://\\S+/${kind}/[\\w-]{27}`).exec(text)?.[0] ?? '').pathname;

/** What a member of staff asks of the API. */
function apiOf(request: APIRequestContext, administrator: string) {
  const headers = { Authorization: `Bearer ${tokenIn(administrator)}` };
  return async <Data>(method: 'get' | 'post' | 'put', call: string, data?: object): Promise<Data> => {
    const answer = await request[method](`/api/v1/${call}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };
}

/** The words of a receiver that go across the face of a card. */
const LONG_NAME = 'Antonia María de los Ángeles Pizarro Undurraga';

/** The largest amount that is given. */
const MOST_AMOUNT = '$5.000.000';

/** The lines of words on the face of a card that its ring crosses, or has within. */
const wordsAtRing = (page: Page): Promise<string[]> =>
  page.locator('.card-face').evaluate((face) => {
    const ring = face.querySelector('.card-face__ring')?.getBoundingClientRect();
    const { x, y, radius } = ring
      ? { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2, radius: ring.width * 0.47 }
      : { x: 0, y: 0, radius: Infinity };
    const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
    return [...face.querySelectorAll('p, dt, dd')].flatMap((words) => {
      const line = document.createRange();
      line.selectNodeContents(words);
      const touched = [...line.getClientRects()].some(
        ({ left, right, top, bottom }) => Math.hypot(x - within(x, left, right), y - within(y, top, bottom)) < radius,
      );
      return touched ? [words.textContent] : [];
    });
  });

test('a gift card is bought on a phone, received by mail, pays an evening, and gets back what it paid', async ({
  page,
  browser,
  baseURL,
  request,
  watch,
  administrator,
}) => {
  // An invalid code.
  watch.expect(/400.*\/pago\//);
  const api = apiOf(request, administrator);
  const [buyer, receiver] = [newEmail(), newEmail()];
  const phone = await phoneOf(browser, baseURL, watch);

  await test.step('bought by card', async () => {
    await phone.goto('/regala');
    await phone.getByRole('radio', { name: '$90.000' }).check();
    // Grounds are not painted there: the chosen one needs a line.
    await phone.emulateMedia({ forcedColors: 'active' });
    await expect(phone.getByText('$90.000', { exact: true })).toHaveCSS('outline-style', 'solid');
    await expect(phone.getByText('$60.000', { exact: true })).toHaveCSS('outline-style', 'none');
    await phone.emulateMedia({ forcedColors: 'none' });
    await phone.getByLabel('Tu nombre').fill('Camila Rojas');
    await phone.getByLabel('Tu correo').fill(buyer);
    await phone.getByLabel('Nombre de quien la recibe').fill(LONG_NAME);
    await phone.getByLabel('Su correo').fill(receiver);
    await phone.getByLabel('Mensaje').fill('Para que la mesa sea larga.');
    await phone.getByLabel('Día en que llega').fill(dayIn(0));
    await phone.getByRole('checkbox').check();
    await phone.getByRole('button', { name: 'Seguir al pago' }).tap();
    await expect(phone.getByRole('heading', { name: 'Así queda tu gift card' })).toBeVisible();
    await phone.getByRole('button', { name: 'Pagar $90.000' }).tap();
    await phone.getByRole('button', { name: 'Ir a Webpay' }).tap();
    await phone.getByRole('button', { name: /^Débito/ }).tap();
    await expect(phone.getByRole('heading', { name: 'Recibimos tu pago de $90.000' })).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  const code = await test.step('received by mail', async () => {
    await phone.goto(pathIn(await mailTo(receiver, 'Abrir la gift card'), 'gift-card'));
    await expect(phone.getByRole('heading', { name: `${LONG_NAME}, esto es para ti` })).toBeVisible();
    await expect(phone.getByText('Para que la mesa sea larga.')).toBeVisible();
    for (const width of [320, 768, 1440, 390]) {
      await phone.setViewportSize({ width, height: 844 });
      expect.soft(await wordsAtRing(phone), `words that the ring crosses at ${width} px`).toEqual([]);
    }
    const shown = await phone.locator('.gift-card__code').innerText();
    await expectLargeAmountsFit(phone, 'a gift card', MOST_AMOUNT);
    return shown.replace(/^Código:\s*/, '');
  });

  const { id: chefId } = await demoChef(page);
  const person = { name: 'Antonia Pizarro', email: receiver, phone_number: '+56912345678' };
  const wish = { guests: 6, kind: 'cena', client_agreed: true, request_key: randomUUID() };
  const { id: asked } = await api<{ id: number }>('post', 'quote_requests/take', { ...person, ...wish });
  const day = dayIn(daysUntilEvening('gift card'));
  const agreed = { chef_id: chefId, day, starts_at: '20:30', commune: 'Ñuñoa', guests: 6, total: 240_000 };
  await api('post', `offers/agree/${asked}`, agreed);
  const { evening } = await api<{ evening: { id: number; version: number } }>('get', `agenda/of-request/${asked}`);

  await test.step('used on the payment page, in a part, once', async () => {
    await phone.goto(pathIn(await mailTo(receiver, '/cotizacion/'), 'cotizacion'));
    await phone.getByRole('link', { name: /pag/i }).first().tap();
    await expect(phone).toHaveURL(/\/pago\//);
    await phone.getByLabel('Código').fill('7777 7777 7777 7777');
    await phone.getByRole('button', { name: 'Pagar con gift card' }).tap();
    await expect(phone.getByText(/No encontramos una gift card/)).toBeVisible();
    await phone.getByLabel('Código').fill(code.toLowerCase());
    await phone.getByLabel('Cuánto usar').fill('50.000');
    await phone.getByRole('button', { name: 'Pagar con gift card' }).tap();
    await expect(phone.getByText('Pagaste $50.000 con tu gift card. Te quedan $40.000 en ella.')).toBeVisible();
    await expectLargeAmountsFit(phone, 'what a gift card paid');
  });

  await test.step('given back when the evening is cancelled', async () => {
    const { version } = evening;
    const cancelled = { by: 'company', reason: 'El chef se enfermó', percent: 100, version };
    await api('put', `offers/cancel-evening/${evening.id}`, cancelled);
    await phone.goto('/regala/saldo');
    await phone.getByLabel('Código').fill(code);
    await phone.getByRole('button', { name: 'Ver saldo' }).tap();
    await expect(phone.getByText('Está completa.')).toBeVisible();
    await expect(phone.locator('.gift-balance__left')).toHaveText('$90.000');
    await expectLargeAmountsFit(phone, 'the balance of a gift card', MOST_AMOUNT);
    await page.goto(`/gestion/gift-cards?search=${receiver}`);
    await page
      .getByRole('link', { name: /^G-\d{5}$/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Devuelto por una velada' })).toBeVisible();
    await expectAccessible(page);
  });
});
