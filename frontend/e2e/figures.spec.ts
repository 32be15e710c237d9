import { readFile } from 'node:fs/promises';

import type { Locator } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/page-state.ts';
import { expect, gestionTest as test } from './support/test.ts';

const TITLES = [
  'Solicitudes por semana',
  'De la solicitud a la mesa',
  'Tiempo hasta la primera respuesta',
  'Por qué se pierden',
];

/** How many pixels of a drawing have a colour of the page. */
const painted = (drawing: Locator, colour: string): Promise<number> =>
  drawing.evaluate((canvas: HTMLCanvasElement, name) => {
    const probe = document.createElement('canvas').getContext('2d');
    const pen = canvas.getContext('2d');
    if (!probe || !pen) return 0;
    probe.fillStyle = getComputedStyle(canvas).getPropertyValue(name);
    probe.fillRect(0, 0, 1, 1);
    const [red, green, blue] = probe.getImageData(0, 0, 1, 1).data;
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    let found = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255) found += 1;
    return found;
  }, colour);

// jsdom has no canvas: only a browser draws.
test('staff see what became of the requests, as drawings, tables and files', async ({ page }) => {
  await page.goto('/gestion?semanas=52');
  const all = page.getByRole('region', { name: 'Solicitudes en cifras' });
  const figure = (name: string) => all.getByRole('region', { name });

  await test.step('each figure is drawn in the colours of the page', async () => {
    for (const title of TITLES) await expect(figure(title).getByRole('img', { name: title })).toBeVisible();
    const weeks = figure(TITLES[0] ?? '').getByRole('img');
    await weeks.scrollIntoViewIfNeeded();
    await expect.poll(() => painted(weeks, '--brand')).toBeGreaterThan(200);
    await expect.poll(() => painted(figure(TITLES[1] ?? '').getByRole('img'), '--brand')).toBeGreaterThan(200);
    await expectNoSidewaysScroll(page, []);
    await expectAccessible(page);
  });

  await test.step('a press shows the table behind it', async () => {
    const way = figure('De la solicitud a la mesa');
    const show = way.getByRole('button', { name: 'Ver tabla' });
    await show.press('Enter');
    await expect(way.getByRole('button', { name: 'Ocultar tabla' })).toHaveAttribute('aria-expanded', 'true');
    await expect(way.getByRole('row', { name: /^Recibidas \d+ 100 %$/ })).toBeVisible();
    await expectNoSidewaysScroll(page, []);
    await expectAccessible(page);
  });

  await test.step('and another gives it as a file for Excel', async () => {
    const download = page.waitForEvent('download');
    await figure('Por qué se pierden')
      .getByRole('button', { name: /^Descargar CSV/ })
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^motivos-de-perdida-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.split('\r\n')[0]).toBe('\uFEFFMotivo;Solicitudes');
  });

  await test.step('the weeks are chosen in the address', async () => {
    await all.getByRole('link', { name: '4 semanas' }).click();
    await expect(page).toHaveURL(/\?semanas=4$/);
    await expect(figure('Solicitudes por semana').getByRole('row')).toHaveCount(5);
    await page.goBack();
    await expect(figure('Solicitudes por semana').getByRole('row')).toHaveCount(53);
  });
});

/** A name that Chart.js gives to what it draws on. */
const CHARTS = '$chartjs';

test('what draws them is loaded with them, and by no other screen', { tag: '@night' }, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(fetch(answer.url()).then((own) => own.text()));
  });
  const drawn = async () => (await Promise.all(scripts)).some((text) => text.includes(CHARTS));
  for (const path of ['/', '/gestion/solicitudes', '/gestion/agenda'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(await drawn()).toBe(false);
  await page.goto('/gestion', { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Solicitudes en cifras' }).scrollIntoViewIfNeeded();
  await expect.poll(drawn).toBe(true);
});
