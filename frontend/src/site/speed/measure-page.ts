/**
 * Measures how fast the page is, and reports it to our own server once, when the page is first left or hidden. Nothing
 * is stored, and nothing is reported that leads to a person.
 */

/** What browsers note of paints, presses and shifts. TypeScript does not know it all, and each has some of these. */
interface Note extends PerformanceEntry {
  /** Of a paint: its pixels. */
  size?: number;
  /** Of a press. */
  interactionId?: number;
  /** Of a shift of the layout. */
  value?: number;
  hadRecentInput?: boolean;
}

/** Shifts count together while each follows within a second, for five seconds; in milliseconds. */
const NEXT = 1_000;
const TOGETHER = 5_000;

/** Of so many presses one may have taken longer than what is reported, as everybody counts them. */
const PRESSES = 50;

/** Presses that were answered sooner need not be noted, in milliseconds. */
const SOON = 40;

function measure({ name, responseStart }: PerformanceNavigationTiming): void {
  const { hidden } = document;
  const presses = new Map<number, number>();
  let lcp: number | undefined;
  let cls = 'LayoutShift' in window ? 0 : undefined;
  let sum = 0;
  let first = 0;
  let last = -TOGETHER;

  const read = (notes: PerformanceEntryList): void => {
    for (const { startTime, duration, size, interactionId, value, hadRecentInput } of notes as Note[]) {
      // What is painted where nobody looks says nothing of a wait.
      if (size && !hidden) lcp = startTime;
      if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
      if (value && !hadRecentInput) {
        if (startTime - last > NEXT || startTime - first > TOGETHER) {
          sum = 0;
          first = startTime;
        }
        last = startTime;
        sum += value;
        cls = Math.max(cls ?? 0, sum);
      }
    }
  };
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  // A browser that does not know one of these notes the others.
  for (const type of ['largest-contentful-paint', 'layout-shift', 'first-input', 'event'])
    observer.observe({ type, buffered: true, durationThreshold: SOON } as PerformanceObserverInit);

  document.addEventListener('visibilitychange', function report() {
    if (!document.hidden) return;
    document.removeEventListener('visibilitychange', report);
    read(observer.takeRecords());
    const slowest = [...presses.values()].sort((one, other) => other - one);
    const { interactionCount = 0 } = performance as { interactionCount?: number };
    const speed = {
      path: new URL(name).pathname,
      device: innerWidth < 768 ? 'phone' : matchMedia('(pointer: coarse)').matches ? 'tablet' : 'desktop',
      lcp,
      inp: slowest[Math.min(slowest.length - 1, Math.floor(interactionCount / PRESSES))],
      ttfb: responseStart,
      cls,
    };
    navigator.sendBeacon('/api/v1/page_speed/create', new Blob([JSON.stringify(speed)], { type: 'application/json' }));
  });
}

const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (opened && typeof PerformanceObserver === 'function') measure(opened);

export {};
