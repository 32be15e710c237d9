/**
 * The one script that comes with a built page. The others, and the pictures further down, wait until the picture the page
 * opens with is painted, so that they take neither the line nor the processor from it; whoever presses
 * or scrolls waits no longer.
 * It names nothing it starts: the document lists the page's scripts, the one to run first (vite/public-document.ts).
 */

/** For browsers that do not tell what they painted, and for pages painted unseen. */
const PATIENCE_MS = 200;

/** Largest Contentful Paint, which TypeScript does not know. */
const PAINT = 'largest-contentful-paint';
type Paint = PerformanceEntry & { element: Element | null };

/** Resolves once the picture the page opens with is on the screen; its first words where it has none. */
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

/** The visitor went on. So did one who comes back to the middle of a page: the browser scrolls there. */
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

/** Lets the lazy pictures in (ui/look/components/picture.css). */
function showPictures(): void {
  document.documentElement.removeAttribute('data-opening');
}

/** Everything is asked for at once, or each script would be found only after the one that imports it. */
function runScripts(): void {
  const [first, ...others] = document.querySelectorAll<HTMLLinkElement>('link[data-script]');
  if (!first) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = first.href;
  document.body.append(script);
  for (const link of others) link.rel = 'modulepreload';
}

/** The back-office is sent empty: nothing appears before its scripts run. */
const empty = !document.getElementById('root')?.hasChildNodes();
void (empty ? Promise.resolve() : Promise.race([painted(), used(), loaded()])).then(() => {
  runScripts();
  showPictures();
});

export {};
