import type { APIRequestContext, Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { mails } from './support/providers.ts';
import { tokenIn } from './support/requests.ts';
import { expect, gestionTest as test } from './support/test.ts';

const mark = Math.random().toString(36).slice(2, 8);
const HOSTILE = `<img/src=x/onerror="window.ran=1">${mark}`;

// From a text to the mail in a client’s box: screen, queue and mail server together.
test('a reply text is kept, chosen on a request, seen as the client reads it, and arrives by mail', async ({
  page,
  request,
  watch,
  administrator,
}) => {
  watch.expect(/400.*reply_texts/);
  const name = `Texto ${mark} ${page.viewportSize()?.width}`;
  const client = { name: `${HOSTILE} Rojas`, email: `cliente.${mark}.${page.viewportSize()?.width}@sobremesa.example` };
  const id = await requestOf(request, administrator, client);

  await test.step('a text with an unknown field is refused by name, and kept once it is mended', async () => {
    await page.goto('/gestion/solicitudes/textos');
    await expect(page.getByRole('heading', { level: 1, name: 'Textos de respuesta' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Crear Texto' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre').fill(name);
    await dialog.getByLabel('Texto', { exact: true }).fill('Hola {apellido}');
    await dialog.getByRole('button', { name: 'Crear Texto' }).click();
    await expect(dialog.getByText(/El campo \{apellido\} no existe/)).toBeVisible();
    await dialog
      .getByLabel('Texto', { exact: true })
      .fill('Hola {nombre}: ¿sigue en pie para {invitados}?\n\n{remitente}, {comuna}');
    await dialog.getByRole('button', { name: 'Crear Texto' }).click();
    await expect(page.getByText('El texto ha sido creado exitosamente')).toBeVisible();
    expect(await fits(page)).toBe(true);
  });

  await test.step('it is filled in by the server, and what is empty asks first', async () => {
    await page.goto(`/gestion/solicitudes/${id}`);
    await page.getByRole('combobox', { name: 'Texto de respuesta' }).fill(name);
    await page.getByTitle(name, { exact: true }).click();
    await page.getByRole('button', { name: 'Ver cómo queda' }).click();
    const dialog = page.getByRole('dialog', { name: 'Así lo lee el cliente' });
    await expect(dialog.getByRole('blockquote')).toContainText(`Hola ${HOSTILE}: ¿sigue en pie para 8?`);
    await expect(dialog.getByText(/^Por correo sale sin el nombre/)).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText('comuna del evento');
    await expect(dialog.getByRole('button', { name: 'Enviar por correo' })).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Seguir escribiendo' }).click();
    await page.getByLabel('Mensaje').fill('Hola {nombre}: ¿sigue en pie para {invitados}?\n\n{remitente}');
    await page.getByRole('button', { name: 'Ver cómo queda' }).click();
    await expect(dialog.getByRole('link', { name: 'Abrir en WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/56912345678\?text=Hola%20/,
    );
  });

  await test.step('sent by mail it arrives without the name, because nobody has opened a link sent there, and the request was contacted', async () => {
    await page.getByRole('button', { name: 'Enviar por correo' }).dblclick();
    await expect(page.getByText(/^El correo (fue enviado|está en camino)\.$/)).toBeVisible();
    const steps = page.getByRole('region', { name: 'Seguimiento' }).getByRole('listitem');
    await expect(steps.filter({ hasText: 'escribió un correo al cliente' })).toHaveCount(1);
    await expect(page.locator('.g-quote-moves .state-tag')).toHaveText('Contactada');
    await expect
      .poll(async () => (await mails()).filter(({ to }) => to.includes(client.email)).map(({ text }) => text.trim()))
      .toEqual(['Hola: ¿sigue en pie para 8?\n\nAntonia']);
    // The product notes it a moment after the mail server has it.
    await expect(async () => {
      await page.reload();
      await expect(steps.getByText('Entregado')).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expect(
      page.getByText('Solo la lee el equipo.').or(page.getByPlaceholder('Solo la lee el equipo.')),
    ).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await fits(page)).toBe(true);
    await expectAccessible(page);
  });
});

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** A new request that a client made on the telephone. */
async function requestOf(
  request: APIRequestContext,
  administrator: string,
  client: { name: string; email: string },
): Promise<number> {
  const answer = await request.post('/api/v1/quote_requests/take', {
    headers: { Authorization: `Bearer ${tokenIn(administrator)}` },
    data: {
      ...client,
      phone_number: '+56912345678',
      guests: 8,
      kind: 'cena',
      client_agreed: true,
      request_key: crypto.randomUUID(),
    },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}
