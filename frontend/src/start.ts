/**
 * The only script in a built page. It fetches the others and lets the pictures further down load when the page's first
 * picture is painted, so that they do not compete with it for the network and the processor. When the visitor presses
 * or scrolls, it starts them at once.
 * It names none of them: the document lists the page's scripts, those before others that these import
 * (vite/public-document.ts).
 */

/** For browsers that do not report paints, and for pages in a background tab, in milliseconds. */
const PATIENCE_MS = 200;

/** How long the italic may take, in milliseconds: what the browser has kept comes sooner. */
const ITALIC_PATIENCE_MS = 100;

/**
 * How long somebody reads before the parts further down are laid out, in milliseconds. Meanwhile the page is taken over and its
 * pictures are decoded; who begins to move does not wait for that.
 */
const READING_MS = 3000;

/** Largest Contentful Paint. TypeScript does not know this entry type. */
const PAINT = 'largest-contentful-paint';
type Paint = PerformanceEntry & { element: Element | null };

/** Resolves when the page's first picture is painted, or its first text when it has no picture. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const picture = document.querySelector('img[fetchpriority="high"]');
    if (!PerformanceObserver.supportedEntryTypes.includes(PAINT)) return;
    const observer = new PerformanceObserver((list) => {
      const paints = list.getEntries() as Paint[];
      if (picture && !paints.some(({ element }) => element === picture)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: PAINT, buffered: true });
  });
}

/**
 * Resolves when the visitor does something. Returning to the middle of a page counts too, because the browser scrolls
 * there.
 */
function used(...also: string[]): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => resolve();
    const uses = ['pointerdown', 'keydown', 'scroll', ...also];
    for (const use of uses) addEventListener(use, begin, { once: true, passive: true });
  });
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => setTimeout(resolve, PATIENCE_MS);
    if (document.readyState === 'complete') settle();
    else addEventListener('load', settle, { once: true });
  });
}

/** What a page begins with is not among them: see ui/look/layout.css, which leaves these out while the page opens. */
const PARTS = 'main > :not(script) + section, .site-footer';

/** The page's parts stay as they are, whatever the style sheets say. */
function keepParts(how: (part: HTMLElement) => string): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  // All are read before the first is written, or the browser would style the page again for each.
  const kept = parts.map(how);
  parts.forEach(({ style }, at) => (style.contentVisibility = kept[at] ?? ''));
  return parts;
}

/** What a part has of the style sheets: 'auto' is laid out near the window, 'hidden' nowhere (site/home/home.css). */
const ofSheets = (part: HTMLElement) => getComputedStyle(part).contentVisibility;

/** Shows a part that was kept hidden to whoever comes near it. */
function show({ style }: HTMLElement): void {
  if (style.contentVisibility === 'hidden') style.contentVisibility = 'auto';
}

const after = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Runs it when the browser has nothing else to do, in tasks of their own also where it cannot say so. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run);
}

/** Fetches the italic. Pages without text in it fetch it too, at last: a page that one goes to from here finds it. */
const fetchItalic = (): Promise<unknown> => document.fonts.load('1em "Fraunces Italic"');

/**
 * Resolves when the browser has the italic, or would take too long for it. A text that is painted without it stays so
 * until the next page (`font-display: optional`), so one that only has to be taken from the browser's memory is waited
 * for.
 */
function italic(): Promise<unknown> {
  return Promise.race([fetchItalic(), after(ITALIC_PATIENCE_MS)]);
}

/** Calls the functions one after the other, each when the browser has nothing else to do. */
function oneByOne([next, ...others]: readonly (() => unknown)[]): void {
  if (!next) return;
  whenIdle(() => {
    next();
    oneByOne(others);
  });
}

/** Styles what a part contains, which is half of what it takes to show it. To read a style makes the browser do it. */
const styleWithin = ({ firstElementChild: first }: HTMLElement) => first && getComputedStyle(first).color;

/**
 * Lets the lazy pictures load and the italic be shown (ui/look/components/picture.css). The parts further down are laid out
 * when the visitor moves, or has read for a while, in small steps: all at once would be one long task.
 */
function openWholly(): void {
  const parts = keepParts(ofSheets);
  document.documentElement.removeAttribute('data-opening');
  const hidden = parts.filter(({ style }) => style.contentVisibility === 'hidden');
  oneByOne(hidden.flatMap((part) => [() => styleWithin(part), () => show(part)]));
  void Promise.race([used('pointermove'), after(READING_MS)]).then(() => layOut(parts));
}

function layOut(parts: readonly HTMLElement[]): void {
  parts.forEach(show);
  const toLayOut = parts.flatMap((part) => [
    () => styleWithin(part),
    () => part.style.removeProperty('content-visibility'),
  ]);
  oneByOne([...toLayOut, () => fetchItalic().catch(() => undefined)]);
}

/** Whoever comes back, or follows a link into the page, is taken to a place that depends on the heights above it. */
function beginsFurtherDown(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || (navigation !== undefined && navigation.type !== 'navigate');
}

/**
 * Requests all scripts at once. Otherwise the browser would find each one only after the script that imports it. They
 * run in the order of the list, each as a task of its own, so that a press waits for one of them at most.
 */
function runScripts(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-script]')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.async = false;
    script.fetchPriority = 'high';
    script.src = href;
    document.body.append(script);
  }
}

/** The back-office is sent empty: nothing appears before its scripts run. */
const empty = !document.getElementById('root')?.hasChildNodes();
if (beginsFurtherDown()) keepParts(() => 'visible');
void (empty ? Promise.resolve() : Promise.race([painted(), used(), loaded()]))
  .then(() => {
    runScripts();
    return document.querySelector('.voice') && italic();
  })
  .catch(() => undefined)
  // The browser lays out all texts anew when a font has come, which is a task of its own.
  .then(() => whenIdle(openWholly));

export {};
