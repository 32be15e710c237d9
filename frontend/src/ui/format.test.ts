import { chatLink, clp, counted, cut, dotted, phone, priceOrNone, sentenceList, hasChat, phoneLink } from './format';

describe('clp', () => {
  it.each([
    [0, '$0'],
    [950, '$950'],
    [45000, '$45.000'],
    [1234567, '$1.234.567'],
    [-1500, '−$1.500'],
  ])('writes %d as %s', (amount, text) => {
    expect(clp(amount)).toBe(text);
  });

  it('agrees with es-CL currency as Node knows it', () => {
    const intl = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' });
    for (const amount of [0, 999, 45000, 12345678]) expect(clp(amount)).toBe(intl.format(amount));
  });
});

test('a missing price is said in words', () => {
  expect(priceOrNone(null)).toBe('No Registra');
  expect(priceOrNone(undefined)).toBe('No Registra');
  expect(priceOrNone(0)).toBe('$0');
  expect(priceOrNone(38000)).toBe('$38.000');
});

describe('phone', () => {
  it.each(['+56912345678', '56912345678', '(+56) 9 1234 5678'])('writes %s as people read it', (number) => {
    expect(phone(number)).toBe('(+56) 9 1234 5678');
  });

  it('leaves what it does not know', () => {
    expect(phone('+1 555 0100')).toBe('+1 555 0100');
  });
});

describe('chatLink', () => {
  it('leads to the chat of the number', () => {
    expect(chatLink('+56912345678')).toBe('https://wa.me/56912345678');
  });

  it('carries the first message', () => {
    expect(chatLink('(+56) 9 1234 5678', 'Hola & chao')).toBe('https://wa.me/56912345678?text=Hola%20%26%20chao');
  });
});

describe('cut', () => {
  it('keeps 100 characters and adds three dots', () => {
    expect(cut('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
  });

  it('leaves shorter texts alone', () => {
    expect(cut('b'.repeat(100))).toBe('b'.repeat(100));
  });

  it('never halves a character', () => {
    expect(cut('🍋'.repeat(101))).toBe(`${'🍋'.repeat(100)}...`);
  });
});

test('a line breaks behind a dot between facts, and never before it', () => {
  expect(dotted(['Cenas', undefined, '', 0, '3 h'])).toBe('Cenas\u00A0· 3 h');
});

test('lists read like sentences', () => {
  expect(sentenceList([])).toBe('');
  expect(sentenceList(['Colina'])).toBe('Colina');
  expect(sentenceList(['Ñuñoa', 'La Reina', 'Colina'])).toBe('Ñuñoa, La Reina y Colina');
  expect(sentenceList(['Parrilla', 'Italiana'])).toBe('Parrilla e Italiana');
  expect(sentenceList(['Pan', 'Hielo'])).toBe('Pan y Hielo');
});

test('counts agree with their noun', () => {
  expect(counted(1, 'chef', 'chefs')).toBe('1 chef');
  expect(counted(0, 'chef', 'chefs')).toBe('0 chefs');
});

test.each([
  ['+56912345678', 'https://wa.me/56912345678?text=Hola'],
  ['+5491123456789', 'https://wa.me/5491123456789?text=Hola'],
  ['+56223456789', 'tel:+56223456789'],
])('%s leads to %s', (number, address) => {
  expect(phoneLink(number, 'Hola')).toBe(address);
});

test('without a number there is no chat', () => {
  expect(hasChat('')).toBe(false);
});
