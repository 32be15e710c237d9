import { expectAccessible } from './support/axe.ts';
import { embedOrigin, seenAt, waitForForms } from './support/embedding.ts';
import { hydrated } from './support/page-state.ts';
import { FORMS } from './support/providers.ts';
import { newEmail } from './support/requests.ts';
import { expect, test } from './support/test.ts';

// The product with a provider's form in each slot (support/product.ts).
test.use({ baseURL: `http://localhost:${process.env.E2E_EMBEDDING_PORT}` });

// Frames of other origins, with their own scripts, run in a browser only.
test("the quote dialog shows the provider's form, which is fetched only then and leads to the thanks", async ({
  page,
  watch,
}) => {
  await waitForForms(page);
  await page.goto('/corporativo?utm_campaign=fiestas');
  await hydrated(page);
  const embedded = () => watch.requests.filter((request) => request.url().startsWith(embedOrigin(page)));
  await page.getByRole('button', { name: 'Cotiza con nosotros' }).first().hover();
  expect(embedded()).toEqual([]);

  await page.getByRole('button', { name: 'Cotiza con nosotros' }).first().click();
  const frame = page.locator('iframe[title="Formulario de cotización"]');
  await expect(frame).toBeVisible();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(600);
  const form = frame.contentFrame().frameLocator('iframe');
  const email = newEmail();
  await form.getByLabel('Tu correo').fill(email);
  await form.getByRole('button', { name: 'Enviar formulario' }).click();
  await expect(page).toHaveURL('/gracias');
  const received = (await seenAt(new URL(FORMS.pipedrive.good).pathname)).map(({ body }) => new URLSearchParams(body));
  expect(received.find((body) => body.get('correo') === email)?.get('utm_campaign')).toBe('fiestas');
});

// Only a browser says which hosts a page asks.
test('on the contact page the form comes after a yes, at once on the next visit, and our own is one press away', async ({
  page,
  watch,
}) => {
  const embedded = () => watch.requests.filter((request) => request.url().startsWith(embedOrigin(page)));
  await waitForForms(page);
  await page.goto('/cotiza');
  await hydrated(page);
  const panel = page.getByRole('region', { name: 'Cotiza con nosotros' });
  await expect(page.getByRole('region', { name: '¿Contamos tu visita?' })).toBeVisible();
  await expectAccessible(page);
  expect(embedded()).toEqual([]);
  await panel.getByRole('button', { name: 'Aceptar y ver el formulario' }).click();
  await expect(panel.locator('iframe')).toBeAttached();

  await page.reload();
  await expect(panel.locator('iframe')).toBeAttached();
  await panel.getByRole('button', { name: 'Usar el formulario de Sobremesa' }).click();
  await expect(panel.getByRole('button', { name: 'Enviar solicitud' })).toBeVisible();
  await expect(panel.locator('iframe')).toHaveCount(0);
});
