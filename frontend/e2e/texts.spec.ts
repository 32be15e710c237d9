import { randomUUID } from 'node:crypto';

import type { APIRequestContext, Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { demoChef } from './support/demo.ts';
import { dayIn, daysUntilEvening } from './support/evening-days.ts';
import { PUBLIC_PAGES } from './support/every-page.ts';
import { newEmail, tokenIn } from './support/requests.ts';
import { expect, gestionTest as test } from './support/test.ts';

/** Marks what this run writes. */
const mark = Math.random().toString(36).slice(2, 8);

/** What a member of staff asks of the API. */
const apiOf =
  (request: APIRequestContext, administrator: string) =>
  async <Data>(method: 'post' | 'put', call: string, data: object = {}): Promise<Data> => {
    const headers = { Authorization: `Bearer ${tokenIn(administrator)}` };
    const answer = await request[method](`/api/v1/${call}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };

const editor = (page: Page) => page.getByRole('textbox', { name: /^(Términos y condiciones|Preguntas y respuestas)$/ });
const says = (page: Page, words: RegExp) => expect(page.locator('.toast')).toHaveText(words);

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await says(page, /publicado exitosamente/);
  await page.locator('.toast').getByRole('button').click();
  await expect(page.getByText('Hay cambios sin publicar')).toHaveCount(0);
}

async function goBackToOriginal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Volver al texto original' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, volver' }).click();
  await says(page, /texto original se muestra de nuevo/);
  await page.locator('.toast').getByRole('button').click();
}

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

// jsdom edits no document: the editor needs a browser’s selection and keys.
test('the terms are edited, an offer is accepted by them, and what was accepted can be read later', async ({
  page,
  request,
  administrator,
}) => {
  const api = apiOf(request, administrator);
  const sentence = `Una frase nueva ${mark}.`;

  await test.step('edited, previewed and published', async () => {
    await page.goto('/gestion/textos');
    await expect(page.getByRole('heading', { level: 1, name: 'Textos' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Términos y condiciones' }).click();
    await expect(editor(page)).toContainText('Privacidad y datos personales');
    await expectAccessible(page);
    expect(await fits(page)).toBe(true);
    await editor(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(` ${sentence}`);
    await page.getByLabel('Boleta del chef, en %').fill('11,5');
    await page.getByText('Vista previa', { exact: true }).click();
    await expect(page.locator('.text-preview')).toContainText(sentence);
    await expect(page.locator('.text-preview')).toContainText('no incluye el 11,5 %');
    await publish(page);
  });

  await test.step('visitors read them at once, with their version', async () => {
    await page.goto('/terminos-y-condiciones');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('region', { name: /Pago y cancelación/ })).toContainText('no incluye el 11,5 %');
    await expect(page.getByText(/Última actualización: \d+ de \p{L}+ de \d{4} \(versión \d+\)\./u)).toBeVisible();
    await expectAccessible(page);
  });

  const address = await test.step('a client accepts an offer by them', async () => {
    const { id: chef } = await demoChef(page);
    const day = dayIn(daysUntilEvening('terms'));
    const asked = await api<{ id: number }>('post', 'quote_requests/take', {
      name: `Clienta ${mark}`,
      email: newEmail(),
      phone_number: '+56912345678',
      kind: 'cena',
      guests: 6,
      event_date: day,
      client_agreed: true,
      choices: [],
      request_key: randomUUID(),
    });
    const draft = await api<{ id: number; version: number }>('post', 'offers/create', { request_id: asked.id });
    const saved = await api<{ id: number; version: number }>('put', `offers/update/${draft.id}`, {
      chef_id: chef,
      proposal_ids: [],
      guests: 6,
      day,
      starts_at: '20:30',
      minutes: 240,
      commune: 'Ñuñoa',
      address: null,
      included: 'Ingredientes',
      conditions: 'Al aceptar se reserva.',
      valid_until: dayIn(5),
      lines: [{ description: 'Cena', quantity: 6, unit_price: 45_000 }],
      version: draft.version,
    });
    await api('post', `offers/send/${saved.id}`, { by: 'link', version: saved.version });
    const { url } = await api<{ url: string }>('post', `offers/link/${saved.id}`);
    await page.goto(new URL(url).pathname);
    await expect(page.getByText('no incluye el 11,5 %')).toBeVisible();
    await page.getByLabel('Tu nombre').fill('Clienta');
    await page.getByLabel(/^Acepto esta cotización/).check();
    await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
    const accepted = page.getByRole('link', { name: /^términos y condiciones del / });
    await expect(accepted).toBeVisible();
    await expectAccessible(page);
    return (await accepted.getAttribute('href')) ?? '';
  });

  await test.step('the original is shown again, and the accepted version stays where it is', async () => {
    await page.goto('/gestion/textos/terms');
    await goBackToOriginal(page);
    await page.goto('/terminos-y-condiciones');
    await expect(page.getByText('no incluye el 10,75 %')).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(0);
    expect(address).toMatch(/^\/terminos-y-condiciones\/version\/\d+$/);
    await page.goto(address);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText('no incluye el 11,5 %')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
    expect(await fits(page)).toBe(true);
  });

  await test.step('a version is compared with the text of today', async () => {
    await page.goto('/gestion/textos/terms');
    await page.getByRole('button', { name: `Ver cambios de la ${address.split('/').at(-1)}`, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.text-changed', { hasText: sentence })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeVisible();
  });
});

// What a paste brings along is the browser’s.
test('what is pasted from elsewhere is words: nothing of it runs or loads', async ({ page, watch }) => {
  await page.goto('/gestion/textos/questions');
  await editor(page).click();
  await page.getByRole('button', { name: 'Sección', exact: true }).click();
  await page.keyboard.type(`¿Qué traen? ${mark}`);
  await page.keyboard.press('Enter');
  const hostile = [
    '<p onclick="window.ran=1">Todo <b style="position:fixed">lo necesario</b></p>',
    '<img src="https://mal.example/x.png" onerror="window.ran=1">',
    '<script>window.ran=1</script><iframe src="https://mal.example"></iframe><style>*{display:none}</style>',
    '<svg onload="window.ran=1"><a href="javascript:window.ran=1">dibujo</a></svg>',
    '<p><a href="javascript:window.ran=1">pulsa</a> <a href="/cotiza" onmouseover="window.ran=1">Cotiza</a></p>',
    '<form action="https://mal.example"><input name="x"><button>Enviar</button></form>',
    '<span data-piece="password">clave</span><div data-piece="refunds">tabla</div>',
  ].join('');
  await editor(page).evaluate((element, html) => {
    const data = new DataTransfer();
    data.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, hostile);
  await expect(editor(page)).toContainText('lo necesario');
  await says(page, /Aquí se pega solo texto: las imágenes y los archivos quedan fuera/);
  await page.locator('.toast').getByRole('button').click();
  await publish(page);

  for (const path of ['/como-funciona', '/gestion/textos/questions']) {
    await page.goto(path);
    await expect(page.getByText(`¿Qué traen? ${mark}`).first()).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(
      await page.locator('a[href^="javascript"], main iframe, main form[action], main img[src*="mal"]').count(),
    ).toBe(0);
  }
  await page.goto('/como-funciona');
  await page.getByText(`¿Qué traen? ${mark}`).click();
  await expect(page.getByText('lo necesario')).toBeVisible();
  await expectAccessible(page);
  const elsewhere = watch.requests
    .map((sent) => new URL(sent.url()).host)
    .filter((host) => host.includes('mal.example'));
  expect(elsewhere).toEqual([]);

  await page.goto('/gestion/textos/questions');
  await goBackToOriginal(page);
  await page.goto('/como-funciona');
  await expect(page.getByRole('heading', { name: 'Preguntas y respuestas' })).toHaveCount(0);
});

test(
  'words that look like code stay words at the foot of every page',
  { tag: '@night' },
  async ({ page, administrator, watch }) => {
    watch.expect(/404/);
    const call = apiOf(page.request, administrator);
    const words = [
      `</p></script><script>window.ran=1</script><img src=x onerror=window.ran=1> ${mark}`,
      `<!--page-->$&$'{{7*7}}<!--state--></title><style>*{display:none}</style> ${mark}`,
    ];
    const content = words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
    const shown = await page.request.get('/api/v1/texts/shown/footer');
    const { number } = ((await shown.json()) as { data: { number: number } }).data;
    await call('put', 'texts/publish/footer', { document: JSON.stringify({ type: 'doc', content }), number });

    const paths = PUBLIC_PAGES.map(({ path }) => path).filter((path) => !path.includes('{'));
    const pages = [...paths, '/terminos-y-condiciones/version/1', '/chefs?pagina=3', '/experiencias?personas=8'];
    expect(pages.length).toBeGreaterThanOrEqual(20);
    for (const path of pages) {
      await page.goto(path);
      for (const text of path === '/login' ? [] : words)
        await expect(page.getByRole('contentinfo').getByText(text, { exact: false })).toBeVisible();
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(await page.locator('img[src="x"]').count()).toBe(0);
      expect(await fits(page)).toBe(true);
    }

    await page.goto('/gestion/textos/footer');
    await goBackToOriginal(page);
  },
);

test('nothing that is typed while a text is published is taken and then lost', { tag: '@night' }, async ({ page }) => {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  await page.route('**/api/v1/texts/publish/refunds', async (route) => {
    const { document, number } = route.request().postDataJSON() as { document: string; number: number };
    await held;
    // Nothing is published: what the page shows is the same for everybody.
    const text = { ...stored.data, number: number + 1, document: JSON.parse(document) as object };
    await route.fulfill({ json: { status: 200, msg: 'El texto ha sido publicado exitosamente', data: text } });
  });
  const read = page.waitForResponse('**/api/v1/texts/one/refunds');
  await page.goto('/gestion/textos/refunds');
  const stored = (await (await read).json()) as { data: object };
  const words = page.getByRole('textbox', { name: 'Regla de devolución' });
  await words.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' uno');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cargando' })).toBeVisible();
  await words.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' dos');
  await expect(words).toHaveText(/ uno$/);
  answerNow();
  await says(page, /publicado exitosamente/);
  // Who went on to the editor can go on writing.
  await expect(words).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' tres');
  await expect(words).toHaveText(/ uno tres$/);
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('button', { name: 'Sí, descartar' }).click();
  await expect(words).toHaveText(/ uno$/);
});
