import { embedOrigin, seenAt } from './support/embedding.ts';
import { hydrated } from './support/page-state.ts';
import { signIn, tokenOf } from './support/people.ts';
import { FORM_TYPES, FORMS } from './support/providers.ts';
import { fillInQuote, newEmail } from './support/requests.ts';
import { MAX_SCRIPT, scriptBytes } from './support/script-bytes.ts';
import { expect, test } from './support/test.ts';

// The product that has a provider's form in each slot (support/product.ts).
test.use({ baseURL: `http://localhost:${process.env.E2E_EMBEDDING_PORT}` });

test("the quote dialog shows the provider's form, which is fetched only then and leads to the thanks", async ({
  page,
  watch,
}) => {
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

test('a provider that never answers leaves its place to our own form', async ({ page }) => {
  await page.goto('/cotiza');
  await hydrated(page);
  const panel = page.getByRole('region', { name: 'Cotiza con nosotros' });
  await expect(panel.getByText('El formulario no cargó.', { exact: false })).toBeVisible({ timeout: 12_000 });
  await fillInQuote(panel, newEmail());
  await panel.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page).toHaveURL('/gracias');
});

test('an active form has its own page; a hostile one gets hold of nothing and moves nothing', async ({
  page,
  watch,
}) => {
  // The browser says what it kept from the hostile form, and /otro-nombre is nobody's.
  watch.expect(/sandbox|navigat|Blocked|postMessage|Content Security Policy|cross-origin/i, /404.*otro-nombre/);
  await signIn(page, 'Antonia Fuenzalida');
  const token = await tokenOf(page);
  const created = await page.request.post('/api/v1/form_reference/create', {
    data: { title: 'Matrimonios', type: FORM_TYPES.pipedrive, url: 'matrimonios', script: FORMS.pipedrive.hostile },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(created.ok()).toBe(true);

  const before = watch.requests.length;
  const answer = await page.goto('/matrimonios');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Matrimonios' })).toBeVisible();
  const frame = page.locator('iframe[title="Matrimonios"]');
  await expect(frame).toBeVisible();
  await expect.poll(async () => (await seenAt('/robo')).length).toBeGreaterThan(0);
  const own = watch.requests.slice(before).filter((request) => request.url().startsWith(new URL(page.url()).origin));
  expect(await scriptBytes(own), 'JavaScript, gzip').toBeLessThanOrEqual(MAX_SCRIPT.site);
  expect((await seenAt('/robo')).map(({ body }) => body).join()).not.toContain(token);
  await expect(page).toHaveURL('/matrimonios');
  expect(await tokenOf(page)).toBe(token);

  expect((await page.goto('/otro-nombre'))?.status()).toBe(404);
});
