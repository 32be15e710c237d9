import { jest } from '@jest/globals';

/** Lets the process's clock go wrong. Timers go on: the database is asked for real. */
export const shiftClock = (ms: number): void => {
  const timers = [
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'setInterval',
    'setTimeout',
    'clearImmediate',
    'clearInterval',
    'clearTimeout',
  ] as const;
  jest.useFakeTimers({ doNotFake: [...timers], now: Date.now() + ms });
};
