/**
 * React and the other libraries as they ship: the development build spends half the time of a screen test on warnings and stacks.
 * The production build has no `act`, so this is it. React's work that was put off comes by itself, or when `act` asks for it.
 * What is lost (warnings, `act` that throws what a component threw): the files in jest.config.js, and all files at night.
 */
process.env.NODE_ENV = 'production';

/** @type {Set<() => void>} */
const waiting = new Set();

/** Whether React works: what an effect does then, such as giving the focus, may call `act`, and must not make it begin again. */
let isWorking = false;

/** @type {(start: (run: () => void) => void) => (work: () => void) => void} */
const putOff = (start) => (work) => {
  const run = () => {
    if (!waiting.delete(run)) return;
    const before = isWorking;
    isWorking = true;
    try {
      work();
    } finally {
      isWorking = before;
    }
  };
  waiting.add(run);
  start(run);
};

const { queueMicrotask, setImmediate, setTimeout } = globalThis;
Object.assign(globalThis, { queueMicrotask: putOff(queueMicrotask), setImmediate: putOff(setTimeout) });
const React = require('react');
require('react-dom/client');
Object.assign(globalThis, { queueMicrotask, setImmediate });

const finish = () => {
  if (!isWorking) waiting.forEach((run) => run());
};

React.act = (callback) => {
  const result = callback();
  if (typeof result?.then === 'function') return finishAfter(result);
  finish();
  return result;
};

async function finishAfter(result) {
  const value = await result;
  do {
    finish();
    await new Promise((resolve) => setTimeout(resolve));
  } while (waiting.size > 0);
  return value;
}
