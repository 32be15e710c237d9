import { describe, expect, it } from '@jest/globals';
import {
  CLIENT_PHONE_PATTERN,
  hasChat,
  isChileanPhone,
  isClientPhone,
  normalizeClientPhone,
  normalizePhone,
  PHONE_PATTERN,
  shownPhone,
} from './phone.js';

const MOBILE = '+56987654321';

describe('a Chilean number is read as', () => {
  it.each([
    '+56987654321',
    '+56 9 8765 4321',
    '(+56) 9 8765 4321',
    '+56 (9) 8765-4321',
    '0056 9 8765 4321',
    '0056987654321',
    '56 9 8765 4321',
    '56987654321',
    '9 8765 4321',
    '987654321',
    '9-8765-4321',
    ' 9.8765.4321 ',
    'tel:+56987654321',
    '+56–9–8765–4321',
    '\u202a+56 9 8765\u20114321\u202c',
    '９８７６５４３２１',
  ])('%j', (typed) => {
    expect(normalizePhone(typed)).toBe(MOBILE);
  });

  it.each([
    ['2 2345 6789', '+56223456789'],
    ['(+56) 32 212 3456', '+56322123456'],
    ['0056 41 222 3344', '+56412223344'],
  ])('a landline, %j', (typed, kept) => {
    expect(normalizePhone(typed)).toBe(kept);
    expect(isChileanPhone(kept)).toBe(true);
  });
});

describe('no Chilean number', () => {
  it.each([
    '091234567',
    '(+56) 0 0569 8765',
    '+56 1 2345 6789',
    '111111111',
    '8765432',
    '+56 9 8765 432',
    '+56 9 8765 43210',
    '+54 9 11 2345 6789',
    '0054 9 11 2345 6789',
    '+1 212 555 0100',
    '600 600 1234',
    '9 8765 4321 anexo 3',
    'llámame al 987654321',
    'teléfono',
    '+'.repeat(30),
    `+56${' '.repeat(100)}987654321`,
    '',
  ])('%j comes back as it was', (typed) => {
    expect(normalizePhone(typed)).toBe(typed);
    expect(isChileanPhone(typed)).toBe(false);
  });
});

it('spellings of up to 30 characters are read', () => {
  const spelled = (length: number) => `9${' '.repeat(length - 9)}87654321`;
  expect([normalizePhone(spelled(30)), normalizePhone(spelled(31))]).toEqual([MOBILE, spelled(31)]);
});

it('what is no number loses its outer spaces only', () => {
  expect(normalizePhone(' llama al 987654321 ')).toBe('llama al 987654321');
});

it('the document states the form that is kept', () => {
  expect(PHONE_PATTERN).toBe(String.raw`^\+56[2-9]\d{8}$`);
  for (const other of [56987654321, [MOBILE]]) expect(isChileanPhone(other)).toBe(false);
});

describe("a client's number", () => {
  it.each([
    ['9 8765 4321', MOBILE],
    ['(+56) 2 2345 6789', '+56223456789'],
    ['+54 9 11 2345 6789', '+5491123456789'],
    ['0054 9 11 2345-6789', '+5491123456789'],
    ['tel:+1 (212) 555-0100', '+12125550100'],
    ['+49 30 901820', '+4930901820'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(normalizeClientPhone(typed)).toBe(kept);
    expect(isClientPhone(kept)).toBe(true);
  });

  it.each([
    '11 2345 6789',
    '+54 11',
    '+56 1 2345 6789',
    '+56 9 8765 43210',
    '+999 12345678',
    '+54 9 11 2345 6789 int 3',
    '+',
    '',
  ])('%j is none', (typed) => {
    expect(normalizeClientPhone(typed)).toBe(typed);
    expect(isClientPhone(typed)).toBe(false);
  });

  it('is one to chat with unless it is a Chilean landline, or none', () => {
    expect([MOBILE, '+5491123456789'].map(hasChat)).toEqual([true, true]);
    expect(['+56223456789', '', '+56000000000'].map(hasChat)).toEqual([false, false, false]);
  });

  it('is shown as its country writes it, if that is Chile', () => {
    expect([MOBILE, '+5491123456789', ''].map(shownPhone)).toEqual(['(+56) 9 8765 4321', '+5491123456789', '']);
  });

  it('has a form that the document states', () => {
    expect(CLIENT_PHONE_PATTERN).toBe(String.raw`^\+(56[2-9]\d{8}|(?!56)[1-9]\d{6,14})$`);
  });
});
