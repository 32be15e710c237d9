import { embed, previewPath, seenAt, messagesOf, messageTypesOf } from './support/embedding.ts';
import { FORM_HEIGHT, FORM_TYPES, FORMS } from './support/providers.ts';
import { expect, test } from './support/test.ts';

const CONTEXT = { chef: 'Ana María', commune: 'Ñuñoa', utm_source: 'instagram' };

// Frames of other origins, with their own scripts, run in a browser only.
test('each provider’s form is there, as tall as it says, and tells that it was sent or, as Google’s, that it moved on', async ({
  page,
}) => {
  await page.goto('/');
  for (const provider of ['pipedrive', 'jotform', 'google'] as const) {
    await test.step(provider, async () => {
      const link = FORMS[provider].good;
      await embed(page, provider, previewPath(FORM_TYPES[provider], link, CONTEXT));
      await expect.poll(() => messageTypesOf(page, provider)).toContain('ready');

      const form = page.frameLocator(`#${provider}`).frameLocator('iframe');
      const correo = `${provider}-${Date.now()}@cocina.example`;
      await form.getByLabel('Tu correo').fill(correo);
      expect(await messageTypesOf(page, provider)).not.toContain('moved');
      if (provider === 'google') {
        await form.getByRole('button', { name: 'Siguiente' }).click();
        await expect.poll(() => messageTypesOf(page, provider)).toContain('moved');
      }
      await form.getByRole('button', { name: 'Enviar formulario' }).click();
      await expect(form.getByText('Gracias, recibimos tu respuesta.')).toBeVisible();

      // Neither its next section nor its last page says what it is, so nothing may count as sent.
      if (provider === 'google') {
        expect(await messageTypesOf(page, provider)).not.toContain('submitted');
        return;
      }
      const received = (await seenAt(new URL(link).pathname)).map(({ body }) => new URLSearchParams(body));
      const sent = received.filter((body) => body.get('correo') === correo).map((body) => Object.fromEntries(body));
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject(CONTEXT);
      await expect.poll(() => messageTypesOf(page, provider)).toContain('submitted');
      const heights = (await messagesOf(page, provider)).flatMap(({ height }) => height ?? []);
      expect(heights).toContain(FORM_HEIGHT);
    });
  }
});

// What a frame may reach is decided by the browser’s sandbox and policy.
test('a hostile provider gets hold of nothing and moves nothing', async ({ page, watch }) => {
  // The browser reports what it refused.
  watch.expect(/sandbox|navigat|Blocked|postMessage|Content Security Policy|cross-origin/i);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('user', '{"token":"secreto"}'));
  for (const provider of ['pipedrive', 'jotform', 'google'] as const) {
    await embed(page, provider, previewPath(FORM_TYPES[provider], FORMS[provider].hostile));
    await expect.poll(() => messageTypesOf(page, provider)).toContain('ready');
  }
  // Pipedrive's attacks come twice: from its script and from its frame.
  const stolen = async (): Promise<string[]> => (await seenAt('/robo')).map(({ body }) => body);
  await expect.poll(async () => (await stolen()).length).toBeGreaterThanOrEqual(4);
  expect(new Set(await stolen())).toEqual(new Set(['[]']));
  expect(await seenAt('/robado')).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/');
});

test(
  'a provider that never answers leaves the page waiting, one that is not there says so',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.expect(/40[04]|ERR_/);
    await page.goto('/');
    for (const provider of ['pipedrive', 'jotform', 'google'] as const)
      await embed(page, `callado-${provider}`, previewPath(FORM_TYPES[provider], FORMS[provider].silent));
    await embed(page, 'ninguno', '/embed/form/2147483647');
    await embed(page, 'ajeno', previewPath(1, 'https://evil.example/f/x'));
    for (const id of ['ninguno', 'ajeno']) await expect.poll(() => messageTypesOf(page, id)).toContain('failed');
    await expect.poll(async () => (await seenAt('/f/callado')).length).toBeGreaterThan(0);
    for (const provider of ['pipedrive', 'jotform', 'google'])
      expect(await messageTypesOf(page, `callado-${provider}`)).not.toContain('ready');
  },
);

test('a provider whose host is away fails at once', { tag: '@night' }, async ({ page, watch }) => {
  watch.expect(/ERR_|Failed to load/);
  await page.goto('/');
  await page.route(`http://127.0.0.1:${process.env.PROVIDERS_PORT}/**`, (route) => route.abort('connectionrefused'));
  for (const provider of ['pipedrive', 'jotform', 'google'] as const) {
    await embed(page, provider, previewPath(FORM_TYPES[provider], FORMS[provider].good));
    await expect.poll(() => messageTypesOf(page, provider)).toContain('failed');
    expect(await messageTypesOf(page, provider)).not.toContain('ready');
  }
});
