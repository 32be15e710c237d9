/**
 * Loaded into the server that is measured (`node --import`): on SIGUSR2 it prints what happened since the last time, as a line of JSON on
 * the channel 3. `turn` is how late the event loop was, `pool` how long a trifle took that libuv's threads do, in milliseconds.
 */
import { readFileSync, stat, writeSync } from 'node:fs';
import { monitorEventLoopDelay, performance, PerformanceObserver, createHistogram } from 'node:perf_hooks';

const ms = (value) => Math.round(value * 100) / 100;
const turn = monitorEventLoopDelay({ resolution: 2 });
turn.enable();
const pool = createHistogram();
/** By kind of collection, as V8 numbers them: 1 of the young, 4 of all at once, 8 a step of all, 16 of what is weak. */
let collected = {};
new PerformanceObserver((list) => {
  for (const { duration, detail } of list.getEntries()) {
    const of = (collected[detail.kind] ??= { count: 0, most: 0, sum: 0 });
    of.count += 1;
    of.sum = ms(of.sum + duration);
    of.most = Math.max(of.most, ms(duration));
  }
}).observe({ entryTypes: ['gc'] });

/** Processor time of the main thread between two looks of the event loop: how long one turn kept it, whatever else the machine did. */
const busy = createHistogram();
let before = process.threadCpuUsage();
setInterval(() => {
  const now = process.threadCpuUsage();
  busy.record(Math.max(1, now.user + now.system - before.user - before.system));
  before = now;
}, 1).unref();

/** How long the main thread could run, and had to wait for a core, in milliseconds since its start. */
const scheduled = () =>
  readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8')
    .split(' ')
    .map((ns) => Number(ns) / 1e6);

setInterval(() => {
  const began = performance.now();
  stat('/', () => pool.record(Math.max(1, Math.round((performance.now() - began) * 1_000))));
}, 10).unref();

process.on('SIGUSR2', () => {
  const said = {
    turn: { p50: ms(turn.percentile(50) / 1e6), p99: ms(turn.percentile(99) / 1e6), max: ms(turn.max / 1e6) },
    pool: { p50: ms(pool.percentile(50) / 1e3), p99: ms(pool.percentile(99) / 1e3), max: ms(pool.max / 1e3) },
    busy: { p99: ms(busy.percentile(99) / 1e3), p999: ms(busy.percentile(99.9) / 1e3), max: ms(busy.max / 1e3) },
    scheduled: scheduled().slice(0, 2).map(ms),
    gc: collected,
    arrayBuffers: process.memoryUsage().arrayBuffers,
  };
  writeSync(3, `${JSON.stringify(said)}\n`);
  turn.reset();
  pool.reset();
  busy.reset();
  collected = {};
});
