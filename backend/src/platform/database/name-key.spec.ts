import { describe, expect, it } from '@jest/globals';
import { nameKey, slugKey, toSlug } from './name-key.js';

describe('an address', () => {
  it.each([
    ['Ana María Pérez', 'Ana-María-Pérez'],
    ['  Ana   María ', 'Ana-María'],
    ['Pastel de choclo, otra vez', 'Pastel-de-choclo-otra-vez'],
    ['Ñandú / 50% ¿sí?', 'Ñandú-50-¿sí'],
    ['a/../b', 'a-b'],
    ['O’Higgins', 'O’Higgins'],
    ['料理 人', '料理-人'],
    ['Cafe\u0301', 'Café'],
  ])('of %s is %s', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
    expect(encodeURIComponent(slug)).not.toMatch(/%2F|%3F|%23|%25/i);
  });

  it.each(['ana maria perez', 'ANA-MARÍA-PÉREZ', 'Ana-Mari\u0301a Pérez'])('%s leads to the same', (name) => {
    expect(slugKey(name)).toBe('ana-maria-perez');
  });
});

it('names are the same whatever their case, accents and spaces', () => {
  expect(nameKey('  Viña  del MAR ')).toBe('vina del mar');
  expect(nameKey('Ñuñoa')).toBe(nameKey('NUÑOA'));
});
