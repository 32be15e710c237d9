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
function used(): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => resolve();
    for (const use of ['pointerdown', 'keydown', 'scroll']) addEventListener(use, begin, { once: true, passive: true });
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

/** Parts below the window are not laid out yet, or all are. */
function keepParts(how: 'auto' | 'visible'): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  for (const { style } of parts) style.contentVisibility = how;
  return parts;
}

/** Runs it when the browser has nothing else to do, in tasks of their own also where it cannot say so. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run);
}

/**
 * Resolves when the browser has the italic, or would take too long for it. A text that is painted without it stays so
 * until the next page (`font-display: optional`), so one that only has to be taken from the browser's memory is waited
 * for.
 */
function italic(): Promise<unknown> {
  const patience = new Promise((resolve) => setTimeout(resolve, ITALIC_PATIENCE_MS));
  return Promise.race([document.fonts.load('1em "Fraunces Italic"'), patience]);
}

/**
 * Lets the lazy pictures load and the italic be shown (ui/look/components/picture.css), and lays out the parts further
 * down, one at a time: all at once would be one long task.
 */
function openWholly(): void {
  const parts = keepParts('auto');
  document.documentElement.removeAttribute('data-opening');
  const layOutNext = () => {
    const part = parts.shift();
    part?.style.removeProperty('content-visibility');
    if (part) whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
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
if (beginsFurtherDown()) keepParts('visible');
void (empty ? Promise.resolve() : Promise.race([painted(), used(), loaded()]))
  .then(() => {
    runScripts();
    return italic();
  })
  .then(openWholly, openWholly);

export {};
