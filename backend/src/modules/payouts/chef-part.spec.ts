import { describe, expect, it } from '@jest/globals';
import { afterCommission, payOf } from '../offers/index.js';
import { keptOf, partOf } from './chef-part.js';
import { LEGAL_RETENTIONS, retentionOn } from './retention.js';

const money = (agreed: number, paid: number, toGiveBack = 0, givenBack = 0) => ({
  agreed,
  paid,
  givenBack,
  left: 0,
  toGiveBack,
});

describe('what a chef gets', () => {
  it.each<[total: number, commission: number | null, amount: number | null, pay: number | null]>([
    [360_000, 20, null, 288_000],
    [360_000, 10.75, null, 321_300],
    [99_999, 12.5, null, 87_499],
    [360_000, 0, null, 360_000],
    [360_000, 20, 250_000, 250_000],
    [360_000, 20, 0, 0],
    [360_000, null, null, null],
    [0, 20, null, null],
    [0, null, 90_000, 90_000],
  ])('of %i less %p %% or %p by hand is %p', (total, commission, amount, pay) => {
    expect(payOf({ total, commission, amount })).toBe(pay);
  });

  it('rounds no commission that has two decimals', () => {
    expect(afterCommission(1_000_000_000, 99.99)).toBe(100_000);
    expect(afterCommission(10_000, 0.57)).toBe(9_943);
  });

  it('of a cancelled evening is the same share of what is kept', () => {
    const agreed = { commission: 20, amount: null };
    const part = (...of: Parameters<typeof money>) => partOf({ agreed, cancelled: true, money: money(...of) });
    // Half of what was paid is given back.
    expect(part(360_000, 360_000, 180_000)).toBe(144_000);
    // It is the same once that was done.
    expect(part(360_000, 360_000, 0, 180_000)).toBe(144_000);
    // Only the reserva had come.
    expect(part(360_000, 180_000, 54_000)).toBe(100_800);
    expect(part(360_000, 0)).toBe(0);
    expect(part(360_000, 360_000, 360_000)).toBe(0);
    expect(partOf({ agreed: { commission: null, amount: 90_000 }, cancelled: true, money: money(0, 0) })).toBe(0);
  });

  it('is nothing that anybody knows where nobody agreed it', () => {
    expect(partOf({ agreed: null, cancelled: false, money: money(360_000, 0) })).toBeNull();
    expect(partOf({ agreed: null, cancelled: true, money: money(360_000, 360_000) })).toBeNull();
  });

  it('counts as kept no more than was agreed, and never less than nothing', () => {
    expect(keptOf(money(100, 300))).toBe(100);
    expect(keptOf(money(100, 0, 0, 50))).toBe(0);
  });

  it('holds for amounts whose product no number holds', () => {
    const agreed = { commission: null, amount: 99_999_999 };
    expect(partOf({ agreed, cancelled: true, money: money(1_000_000_000, 999_999_999) })).toBe(99_999_999);
  });
});

describe('the retention of a boleta', () => {
  it.each<[day: string, percent: number, retained: number]>([
    ['2026-12-31', 15.25, 36_600],
    ['2027-01-01', 16, 38_400],
    ['2028-06-30', 17, 40_800],
  ])('on %s is %d %%', (day, percent, retained) => {
    expect(retentionOn(day, 240_000, LEGAL_RETENTIONS)).toEqual({ percent, retained, net: 240_000 - retained });
  });

  it('is unknown before the first day of the list, whatever the order of the list', () => {
    const turned = LEGAL_RETENTIONS.toReversed();
    expect(retentionOn('2025-12-31', 240_000, turned)).toBeNull();
    expect(retentionOn('2027-05-01', 240_000, turned)?.percent).toBe(16);
  });
});
