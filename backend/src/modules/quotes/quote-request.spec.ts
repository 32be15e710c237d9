import { describe, expect, it } from '@jest/globals';
import type { Chef } from '../chefs/index.js';
import type { City } from '../lookups/index.js';
import type { Proposal } from '../proposals/index.js';
import {
  OTHER_KIND,
  QUOTE_KINDS,
  QUOTE_KIND_NAMES,
  QUOTE_STATES,
  QuoteRequest,
  type QuoteDetails,
} from './quote-request.entity.js';

const DETAILS: QuoteDetails = {
  requestKey: '0f4c9f62-3a57-4f0a-8f5e-0a1b2c3d4e5f',
  name: 'Íñigo Muñoz',
  email: 'Inigo@Correo.example',
  phoneNumber: '+56912345678',
  city: { id: 3 } as City,
  eventDate: '2027-01-31',
  guests: 12,
  kind: 'cena',
  message: 'Sin  maní,\npor favor. ¿Hay Ñoquis?',
  chef: { id: 7 } as Chef,
  proposal: { id: 9 } as Proposal,
  utmSource: 'boletín',
  utmMedium: null,
  utmCampaign: 'verano',
};

describe('a new request', () => {
  it('is what the visitor asked for', () => {
    expect(new QuoteRequest(DETAILS)).toMatchObject(DETAILS);
  });

  it('is new, with the moment of consent, and the company has not been told', () => {
    const before = Date.now();
    const one = new QuoteRequest(DETAILS);
    expect(one).toMatchObject({ state: 'nueva', mailedAt: null, mailAttempts: 0 });
    expect(one.consentedAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(one.consentedAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it("leaves the time of the first mail to the database's clock", () => {
    expect(new QuoteRequest(DETAILS)).not.toHaveProperty('nextMailAt');
  });
});

describe('the search', () => {
  it('reads name, e-mail, phone and message, without case and accents', () => {
    expect(new QuoteRequest(DETAILS).searchKey).toBe(
      'inigo munoz inigo@correo.example +56912345678 sin mani, por favor. ¿hay noquis?',
    );
  });

  it('reads no message where there is none', () => {
    const one = new QuoteRequest({ ...DETAILS, message: null });
    expect(one.searchKey).toBe('inigo munoz inigo@correo.example +56912345678');
  });
});

describe('the state', () => {
  const moves = QUOTE_STATES.flatMap((from) => QUOTE_STATES.map((to) => [from, to] as const));

  it.each(moves)('goes from %s to %s, so that staff can correct themselves', (from, to) => {
    const one = new QuoteRequest(DETAILS);
    one.moveTo(from);
    one.moveTo(to);
    expect(one.state).toBe(to);
  });
});

describe('the kinds', () => {
  it('have names that people read, and end with the other questions', () => {
    expect(QUOTE_KINDS.map((kind) => QUOTE_KIND_NAMES[kind])).toEqual([
      'Cena',
      'Clase de cocina',
      'Clase online',
      'Team building',
      'Gift card',
      'Catering',
      'Otra consulta',
    ]);
    expect(QUOTE_KINDS.at(-1)).toBe(OTHER_KIND);
  });
});
