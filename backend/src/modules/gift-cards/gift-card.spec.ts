import { describe, expect, it } from '@jest/globals';
import { codeIn, codeOf, hashOfCode, shownCode } from './gift-card-code.js';
import { handOverWords } from './gift-card-words.js';
import { GiftCard, monthsAfter } from './gift-card.entity.js';
import {
  GiftCardBackError,
  GiftCardLeftError,
  GiftCardMovedError,
  GiftCardUsedError,
  GiftCardWorthError,
} from './gift-cards.errors.js';

const KEY = Buffer.alloc(32, 7);
const OTHER_KEY = Buffer.alloc(32, 8);

const DETAILS = {
  buyerName: 'Camila Rojas',
  buyerEmail: 'camila@cocina.example',
  receiverName: 'Antonia Pizarro',
  receiverEmail: 'antonia@cocina.example',
  message: 'Feliz cumpleaños.',
  arrivesOn: '2026-12-24',
};
const card = () => new GiftCard({ amount: 60_000, experience: null }, DETAILS, 'web');
const paid = (until = 12) => {
  const one = card();
  one.paid('hash', '2026-12-01', until);
  return one;
};

it('says today to who hands it over only on that day', () => {
  expect(handOverWords(DETAILS, '2026-12-24').text).toBe('Hoy querías entregar tu gift card a Antonia Pizarro.');
  expect(handOverWords(DETAILS, '2026-12-28').text).toBe(
    'Querías entregar tu gift card a Antonia Pizarro el 24 de diciembre de 2026.',
  );
});

describe('a code', () => {
  const code = codeOf(12, KEY);

  it('follows from id and key alone, and has no look-alikes', () => {
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
    expect(codeOf(12, KEY)).toBe(code);
    expect(codeOf(13, KEY)).not.toBe(code);
    expect(codeOf(12, OTHER_KEY)).not.toBe(code);
    expect(hashOfCode(code)).toHaveLength(43);
  });

  it('is taken as people type it', () => {
    expect(shownCode(code)).toMatch(/^.{4}-.{4}-.{4}-.{4}$/);
    for (const typed of [code, code.toLowerCase(), shownCode(code), ` ${shownCode(code).replaceAll('-', ' ')} `])
      expect(codeIn(typed)).toBe(code);
  });

  it('notices each wrong sign', () => {
    for (let id = 1; id < 40; id += 1) {
      const one = codeOf(id, KEY);
      for (let at = 0; at < one.length; at += 1)
        expect(codeIn(one.slice(0, at) + (one[at] === '7' ? '8' : '7') + one.slice(at + 1))).toBeNull();
    }
  });

  it('is none without its length or with other signs', () => {
    for (const text of ['', code.slice(1), `${code}2`, code.replace(/.$/, 'O'), 'ñ'.repeat(16)])
      expect(codeIn(text)).toBeNull();
  });
});

describe('a card', () => {
  it('is valid from its payment until the end of its last day', () => {
    expect(card().isUsable('2026-12-01')).toBe(false);
    const one = paid();
    expect(one).toMatchObject({ state: 'vigente', codeHash: 'hash', validUntil: '2027-12-01' });
    expect([one.isUsable('2027-12-01'), one.isUsable('2027-12-02')]).toEqual([true, false]);
    expect(() => one.paid('other', '2026-12-02', 12)).toThrow(GiftCardMovedError);
  });

  it('counts money that comes after nobody expected it', () => {
    const late = card();
    late.dropped();
    expect(late.state).toBe('descartada');
    late.paid('hash', '2026-12-20', 12);
    late.dropped();
    expect(late.state).toBe('vigente');
  });

  it('is voided once, and only while it is valid', () => {
    expect(() => card().voided('Se pidió dos veces', 0, false)).toThrow(GiftCardMovedError);
    const one = paid();
    one.voided('Se pidió dos veces', 0, false);
    expect(one.isUsable('2026-12-02')).toBe(false);
    expect(() => one.voided('Otra vez', 0, false)).toThrow(GiftCardMovedError);
  });

  it('is not void before what is left of it went back, and money that comes to a void one can go back later', () => {
    const one = paid();
    expect(() => one.voided('Se pidió dos veces', 60_000, false)).toThrow(GiftCardLeftError);
    expect(() => one.voided('Se pidió dos veces', 0, true)).toThrow(GiftCardBackError);
    expect(one.state).toBe('vigente');
    one.voided('Se pidió dos veces', 60_000, true);
    one.voided('El pago llegó tarde', 60_000, true);
    expect(one).toMatchObject({ state: 'anulada', voidReason: 'El pago llegó tarde' });
  });

  it('lives thirty days longer when money comes back after its end, and not before', () => {
    const one = paid(1);
    one.gotBack('2027-01-01');
    expect(one.validUntil).toBe('2027-01-01');
    one.gotBack('2027-03-10');
    expect(one.validUntil).toBe('2027-04-09');
    expect(one.isUsable('2027-04-09')).toBe(true);
  });

  it('goes to its receiver, or to the buyer who hands it over', () => {
    expect(card().reader).toEqual({ name: 'Antonia Pizarro', address: 'antonia@cocina.example' });
    const byHand = new GiftCard({ amount: 60_000, experience: null }, { ...DETAILS, receiverEmail: null }, 'web');
    expect(byHand.reader).toEqual({ name: 'Camila Rojas', address: 'camila@cocina.example' });
  });

  it('forgets its people and keeps its money', () => {
    const one = paid();
    one.erase();
    const kept = JSON.stringify({ ...one });
    for (const words of Object.values({ ...DETAILS, arrivesOn: 'Camila' })) expect(kept).not.toContain(words);
    expect(one).toMatchObject({ amount: 60_000, codeHash: 'hash', state: 'vigente' });
  });
});

it('ends on the same day of a later month, or on its last one', () => {
  expect(monthsAfter('2026-11-28', 12)).toBe('2027-11-28');
  expect(monthsAfter('2028-02-29', 12)).toBe('2029-02-28');
  expect(monthsAfter('2026-08-31', 1)).toBe('2026-09-30');
});

describe('a corrected sale', () => {
  const corrected = (kept: number, more: number, used = 0) => {
    const one = paid();
    one.saleCorrected({ kept, more, used });
    return one;
  };

  it.each([
    ['less came', 60_000, -20_000, 40_000],
    ['more came', 60_000, 30_000, 90_000],
    ['it was paid twice, and less came', 120_000, -60_000, 60_000],
    ['it was paid twice, and less than its worth came', 120_000, -80_000, 40_000],
    ['it was paid twice, and more came', 120_000, 10_000, 60_000],
  ])('is what the card is worth: %s', (_, kept, more, amount) => {
    expect(corrected(kept, more)).toMatchObject({ state: 'vigente', amount });
  });

  it('of nothing makes the card unpaid', () => {
    const none = { state: 'por_pagar', codeHash: null, soldAt: null, validUntil: null, amount: 60_000 };
    expect(corrected(60_000, -60_000)).toMatchObject(none);
  });

  it('is no less than what was used, no more than a card can be worth, and none of a void card', () => {
    expect(corrected(60_000, -20_000, 40_000).amount).toBe(40_000);
    expect(() => corrected(60_000, -20_001, 40_000)).toThrow(GiftCardUsedError);
    expect(() => corrected(60_000, 4_940_001)).toThrow(GiftCardWorthError);
    const one = paid();
    one.voided('x', 0, false);
    expect(() => one.saleCorrected({ kept: 0, more: 1, used: 0 })).toThrow(GiftCardMovedError);
  });
});
