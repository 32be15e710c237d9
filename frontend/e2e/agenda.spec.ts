import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { demoChef } from './support/demo.ts';
import { dayIn, daysUntilEvening } from './support/evening-days.ts';
import { bearer } from './support/people.ts';
import { expect, gestionTest as test } from './support/test.ts';

/** Marks this run, so that what other journeys enter does not count. */
const mark = Math.random().toString(36).slice(2, 8);
const day = dayIn(daysUntilEvening('agenda'));

const HOSTILE = `<img src=x onerror="window.ran=1"> {{7*7}} ${mark}`;

// Native date and time fields, a menu, and an address that a calendar reads: jsdom has none of them.
test('an evening enters the agenda, is marked where it conflicts, and calendars hear of it', async ({ page }) => {
  const chef = await demoChef(page);
  const list = `/gestion/agenda?mes=${day.slice(0, 7)}&chef=${chef.id}&vista=lista`;

  await test.step('days are blocked with a reason that nothing breaks out of', async () => {
    await page.goto(list);
    await page.getByRole('button', { name: 'Bloquear días' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bloquear días' });
    await dialog.getByLabel('Primer día').fill(day);
    await dialog.getByLabel('Último día').fill(day);
    await dialog.getByLabel('Motivo').fill(HOSTILE);
    await dialog.getByRole('button', { name: 'Crear Bloqueo' }).click();
    await told(page, 'Los días quedaron bloqueados.');
    await expect(page.getByText(HOSTILE)).toBeVisible();
    await expectAccessible(page);
  });

  const { id: request, name, guests } = await askedByPhone(page);
  const [first = ''] = name.split(' ');
  await test.step('a yes on the telephone is written down from the request’s page, which says what is in the way', async () => {
    await page.goto(`/gestion/solicitudes/${request}`);
    await page.getByRole('button', { name: 'Aceptó por teléfono' }).click();
    const dialog = page.getByRole('dialog', { name: `Anotar lo acordado: ${name}` });
    await chooseChef(page, dialog, chef.chef_name);
    await dialog.getByLabel('Fecha').fill(day);
    await expect(dialog.getByText(`tiene bloqueado ese día: ${HOSTILE}`)).toBeVisible();
    await dialog.getByLabel('Comuna').fill('Ñuñoa');
    await dialog.getByLabel('Total acordado').fill('360000');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Anotar lo acordado' }).click();
    await told(page, 'Lo acordado quedó anotado y la velada está en la agenda.');
    const section = page.getByRole('region', { name: 'En la agenda' });
    await expect(section).toContainText('20:30 a 00:30');
    await expect(section).toContainText('Día bloqueado');
    await expect(page.getByRole('region', { name: 'Seguimiento' })).toContainText('anotó la velada en la agenda');
  });

  await test.step('the agenda shows it, marked, and leads to its page by keyboard', async () => {
    await page.goto(list);
    await expect(page.getByText('Día bloqueado')).toBeVisible();
    const table = page.getByRole('link', { name: `${first}, ${guests} personas en Ñuñoa` });
    await table.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gestion\/veladas\/\d+$/);
    await page.goBack();
  });

  await test.step('a calendar that follows it has it, until its address is revoked', async () => {
    await page.getByRole('button', { name: 'Calendarios' }).click();
    const dialog = page.getByRole('dialog', { name: 'Calendarios' });
    await dialog.getByRole('button', { name: 'Ver la dirección' }).click();
    const address = await dialog.getByLabel('Dirección del calendario').inputValue();
    const text = (await (await page.request.get(address)).text()).replaceAll('\r\n ', '');
    expect(text).toContain(`SUMMARY:Mesa de ${first}`);
    expect(text).not.toContain('window.ran');
    await dialog.getByRole('button', { name: 'Revocar' }).click();
    await page.getByRole('button', { name: 'Sí, revocar' }).click();
    await expect(dialog.getByRole('button', { name: 'Ver la dirección' })).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
    await page.keyboard.press('Escape');
  });

  await test.step('a visitor can be told that the chef is taken, and never why', async () => {
    const answer = await page.request.get(`/api/v1/agenda/taken?chefs=${chef.id}&day=${day}`);
    expect(((await answer.json()) as { data: unknown }).data).toEqual({ chef_ids: [chef.id] });
  });

  await test.step('it is cancelled with who and why, and the blocked day is freed', async () => {
    await page.goto(`/gestion/solicitudes/${request}`);
    await page.getByRole('button', { name: 'Cancelar la velada' }).click();
    const off = page.getByRole('dialog', { name: 'Cancelar la velada' });
    await off.getByRole('combobox', { name: 'Quién cancela' }).click();
    await page.getByTitle('El chef', { exact: true }).click();
    await expect(off.getByText(/los términos devuelven el 100 %\./)).toBeVisible();
    await off.getByLabel('Motivo').fill('Se mudan');
    await expectAccessible(page);
    await off.getByRole('button', { name: 'Cancelar velada' }).click();
    await told(page, 'La velada fue cancelada.');
    await expect(page.locator('.g-quote-moves .state-tag')).toHaveText('Perdida');
    await expect(page.getByText('Canceló el chef', { exact: true })).toBeVisible();
    await page.goto(list);
    await page.getByRole('button', { name: /^Opciones de el bloqueo/ }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('button', { name: 'Si, Eliminar' }).click();
    // Other journeys may have a table in this month.
    await expect(page.getByRole('button', { name: /^Opciones de el bloqueo/ })).toHaveCount(0);
    await expect(page.getByRole('main').getByText(mark)).toHaveCount(0);
    expect(await page.evaluate('window.ran')).toBeUndefined();
  });
});

test('the month shows the demo’s tables without scrolling sideways', { tag: '@night' }, async ({ page }) => {
  await page.goto('/gestion/agenda');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mes siguiente' }).click();
  await expect(page).toHaveURL(/\?mes=\d{4}-\d\d$/);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});

interface Asked {
  id: number;
  name: string;
  guests: number;
}

/** A new request from the telephone. */
async function askedByPhone(page: Page): Promise<Asked> {
  const data = {
    ...{ name: `Riffo ${mark}`, email: 'riffo@correo.example', phone_number: '+56912345678' },
    ...{ guests: 8, kind: 'cena', client_agreed: true, request_key: randomUUID() },
  };
  const answer = await page.request.post('/api/v1/quote_requests/take', { headers: await bearer(page), data });
  return ((await answer.json()) as { data: Asked }).data;
}

async function chooseChef(page: Page, dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Chef' }).fill(name);
  await page.locator('.ant-select-item-option').filter({ hasText: name }).first().click();
}

async function told(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}
