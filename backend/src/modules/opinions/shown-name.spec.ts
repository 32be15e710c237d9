import { expect, it } from '@jest/globals';
import { shownName } from './shown-name.js';

it.each([
  ['Camila Rojas Soto', 'Camila R.'],
  ['  Óscar   élite ', 'Óscar É.'],
  ['Camila', 'Camila'],
  ['Ana 2', 'Ana'],
  ['Ana 𝒜maya', 'Ana 𝒜.'],
  ['', ''],
  ['x'.repeat(80), 'x'.repeat(60)],
])('%j is shown as %j', (name, shown) => expect(shownName(name)).toBe(shown));
