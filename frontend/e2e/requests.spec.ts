import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { demoChef } from './support/demo.ts';
import { lift } from './support/lift.ts';
import { bearer } from './support/people.ts';
import { expect, gestionTest as test } from './support/test.ts';

/** Marks the visitors of this run, so that requests of other journeys do not count. */
const mark = Math.random().toString(36).slice(2, 10);
const HOSTILE = '<img src=x onerror="window.ran=1"> {{7*7}} =HYPERLINK("http://mal.example")';
const NAMES = [`Begoña Íñiguez ${mark}`, `Martín Ñancupil ${mark}`];

// The main task of staff: the table, on a phone the cards, and a file for Excel.
test('requests arrive, are dealt with, found, exported and deleted', async ({ page }) => {
  await test.step('sent by visitors, they are counted in the navigation and first among all', async () => {
    for (const name of NAMES) await ask(page, name);
    await expectCounted(page, () => page.goto('/gestion/solicitudes?vista=todas'));
    for (const name of NAMES) await expect(row(page, name)).toBeVisible();
  });

  await test.step('one press says that a visitor was contacted, which is one less to count', async () => {
    await expectCounted(page, async () => {
      await row(page, NAMES[0])
        .getByRole('button', { name: /^Marcar contactada:/ })
        .click();
      await holdToast(page, /ha sido actualizado/);
    });
    // The toast covers no button of the screen.
    await page.getByRole('button', { name: 'Exportar CSV' }).click({ trial: true });
    await closeToast(page, /ha sido actualizado/);
    await expect(row(page, NAMES[0]).locator('.state-tag')).toHaveText('Contactada');
  });

  await test.step('its page shows what the visitor wrote and the ways to answer', async () => {
    await row(page, NAMES[0]).getByRole('link', { name: NAMES[0], exact: true }).click();
    await expect(page).toHaveURL(/\/gestion\/solicitudes\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: NAMES[0] })).toBeVisible();
    await expect(page.getByText('¿Podrían cocinar sin gluten?')).toBeVisible();
    const { chef_name: chefName, slug } = await demoChef(page);
    await expect(page.getByRole('link', { name: chefName })).toHaveAttribute(
      'href',
      `/chef/${encodeURIComponent(slug)}`,
    );
    const chat = page.getByRole('link', { name: '(+56) 9 1234 5678' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/569/);
    await expect(page.getByRole('heading', { name: 'Escribir al cliente' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is taken, given a next step and a note, and all of it is told', async () => {
    await page.getByRole('button', { name: 'Tomar' }).click();
    await closeToast(page, /nuevo responsable/);
    await page.getByRole('textbox', { name: 'Próximo paso' }).fill('Enviar el menú');
    await page.getByLabel('Día').fill('2027-01-12');
    await page.getByRole('button', { name: 'Guardar paso' }).click();
    await closeToast(page, /próximo paso/);
    await page.getByRole('textbox', { name: 'Nota interna' }).fill(HOSTILE);
    await page.getByRole('button', { name: 'Guardar nota' }).click();
    await closeToast(page, /nota quedó guardada/);
    const steps = page.getByRole('region', { name: 'Seguimiento' }).getByRole('listitem');
    await expect(steps.locator('p:first-child')).toHaveText([
      'Antonia Fuenzalida dejó una nota interna',
      'Antonia Fuenzalida planeó un paso para el 12 ene 2027',
      'Antonia Fuenzalida la asignó a Antonia Fuenzalida',
      'Antonia Fuenzalida la dejó en Contactada',
      `${NAMES[0]} envió la solicitud desde el sitio`,
    ]);
    await expect(page.getByText(HOSTILE)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Próximo paso' })).toHaveValue('Enviar el menú');
    await expect(page.getByText(HOSTILE)).toBeVisible();
  });

  await test.step('losing it asks why, and it can be reopened', async () => {
    await page.getByRole('button', { name: 'Marcar perdida' }).click();
    const question = page.getByRole('dialog', { name: `Marcar perdida: ${NAMES[0]}` });
    await question.getByRole('combobox', { name: 'Motivo' }).click();
    await page.getByTitle('Fecha', { exact: true }).click();
    await question.getByRole('button', { name: 'Marcar perdida' }).click();
    await closeToast(page, /ha sido actualizado/);
    await expect(page.locator('.state-tag')).toHaveText('Perdida');
    await page.getByRole('button', { name: 'Reabrir' }).click();
    await closeToast(page, /ha sido actualizado/);
    await expect(page.locator('.state-tag')).toHaveText('Contactada');
    // What was planned ended with it.
    const step = page.getByRole('textbox', { name: 'Próximo paso' });
    await expect(step).toHaveValue('');
    await step.fill('Ofrecer otro día');
    await page.getByLabel('Día').fill('2027-01-13');
    await page.getByRole('button', { name: 'Guardar paso' }).click();
    await closeToast(page, /próximo paso/);
  });

  await test.step('it is among mine, and what waits is what the list opens on', async () => {
    await page.goto(`/gestion/solicitudes?search=${mark}`);
    await expect(page.getByRole('link', { name: 'Por atender' })).toHaveAttribute('aria-current', 'page');
    for (const name of NAMES) await expect(row(page, name)).toBeVisible();
    await expect(row(page, NAMES[0])).toContainText('Ofrecer otro día');
    await expect(row(page, NAMES[1])).toContainText('Sin responder');
    await page.getByRole('link', { name: 'Mías' }).click();
    await expect(row(page, NAMES[0])).toBeVisible();
    await expect(row(page, NAMES[1])).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('several at once are given to somebody', async () => {
    await page.goto(`/gestion/solicitudes?vista=todas&search=${mark}`);
    for (const name of NAMES) await page.getByRole('checkbox', { name: `Elegir: ${name}` }).check();
    await expect(page.getByText('2 elegidas')).toBeVisible();
    await page.getByRole('combobox', { name: 'Asignar las elegidas' }).click();
    await page.getByTitle('Benjamín Soto', { exact: true }).click();
    await closeToast(page, /2 solicitudes cambiaron/);
    for (const name of NAMES) await expect(row(page, name)).toContainText('Benjamín Soto');
  });

  await test.step('a search finds them, whatever the accents', async () => {
    await page.getByRole('searchbox', { name: 'Buscar por nombre, contacto o mensaje' }).fill(`nancupil ${mark}`);
    await expect(page).toHaveURL(/search=nancupil/);
    await expect(row(page, NAMES[0])).toBeHidden();
    await expect(row(page, NAMES[1])).toBeVisible();
  });

  await test.step('the filtered list is exported for Excel, accents included', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^solicitudes-\d{4}-\d\d-\d\d\.csv$/);
    const bytes = await readFile(await file.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = '', ...lines] = bytes.subarray(3).toString('utf8').trimEnd().split('\r\n');
    expect(head.split(';')).toEqual(expect.arrayContaining(['Nombre', 'Teléfono', 'Campaña']));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.split(';')).toContain(NAMES[1]);
  });

  await test.step('a deleted one is gone', async () => {
    await row(page, NAMES[1])
      .getByRole('button', { name: `Opciones de ${NAMES[1]}` })
      .click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('button', { name: 'Si, Eliminar' }).click();
    await expect(page.getByText('Ninguna solicitud coincide con lo que buscas.')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect(row(page, NAMES[0])).toBeVisible();
    await expect(row(page, NAMES[1])).toBeHidden();
  });
});

// Where the columns of the board are, for the arrow keys, is the browser’s layout.
test('a card is moved by keyboard, and a move that there is not says why', async ({ page, watch }) => {
  watch.expect(/409/);
  const name = `Tablero ${Math.random().toString(36).slice(2, 10)}`;
  await ask(page, name);
  await page.goto(`/gestion/solicitudes?vista=tablero&search=${encodeURIComponent(name)}`);
  const column = (state: string) => page.getByRole('region', { name: state, exact: true });
  const card = (state: string) => column(state).getByRole('link', { name });
  await expect(card('Nueva')).toBeVisible();
  await expectAccessible(page);

  await test.step('another kind hides it, and the address keeps which', async () => {
    for (const kind of ['Catering', 'Cena']) {
      await page.getByRole('combobox', { name: 'Tipo' }).click();
      await page.getByTitle(kind, { exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`kind=${kind.toLowerCase()}`));
      if (kind === 'Cena') await expect(card('Nueva')).toBeVisible();
      else await expect(card('Nueva')).toBeHidden();
    }
  });

  await test.step('by keyboard to the next column', async () => {
    await page.getByRole('button', { name: `Mover la solicitud de ${name}` }).focus();
    await lift(page, 'Está sobre Nueva.');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Está sobre Contactada.')).toBeAttached();
    await page.keyboard.press('Space');
    await holdToast(page, /ha sido actualizado/);
    await expect(card('Contactada')).toBeVisible();
    await expect(card('Nueva')).toBeHidden();
    await expect(page.getByRole('button', { name: `Mover la solicitud de ${name}` })).toBeFocused();
    await closeToast(page, /ha sido actualizado/);
  });

  await test.step('where it cannot go it stays, and the reason is said', async () => {
    await page.getByRole('button', { name: `Mover la solicitud de ${name}` }).focus();
    await lift(page, 'Está sobre Contactada.');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Está sobre Cotizada.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText(/queda cotizada cuando se le envía una cotización/)).toBeVisible();
    await expect(card('Contactada')).toBeVisible();
  });
});

test(
  'a card that leaves hands the focus to the heading of its column, and anyone who has gone on is left there',
  { tag: '@night' },
  async ({ page }) => {
    const name = `Foco ${Math.random().toString(36).slice(2, 10)}`;
    await ask(page, name);
    await page.goto(`/gestion/solicitudes?vista=tablero&search=${encodeURIComponent(name)}`);
    const column = (state: string) => page.getByRole('region', { name: state, exact: true });
    const handle = page.getByRole('button', { name: `Mover la solicitud de ${name}` });
    const takeToTheRight = async () => {
      await handle.focus();
      await lift(page, /^Está sobre/);
      await page.keyboard.press('ArrowRight');
    };

    await test.step('the focus is in the search when the card arrives', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/v1/quote_requests/move/*', async (route) => {
        await held;
        await route.continue();
      });
      await takeToTheRight();
      await expect(page.getByText('Está sobre Contactada.')).toBeAttached();
      await page.keyboard.press('Space');
      await page.getByRole('searchbox').focus();
      release();
      await expect(column('Contactada').getByRole('link', { name })).toBeVisible();
      await expect(column('Nueva').getByRole('link', { name })).toBeHidden();
      await expect(page.getByRole('searchbox')).toBeFocused();
      await closeToast(page, /ha sido actualizado/);
    });

    await test.step('somebody else closes the request', async () => {
      await handle.focus();
      const headers = await bearer(page);
      const found = await page.request.get(`/api/v1/quote_requests/all?search=${encodeURIComponent(name)}`, {
        headers,
      });
      const { data } = (await found.json()) as { data: [{ id: number; version: number }] };
      const [{ id, version }] = data;
      const move = { state: 'perdida', reason: 'precio', version };
      const moved = await page.request.put(`/api/v1/quote_requests/move/${id}`, { headers, data: move });
      expect(moved.status(), await moved.text()).toBe(200);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(column('Perdida').getByRole('link', { name })).toBeVisible();
      await expect(column('Contactada').getByRole('heading')).toBeFocused();
    });
  },
);

// Only a browser lays out buttons: what leaves its card shows in pixels.
test(
  'the buttons of a request stay on its card, however narrow that is and long the name',
  { tag: '@phone' },
  async ({ page }) => {
    const names = [`Rocío Bustamante ${mark}`, `${'Wolfeschlegelsteinhausen'.repeat(3)} ${mark}`];
    for (const name of names) await ask(page, name);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/gestion/solicitudes?vista=todas&search=${mark}`);
      for (const name of names) {
        const card = row(page, name);
        const { x, width: wide } = (await card.boundingBox()) ?? { x: 0, width: 0 };
        for (const button of await card.getByRole('button').all()) {
          const box = (await button.boundingBox()) ?? { x: 0, width: 0 };
          expect(box.x, name).toBeGreaterThanOrEqual(x);
          expect(box.x + box.width, name).toBeLessThanOrEqual(x + wide);
        }
      }
    }
  },
);

// Only a browser drags.
test('a card is dragged to the lost ones, which asks why', async ({ page }) => {
  const name = `Arrastre ${Math.random().toString(36).slice(2, 10)}`;
  await ask(page, name);
  await page.goto(`/gestion/solicitudes?vista=tablero&search=${encodeURIComponent(name)}`);
  const column = (state: string) => page.getByRole('region', { name: state, exact: true });
  const card = column('Nueva').getByRole('article').filter({ hasText: name });
  const target = column('Perdida');
  await card.hover({ position: { x: 20, y: 40 } });
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is no column of lost requests.');
  await page.mouse.move(box.x + box.width / 2, box.y + 60, { steps: 12 });
  await expect(page.getByText('Está sobre Perdida.')).toBeAttached();
  await page.mouse.up();
  const question = page.getByRole('dialog', { name: `Marcar perdida: ${name}` });
  await question.getByRole('combobox', { name: 'Motivo' }).click();
  await page.getByTitle('Precio', { exact: true }).click();
  await question.getByRole('button', { name: 'Marcar perdida' }).click();
  await expect(target.getByRole('link', { name })).toBeVisible();
});

test('a request from the telephone is written down with the consent', { tag: '@night' }, async ({ page }) => {
  const name = `Teléfono ${Math.random().toString(36).slice(2, 10)}`;
  await page.goto('/gestion/solicitudes?vista=mias');
  await page.getByRole('button', { name: 'Nueva solicitud' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva solicitud' });
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Teléfono' }).fill('+56 9 8765 4321');
  await dialog.getByRole('textbox', { name: 'Correo' }).fill('telefono@correo.example');
  await dialog.getByLabel('Invitados').fill('9');
  await dialog.getByRole('button', { name: 'Guardar solicitud' }).click();
  await expect(dialog.getByText('Pregunta al cliente si acepta el uso de sus datos.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Guardar solicitud' }).click();
  await closeToast(page, /quedó anotada/);
  await page.goto(`/gestion/solicitudes?vista=mias&search=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('link', { name }).click();
  await expect(page.getByText('la anotó por teléfono')).toBeVisible();
  await expect(page.getByText('El cliente aceptó el uso de sus datos.')).toBeVisible();
});

test('the Dashboard counts, and leads to the chefs whose price is missing', { tag: '@night' }, async ({ page }) => {
  const figures = page.getByRole('region', { name: 'En cifras' });
  const gap = page.getByRole('link', { name: /no tienen? precio por persona\.$/ });
  // Other journeys save chefs between the two looks.
  await expect(async () => {
    await page.goto('/gestion');
    await expect(figures.getByRole('listitem').filter({ hasText: 'Experiencias' })).toHaveText(
      /^[1-9]\d* Experiencias$/,
    );
    const [amount] = /^\d+/.exec((await gap.textContent()) ?? '') ?? [];
    await gap.click();
    await expect(page).toHaveURL('/gestion/chefs?state=ACTIVE&missing=price');
    const counted = new RegExp(`(^|de )${amount} chefs?$`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(counted, { timeout: 3_000 });
  }).toPass();
});

/** This visitor's row in the table, or on a phone the card. */
function row(page: Page, name = ''): Locator {
  return page.getByRole('main').locator('tr, li').filter({ hasText: name });
}

/** Checks the toast and closes it. Under the pointer it would stay, over what is pressed next. */
const toastWith = (page: Page, text: RegExp) => page.locator('.toasts').getByRole('status').filter({ hasText: text });

/** Under the pointer a toast stays, however long the rest takes. */
const holdToast = (page: Page, text: RegExp): Promise<void> => toastWith(page, text).hover();

async function closeToast(page: Page, text: RegExp): Promise<void> {
  const toast = toastWith(page, text);
  await toast.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(toast).toBeHidden();
}

/**
 * After the action the navigation asks how many requests are new, and shows the number. Other journeys may send
 * requests in the meantime.
 */
async function expectCounted(page: Page, act: () => Promise<unknown>): Promise<void> {
  const counting = page.waitForResponse((answer) =>
    /quote_requests\/all\?.*state=nueva.*perPage=1$/.test(answer.url()),
  );
  await act();
  const total = (await counting).headers()['x-total-count'];
  await expect(page.locator('aside a[href="/gestion/solicitudes"]')).toContainText(new RegExp(`, ${total} nuevas?$`));
}

/** Sends a request as the site's form does. */
async function ask(page: Page, name: string): Promise<void> {
  const { id: chefId } = await demoChef(page);
  const answer = await page.request.post('/api/v1/quote_requests/create', {
    data: {
      name,
      email: 'visitante@correo.example',
      phone_number: '+56912345678',
      guests: 8,
      kind: 'cena',
      message: '¿Podrían cocinar sin gluten?',
      chef_id: chefId,
      consent: true,
      request_key: crypto.randomUUID(),
    },
  });
  expect(answer.status()).toBe(201);
}

/** Keeps every announcement over which column a card is: the next replaces it before a busy machine has looked. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const region = document.querySelector('[id^="DndLiveRegion"]');
    if (!region) throw new Error('There is no live region.');
    const said: string[] = Object.assign(window, { said: [] }).said;
    const note = () => {
      const text = region.textContent;
      if (text.startsWith('Está sobre') && said.at(-1) !== text) said.push(text);
    };
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

// Layout and scrolling by touch: jsdom has neither.
test('a held card reaches each column, one after the other', { tag: '@phone' }, async ({ page }) => {
  const name = `Dedo ${Math.random().toString(36).slice(2, 10)}`;
  await ask(page, name);
  await page.goto(`/gestion/solicitudes?vista=tablero&search=${encodeURIComponent(name)}`);
  const handle = page.getByRole('button', { name: `Mover la solicitud de ${name}` });
  // Waits until it stands still and takes the finger: what arrives above it moves it.
  await handle.tap({ trial: true });
  const box = await handle.boundingBox();
  if (!box) throw new Error('There is no handle.');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const edge = (page.viewportSize()?.width ?? 390) - 12;
  const said = await recordAnnouncements(page);
  await touch('touchStart', x, y);
  // A finger that moves at once scrolls the page.
  await expect(page.getByText(/^Está sobre Nueva/)).toBeAttached();
  await touch('touchMove', edge, y + 30);
  await expect(page.getByText('Está sobre Perdida.')).toBeAttached();
  const passed = ['Nueva', 'Contactada', 'Cotizada', 'Aceptada', 'Realizada', 'Perdida'];
  expect(await said()).toEqual(passed.map((state) => `Está sobre ${state}.`));
  await touch('touchEnd');
  await expect(page.getByRole('dialog', { name: `Marcar perdida: ${name}` })).toBeVisible();
});
