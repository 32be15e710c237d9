import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuarantine } from './quarantine.mjs';

const today = new Date('2026-03-10T12:00:00Z');
const entry = { name: 'a.spec.ts fails now and then', reason: 'it waits for a time', until: '2026-03-24' };

test('a test in quarantine is known by its name until its day', () => {
  const quarantine = readQuarantine([entry, { ...entry, name: 'b', until: '2026-03-10' }], today);
  assert.deepEqual(quarantine.faults, []);
  assert.equal(quarantine.holds(entry.name), true);
  assert.equal(quarantine.holds('another'), false);
});

for (const [what, fault] of Object.entries({
  'a day that is past': { until: '2026-03-09' },
  'a day more than two weeks ahead': { until: '2026-03-25' },
  'no day': { until: undefined },
  'no reason': { reason: '' },
})) {
  test(`an entry with ${what} fails the run`, () => {
    // @ts-expect-error an entry is read from a file
    assert.equal(readQuarantine([{ ...entry, ...fault }], today).faults.length, 1);
  });
}
