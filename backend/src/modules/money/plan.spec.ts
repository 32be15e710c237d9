import { describe, expect, it } from '@jest/globals';
import { isToConfirm, openSteps, planOf, reminderOf, type DateFacts, type PlanFacts } from './plan.js';
import { balanceOf, type Counted } from './balance.js';

/** Monday; 8 December is a holiday. */
const YES = new Date('2026-11-30T18:00:00Z');
const facts = (changes: Partial<PlanFacts> = {}): PlanFacts => ({
  agreed: 360_000,
  acceptedAt: YES,
  changedAt: changes.acceptedAt ?? YES,
  movedAt: null,
  day: '2027-01-15',
  reservaPercent: 50,
  reservaHours: 48,
  saldoDays: 6,
  ...changes,
});
const charge = (amount: number, before = true): Counted => ({ kind: 'charge', amount, before });
const refund = (amount: number, before = true): Counted => ({ kind: 'refund', amount, before });

describe('the plan of an evening', () => {
  it('asks for the reserva 48 hours after the yes, and for the rest six business days before the evening', () => {
    expect(planOf(facts())).toEqual([
      { what: 'reserva', amount: 180_000, dueOn: '2026-12-02' },
      { what: 'saldo', amount: 180_000, dueOn: '2027-01-07' },
    ]);
    // The yes of a late evening in Chile is still of that day.
    expect(planOf(facts({ acceptedAt: new Date('2026-12-01T02:30:00Z') }))[0]).toMatchObject({ dueOn: '2026-12-02' });
  });

  it('counts no weekend and no holiday before the evening', () => {
    const saldo = planOf(facts({ day: '2026-12-18' }))[1];
    expect(saldo).toMatchObject({ what: 'saldo', dueOn: '2026-12-10' });
    expect(planOf(facts({ day: '2026-12-15' }))[1]).toMatchObject({ dueOn: '2026-12-04' });
  });

  it('asks for all at once where the evening is nearer than nine business days', () => {
    expect(planOf(facts({ day: '2026-12-11' }))).toEqual([{ what: 'total', amount: 360_000, dueOn: '2026-11-30' }]);
    expect(planOf(facts({ day: '2026-12-14' }))).toHaveLength(2);
  });

  it('follows other hours and days of the company', () => {
    expect(planOf(facts({ reservaHours: 24, saldoDays: 10 }))).toMatchObject([
      { dueOn: '2026-12-01' },
      { dueOn: '2026-12-31' },
    ]);
    // Thirteen business days ahead there are three between both.
    expect(planOf(facts({ saldoDays: 10, day: '2026-12-18' }))).toHaveLength(2);
    expect(planOf(facts({ saldoDays: 10, day: '2026-12-17' }))).toMatchObject([{ what: 'total' }]);
  });

  it('rounds to whole pesos that come to the total, and leaves out what is nothing', () => {
    const [reserva, saldo] = planOf(facts({ agreed: 99_999, reservaPercent: 33 }));
    expect([reserva?.amount, saldo?.amount]).toEqual([33_000, 66_999]);
    expect(planOf(facts({ reservaPercent: 0 }))).toMatchObject([{ what: 'total', dueOn: '2027-01-07' }]);
    expect(planOf(facts({ reservaPercent: 100 }))).toMatchObject([{ what: 'total', dueOn: '2026-12-02' }]);
  });

  it('asks for what a change added with its step, and not before the yes to it', () => {
    const steps = planOf(facts({ agreed: 400_000, changedAt: new Date('2026-12-20T15:00:00Z') }));
    expect(steps).toEqual([
      { what: 'reserva', amount: 200_000, dueOn: '2026-12-20' },
      { what: 'saldo', amount: 200_000, dueOn: '2027-01-07' },
    ]);
  });

  it('never asks for the reserva after the saldo, however long it may take', () => {
    const long = { reservaHours: 720, day: '2026-12-16' };
    expect(planOf(facts(long))).toMatchObject([
      { what: 'reserva', dueOn: '2026-12-07' },
      { what: 'saldo', dueOn: '2026-12-07' },
    ]);
    expect(planOf(facts({ ...long, reservaPercent: 100 }))).toMatchObject([{ what: 'total', dueOn: '2026-12-07' }]);
  });

  it('asks at once for what a move brought nearer, on the day of the move, and keeps the days that are later', () => {
    const movedAt = new Date('2026-12-20T15:00:00Z');
    const moved = (changes: Partial<PlanFacts>) => planOf(facts({ movedAt, ...changes })).map(({ dueOn }) => dueOn);
    expect(moved({ day: '2026-12-28' })).toEqual(['2026-12-02', '2026-12-20']);
    expect(moved({ day: '2027-01-15' })).toEqual(['2026-12-02', '2027-01-07']);
    expect(moved({ day: '2026-12-28', reservaHours: 720 })).toEqual(['2026-12-20', '2026-12-20']);
    // The day after the yes, to a day nearer than nine business days after it.
    expect(moved({ day: '2026-12-10', movedAt: new Date('2026-12-01T15:00:00Z') })).toEqual(['2026-12-01']);
  });

  it('asks for nothing until the company said how it takes money', () => {
    expect(planOf(facts({ reservaPercent: null }))).toEqual([]);
    expect(planOf(facts({ agreed: 0 }))).toEqual([]);
  });

  it('counts what came for the earlier step first, and says what is overdue', () => {
    const open = (entries: Counted[], agreed = 360_000) =>
      openSteps(
        planOf(facts({ agreed })),
        balanceOf({ agreed, cancelled: false, percent: null, entries }),
        '2026-12-03',
      );
    expect(open([])).toMatchObject([
      { left: 180_000, overdue: true },
      { left: 180_000, overdue: false },
    ]);
    expect(open([charge(200_000)])).toMatchObject([{ what: 'saldo', left: 160_000 }]);
    expect(open([charge(360_000)])).toEqual([]);
    // The total rose after all was paid.
    expect(open([charge(360_000)], 400_000)).toMatchObject([{ what: 'saldo', left: 40_000 }]);
  });
});

describe('the date of an evening', () => {
  const waits = (paid: number, changes: Partial<DateFacts> = {}, today = '2026-12-03') => {
    const one = { ...facts(changes), cancelled: false, confirmsDate: true, firstAgreed: 360_000, ...changes };
    return isToConfirm(one, balanceOf({ ...one, percent: null, entries: [charge(paid)] }), today);
  };

  it('is to confirm until the reserva is paid, where the company says so, and the evening lies ahead', () => {
    expect([waits(0), waits(179_999), waits(180_000)]).toEqual([true, true, false]);
    expect([waits(0, { confirmsDate: false }), waits(0, { cancelled: true })]).toEqual([false, false]);
    expect([waits(0, {}, '2027-01-15'), waits(0, {}, '2027-01-16')]).toEqual([true, false]);
  });

  it('waits for nothing without a reserva, and for all of what is due at once', () => {
    expect([waits(0, { reservaPercent: 0 }), waits(0, { reservaPercent: null })]).toEqual([false, false]);
    const near = { day: '2026-12-11' };
    expect([waits(180_000, near), waits(359_999, near), waits(360_000, near)]).toEqual([true, true, false]);
    expect(waits(0, { ...near, reservaPercent: 0 })).toBe(false);
    expect([waits(180_000, { reservaPercent: 100 }), waits(360_000, { reservaPercent: 100 })]).toEqual([true, false]);
  });

  it('stays confirmed when more is agreed, and is confirmed by less when less is', () => {
    expect(waits(180_000, { agreed: 500_000 })).toBe(false);
    expect([waits(99_999, { agreed: 200_000 }), waits(100_000, { agreed: 200_000 })]).toEqual([true, false]);
  });
});

describe('what is due', () => {
  const on = (today: string, changedAt = '2026-11-30') =>
    reminderOf('2026-12-10', { changedAt: new Date(`${changedAt}T15:00:00Z`), movedAt: null }, today);

  it('is reminded of two days before and on the day after, and caught up with after a time without the server', () => {
    const days = ['07', '08', '09', '10', '11', '13', '14'].map((day) => on(`2026-12-${day}`));
    expect(days).toEqual([null, 'before', 'before', null, 'after', 'after', null]);
  });

  it('is not reminded of before, where it was agreed within these days', () => {
    expect(on('2026-12-08', '2026-12-07')).toBe('before');
    expect([on('2026-12-09', '2026-12-08'), on('2026-12-11', '2026-12-10')]).toEqual([null, 'after']);
    // Nor where the mail of a move said it within them.
    const moved = { changedAt: YES, movedAt: new Date('2026-12-08T15:00:00Z') };
    expect([reminderOf('2026-12-10', moved, '2026-12-09'), reminderOf('2026-12-11', moved, '2026-12-09')]).toEqual([
      null,
      'before',
    ]);
  });
});

describe('how an evening stands', () => {
  const balance = (entries: Counted[], more: object = {}) =>
    balanceOf({ agreed: 360_000, cancelled: false, percent: null, entries, ...more });
  const cancelled = (percent: number | null, ...entries: Counted[]) =>
    balance(entries, { cancelled: true, percent }).toGiveBack;

  it('says what is left, and what was paid too much', () => {
    expect(balance([charge(180_000)])).toMatchObject({ left: 180_000, toGiveBack: 0 });
    expect(balance([charge(180_000), charge(360_000)])).toMatchObject({ left: 0, toGiveBack: 180_000 });
    expect(balance([charge(540_000), refund(180_000)])).toMatchObject({ left: 0, toGiveBack: 0 });
  });

  it('gives back the frozen share of what was paid, not of what was agreed', () => {
    expect(cancelled(50, charge(180_000))).toBe(90_000);
    expect(cancelled(30, charge(99_999))).toBe(30_000);
    expect(cancelled(100, charge(360_000))).toBe(360_000);
    // One that was cancelled before shares were frozen.
    expect(cancelled(null, charge(10_000))).toBe(10_000);
  });

  it('gives back whole what came too much, or after the cancellation', () => {
    expect(cancelled(50, charge(400_000))).toBe(180_000 + 40_000);
    expect(cancelled(30, charge(100_000), charge(50_000, false))).toBe(30_000 + 50_000);
  });

  it('takes off what was given back', () => {
    expect(cancelled(50, charge(200_000), refund(100_000, false))).toBe(0);
    expect(cancelled(50, charge(400_000), refund(40_000), refund(100_000, false))).toBe(80_000);
    expect(cancelled(30, charge(100_000), refund(60_000, false))).toBe(0);
  });

  it('has nothing left to pay once it is cancelled', () => {
    expect(balance([charge(1_000)], { cancelled: true, percent: 30 }).left).toBe(0);
  });
});
