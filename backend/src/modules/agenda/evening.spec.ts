import { describe, expect, it } from '@jest/globals';
import type { Chef } from '../chefs/entities.js';
import type { QuoteRequest } from '../quotes/entities.js';
import {
  BlockTooLongError,
  BlockTurnedRoundError,
  EveningCancelledError,
  ShareNoteMissingError,
  ShareTooLowError,
} from './agenda.errors.js';
import { BlockedRange } from './blocked-range.entity.js';
import { spanOf } from './evening-time.js';
import { Evening, EVENING_TEXTS } from './evening.entity.js';

const CHEF = { id: 7, chefName: 'Camila Soto' } as Chef;

const evening = (changes: object = {}): Evening =>
  new Evening({
    quoteRequest: { id: 3 } as QuoteRequest,
    chef: CHEF,
    day: '2027-01-16',
    startsAt: '20:30',
    minutes: 240,
    guests: 8,
    commune: 'Ñuñoa',
    menu: 'Cuatro tiempos del mar',
    clientFirstName: 'Íñigo',
    ...changes,
  });

const iso = (day: string, startsAt: string, minutes: number): string[] => {
  const { beginsAt, endsAt } = spanOf({ day, startsAt, minutes });
  return [beginsAt.toISOString(), endsAt.toISOString()];
};

describe('the moments of an evening', () => {
  it.each([
    ['in summer', '2027-01-16', '20:30', 240, '2027-01-16T23:30', '2027-01-17T03:30'],
    ['in winter', '2027-07-17', '20:30', 240, '2027-07-18T00:30', '2027-07-18T04:30'],
    ['past midnight', '2027-01-16', '22:00', 300, '2027-01-17T01:00', '2027-01-17T06:00'],
    ['while clocks go forward at midnight', '2027-09-04', '20:00', 360, '2027-09-05T00:00', '2027-09-05T06:00'],
    ['while clocks go back at midnight', '2027-04-03', '20:00', 360, '2027-04-03T23:00', '2027-04-04T05:00'],
    ['in the hour that comes twice', '2027-04-03', '23:30', 60, '2027-04-04T02:30', '2027-04-04T03:30'],
    ['in the hour that there is not', '2027-09-05', '00:30', 60, '2027-09-05T04:30', '2027-09-05T05:30'],
  ])('%s', (_name, day, at, minutes, begins, ends) => {
    expect(iso(day, at, minutes)).toEqual([`${begins}:00.000Z`, `${ends}:00.000Z`]);
  });
});

describe('an evening', () => {
  it('keeps what was agreed, with the name of its chef and its moments', () => {
    expect(evening()).toMatchObject({
      chefName: 'Camila Soto',
      day: '2027-01-16',
      startsAt: '20:30',
      minutes: 240,
      beginsAt: new Date('2027-01-16T23:30Z'),
      endsAt: new Date('2027-01-17T03:30Z'),
      guests: 8,
      commune: 'Ñuñoa',
      byHand: false,
      sequence: 0,
      cancelledAt: null,
    });
  });

  it('cuts texts that are longer than it keeps, and no character into two', () => {
    const long = '🍤'.repeat(EVENING_TEXTS.menu + 5);
    const { menu, commune, clientFirstName } = evening({ menu: long, commune: long, clientFirstName: long });
    expect(menu).toBe('🍤'.repeat(EVENING_TEXTS.menu));
    expect(commune).toBe('🍤'.repeat(EVENING_TEXTS.commune));
    expect(clientFirstName).toBe('🍤'.repeat(EVENING_TEXTS.clientFirstName));
  });

  it('that is moved is the same to calendars, in a later form', () => {
    const one = evening();
    const { uid } = one;
    one.moveTo({ day: '2027-01-17', startsAt: '21:00', minutes: 180 });
    expect(one).toMatchObject({ uid, sequence: 1, day: '2027-01-17', endsAt: new Date('2027-01-18T03:00Z') });
    one.moveTo({ day: '2027-01-18', startsAt: '21:00', minutes: 180 });
    expect(one).toMatchObject({ uid, sequence: 2 });
  });

  it('that is moved to another day knows when', () => {
    const one = evening();
    const { day } = one;
    one.moveTo({ day, startsAt: '21:00', minutes: 180 });
    expect(one.movedAt).toBeNull();
    const now = new Date('2027-01-01T12:00Z');
    one.moveTo({ day: '2027-01-17', startsAt: '21:00', minutes: 180 }, now);
    one.moveTo({ day: '2027-01-17', startsAt: '20:00', minutes: 180 });
    expect(one.movedAt).toBe(now);
  });

  it('that is moved to a later day is reminded of again', () => {
    const one = evening();
    const reminded = (one.remindedAt = new Date('2027-01-13T12:00Z'));
    one.moveTo({ day: '2027-01-16', startsAt: '21:00', minutes: 180 });
    one.moveTo({ day: '2027-01-15', startsAt: '21:00', minutes: 180 });
    expect(one.remindedAt).toBe(reminded);
    one.moveTo({ day: '2027-01-16', startsAt: '21:00', minutes: 180 });
    expect(one.remindedAt).toBeNull();
  });

  const OFF = { by: 'client', reason: 'Se enfermó', least: 50 } as const;

  it('that is cancelled stays, in a later form, and changes no more', () => {
    const one = evening();
    one.cancel(OFF, new Date('2027-01-01T12:00Z'));
    expect(one).toMatchObject({ sequence: 1, cancelledAt: new Date('2027-01-01T12:00Z'), cancelledBy: 'client' });
    expect(one).toMatchObject({ cancelReason: 'Se enfermó', refundPercent: 50, refundLeast: 50, refundNote: null });
    expect(() => one.cancel(OFF)).toThrow(EveningCancelledError);
    expect(() => one.changed()).toThrow(EveningCancelledError);
    expect(() => one.moveTo({ day: '2027-01-18', startsAt: '21:00', minutes: 180 })).toThrow(EveningCancelledError);
    expect(one).toMatchObject({ sequence: 1, day: '2027-01-16' });
  });

  it('gives back what the terms say, or more with a note, and never less', () => {
    const one = evening();
    expect(() => one.cancel({ ...OFF, percent: 49 })).toThrow(ShareTooLowError);
    expect(() => one.cancel({ ...OFF, percent: 51 })).toThrow(ShareNoteMissingError);
    expect(one.cancelledAt).toBeNull();
    one.cancel({ ...OFF, percent: 100, note: 'Fue culpa nuestra' });
    expect(one).toMatchObject({ refundPercent: 100, refundLeast: 50, refundNote: 'Fue culpa nuestra' });
    const asAgreed = evening();
    asAgreed.cancel({ ...OFF, percent: 50, note: 'Como dicen los términos' });
    expect(asAgreed).toMatchObject({ refundPercent: 50, refundNote: null });
  });

  it('has begun from its hour on', () => {
    const one = evening();
    expect(one.hasBegun(new Date(one.beginsAt.getTime() - 1))).toBe(false);
    expect(one.hasBegun(one.beginsAt)).toBe(true);
  });

  it('has a name for calendars that no other has', () => {
    expect(evening().uid).not.toBe(evening().uid);
  });
});

describe('a blocked range', () => {
  const range = (firstDay: string, lastDay: string) =>
    new BlockedRange(CHEF, { firstDay, lastDay, reason: 'Vacaciones' });

  it('is one day, or up to a leap year of them', () => {
    expect(range('2027-02-01', '2027-02-01')).toMatchObject({ firstDay: '2027-02-01', lastDay: '2027-02-01' });
    expect(range('2028-01-01', '2028-12-31')).toMatchObject({ lastDay: '2028-12-31' });
  });

  it('is no longer, and ends not before it begins', () => {
    expect(() => range('2028-01-01', '2029-01-01')).toThrow(BlockTooLongError);
    expect(() => range('2027-02-02', '2027-02-01')).toThrow(BlockTurnedRoundError);
  });
});
