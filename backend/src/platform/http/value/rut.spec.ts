import { describe, expect, it } from '@jest/globals';
import { isRut, normalizeRut, shownRut } from './rut.js';

describe('a RUT', () => {
  it.each([
    '76086428-5',
    '76.086.428-5',
    ' 76 086 428 5 ',
    '760864285',
    'RUT: 76.086.428–5',
    'rut 76086428-5',
    '076086428-5',
  ])('is read as it is typed or pasted: %s', (typed) => {
    expect(normalizeRut(typed)).toBe('76086428-5');
    expect(isRut(normalizeRut(typed))).toBe(true);
  });

  it.each([
    ['10.000.013-k', '10000013-K'],
    ['11.111.111-1', '11111111-1'],
    ['12.345.678-5', '12345678-5'],
    ['6.543.211-0', '6543211-0'],
  ])('has its check digit by modulo 11: %s', (typed, kept) => {
    expect(normalizeRut(typed)).toBe(kept);
    expect(isRut(kept)).toBe(true);
  });

  it.each([
    '76086428-4',
    '76086428',
    '1-9',
    '123456789-1',
    '9976086428-5',
    'hola',
    '',
    '76086428-5-5',
    '7608642a-5',
    5,
    null,
    ['76086428-5'],
  ])('is none: %p', (value) => expect(isRut(typeof value === 'string' ? normalizeRut(value) : value)).toBe(false));

  it('is read from up to 20 characters', () => {
    const spelled = (length: number) => `76086428${' '.repeat(length - 9)}5`;
    expect([normalizeRut(spelled(20)), normalizeRut(spelled(21))]).toEqual(['76086428-5', spelled(21)]);
  });

  it('that is none loses its outer spaces only', () => expect(normalizeRut(' 76086428-5 rut ')).toBe('76086428-5 rut'));

  it('is shown with its points', () =>
    expect([shownRut('76086428-5'), shownRut('6543211-0')]).toEqual(['76.086.428-5', '6.543.211-0']));
});
