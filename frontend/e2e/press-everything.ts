/**
 * `node frontend/e2e/press-everything.ts http://localhost:3000`: opens every screen of the back-office and the lists of the
 * site of a running product, presses everything on them that does not lead elsewhere, twice, and what it opens, and
 * prints what each press took until its paint, at four times slower. What it presses changes the data: never run it
 * against a product whose data matter. `make presses` makes one with 10,000 rows of every kind.
 */
import { parseArgs } from 'node:util';

import { chromium, type Page } from '@playwright/test';

import { BROWSER_FLAGS, findBrowser } from './support/browser.ts';
import { bearer, signIn } from './support/people.ts';
import { recordPresses, type PressTime } from './support/press-time.ts';
import { PressWalk } from './support/press-walk.ts';

/** What a person feels as at once, in ms. */
const AT_ONCE = 100;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only screens whose path contains this. */
    screen: { type: 'string', multiple: true, default: [''] },
    /** How many times slower than this machine. */
    slower: { type: 'string', default: '4' },
    width: { type: 'string', default: '1440' },
  },
});

/** Paths of one record each of what has screens of its own: the soonest quoted request and its offer, and the oldest chef. */
async function recordScreens(page: Page): Promise<string[]> {
  const headers = await bearer(page);
  const ask = async <Answer>(call: string): Promise<Answer> =>
    (await (await page.request.get(`/api/v1/${call}`, { headers })).json()) as Answer;
  type Rows = { data: { id: number }[] };
  const { data: requests } = await ask<Rows>('quote_requests/all?state=cotizada&sort=-event_date&page=1&perPage=1');
  const { chefs } = await ask<{ chefs: { id: number }[] }>('chefs/active?perPage=100');
  const request = `/gestion/solicitudes/${requests[0]?.id}`;
  const { data: offers } = await ask<Rows>(`offers/of-request/${requests[0]?.id}`);
  return [request, `${request}/cotizaciones/${offers[0]?.id}`, `/gestion/chef/editar-chef/${chefs.at(-1)?.id}`];
}

const SCREENS = [
  '/gestion',
  '/gestion/solicitudes?vista=todas',
  '/gestion/solicitudes?vista=tablero',
  '/gestion/solicitudes/textos',
  '/gestion/agenda',
  '/gestion/personas',
  '/gestion/chefs',
  '/gestion/chef/nuevo-chef',
  '/gestion/chefs-comments',
  '/gestion/header',
  '/gestion/logos',
  '/gestion/form-reference',
  '/gestion/listas',
  '/gestion/listas/comunas',
  '/gestion/textos',
  '/gestion/textos/privacidad',
  '/gestion/datos-personales',
  '/gestion/registro',
  '/gestion/registro/eliminados',
  '/gestion/sistema',
  '/chefs',
  '/experiencias',
];

/** Processor time and, behind it, time by the clock. */
const figure = (time: PressTime | undefined): string =>
  time ? `${time.processor.toFixed(0).padStart(5)} (${time.clock.toFixed(0).padStart(4)})` : ''.padEnd(12);

const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env, args: BROWSER_FLAGS });
const width = Number(options.width);
const context = await browser.newContext({
  baseURL: positionals[0] ?? 'http://localhost:3000',
  viewport: { width, height: width < 600 ? 844 : 900 },
  locale: 'es-CL',
  timezoneId: 'America/Santiago',
});
await context.addInitScript(recordPresses);
const page = await context.newPage();
page.setDefaultTimeout(15_000);
// Leaving a form with unsaved work.
page.on('dialog', (dialog) => void dialog.accept());
await signIn(page, 'Antonia Fuenzalida');

const walk = new PressWalk(browser, page, await context.newCDPSession(page), Number(options.slower));
const say = (line: string) => process.stdout.write(`${line}\n`);
say(`${width} px, ${options.slower} times slower. Main thread until the paint, by the clock in brackets, in ms.`);
say('   first time    second time');
const all = [...SCREENS, ...(await recordScreens(page))];
let late = 0;
for (const path of all.filter((one) => options.screen.some((part) => one.includes(part)))) {
  for (const { where, what, times } of await walk.screen(path)) {
    const over = times.some(({ processor }) => processor > AT_ONCE);
    if (over) late++;
    say(`${over ? '✗' : ' '} ${figure(times[0])} ${figure(times[1])}  ${where}: ${what}`);
  }
}
say(`${late} presses took more than ${AT_ONCE} ms of the processor.`);
await browser.close();
