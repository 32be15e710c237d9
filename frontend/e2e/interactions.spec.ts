import type { Locator, Page } from '@playwright/test';

import { demoChef } from './support/demo.ts';
import { hydrated } from './support/page-state.ts';
import { expect, gestionTest as test } from './support/test.ts';

/** How many times slower than this machine. Lighthouse takes a phone to be four. */
const RATE = Number(process.env.SLOWED ?? 4);

/** The slowest answer to a press or a key since it was last asked: from the event to the paint after it (INP), in ms. */
interface Slowest {
  ms: number;
  event: string;
}
declare global {
  interface Window {
    slowest: Slowest;
  }
}

function watchAnswers(): void {
  window.slowest = { ms: 0, event: '' };
  new PerformanceObserver((list) => {
    for (const { duration: ms, name: event, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId && ms > window.slowest.ms) window.slowest = { ms, event };
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Until what was done is painted, and told to observers. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve));
    await frame();
    await frame();
  });

type Act = [what: string, act: (page: Page) => Promise<unknown>];

const main = (page: Page): Locator => page.getByRole('main');
/** Where it is, and nothing else: what Playwright asks of the page around a click would count as the page's own time. */
const press =
  (found: (page: Page) => Locator): Act[1] =>
  async (page) => {
    const target = found(page).first();
    // The demo has too few rows for some lists to have a second page.
    if ((await target.count()) === 0) return;
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await painted(page);
    await page.mouse.click(x + width / 2, y + height / 2);
  };
const key =
  (name: string, found?: (page: Page) => Locator): Act[1] =>
  async (page) => {
    await found?.(page).first().focus();
    await page.keyboard.press(name);
  };
const close: Act = ['close it', (page) => page.keyboard.press('Escape')];
const menu: Act[] = [
  ['open the menu of a row', press((page) => main(page).getByRole('button', { name: /^Opciones de / }))],
  close,
];
const filter: Act[] = [['open a filter', press((page) => main(page).locator('.ant-select'))], close];
const turn: Act[] = [['turn the page', press((page) => main(page).locator('.ant-pagination-next'))]];
const search: Act[] = [
  [
    'type in the search',
    async (page) => {
      await main(page)
        .getByPlaceholder(/^Buscar/)
        .first()
        .click();
      await page.keyboard.type('chef 12', { delay: 60 });
    },
  ],
];

/** The filters of a public list are the browser's own: an arrow chooses the next option. */
const publicFilters: Act[] = ['Formato', 'Tipo de comida', 'Ciudad'].map((label) => [
  `choose in '${label}'`,
  key('ArrowDown', (page) => main(page).getByLabel(label, { exact: true })),
]);
const publicSearch = (words: string): Act => [
  'type in the search',
  async (page) => {
    await main(page).getByRole('searchbox').click();
    await page.keyboard.type(words, { delay: 60 });
  },
];

const SCREENS: [path: string, acts: Act[]][] = [
  [
    '/gestion',
    [
      [
        'see another period',
        press((page) => page.getByRole('navigation', { name: 'Período' }).getByRole('link').last()),
      ],
    ],
  ],
  ['/gestion/chefs', [...menu, ...filter, ...turn, ...search]],
  ['/gestion/chefs-comments', [...menu, ...filter, ...turn, ...search]],
  ['/gestion/personas', [...menu, ...filter, ...search]],
  ['/gestion/solicitudes?vista=todas', [...menu, ...filter, ...turn, ...search]],
  [
    '/gestion/solicitudes?vista=tablero',
    [
      ['take a card', key(' ', (page) => main(page).locator('.g-board-handle'))],
      ['carry it to the next column', key('ArrowRight')],
      ['let it go', key('Escape')],
      ...filter,
      ...search,
    ],
  ],
  ['/gestion/registro', [...filter, ...turn]],
  ['/gestion/listas/comunas', [...menu, ...search]],
  ['/gestion/agenda', [['see the next month', press((page) => page.getByRole('link', { name: 'Mes siguiente' }))]]],
  [
    '/gestion/chef/editar-chef/{chef}',
    [
      [
        'type in a long text',
        async (page) => {
          await main(page).locator('textarea').first().click();
          await page.keyboard.type(' De temporada.', { delay: 60 });
        },
      ],
      ['open the kinds of food', press((page) => main(page).locator('.ant-select-multiple'))],
      ['look for one', (page) => page.keyboard.type('comida 3', { delay: 60 })],
      close,
    ],
  ],
  ['/chefs', [...publicFilters, publicSearch('chef 12')]],
  ['/experiencias', [...publicFilters, publicSearch('plato 12')]],
];

// In the demo, or in a folder with many rows (CONTRIBUTING.md). The figures are for people: how long things take depends on the machine.
test('presses and keys are answered on screens with lists', { tag: '@night' }, async ({ page, isMobile }) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(30_000);
  await page.addInitScript(watchAnswers);
  const { id } = await demoChef(page);
  const session = await page.context().newCDPSession(page);
  const figures: string[] = [];
  for (const [path, acts] of SCREENS) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(path.replace('{chef}', String(id)), { waitUntil: 'networkidle' });
    await hydrated(page);
    await expect(page.locator('.loading')).toHaveCount(0);
    await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
    for (const [what, act] of acts) {
      await page.evaluate(() => (window.slowest = { ms: 0, event: '' }));
      await act(page);
      await painted(page);
      const { ms, event } = await page.evaluate(() => window.slowest);
      figures.push(`${String(Math.round(ms)).padStart(5)} ms  ${path}: ${what}${event && ` (${event})`}`);
    }
  }
  const description = [`${isMobile ? 390 : 1440} px, ${RATE} times slower`, ...figures].join('\n');
  test.info().annotations.push({ type: 'figures', description });
  process.stdout.write(`${description}\n`);
  expect(figures).not.toHaveLength(0);
});
