import { describe, expect, it } from '@jest/globals';
import { prefillOf, readContext } from './embed-context.js';

describe('what is passed on', () => {
  it('is what we know, as one line', () => {
    expect(readContext({ chef: '  Ana\r\nMaría\u202e ', utm_source: 'x', phone: '1', commune: '' })).toEqual({
      chef: 'Ana María',
      utm_source: 'x',
    });
  });

  it('is cut at 200 characters, never within one', () => {
    expect([...(readContext({ chef: '🍷'.repeat(300) }).chef ?? '')]).toHaveLength(200);
  });

  it.each([undefined, null, 'chef', { chef: ['a', 'b'] }, { chef: {} }, { chef: 1 }, Object.create({ chef: 'a' })])(
    'is nothing of %j',
    (parameters) => {
      expect(readContext(parameters)).toEqual({});
    },
  );

  it('reaches only the fields that have a name', () => {
    expect(prefillOf({ chef: 'Ana', commune: 'Ñuñoa' }, { chef: 'entry.1', experience: 'entry.2' })).toEqual([
      ['entry.1', 'Ana'],
    ]);
  });
});
