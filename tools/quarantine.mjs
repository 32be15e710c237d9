import { readFileSync } from 'node:fs';

/** A test may stay in quarantine for so many days from today. */
const MOST_DAYS = 14;

const DAY_MS = 86_400_000;

/** @param {Date} moment */
const dayOf = (moment) => moment.toISOString().slice(0, 10);

const FILE = new URL('quarantine.json', import.meta.url);

/**
 * A test that fails now and then, until it is mended.
 * @typedef {object} Quarantined
 * @property {string} name as the summary of `make test` names it
 * @property {string} reason why it fails, as far as that is known
 * @property {string} until the last day, as YYYY-MM-DD
 */

/**
 * The tests of quarantine.json. A failure of one of them does not fail the run; an entry without a reason, or with a day
 * that is past or too far ahead, does.
 * @param {Quarantined[]} [tests]
 * @param {Date} [today] days are those of UTC
 */
export function readQuarantine(tests = JSON.parse(readFileSync(FILE, 'utf8')), today = new Date()) {
  const first = dayOf(today);
  const last = dayOf(new Date(today.getTime() + MOST_DAYS * DAY_MS));
  const faults = tests.flatMap(({ name, reason, until }) => {
    if (!reason) return [`${name} está en cuarentena sin una razón`];
    if (until < first) return [`la cuarentena de ${name} terminó el ${until}`];
    if (!(until <= last)) return [`la cuarentena de ${name} dura más de ${MOST_DAYS} días`];
    return [];
  });
  const names = new Set(tests.map(({ name }) => name));
  return { tests, faults, holds: (/** @type {string} */ name) => names.has(name) };
}
