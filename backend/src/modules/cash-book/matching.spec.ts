import { expect, it } from '@jest/globals';
import { matchesOf, type BankSide, type OurSide } from './matching.js';

const row = (id: number, amount: number, day: string, more: Partial<BankSide> = {}): BankSide => ({
  ...{ id, amount, day: `2026-11-${day}`, source: 'bank', reference: '', words: null },
  ...more,
});
const ours = (id: number, amount: number, day: string, ...names: string[]): OurSide => ({
  ...{ id, amount, day: `2026-11-${day}`, way: 'transfer', names },
  reference: names[0] ?? null,
});
const pairs = (rows: BankSide[], entries: OurSide[]) =>
  matchesOf(rows, entries)
    .map(({ row: id, entries: ids }) => `${id}=${ids.join('+')}`)
    .toSorted();

it('the same reference and amount are one, also some days apart, whatever else has the amount', () => {
  const entries = [ours(1, 500, '05', 'TEF-0048213'), ours(2, 500, '09'), ours(3, 500, '02', 'x', 'C-2026-0001')];
  const words = 'TEF C-2026-0001 gracias';
  expect(pairs([row(7, 500, '09', { reference: '48213' }), row(8, 500, '03', { words })], entries)).toEqual([
    '7=1',
    '8=3',
  ]);
});

it('a gift card is named by its number, however short, and by no other number', () => {
  const card = ours(1, 500, '02', 'TEF-99999', 'G-00012');
  for (const words of ['regalo G-00012', 'G00012'])
    expect(pairs([row(7, 500, '05', { words })], [card])).toEqual(['7=1']);
  expect(pairs([row(7, 500, '05', { reference: 'G00012' })], [card])).toEqual(['7=1']);
  for (const words of ['regalo 00012', 'G-00013', '12'])
    expect(pairs([row(7, 500, '05', { words })], [{ ...card, day: '2026-11-01' }])).toEqual([]);
});

it('one amount and day are one, and what the bank books up to three days later; never what it booked before', () => {
  expect(pairs([row(7, 500, '05')], [ours(1, 500, '05', 'TEF-99999')])).toEqual(['7=1']);
  expect(pairs([row(7, 500, '09')], [ours(1, 500, '06')])).toEqual(['7=1']);
  expect(pairs([row(7, 500, '10')], [ours(1, 500, '06')])).toEqual([]);
  expect(pairs([row(7, 500, '05')], [ours(1, 500, '06')])).toEqual([]);
  expect(pairs([row(7, 500, '05')], [ours(1, -500, '05'), ours(2, 501, '05')])).toEqual([]);
});

it('by amount and day alone cards are Transbank’s and the rest is the bank’s', () => {
  const card: OurSide = { ...ours(1, 500, '05'), way: 'card' };
  const transfer = ours(2, 500, '05');
  const transbank = row(8, 500, '05', { source: 'transbank' });
  expect(pairs([row(7, 500, '05')], [card])).toEqual([]);
  expect(pairs([transbank], [transfer])).toEqual([]);
  expect(pairs([row(7, 500, '05'), transbank], [card, transfer])).toEqual(['7=2', '8=1']);
  const named = { ...card, names: ['C-2026-0001'] };
  expect(pairs([row(7, 500, '05', { words: 'Webpay C-2026-0001' })], [named])).toEqual(['7=1']);
});

it('references that contradict each other are not one by amount and day', () => {
  const of = (reference: string, more: Partial<BankSide> = {}) => row(7, 500, '05', { reference, ...more });
  expect(pairs([of('48213')], [ours(1, 500, '05', 'TEF-99999')])).toEqual([]);
  expect(pairs([of('')], [ours(1, 500, '05', 'TEF-99999')])).toEqual(['7=1']);
  expect(pairs([of('48213')], [{ ...ours(1, 500, '05'), names: [null, 'C-2026-0001'] }])).toEqual(['7=1']);
  const card: OurSide = { ...ours(1, 500, '05'), way: 'card', names: [null, 'C-2026-0001-ABCD'] };
  expect(pairs([of('C-2026-0002-ABCD', { source: 'transbank' })], [card])).toEqual([]);
});

it('where two could be meant nobody decides; equal ones on both sides are paired', () => {
  const equal = [ours(1, 500, '05'), ours(2, 500, '05')];
  expect(pairs([row(7, 500, '05')], equal)).toEqual([]);
  expect(pairs([row(7, 500, '05'), row(8, 500, '05')], equal)).toEqual(['7=1', '8=2']);
  expect(pairs([row(7, 500, '05'), row(8, 500, '05'), row(9, 500, '05')], equal)).toEqual([]);
});

it('a transfer for several evenings is all entries of its reference, if their sum is its amount', () => {
  const parts = [ours(1, -300, '05', 'TEF-4412'), ours(2, -200, '05', 'TEF-4412')];
  expect(pairs([row(7, -500, '06', { reference: '4412' })], parts)).toEqual(['7=1+2']);
  expect(pairs([row(7, -501, '06', { reference: '4412' })], parts)).toEqual([]);
  expect(pairs([row(7, 500, '06', { reference: '4412' })], parts)).toEqual([]);
});

it('the largest file of equal rows, and of different ones, is matched at once', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => index);
  expect(matchesOf(many.map((id) => row(id, 500, '05')), many.map((id) => ours(id, 500, '05')))).toEqual([]); // prettier-ignore
  const named = matchesOf(
    many.map((id) => row(id, id + 1, '05', { reference: `R${10_000 + id}` })),
    many.map((id) => ours(id, id + 1, '04', `R${10_000 + id}`)),
  );
  expect(named).toHaveLength(2_000);
});
