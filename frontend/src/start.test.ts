/** The files that the document lists for start.ts, once they are fetched, in the order in which they run. */
function fetched(): string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')];
  return scripts.filter(({ async }) => !async).map(({ src }) => new URL(src).pathname);
}

const ALL = ['/libraries.js', '/app.js', '/HomePage.js'];
const NOTHING: string[] = [];

/** A moment in which nothing else is to be done. */
const IDLE_MS = 1;

const HERO = '<img fetchpriority="high">';

/** Reports a paint to the script, because jsdom paints nothing. */
let tell: (element: Element | null) => void;

class PaintObserver {
  static readonly supportedEntryTypes = ['largest-contentful-paint'];
  constructor(callback: (list: { getEntries: () => object[] }) => void) {
    tell = (element) => callback({ getEntries: () => [{ element }] });
  }
  observe(): void {
    // The test reports it.
  }
  disconnect(): void {
    tell = () => undefined;
  }
}

/** Tells the script that the italic has come, or that it cannot be fetched. */
let italic: { come: () => void; fail: (error: Error) => void };
const italicAsked = jest.fn<Promise<void>, []>();

/** Opens a page as the server sends it and runs its first script. */
async function open(page: string): Promise<void> {
  document.body.innerHTML =
    `<div id="root">${page}</div>` +
    '<link data-script href="/libraries.js"><link data-script href="/app.js"><link data-script href="/HomePage.js">';
  await jest.isolateModulesAsync(async () => {
    await import('./start');
  });
}

/** Waits for everything that follows at once. */
const settled = () => jest.advanceTimersByTimeAsync(0);

describe("the page's first script", () => {
  const readyState = jest.spyOn(document, 'readyState', 'get');

  beforeEach(() => {
    jest.useFakeTimers();
    readyState.mockReturnValue('interactive');
    Object.assign(window, { PerformanceObserver: PaintObserver });
    const load = () => new Promise<void>((come, fail) => (italic = { come, fail }));
    italicAsked.mockReset().mockImplementation(load);
    Object.assign(document, { fonts: { load: italicAsked } });
    Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  });
  afterEach(() => jest.useRealTimers());

  it('starts the others once the picture the page opens with is painted, all at once', async () => {
    await open(`<h1>Hola</h1>${HERO}`);
    tell(document.querySelector('h1'));
    await settled();
    expect(fetched()).toEqual(NOTHING);
    tell(document.querySelector('img'));
    await settled();
    expect(fetched()).toEqual(ALL);
  });

  it('waits for the first words where there is no such picture', async () => {
    await open('<h1>Hola</h1>');
    await settled();
    expect(fetched()).toEqual(NOTHING);
    tell(document.querySelector('h1'));
    await settled();
    expect(fetched()).toEqual(ALL);
  });

  it.each([new Event('pointerdown'), new KeyboardEvent('keydown', { key: 'Tab' })])(
    'lets nobody wait who presses something: %p',
    async (press) => {
      await open(HERO);
      window.dispatchEvent(press);
      await settled();
      expect(fetched()).toEqual(ALL);
    },
  );

  it('waits no longer than until shortly after everything has arrived', async () => {
    Object.assign(window, { PerformanceObserver: { supportedEntryTypes: [] } });
    await open(HERO);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetched()).toEqual(NOTHING);
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(200);
    expect(fetched()).toEqual(ALL);
  });

  it('waits for nothing where the server sent an empty page', async () => {
    await open('');
    await settled();
    expect(fetched()).toEqual(ALL);
  });

  it('starts them once, whatever else happens', async () => {
    await open(HERO);
    window.dispatchEvent(new Event('pointerdown'));
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetched()).toEqual(ALL);
  });

  /** Opens a page until its picture is painted. */
  const beginToOpen = async (page: string) => {
    document.documentElement.setAttribute('data-opening', '');
    await open(page);
    tell(document.querySelector('img'));
    await settled();
  };
  const isOpening = () => document.documentElement.hasAttribute('data-opening');

  it.each([
    ['that the browser has', 0, () => italic.come()],
    ['that cannot be fetched', 0, () => italic.fail(new Error('no network'))],
    ['that takes long', 100, () => undefined],
  ])('opens the page when the italic is there: one %s', async (_which, milliseconds, come) => {
    await beginToOpen(`${HERO}<em class="voice">Hola</em>`);
    expect(isOpening()).toBe(true);
    come();
    await jest.advanceTimersByTimeAsync(milliseconds);
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    expect(isOpening()).toBe(false);
  });

  it('opens a page without text in italics at once, and fetches them last', async () => {
    await beginToOpen(HERO);
    expect(isOpening()).toBe(false);
    expect(italicAsked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(4000);
    expect(italicAsked).toHaveBeenCalledTimes(1);
  });
});
