/**
 * Says on which machine, and in which state of it, figures were measured: without that, nobody can compare them with
 * others. `node tools/machine.mjs COMMAND…` runs a command that measures, and says it before and after.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, cpus, freemem, loadavg, totalmem } from 'node:os';

const GB = 1024 ** 3;
/** Steps of the loop that the machine's speed is measured with. One run takes about a tenth of a second. */
const STEPS = 50_000_000;
/** A program more than this many want a core at once: the figures are not the product's alone. */
const QUIET = 1;

/**
 * What changes while something is measured.
 * @typedef {{ load: number, free: number, index: number }} State
 */

/** @type {(value: number, digits: number) => string} */
const number = (value, digits) => value.toLocaleString('es-CL', { maximumFractionDigits: digits, useGrouping: false });

/**
 * Millions of steps that one core takes in a second, in the best of three runs: a loop of whole numbers, always the same.
 * Of two machines the one with twice the index is about twice as fast; a lower index at the end means that others ran.
 */
function speedIndex() {
  const rates = [1, 2, 3].map((seed) => {
    const begun = performance.now();
    let value = seed;
    for (let step = 0; step < STEPS; step++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
    // The value is used, so that no engine leaves the loop out.
    return value === 0 ? 0 : STEPS / 1_000 / (performance.now() - begun);
  });
  return Math.round(Math.max(...rates));
}

/** @returns {State} */
export function stateNow() {
  return { load: loadavg()[0] ?? 0, free: freemem(), index: speedIndex() };
}

/**
 * The machine and its state before anything is measured, line by line.
 * @type {(state: State, chromium?: string) => string[]}
 */
export function atBeginning({ load, free, index }, chromium) {
  const said = [
    `Procesador  ${cpus()[0]?.model.trim() ?? 'desconocido'}, ${availableParallelism()} núcleos`,
    `Memoria     ${number(totalmem() / GB, 1)} GB, ${number(free / GB, 1)} GB libres`,
    `Node.js     ${process.versions.node}`,
    ...(chromium ? [`Chromium    ${chromium}`] : []),
    `Índice      ${index} millones de pasos por segundo en un núcleo`,
    `Carga       ${number(load, 2)} al empezar`,
  ];
  if (load <= QUIET) return said;
  return [
    ...said,
    `La carga pasa de ${QUIET}: otros programas usan la máquina, y los tiempos salen peores de lo que son.`,
  ];
}

/**
 * Its state after.
 * @type {(state: State) => string[]}
 */
export const atEnd = ({ load, index }) => [`Carga       ${number(load, 2)} al terminar, índice ${index}`];

/**
 * How many times slower Lighthouse has to make this machine to stand for the phone it measures for, from the index it gives
 * the machine (`benchmarkIndex`). Four times, its default, is right for one index only; the curve is that of the
 * calculator to which Lighthouse's own page on throttling leads: 150 is 1, 800 is 2, 1300 is 3, and from there 233 more are one more. A machine
 * slower than the phone is not slowed down.
 * @type {(benchmarkIndex: number) => number}
 */
export function slowdownFor(benchmarkIndex) {
  if (benchmarkIndex >= 1300) return 3 + (benchmarkIndex - 1300) / 233;
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return 1 + Math.max(0, benchmarkIndex - 150) / 650;
}

/** @param {string[]} lines */
export function print(lines) {
  console.log(['', '── Máquina ──', ...lines].join('\n'));
}

if (import.meta.main) {
  const [program, ...args] = process.argv.slice(2);
  if (!program) throw new Error('node tools/machine.mjs COMMAND…');
  print(atBeginning(stateNow()));
  const [status] = await once(spawn(program, args, { stdio: 'inherit' }), 'exit');
  print(atEnd(stateNow()));
  process.exitCode = status ?? 1;
}
