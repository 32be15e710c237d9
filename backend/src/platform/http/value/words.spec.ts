import { describe, expect, it } from '@jest/globals';
import { dayAndMonth, dayAndYear, longDay, pesos, shortDay, spokenDay } from './words.js';

describe('words for days', () => {
  it.each([
    [longDay, 'sábado, 5 de diciembre de 2026'],
    [dayAndYear, '5 de diciembre de 2026'],
    [dayAndMonth, '5 de diciembre'],
    [spokenDay, 'sábado 5 de diciembre'],
    [shortDay, 'sáb 5 dic'],
  ])('%p is the day itself in every time zone', (words, expected) => expect(words('2026-12-05')).toBe(expected));
});

describe('words for money', () => {
  it.each([
    [0, '$0'],
    [1_000, '$1.000'],
    [1_234_567, '$1.234.567'],
    [-45_000, '−$45.000'],
  ])('%d', (amount, expected) => expect(pesos(amount)).toBe(expected));
});
