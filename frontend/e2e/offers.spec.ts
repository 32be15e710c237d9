import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { devices, type APIRequestContext, type Browser, type Page } from '@playwright/test';

import { entryOf } from '../../backend/test/harness/calendar-file.ts';
import { expectAccessible } from './support/axe.ts';
import { eveningPasses } from './support/clock.ts';
import { demoChef } from './support/demo.ts';
import { documentBytes, MAX_CLIENT_PAGE } from './support/document-bytes.ts';
import { dayIn, daysUntilEvening } from './support/evening-days.ts';
import { expectLargeAmountsFit } from './support/page-state.ts';
import { mails, type Mail } from './support/providers.ts';
import { newEmail, tokenIn } from './support/requests.ts';
import { expect, gestionTest as test } from './support/test.ts';
import type { Watch } from './support/watch.ts';

/** Of this run. */
const TOKEN = Math.random().toString(36).slice(2, 8);

const HOSTILE = `<img src=x onerror="window.ran=1"> {{7*7}} ${TOKEN}`;

/** A sheet of paper, in pixels of CSS. */
const A4 = { width: 794, height: 1123 };

/** What a member of staff asks of the API. */
function apiOf(request: APIRequestContext, administrator: string) {
  const headers = { Authorization: `Bearer ${tokenIn(administrator)}` };
  return async <Data>(method: 'get' | 'post' | 'put', call: string, data: object = {}): Promise<Data> => {
    const answer = await request[method](`/api/v1/${call}`, { ...(method === 'get' ? {} : { data }), headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };
}

/** The client's browser: a phone of its own. */
async function phoneOf(browser: Browser, baseURL: string | undefined, watch: Watch, scripts: boolean): Promise<Page> {
  const { viewport, userAgent } = devices['Pixel 7'];
  const look = { viewport: { ...viewport, width: 390 }, userAgent, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ baseURL, javaScriptEnabled: scripts, locale: 'es-CL', ...look });
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

/** The path of the page of a kind to which a mail leads. */
const pathIn = ({ text }: Mail, kind: string): string =>
  new URL(new RegExp(`https?://\\S+/${kind}/[\\w-]{27}`).exec(text)?.[0] ?? '').pathname;

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

// From request to table, over mails, a page without scripts, paper and a file: only a browser prints and downloads.
test('from request to table: staff offer, the client accepts on a phone without scripts, and is asked how it was', async ({
  page,
  browser,
  baseURL,
  request,
  watch,
}) => {
  watch.expect(/409.*offers\/send/, /404.*cotizacion/);
  const { id: chefId, chef_name: chef } = await demoChef(page);
  const [email, day] = [newEmail(), dayIn(daysUntilEvening('request to table'))];
  const client = await phoneOf(browser, baseURL, watch, false);

  const asked = await request.post('/api/v1/quote_requests/create', {
    data: {
      name: `Begoña Íñiguez ${HOSTILE}`,
      email,
      phone_number: '+56912345678',
      guests: 6,
      kind: 'cena',
      choices: [{ chef_id: chefId }],
      restrictions: 'Una persona es celíaca.',
      restrictions_consent: true,
      consent: true,
      request_key: randomUUID(),
    },
  });
  expect(asked.status()).toBe(201);
  const status = pathIn(await mailTo(email, 'Ver mi solicitud'), 'solicitud');
  await page.goto(`/gestion/solicitudes?vista=todas&search=${email}`);
  await page.getByRole('link', { name: /^Begoña Íñiguez/ }).click();
  await expect(page).toHaveURL(/\/gestion\/solicitudes\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);

  await test.step('a draft begins with what the request says, and what is missing is said', async () => {
    await page.getByRole('button', { name: 'Nueva cotización' }).click();
    await expect(page).toHaveURL(/\/cotizaciones\/\d+$/);
    await page.getByRole('button', { name: 'Agregar línea' }).click();
    await page.getByLabel('Detalle').fill('Cena de tres tiempos');
    await page.getByLabel('Cantidad').fill('6');
    await page.getByLabel('Precio unitario').fill('45000');
    await page.getByRole('button', { name: 'Agregar descuento' }).click();
    await page.getByLabel('Precio unitario').nth(1).fill('-10000');
    await expect(page.getByText('$260.000')).toBeVisible();
    await page.getByRole('textbox', { name: 'Comuna' }).fill('Ñuñoa');
    await page.getByRole('button', { name: 'Revisar y enviar' }).click();
    await expect(page.getByText('Elige el día.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Día', { exact: true }).fill(day);
    await page.getByLabel('Hora', { exact: true }).fill('20:30');
    await expectAccessible(page);
    expect(await fits(page)).toBe(true);
  });

  await test.step('it is sent by mail, and the status of the request shows it', async () => {
    await page.getByRole('button', { name: 'Revisar y enviar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Así la ve el cliente' });
    const send = dialog.getByRole('button', { name: 'Enviar por correo' });
    await expect(send).toBeEnabled();
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/C-\d{4}-\d{4,}/);
    await expect(page.locator('.state-tag').first()).toHaveText('Enviada');
    await client.goto(status);
    await expect(client.getByRole('heading', { name: 'Tu cotización', exact: true })).toBeVisible();
  });

  const offered = pathIn(await mailTo(email, '/cotizacion/'), 'cotizacion');

  const taken = await test.step('the client reads and prints it, and accepts without scripts', async () => {
    await client.getByRole('link', { name: /^C-\d{4}-\d{4,}/ }).tap();
    await expect(client).toHaveURL(offered);
    await expect(client.getByRole('heading', { level: 1 })).toHaveText(`Begoña, tu mesa con ${chef}`);
    await expect(client.getByText('impuestos incluidos').first()).toBeVisible();
    expect(await fits(client)).toBe(true);
    await expectLargeAmountsFit(client, 'an offer');
    await client.reload();
    const pdf = await client.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await client.emulateMedia({ media: 'print' });
    const screen = client.viewportSize() ?? { width: 390, height: 844 };
    await client.setViewportSize(A4);
    const words = await client.locator('.offer__price tbody th').first().boundingBox();
    expect(words?.width).toBeGreaterThan(A4.width / 4);
    await client.setViewportSize(screen);
    await client.emulateMedia({ media: null });
    await client.getByLabel('Tu nombre').fill('Begoña Íñiguez');
    await client.getByRole('checkbox').check();
    await client.getByRole('button', { name: 'Aceptar' }).tap();
    await expect(client.getByRole('status')).toContainText('Aceptaste esta mesa.');
    expect(await documentBytes(await client.reload())).toBeLessThanOrEqual(MAX_CLIENT_PAGE);
    await expect(client.getByRole('button', { name: 'Aceptar' })).toHaveCount(0);
    const [file] = await Promise.all([
      client.waitForEvent('download'),
      client.getByRole('link', { name: 'Agregar a tu calendario' }).tap(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    await client.goto(status);
    await expect(client.getByText('La aceptaste')).toBeVisible();
    return text;
  });

  await test.step('the evening arrives as a file that opens in a calendar', async () => {
    const { calendar } = await mailTo(email, 'Te adjuntamos la fecha para tu calendario.');
    const { event, method, status: state } = entryOf(calendar);
    expect(entryOf(taken).event.uid).toBe(event.uid);
    expect([method, state, event.summary, event.location]).toEqual([
      'REQUEST',
      'CONFIRMED',
      `Mesa con ${chef}`,
      'Ñuñoa',
    ]);
    expect(event.startDate.toJSDate().toLocaleString('sv-SE', { timeZone: 'America/Santiago' })).toBe(
      `${day} 20:30:00`,
    );
  });

  await test.step('staff see who accepted, and the sheet for the chef has what guests cannot eat', async () => {
    await page.reload();
    await expect(page.locator('.state-tag').first()).toHaveText('Aceptada');
    await expect(page.getByText(/Aceptó Begoña Íñiguez/)).toBeVisible();
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    const [chat] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Ficha por WhatsApp' }).click(),
    ]);
    await chat.waitForURL('https://wa.me/**');
    expect(decodeURIComponent(chat.url())).toContain('Una persona es celíaca.');
    await chat.close();
    await page.getByText('Ver la ficha del chef').click();
    await expect(page.getByText('Restricciones de alimentación: Una persona es celíaca.')).toBeVisible();
    await expectAccessible(page);
    expect(await fits(page)).toBe(true);
  });

  await test.step('once the evening is over, the client is asked how it was', async () => {
    await eveningPasses(id);
    const opinion = pathIn(await mailTo(email, '/opinion/'), 'opinion');
    expect(await documentBytes(await client.goto(opinion))).toBeLessThanOrEqual(MAX_CLIENT_PAGE);
    await expect(client.getByRole('heading', { level: 1, name: '¿Cómo estuvo tu mesa?' })).toBeVisible();
    await page.goto(`/gestion/solicitudes/${id}`);
    await expect(page.locator('.g-quote-moves .state-tag')).toHaveText('Realizada');
    await expect(page.getByRole('region', { name: 'Cotizaciones' }).getByRole('listitem')).toHaveCount(1);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect((await client.goto(`/cotizacion/${'x'.repeat(27)}`))?.status()).toBe(404);
    await client.context().close();
  });
});

// A form without scripts on the chef's phone, and a draft that another screen's press fills in: only a browser has both.
test('a chef is asked, says «Puedo» on a phone without scripts, and staff send what was asked', async ({
  page,
  browser,
  baseURL,
  request,
  administrator,
  watch,
}) => {
  const api = apiOf(request, administrator);
  const { chef_name: chef, id: chefId } = await demoChef(page);
  const day = dayIn(daysUntilEvening('inquiry'));
  const { id } = await api<{ id: number }>('post', 'quote_requests/take', {
    name: `Jacinta Olmos ${HOSTILE}`,
    email: newEmail(),
    phone_number: '+56912345678',
    guests: 6,
    kind: 'cena',
    event_date: day,
    choices: [{ chef_id: chefId }],
    restrictions: 'Una persona es celíaca.',
    restrictions_consent: true,
    client_agreed: true,
    request_key: randomUUID(),
  });
  await page.goto(`/gestion/solicitudes/${id}`);
  const part = page.getByRole('region', { name: 'Consultas a chefs' });

  const link = await test.step('staff ask the chef whom the client chose', async () => {
    await part.getByRole('button', { name: 'Consultar a chefs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Consultar a chefs' });
    await expect(dialog.getByRole('button', { name: `Quitar a ${chef}` })).toBeVisible();
    await dialog.getByLabel('Empieza').fill('19:30');
    await dialog.getByRole('textbox', { name: 'Comuna' }).fill('Ñuñoa');
    await dialog.getByRole('radio', { name: 'Por WhatsApp' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Consultar', exact: true }).click();
    const chat = await part.getByRole('link', { name: /^Enviar por WhatsApp/ }).getAttribute('href');
    return new URL(/https?:\S+\/consulta\/[\w-]{27}/.exec(decodeURIComponent(chat ?? ''))?.[0] ?? '').pathname;
  });

  await test.step('the chef answers twice, and the page says until when the day is kept', async () => {
    const phone = await phoneOf(browser, baseURL, watch, false);
    expect(await documentBytes(await phone.goto(link))).toBeLessThanOrEqual(MAX_CLIENT_PAGE);
    await expect(phone.getByRole('heading', { level: 1 })).toContainText('¿Puedes el');
    await expect(phone.getByText('Jacinta')).toHaveCount(0);
    await expect(phone.getByText('celíaca')).toHaveCount(0);
    expect(await fits(phone)).toBe(true);
    await phone.getByText('Puedo, pero…').tap();
    await phone.getByLabel('¿Qué tendría que ser distinto?').fill('Puedo a las 20:30.');
    await phone.getByRole('button', { name: 'Enviar' }).tap();
    await expect(phone.getByRole('status')).toContainText('pero con cambios');
    await phone.getByRole('button', { name: 'Puedo', exact: true }).tap();
    await expect(phone.getByRole('status')).toContainText('Te guardamos el día hasta el');
    await phone.context().close();
  });

  await test.step('one press fills the draft, which is sent', async () => {
    await page.reload();
    await expect(part.getByText('Apartado hasta el')).toBeVisible();
    await part.getByRole('button', { name: 'Usar en la cotización' }).click();
    await expect(page).toHaveURL(/\/cotizaciones\/\d+$/);
    await expect(page.getByLabel('Hora', { exact: true })).toHaveValue('19:30');
    await expect(page.getByRole('textbox', { name: 'Comuna' })).toHaveValue('Ñuñoa');
    await expect(page.getByRole('complementary', { name: 'Restricciones de alimentación' })).toContainText('celíaca');
    await expectAccessible(page);
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: 'Agregar línea' }).click();
    await page.getByLabel('Detalle').fill('Cena de tres tiempos');
    await page.getByLabel('Cantidad').fill('6');
    await page.getByLabel('Precio unitario').fill('45000');
    await page.getByRole('button', { name: 'Revisar y enviar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Así la ve el cliente' });
    await dialog.getByRole('button', { name: 'Enviar y copiar enlace' }).click();
    await expect(page.locator('.state-tag').first()).toHaveText('Enviada');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});

test(
  'a line that is refused comes into view and gets the focus',
  { tag: '@night' },
  async ({ page, request, administrator }) => {
    const api = apiOf(request, administrator);
    const { id } = await api<{ id: number }>('post', 'quote_requests/take', {
      name: 'Eva Renglón',
      email: newEmail(),
      phone_number: '+56912345678',
      guests: 6,
      kind: 'cena',
      client_agreed: true,
      request_key: randomUUID(),
    });
    const draft = await api<{ id: number; version: number }>('post', 'offers/create', { request_id: id });
    await api('put', `offers/update/${draft.id}`, {
      proposal_ids: [],
      guests: 6,
      minutes: 240,
      lines: Array.from({ length: 6 }, () => ({ description: 'Cena', quantity: 6, unit_price: 45_000 })),
      version: draft.version,
    });
    await page.goto(`/gestion/solicitudes/${id}/cotizaciones/${draft.id}`);
    const quantity = page.getByRole('textbox', { name: 'Cantidad' }).nth(2);
    await quantity.fill('1000');
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(quantity).toBeFocused();
    await expect(quantity).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('El máximo es 999.')).toBeInViewport();
  },
);

// Where Tab leads is the browser’s.
test('an offer is accepted by keyboard alone, whatever is written in it; its evening is moved, and cancelled by the client’s link', async ({
  page,
  browser,
  baseURL,
  request,
  watch,
  administrator,
}) => {
  const api = apiOf(request, administrator);
  const [{ id: chefId }, days, email] = [await demoChef(page), daysUntilEvening('keyboard'), newEmail()];
  const { id: requestId } = await api<{ id: number }>('post', 'quote_requests/take', {
    name: `Eva ${HOSTILE}`,
    email,
    phone_number: '+56912345678',
    guests: 6,
    kind: 'cena',
    client_agreed: true,
    request_key: randomUUID(),
  });
  const draft = await api<{ id: number; version: number }>('post', 'offers/create', { request_id: requestId });
  const { version } = await api<{ version: number }>('put', `offers/update/${draft.id}`, {
    chef_id: chefId,
    proposal_ids: [],
    guests: 6,
    day: dayIn(days),
    starts_at: '20:30',
    minutes: 240,
    commune: HOSTILE,
    included: HOSTILE,
    conditions: HOSTILE,
    valid_until: dayIn(7),
    lines: [{ description: HOSTILE, quantity: 6, unit_price: 45_000 }],
    version: draft.version,
  });
  await api('post', `offers/send/${draft.id}`, { by: 'link', version });
  const { url } = await api<{ url: string }>('post', `offers/link/${draft.id}`);

  await test.step('the page runs nothing of it, has no scripts of its own, and is answered by keyboard', async () => {
    const client = await phoneOf(browser, baseURL, watch, true);
    await client.goto(new URL(url).pathname);
    await expect(client.getByRole('rowheader', { name: HOSTILE })).toBeVisible();
    await expectAccessible(client);
    expect(await client.locator('script').count()).toBe(0);
    await client.getByRole('link', { name: 'Responder' }).focus();
    await client.keyboard.press('Enter');
    await client.keyboard.press('Tab');
    await expect(client.getByLabel('Tu nombre')).toBeFocused();
    await client.keyboard.type('Eva Soto');
    await client.keyboard.press('Tab');
    await client.keyboard.press('Space');
    await client.keyboard.press('Tab');
    await client.keyboard.press('Tab');
    await expect(client.getByRole('button', { name: 'Aceptar' })).toBeFocused();
    await client.keyboard.press('Enter');
    await expect(client.getByRole('status')).toContainText('Aceptaste esta mesa.');
    await expectAccessible(client);
    expect(await client.evaluate(() => 'ran' in window)).toBe(false);
    expect(await fits(client)).toBe(true);
    await client.context().close();
  });

  await test.step('staff send the sheet and move the evening, with a note', async () => {
    await page.goto(`/gestion/solicitudes/${requestId}/cotizaciones/${draft.id}`);
    await page.getByRole('button', { name: 'Enviar ficha del chef' }).click();
    await page.getByRole('button', { name: 'Cambiar fecha' }).click();
    const moving = page.getByRole('dialog', { name: 'Cambiar la fecha' });
    await moving.getByLabel('Día').fill(dayIn(days + 2));
    await moving.getByLabel('Nota').fill(HOSTILE);
    await expectAccessible(page);
    await moving.getByRole('button', { name: 'Cambiar fecha' }).click();
    await expect(moving).toBeHidden();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  await test.step('staff note that it was paid', async () => {
    const { evening } = await api<{ evening: { id: number } }>('get', `agenda/of-request/${requestId}`);
    const paid = { way: 'transfer', amount: 270_000, day: dayIn(0), entry_key: randomUUID() };
    await api('post', `money/evenings/${evening.id}/take`, paid);
  });

  await test.step('the client cancels it by the link, and reads before and after what is given back', async () => {
    const client = await phoneOf(browser, baseURL, watch, true);
    await client.goto(pathIn(await mailTo(email, 'completar la dirección'), 'solicitud'));
    await client.getByText('Cancelar mi velada', { exact: true }).tap();
    const asked = client.getByRole('region', { name: '¿No podrás?' });
    await expect(asked).toContainText('no se puede deshacer');
    await expect(asked).toContainText(/100\s%.*\$270\.000/);
    await expectAccessible(client);
    expect(await fits(client)).toBe(true);
    await asked.getByRole('button', { name: 'Sí, cancelar mi velada' }).tap();
    await expect(client.getByText(/no se hará\. .*100\s%.*\$270\.000/)).toBeVisible();
    await expect(client.getByText('Cancelar mi velada', { exact: true })).toHaveCount(0);
    await expectAccessible(client);
    expect(await fits(client)).toBe(true);
    await client.context().close();
  });

  await test.step('the chef’s mail takes it out of the calendar, without a word of money', async () => {
    const told = async () =>
      (await mails()).find(({ text }) => text.includes('La mesa de Eva no se hará') && text.includes(TOKEN));
    await expect.poll(told, { message: 'a mail to the chef' }).toBeDefined();
    expect((await told())?.text).not.toMatch(/\$|devuelve/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Velada cancelada' })).toBeVisible();
  });
});

// What stands side by side on a phone is measured, which only a browser does.
test('a guest more is agreed by the client’s link: staff change the offer, and until the yes the old one holds', async ({
  page,
  browser,
  baseURL,
  request,
  watch,
  administrator,
}) => {
  const api = apiOf(request, administrator);
  const { id: chefId } = await demoChef(page);
  const { id: requestId } = await api<{ id: number }>('post', 'quote_requests/take', {
    name: 'Rocío Invitada',
    email: newEmail(),
    phone_number: '+56912345678',
    guests: 6,
    kind: 'cena',
    client_agreed: true,
    request_key: randomUUID(),
  });
  const agreed = {
    chef_id: chefId,
    day: dayIn(daysUntilEvening('change')),
    starts_at: '20:30',
    commune: 'Ñuñoa',
    guests: 6,
    total: 270_000,
  };
  const { id } = await api<{ id: number }>('post', `offers/agree/${requestId}`, agreed);
  const client = await phoneOf(browser, baseURL, watch, true);
  const pathOf = async (offer: number) =>
    new URL((await api<{ url: string }>('post', `offers/link/${offer}`)).url).pathname;
  const old = await pathOf(id);

  await test.step('staff write what changes, and read it beside what was agreed before they send it', async () => {
    await page.goto(`/gestion/solicitudes/${requestId}/cotizaciones/${id}`);
    await page.getByRole('button', { name: 'Cambio acordado' }).click();
    await expect(page.getByText(/empieza como lo acordado/)).toBeVisible();
    await page.getByLabel('Invitados').fill('7');
    await page.getByLabel('Precio unitario').fill('315000');
    await expectAccessible(page);
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: 'Pedir confirmación' }).click();
    const dialog = page.getByRole('dialog', { name: 'Así la ve el cliente' });
    await expect(dialog.getByRole('row', { name: 'Invitados 6 7' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: 'Chef' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Enviar y copiar enlace' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/ · v2: Rocío Invitada/);
    await expect(page.getByText('Sigue en pie lo acordado.')).toBeVisible();
  });
  const changed = Number(/\d+$/.exec(page.url())?.[0]);

  await test.step('the client finds it from what was accepted, sees both side by side, and says yes', async () => {
    await client.goto(old);
    await expect(client.getByRole('status')).toContainText('Te propusimos un cambio.');
    await client.getByRole('link', { name: /^Ver el cambio/ }).tap();
    await expect(client).toHaveURL(await pathOf(changed));
    const row = client.getByRole('row', { name: /^Invitados/ });
    const [before, after] = [
      await row.locator('td').nth(0).boundingBox(),
      await row.locator('td').nth(1).boundingBox(),
    ];
    expect(before?.y).toBe(after?.y);
    expect(before?.x).toBeLessThan(after?.x ?? 0);
    await expect(client.getByRole('row', { name: /^Chef/ })).toContainText('Igual');
    expect(await fits(client)).toBe(true);
    await expectAccessible(client);
    await client.getByLabel('Tu nombre').fill('Rocío Invitada');
    await client.getByRole('checkbox').check();
    await client.getByRole('button', { name: 'Sí, cambiar' }).tap();
    await expect(client.getByRole('status')).toContainText('Aceptaste esta mesa.');
    await client.goto(old);
    await expect(client.getByRole('status')).toContainText('lo que vale está en la versión nueva');
    await client.context().close();
  });

  await test.step('staff see what holds, and what was before and after', async () => {
    await page.reload();
    await expect(page.locator('.state-tag').first()).toHaveText('Aceptada');
    await expect(page.getByRole('heading', { name: 'La velada' })).toBeVisible();
    await page.goto(`/gestion/solicitudes/${requestId}`);
    await expect(page.getByText(/Invitados: 6 → 7/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cotizaciones' })).toContainText('Reemplazada');
  });
});
