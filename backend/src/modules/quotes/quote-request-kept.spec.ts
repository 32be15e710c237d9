import { describe, expect, it, jest } from '@jest/globals';
import { LinkSuspendedError } from '../../platform/links/links.errors.js';
import type { Person } from '../users/entities.js';
import type { Actor } from './quote-activity.entity.js';
import { QUOTE_STATES, type QuoteState } from './quote-moves.js';
import { EXAMPLE_DETAILS as DETAILS } from './example-details.js';
import { QuoteRequest } from './quote-request.entity.js';
import { RequestBlockedError, RequestErasedError } from './quotes.errors.js';

const PAULA: Actor = { actor: 'person', person: { id: 4, name: 'Paula Soto' } as Person, actorName: 'Paula Soto' };
const inState = (stage: QuoteState): QuoteRequest => {
  const one = new QuoteRequest(DETAILS);
  return Object.assign(one, { stage, lostReason: stage === 'perdida' ? 'precio' : null });
};
/** All words that a move may need. */
const WORDS = { reason: 'precio', text: 'Le pareció caro' } as const;

describe('the figures of a request', () => {
  it('keep how long its client waited, in working minutes', () => {
    jest.useFakeTimers({ now: new Date('2026-11-23T13:30:59Z') });
    const one = Object.assign(inState('nueva'), { createdAt: new Date('2026-11-23T12:00:00Z') });
    one.moveTo('contactada', 'hand', PAULA);
    jest.useRealTimers();
    expect(one.firstAnswerMinutes).toBe(90);
  });

  it('keep when it was quoted and accepted for the first time, whatever becomes of it', () => {
    const one = inState('nueva');
    expect(one).toMatchObject({ quotedAt: null, acceptedAt: null, wasAccepted: false });
    one.moveTo('cotizada', 'offer', PAULA);
    expect(one).toMatchObject({ firstAnsweredAt: expect.any(Date), acceptedAt: null, wasAccepted: false });
    const quotedAt = new Date(0);
    one.quotedAt &&= quotedAt;
    one.moveTo('aceptada', 'client', { actor: 'client' });
    const acceptedAt = new Date(1);
    one.acceptedAt &&= acceptedAt;
    one.moveTo('perdida', 'hand', PAULA, WORDS);
    expect(one.wasAccepted).toBe(true);
    one.moveTo('contactada', 'hand', PAULA);
    one.moveTo('cotizada', 'offer', PAULA);
    one.moveTo('aceptada', 'client', { actor: 'client' });
    expect(one).toMatchObject({ quotedAt, acceptedAt, wasAccepted: true });
  });

  it('do not keep as quoted what was only answered', () => {
    const one = inState('nueva');
    one.moveTo('contactada', 'hand', PAULA);
    expect(one).toMatchObject({ firstAnsweredAt: expect.any(Date), quotedAt: null });
  });

  it.each(QUOTE_STATES)('count %s as agreed where a release before did not note it', (stage) =>
    expect(inState(stage).wasAccepted).toBe(['aceptada', 'realizada'].includes(stage)),
  );
});

describe('what a client may ask for', () => {
  it('is that what is wrong is corrected, also where staff search', () => {
    const one = new QuoteRequest(DETAILS);
    expect(one.rectify({ name: 'Iñigo Muñoz' }, PAULA)).toMatchObject({ kind: 'rectified', text: null });
    expect(one).toMatchObject({ name: 'Iñigo Muñoz', email: DETAILS.email, phoneNumber: DETAILS.phoneNumber });
    one.rectify({ email: 'i@correo.example', phone: '+56222222222' }, PAULA);
    expect(one).toMatchObject({ name: 'Iñigo Muñoz', email: 'i@correo.example', phoneNumber: '+56222222222' });
    expect(one.searchKey).toContain('inigo munoz i@correo.example +56222222222');
  });

  it('is that staff leave the request alone, until it is used again', () => {
    const one = inState('nueva');
    expect(one.block(false, PAULA)).toBeUndefined();
    expect([one.block(true, PAULA)?.kind, one.block(true, PAULA)]).toEqual(['blocked', undefined]);
    expect(() => one.moveTo('contactada', 'hand', PAULA)).toThrow(RequestBlockedError);
    expect(one.stage).toBe('nueva');
    expect(() => one.refuseUse('client')).toThrow(LinkSuspendedError);
    one.refuseUse('time');
    expect([one.block(false, PAULA)?.kind, one.blockedAt]).toEqual(['unblocked', null]);
    one.moveTo('contactada', 'hand', PAULA);
  });

  it.each(QUOTE_STATES)('is that they are erased, which loses what nobody accepted: %s', (stage) => {
    const one = Object.assign(inState(stage), { blockedAt: new Date() });
    const goes = ['nueva', 'contactada', 'cotizada'].includes(stage);
    const kinds = one.erase({ actor: 'client' }).map(({ kind, data }) => [kind, data.reason]);
    expect(kinds).toEqual([...(goes ? [['moved', 'retirada']] : []), ['erased', undefined]]);
    expect(one).toMatchObject({ stage: goes ? 'perdida' : stage, message: null, searchKey: '', blockedAt: null });
    for (const work of [() => one.refuseUse('hand'), () => one.rectify({}, PAULA), () => one.block(true, PAULA)])
      expect(work).toThrow(RequestErasedError);
  });

  it('is written down by staff where they ask for it elsewhere', () => {
    expect(inState('nueva').erase(PAULA)).toMatchObject([{ actor: 'person' }, { kind: 'erased', actor: 'person' }]);
  });
});

describe('its evening', () => {
  const evening = { day: '2027-02-01', startsAt: '20:30', endsAt: new Date(0), chefName: 'Ana', guests: 9 };
  const data = { on: '2027-02-01', startsAt: '20:30', chef: 'Ana' };

  it('gives the request its day, until it is cancelled', () => {
    const one = new QuoteRequest(DETAILS);
    expect(one.evening('evening_entered', evening, PAULA)).toMatchObject({ kind: 'evening_entered', text: null, data });
    expect(one).toMatchObject({ eventDate: '2027-02-01', guests: 9, eveningEndsAt: evening.endsAt });
    const off = one.evening('evening_cancelled', { ...evening, day: '2027-03-01' }, PAULA, 'Se enfermó');
    expect(off).toMatchObject({ text: 'Se enfermó', data: { on: '2027-03-01' } });
    expect(one).toMatchObject({ eventDate: '2027-02-01', eveningEndsAt: null });
  });
});
