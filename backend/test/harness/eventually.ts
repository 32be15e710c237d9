import { setTimeout as pause } from 'node:timers/promises';

/** How long something may take that another process does, in milliseconds. */
const PATIENCE = 120_000;

/**
 * Reads again until the value is as wanted. Returns the last value also when it never was, so that the expectation says
 * what it is.
 */
export async function eventually<Value>(
  read: () => Value | Promise<Value>,
  wanted: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + PATIENCE;
  let value = await read();
  while (!wanted(value) && Date.now() < end) {
    await pause(20);
    value = await read();
  }
  return value;
}
