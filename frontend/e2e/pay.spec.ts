import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { APIRequestContext, Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { demoChef } from './support/demo.ts';
import { documentBytes, MAX_CLIENT_PAGE } from './support/document-bytes.ts';
import { dayIn, daysUntilEvening } from './support/evening-days.ts';
import { expectLargeAmountsFit, expectWithinWindow, measureShifts } from './support/page-state.ts';
import { makePng } from './support/pictures.ts';
import { newEmail, tokenIn } from './support/requests.ts';
import { CALM, expect, test } from './support/test.ts';

/** An evening that was agreed, with half of it as reserva: its id, and the path of the client's offer. */
async function agreed(journey: 'card' | 'transfer', page: Page, request: APIRequestContext, administrator: string) {
  const headers = { Authorization: `Bearer ${tokenIn(administrator)}` };
  const api = async <Data>(method: 'get' | 'post', call: string, data?: object): Promise<Data> => {
    const answer = await request[method](`/api/v1/${call}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { id: asked } = await api<{ id: number }>('post', 'quote_requests/take', {
    name: 'Camila Rojas',
    email: newEmail(),
    phone_number: '+56912345678',
    guests: 6,
    kind: 'cena',
    client_agreed: true,
    request_key: randomUUID(),
  });
  const { id: offer } = await api<{ id: number }>('post', `offers/agree/${asked}`, {
    chef_id: (await demoChef(page)).id,
    day: dayIn(daysUntilEvening(journey)),
    starts_at: '20:30',
    commune: 'Ñuñoa',
    guests: 6,
    total: 360_000,
  });
  const { evening } = await api<{ evening: { id: number } }>('get', `agenda/of-request/${asked}`);
  const { url } = await api<{ url: string }>('post', `offers/link/${offer}`);
  return { eveningId: evening.id, offer: new URL(url).pathname };
}

/** What the page says of the money. */
const sum = (page: Page, name: string) =>
  page.locator('.payment__sums > div').filter({ hasText: name }).getByRole('definition');

// The way to another origin and back, by its own form: only a browser goes it.
test(
  'a card pays on a phone: refused, aborted, too late and failed take nothing, and approved leaves a receipt',
  { tag: '@phone' },
  async ({ page, request, administrator }) => {
    const { offer } = await agreed('card', page, request, administrator);
    const shifts = await measureShifts(page);

    await test.step('the offer leads to the page, which says what is due', async () => {
      await page.goto(offer);
      const link = page.getByRole('link', { name: 'Pagar la reserva: $180.000' });
      expect(await documentBytes(await page.goto((await link.getAttribute('href')) ?? ''))).toBeLessThanOrEqual(
        MAX_CLIENT_PAGE,
      );
      await expect(page.getByRole('heading', { level: 1, name: 'El pago de tu mesa' })).toBeVisible();
      await expect(sum(page, 'Queda por pagar')).toHaveText('$360.000');
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts()).toBeLessThanOrEqual(0.02);
      await expectAccessible(page);
      await expectWithinWindow(page, 'the payment page');
    });

    const toWebpay = async () => {
      await page.getByRole('button', { name: 'Pagar la reserva: $180.000' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Vas a pagar $180.000' })).toBeVisible();
      await page.getByRole('button', { name: 'Ir a Webpay' }).tap();
    };
    const ways: [press: RegExp, said: string][] = [
      [/^Rechazar/, 'El banco no aprobó el pago'],
      [/^Anular Anular/, 'No terminaste el pago'],
      [/^Dejar pasar/, 'Se acabó el tiempo para pagar'],
      [/^Error y volver/, 'No terminaste el pago'],
    ];
    for (const [press, said] of ways)
      await test.step(`${said} (${press.source})`, async () => {
        await toWebpay();
        await page.getByRole('button', { name: press }).tap();
        const note = page.getByRole('status');
        await expect(note.getByRole('heading', { name: said })).toBeVisible();
        await expect(note).toContainText('No se cobró nada.');
        await expect(sum(page, 'Pagado')).toHaveText('$0');
        await expect(page.getByRole('heading', { name: /^Tus? comprobante/ })).toHaveCount(0);
        await expectWithinWindow(page, said);
        await expectAccessible(page);
      });

    await test.step('the press before Webpay fits, and a debit card pays', async () => {
      await page.getByRole('button', { name: 'Pagar la reserva: $180.000' }).tap();
      await expect(page.getByRole('link', { name: 'Volver sin pagar' })).toBeVisible();
      await expectWithinWindow(page, 'the press before Webpay');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Ir a Webpay' }).tap();
      await page.getByRole('button', { name: /^Débito/ }).tap();
      await expect(page.getByRole('status')).toContainText('Recibimos tu pago de $180.000');
      await expect(sum(page, 'Pagado')).toHaveText('$180.000');
      await expect(sum(page, 'Queda por pagar')).toHaveText('$180.000');
      const receipt = page.getByRole('region', { name: 'Tu comprobante' });
      await expect(receipt).toContainText('Tarjeta de débito terminada en 7763');
      await expect(receipt.getByText(/^C-\d{4}-\d{4,}-1$/)).toBeVisible();
      await expect(receipt).toContainText('no es una boleta');
      await page.reload();
      await expect(receipt.getByRole('listitem')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Pagar el saldo: $180.000' })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts()).toBeLessThanOrEqual(0.02);
      await expectAccessible(page);
      await expectWithinWindow(page, 'the page with a receipt');
      await expectLargeAmountsFit(page, 'the page with a receipt');
    });
  },
);

// A picture goes from the client's phone to the staff's: only browsers choose and take one.
test(
  'a transfer is announced with its proof on a phone, confirmed by staff on another, and seen paid',
  { tag: '@phone' },
  async ({ page, request, browser, administrator, watch }) => {
    const { eveningId, offer } = await agreed('transfer', page, request, administrator);
    const proof = await makePng('transferencia', 600, 800);

    await test.step('the client says that it was made', async () => {
      await page.goto(offer);
      await page.getByRole('link', { name: 'Pagar la reserva: $180.000' }).tap();
      await expect(page.getByLabel('Datos para transferir')).toContainText('Monto $180.000');
      await page.getByText('Ya transferí').tap();
      await page.getByLabel('Comprobante del banco').setInputFiles(proof);
      await expectAccessible(page);
      await expectWithinWindow(page, 'the form of a transfer');
      await page.getByRole('button', { name: 'Avisar la transferencia' }).tap();
      const said = page.getByRole('region', { name: 'La transferencia que avisaste' });
      await expect(said).toContainText(/\$180\.000.*La estamos buscando en nuestra cuenta con tu comprobante\./s);
      await expect(sum(page, 'Pagado')).toHaveText('$0');
      await expectAccessible(page);
      await expectWithinWindow(page, 'the page with an announced transfer');
    });

    await test.step('staff read the proof, and confirm what came', async () => {
      const context = await browser.newContext({ storageState: administrator, ...CALM.contextOptions });
      watch.follow(context);
      const staff = await context.newPage();
      await staff.goto(`/gestion/veladas/${eveningId}`);
      const part = staff.getByRole('region', { name: 'Transferencias avisadas' });
      const [file] = await Promise.all([
        staff.waitForEvent('download'),
        part.getByRole('button', { name: 'Ver comprobante' }).tap(),
      ]);
      expect((await readFile(await file.path())).length).toBeGreaterThan(0);
      expect(file.suggestedFilename()).toMatch(/^transferencia-\d+\.webp$/);
      await part.getByRole('button', { name: 'Sí llegó' }).tap();
      const dialog = staff.getByRole('dialog', { name: 'Confirmar una transferencia' });
      await expect(dialog.getByLabel('Lo que llegó a la cuenta')).toHaveValue(/180\.?000/);
      await expectAccessible(staff);
      await dialog.getByRole('button', { name: 'Confirmar', exact: true }).tap();
      await expect(part).toContainText('Confirmada');
      await expect(staff.getByRole('region', { name: 'Pagos', exact: true })).toContainText('Pagado$180.000');
      await expectWithinWindow(staff, 'the evening');
      await expectLargeAmountsFit(staff, 'the evening');
      await context.close();
    });

    await test.step('the client sees it paid', async () => {
      await page.reload();
      await expect(page.getByRole('region', { name: 'Tu comprobante' })).toContainText(
        /el \d+ de \w+ de \d{4}Comprobante.*Transferencia/s,
      );
      await expect(page.getByText('La transferencia que avisaste')).toHaveCount(0);
      await expect(sum(page, 'Pagado')).toHaveText('$180.000');
      await expect(page.getByLabel('Datos para transferir')).toContainText('Monto $180.000');
      await expectAccessible(page);
      await expectWithinWindow(page, 'the page with a confirmed transfer');
      await expectLargeAmountsFit(page, 'the page with a confirmed transfer');
    });
  },
);
