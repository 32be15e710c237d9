/**
 * Jest's `testEnvironment` for the runtime beside it: the process's own globals. A file must leave them as it found them,
 * because the next file of the worker gets them. One that does not, or that uses more than its budget, fails.
 */
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * What a file may use of a processor in this process, in seconds, on a quiet machine. What needs more belongs to `make soak`.
 * Where the same work takes longer, because the machine is slower or its cores are shared, a file may use as much more.
 */
const BUDGET = process.env.SOAK === undefined ? 30 : Infinity;

/** What the work of `slowness` takes where the budget was set, in microseconds. */
const USUAL = 110_000;

/** How much longer this process needs now for work that is always the same, and half of that again for what it does not measure. */
function slowness() {
  const before = process.cpuUsage();
  for (let sum = 0, at = 0; at < 4e7; at++) sum += at % 7;
  return 1.5 * Math.max(1, process.cpuUsage(before).user / USUAL);
}

const mocker = new ModuleMocker(globalThis);

/** One for all files of the worker, as the mocker: a helper of the harness is imported once, and keeps the first file's `jest`. */
let timers;

/** What fake timers replace. */
const CLOCK = ['Date', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];
const real = CLOCK.map((name) => globalThis[name]);

/** Where jest-circus keeps who listens to the events of a file's tests. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');

/** Set by libraries when they are loaded, which happens once per worker. */
const LIBRARIES = ['VIPSHOME'];

/** Who listens to what of the process. */
const listeners = () => new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));

export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = mocker;
  fakeTimers = null;
  /** Set by the runtime where a file could not be imported: then jest-circus does not take its listeners away. */
  isBroken = false;
  #before = {
    env: { ...process.env },
    console: globalThis.console,
    exit: process.exit,
    folder: process.cwd(),
    listeners: listeners(),
  };
  /** Since when the file's own tests run. What it imports is imported once per worker, for all files. */
  #imported = process.cpuUsage();

  constructor({ projectConfig }) {
    timers ??= new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.fakeTimersModern = timers;
    globalThis.jest = {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      restoreAllMocks: () => mocker.restoreAllMocks(),
      useFakeTimers: (settings) => timers.useFakeTimers({ ...projectConfig.fakeTimers, ...settings }),
      useRealTimers: () => timers.useRealTimers(),
      advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
      getTimerCount: () => timers.getTimerCount(),
      setSystemTime: (now) => timers.setSystemTime(now),
    };
  }

  /** Asked for only to see that it is a function. */
  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {}

  /** The file is imported: its tests begin. */
  begin() {
    this.#imported = process.cpuUsage();
  }

  /** @throws with what the file left behind, or used too much of */
  async teardown() {
    mocker.restoreAllMocks();
    const faked = CLOCK.filter((name, at) => globalThis[name] !== real[at]);
    timers.useRealTimers();
    delete globalThis[HANDLERS];
    globalThis.console = this.#before.console;
    process.exit = this.#before.exit;
    const left = [
      ...faked.map((name) => `a fake ${name}`),
      ...this.#restoreVariables(),
      ...this.#restoreFolder(),
      ...this.#removeListeners(),
    ];
    if (this.isBroken) return;
    if (left.length > 0) throw new Error(`This file leaves behind: ${left.join(', ')}.`);
    const { user, system } = process.cpuUsage(this.#imported);
    const seconds = Math.round((user + system) / 1_000_000);
    if (seconds > BUDGET && seconds > BUDGET * slowness())
      throw new Error(`This file used ${seconds} s of a processor. It may use ${BUDGET}.`);
  }

  *#restoreVariables() {
    const { env } = this.#before;
    for (const name of new Set([...Object.keys(env), ...Object.keys(process.env)])) {
      if (env[name] === process.env[name] || LIBRARIES.includes(name)) continue;
      if (env[name] === undefined) delete process.env[name];
      else process.env[name] = env[name];
      yield `the environment variable ${name}`;
    }
  }

  *#restoreFolder() {
    if (process.cwd() === this.#before.folder) return;
    yield `the working directory ${process.cwd()}`;
    process.chdir(this.#before.folder);
  }

  *#removeListeners() {
    for (const [name, all] of listeners()) {
      const added = all.filter((listener) => !this.#before.listeners.get(name)?.includes(listener));
      for (const listener of added) process.removeListener(name, listener);
      if (added.length > 0) yield `${added.length} listeners of '${String(name)}' of the process`;
    }
  }
}
