/**
 * The only script in a built page. It fetches the others and lets the pictures further down load when the page's first
 * picture is painted, so that they do not compete with it for the network and the processor. When the visitor presses
 * or scrolls, it starts them at once.
 * It names none of them: the document lists the page's scripts, those before others that these import
 * (vite/public-document.ts).
 */

/** For browsers that do not report paints, and for pages in a background tab, in milliseconds. */
const PATIENCE_MS = 200;

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

/** Lets the lazy pictures load (ui/look/components/picture.css). */
function showPictures(): void {
  document.documentElement.removeAttribute('data-opening');
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
void (empty ? Promise.resolve() : Promise.race([painted(), used(), loaded()])).then(() => {
  runScripts();
  showPictures();
});

export {};
