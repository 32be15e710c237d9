import { describe, expect, it } from '@jest/globals';
import { discoverEntities } from '../../../test/harness/discover-entities.js';
import { Chef } from '../chefs/entities.js';
import { QuoteRequest } from '../quotes/entities.js';
import {
  heldUntil,
  INQUIRY_END_NAMES,
  overForChef,
  overForStaff,
  type InquirySituation,
} from './chef-inquiry-answers.js';
import { ChefInquiry, type InquiryFacts } from './chef-inquiry.entity.js';

discoverEntities(ChefInquiry);

const FACTS: InquiryFacts = {
  day: '2026-12-05',
  startsAt: '20:30',
  minutes: 240,
  guests: 8,
  commune: 'Ñuñoa',
  menu: null,
  pay: null,
};
const CHEF = Object.assign(Object.create(Chef.prototype) as Chef, { id: 1, chefName: 'Ana María Pérez' });
const inquiry = () => new ChefInquiry(Object.create(QuoteRequest.prototype) as QuoteRequest, CHEF, FACTS);

describe('a question to a chef', () => {
  it('is the same with the same facts, and another with any other one', () => {
    expect(inquiry().asks({ ...FACTS })).toBe(true);
    const others: Partial<InquiryFacts>[] = [
      { day: '2026-12-06' },
      { startsAt: '13:00' },
      { minutes: 60 },
      { guests: 9 },
      { commune: 'Lampa' },
      { menu: 'Asado' },
      { pay: 1 },
    ];
    for (const other of others) expect(inquiry().asks({ ...FACTS, ...other })).toBe(false);
  });

  it('takes an answer once, and each other one with its moment', () => {
    const asked = inquiry();
    const [first, second] = [new Date('2026-11-28T12:00Z'), new Date('2026-11-28T13:00Z')];
    asked.take('can', null, first);
    expect(asked.says('can', null)).toBe(true);
    expect(asked.answeredAt).toBe(first);
    expect(asked.says('can', 'Con ayudante.')).toBe(false);
    asked.take('can', 'Con ayudante.', second);
    expect(asked).toMatchObject({ answer: 'can', answerText: 'Con ayudante.', answeredAt: second, version: 3 });
  });

  it('is heard of by its chef when it came to nothing, unless they could not anyway', () => {
    const hears = INQUIRY_END_NAMES.filter((how) => inquiry().end(how));
    expect(hears).toEqual(['other', 'declined', 'expired', 'lost', 'withdrawn']);
    const refused = inquiry();
    refused.take('cannot', null);
    expect(refused.end('lost')).toBe(false);
  });
});

describe('an answer', () => {
  const OPEN: InquirySituation = { ended: null, active: true, blocked: false, undecided: true, begun: false };

  it('can be given and changed until something is in its way, the nearest reason first', () => {
    expect([overForChef(OPEN), overForStaff(OPEN)]).toEqual([null, null]);
    const ways: [Partial<InquirySituation>, string, string][] = [
      [{ begun: true }, 'Ese día ya llegó', 'Ese día ya llegó.'],
      [{ undecided: false, begun: true }, 'Esta mesa ya se decidió', 'El cliente ya decidió.'],
      [{ blocked: true, undecided: false }, 'en pausa', 'Datos bloqueados'],
      [{ active: false, blocked: true }, 'Tu perfil está desactivado', 'El chef está desactivado'],
      [{ ended: 'chosen', active: false }, 'El cliente aceptó contigo', 'aceptó con este chef'],
      [{ ended: 'replaced' }, 'de nuevo', 'otra vez'],
      [{ ended: 'lost' }, 'no se hará contigo', 'se perdió'],
    ];
    for (const [way, chef, staff] of ways) {
      expect(overForChef({ ...OPEN, ...way })).toContain(chef);
      expect(overForStaff({ ...OPEN, ...way })).toContain(staff);
    }
  });

  it('keeps the day for seven days, or as long as the offer, and never beyond the evening', () => {
    const at = new Date('2026-11-28T12:00Z');
    const [offered, soon, late] = [new Date('2026-12-20Z'), new Date('2026-12-01Z'), new Date('2026-12-31Z')];
    expect(heldUntil(at, null, late)).toEqual(new Date('2026-12-05T12:00Z'));
    expect(heldUntil(at, offered, late)).toBe(offered);
    expect(heldUntil(at, offered, soon)).toBe(soon);
    expect(heldUntil(at, null, soon)).toBe(soon);
  });
});
