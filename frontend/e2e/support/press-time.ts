import type { Browser, Page } from '@playwright/test';

/** What a press took, in ms. */
export interface PressTime {
  /** From the event to the paint after it, by the clock (INP), in steps of 8. Zero where it is below 16. */
  clock: number;
  /** What of it was processor time of the page's main thread. */
  processor: number;
  /** The same until the page is at rest. */
  whole: number;
}

/** An event that belongs to a press or a key, with its time since the page's beginning. */
interface PressEvent {
  startTime: number;
  duration: number;
}
declare global {
  interface Window {
    pressEvents: PressEvent[];
  }
}

/** To be run in a page before its own scripts. */
export function recordPresses(): void {
  window.pressEvents = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) window.pressEvents.push({ startTime, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Until what was done is painted, reported to observers, and nothing waits. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let round = 0; round < 2; round++) {
      await frame();
      await frame();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    }
    await frame();
  });

/** An entry of Chromium's trace, times in µs. */
interface Traced {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { startTime?: number } };
}

/** A press in a page that is being traced, until the trace is read. */
interface Noted {
  mark: string;
  events: PressEvent[];
}

const MARK = 'press ';

/** Notes presses of a page in a trace; `times` ends it and says what each took. */
export class PressTrace {
  readonly #noted: Noted[] = [];
  private readonly browser: Browser;
  private readonly page: Page;

  private constructor(browser: Browser, page: Page) {
    this.browser = browser;
    this.page = page;
  }

  static async start(browser: Browser, page: Page): Promise<PressTrace> {
    const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
    await browser.startTracing(page, { categories });
    return new PressTrace(browser, page);
  }

  /** Does something that is one press or several keys, and waits for what follows. */
  async note(act: () => Promise<unknown>): Promise<void> {
    const mark = `${MARK}${this.#noted.length}`;
    await this.page.evaluate((name) => {
      window.pressEvents = [];
      performance.mark(name);
    }, mark);
    await act();
    await atRest(this.page);
    const events = await this.page.evaluate((name) => {
      performance.mark(`${name} end`);
      return window.pressEvents;
    }, mark);
    this.#noted.push({ mark, events });
  }

  /** In the order in which they were noted. */
  async times(): Promise<PressTime[]> {
    const { traceEvents } = JSON.parse((await this.browser.stopTracing()).toString()) as { traceEvents: Traced[] };
    const marks = new Map(traceEvents.filter(({ name }) => name.startsWith(MARK)).map((one) => [one.name, one]));
    return this.#noted.map(({ mark, events }) => {
      const begun = marks.get(mark);
      const ended = marks.get(`${mark} end`);
      if (!begun || !ended) return { clock: NaN, processor: NaN, whole: NaN };
      const tasks = traceEvents.filter(
        ({ name, pid, tid, ts }) =>
          name === 'RunTask' && pid === begun.pid && tid === begun.tid && ts <= ended.ts && ts >= begun.ts,
      );
      const moment = (time: number) => begun.ts + (time - (begun.args?.data?.startTime ?? 0)) * 1000;
      const within = ({ startTime, duration }: PressEvent) =>
        processorTime(tasks, moment(startTime), moment(startTime + duration));
      return {
        clock: Math.max(0, ...events.map(({ duration }) => duration)),
        processor: Math.max(0, ...events.map(within)),
        whole: processorTime(tasks, begun.ts, ended.ts),
      };
    });
  }
}

/** Processor time of tasks between two moments; of one that reaches beyond them its share. */
function processorTime(tasks: Traced[], from: number, to: number): number {
  let sum = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const shared = Math.min(to, ts + dur) - Math.max(from, ts);
    if (shared > 0 && dur > 0) sum += (tdur * shared) / dur;
  }
  return sum / 1000;
}
