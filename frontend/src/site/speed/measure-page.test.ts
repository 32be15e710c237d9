/** What the browser has noted, and how the code asked for it. */
interface Asked {
  type: string;
  buffered: boolean;
}

let asked: Asked[];
let waiting: object[];
let told: [string, Blob][];
let hidden: boolean;
let noted: (entries: object[]) => void;

class Observer {
  constructor(hear: (list: { getEntries: () => object[] }) => void) {
    noted = (entries) => hear({ getEntries: () => entries });
  }
  observe(options: Asked): void {
    asked.push(options);
  }
  takeRecords(): object[] {
    return waiting;
  }
}

const paint = (startTime: number) => ({ startTime, size: 900 });
const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });
const press = (interactionId: number, duration: number) => ({ startTime: 1, interactionId, duration });

async function open({ width = 390, coarse = true, knowsShifts = true, presses = 0 } = {}) {
  Reflect.deleteProperty(window, 'LayoutShift');
  Object.assign(window, {
    PerformanceObserver: Observer,
    innerWidth: width,
    matchMedia: () => ({ matches: coarse }),
    ...(knowsShifts && { LayoutShift: class {} }),
  });
  Object.assign(performance, {
    getEntriesByType: () => [
      { name: 'http://localhost/chef/Ana-Mar%C3%ADa?busca=aj%C3%AD#menu', responseStart: 179.6 },
    ],
    interactionCount: presses,
  });
  await jest.isolateModulesAsync(async () => {
    await import('./measure-page');
  });
}

/** The tab goes to the background, or the page is left. */
function hide(): void {
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
}

async function message(): Promise<unknown> {
  expect(told).toHaveLength(1);
  const [address, body] = told[0] ?? [];
  expect(address).toBe('/api/v1/page_speed/create');
  expect(body?.type).toBe('application/json');
  return JSON.parse(await new Response(body).text());
}

beforeEach(() => {
  asked = [];
  waiting = [];
  told = [];
  hidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  Object.assign(navigator, { sendBeacon: (...sent: [string, Blob]) => told.push(sent) });
});

test('tells once, when the page is first hidden, what the browser noted before and after', async () => {
  await open({ presses: 2 });
  expect(asked.map(({ type }) => type)).toEqual(['largest-contentful-paint', 'layout-shift', 'first-input', 'event']);
  expect(asked.every(({ buffered }) => buffered)).toBe(true);
  noted([paint(400.2), paint(1_239.7), press(1, 48), press(2, 120), press(2, 88), press(0, 900)]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([]);
  waiting = [press(1, 136)];
  hide();
  hide();
  expect(await message()).toEqual({
    path: '/chef/Ana-Mar%C3%ADa',
    device: 'phone',
    lcp: 1_239.7,
    inp: 136,
    ttfb: 179.6,
    cls: 0,
  });
});

test('adds up the shifts that follow each other, and tells of the largest such sum', async () => {
  await open();
  noted([shift(100, 0.01), shift(900, 0.02), shift(950, 0.5, true), shift(3_000, 0.004), shift(3_900, 0.001)]);
  hide();
  expect(await message()).toMatchObject({ cls: 0.03 });
});

test('ends a sum of shifts after five seconds', async () => {
  await open();
  noted([0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at) => shift(at, 0.01)));
  hide();
  expect(await message()).toMatchObject({ cls: expect.closeTo(0.06) });
});

test('leaves one of fifty presses out', async () => {
  await open({ presses: 60 });
  noted([press(1, 400), press(2, 80), press(3, 56)]);
  hide();
  expect(await message()).toMatchObject({ inp: 80 });
});

test.each([
  [{ width: 767, coarse: true }, 'phone'],
  [{ width: 1_024, coarse: true }, 'tablet'],
  [{ width: 1_440, coarse: false }, 'desktop'],
])('names the screen: %o', async (screen, device) => {
  await open(screen);
  hide();
  expect(await message()).toMatchObject({ device });
});

test('says nothing of a paint that nobody waited for', async () => {
  hidden = true;
  await open();
  noted([paint(9_000)]);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  hide();
  expect(await message()).not.toHaveProperty('lcp');
});

test('leaves out what the browser does not measure', async () => {
  await open({ knowsShifts: false });
  hide();
  expect(await message()).toEqual({ path: '/chef/Ana-Mar%C3%ADa', device: 'phone', ttfb: 179.6 });
});
