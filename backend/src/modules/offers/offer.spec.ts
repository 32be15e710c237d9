import { describe, expect, it } from '@jest/globals';
import { discoverEntities } from '../../../test/harness/discover-entities.js';
import { Chef } from '../chefs/entities.js';
import { Proposal } from '../proposals/entities.js';
import { QuoteRequest } from '../quotes/entities.js';
import { activityChanges, changeLine, compare, differences, type OfferWords } from './offer-changes.js';
import { asOffered } from './offer-menu.entity.js';
import { isOpen, OFFER_MOVES, OFFER_STATES, type OfferMoveBy, type OfferState } from './offer-moves.js';
import { Offer, totalOf } from './offer.entity.js';
import type { OfferContent } from './offer-words.js';
import { feeText, refundOf, refundRules } from './refund-rules.js';

discoverEntities(Offer);

const TODAY = '2026-11-23';
const noonOf = (day: string): Date => new Date(`${day}T15:00:00Z`);
const NOW = noonOf(TODAY);
const CHEF = Object.assign(Object.create(Chef.prototype) as Chef, {
  id: 1,
  chefName: 'Ana María Pérez',
  state: 'ACTIVE',
});
const FORMER = Object.assign(Object.create(Chef.prototype) as Chef, { id: 2, chefName: 'Kenji', state: 'DESACTIVADO' });
const REQUEST = Object.assign(Object.create(QuoteRequest.prototype) as QuoteRequest, { id: 1 });

const content = (changes: Partial<OfferContent> = {}): OfferContent => ({
  chef: CHEF,
  menus: [],
  guests: 8,
  day: '2026-12-05',
  startsAt: '20:30',
  minutes: 240,
  commune: 'Providencia',
  address: null,
  included: null,
  conditions: 'La fecha queda reservada al aceptar.',
  validUntil: '2026-11-30',
  reservaPercent: null,
  lines: [{ description: 'Cena', quantity: 8, unitPrice: 45_000 }],
  ...changes,
});

function draft(changes: Partial<OfferContent> = {}): Offer {
  const offer = new Offer(REQUEST);
  offer.describe(content(changes));
  return offer;
}

function sent(changes: Partial<OfferContent> = {}): Offer {
  const offer = draft(changes);
  offer.send('C-2026-0001', null, NOW);
  return offer;
}

const accept = (offer: Offer, now = NOW) => offer.accept({ name: 'Camila', terms: '1', by: 'client' }, now);
const codeOf = (work: () => unknown): string | undefined => {
  try {
    work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return undefined;
};

describe('the price of an offer', () => {
  it('is the sum of its lines, in whole pesos', () => {
    const lines = [
      { quantity: 8, unitPrice: 45_000 },
      { quantity: 3, unitPrice: 9_990 },
      { quantity: 1, unitPrice: -20_000 },
    ];
    expect(totalOf(lines)).toBe(369_970);
    expect(draft({ lines: lines.map((line) => ({ ...line, description: 'x' })) }).total).toBe(369_970);
  });

  it('is above zero and below a thousand million when it is sent', () => {
    const line = { description: 'x', quantity: 1, unitPrice: 1 };
    expect(codeOf(() => sent({ lines: [] }))).toBe('offer_incomplete');
    expect(codeOf(() => sent({ lines: [line, { ...line, unitPrice: -1 }] }))).toBe('offer_incomplete');
    expect(codeOf(() => draft({ lines: [{ ...line, quantity: 999, unitPrice: 2_000_000 }] }))).toBe(
      'offer_total_refused',
    );
    expect(sent({ lines: [line] }).total).toBe(1);
  });

  it('is at most a thousand million, either way, also in a draft', () => {
    const line = { description: 'x', quantity: 10, unitPrice: 100_000_000 };
    expect(draft({ lines: [line] }).total).toBe(1_000_000_000);
    const beyond = { ...line, quantity: 1, unitPrice: 1 };
    expect(codeOf(() => draft({ lines: [line, beyond] }))).toBe('offer_total_refused');
    const discounts = [line, beyond].map((one) => ({ ...one, unitPrice: -one.unitPrice }));
    expect(codeOf(() => draft({ lines: discounts }))).toBe('offer_total_refused');
  });

  it('has at most twenty lines', () => {
    const lines = Array.from({ length: 21 }, () => ({ description: 'x', quantity: 1, unitPrice: 1 }));
    expect(codeOf(() => draft({ lines }))).toBe('offer_too_many_lines');
    expect(draft({ lines: lines.slice(1) }).lines).toHaveLength(20);
  });
});

describe('a draft', () => {
  it('is what staff wrote, with the names of its chef and dishes, in their order', () => {
    const dishes = ['Ceviche', 'Pastel de choclo'].map((dishName) =>
      Object.assign(Object.create(Proposal.prototype) as Proposal, {
        ...{ dishName, starter: 'Pan', mainCourse: 'Plato', dessert: 'Flan' },
      }),
    );
    const line = { description: 'Cena', quantity: 8, unitPrice: 45_000 };
    const offer = draft({
      menus: dishes.map(asOffered),
      lines: [line, { ...line, description: 'Vino' }],
      included: 'La vajilla',
    });
    expect(offer).toMatchObject({ chefName: 'Ana María Pérez', guests: 8, included: 'La vajilla' });
    expect(offer).toMatchObject({ sentAt: null, unconfirmed: false });
    expect(offer.lines.getItems()).toMatchObject([
      { ...line, position: 1 },
      { ...line, position: 2, description: 'Vino' },
    ]);
    expect(offer.menus.getItems()).toMatchObject([
      { position: 1, dishName: 'Ceviche', starter: 'Pan', mainCourse: 'Plato', dessert: 'Flan' },
      { position: 2, dishName: 'Pastel de choclo' },
    ]);
    expect(draft({ chef: null }).chefName).toBeNull();
  });

  it('may be a newer version of another', () => {
    const before = sent();
    expect([new Offer(REQUEST, before).replaces, new Offer(REQUEST).replaces]).toEqual([before, null]);
  });
});

describe('sending an offer', () => {
  it.each<[string, Partial<OfferContent>, string[]]>([
    [
      'everything',
      { chef: null, guests: null, day: null, startsAt: null, commune: null, conditions: null, validUntil: null },
      ['chef_id', 'guests', 'day', 'starts_at', 'commune', 'conditions', 'valid_until'],
    ],
    ['a day that lies ahead', { day: '2026-11-22', validUntil: '2026-11-22' }, ['day', 'valid_until']],
    ['an end not after the evening', { validUntil: '2026-12-06' }, ['valid_until']],
  ])('asks for %s', (_, changes, fields) => {
    const offer = draft(changes);
    try {
      offer.send('C-2026-0001', null, NOW);
      expect(offer.state).toBe('borrador');
    } catch (error) {
      expect((error as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(fields);
    }
    expect(offer.state).toBe('borrador');
    expect(offer.number).toBeNull();
  });

  it('takes an address instead of a commune, and an evening on the last day to accept', () => {
    expect(sent({ commune: null, address: 'Av. Italia 1439', validUntil: '2026-12-05' }).state).toBe('enviada');
  });

  it('says of each field what is missing', () => {
    const nothing = { chef: null, guests: null, day: null, startsAt: null, commune: null };
    const told = (changes: Partial<OfferContent>): string[] => {
      try {
        draft(changes).refuseUnready(NOW);
      } catch (error) {
        return (error as { errors: { msg: string }[] }).errors.map(({ msg }) => msg);
      }
      return [];
    };
    expect(told({ ...nothing, lines: [], conditions: null, validUntil: null })).toEqual([
      'Elige al chef.',
      'Indica cuántas personas son.',
      'Elige el día.',
      'Indica a qué hora empieza.',
      'Indica la comuna o la dirección.',
      'Agrega al menos una línea.',
      'Escribe las condiciones.',
      'Indica hasta cuándo vale.',
    ]);
    const discount = { description: 'Descuento', quantity: 1, unitPrice: -1 };
    expect(told({ lines: [discount] })).toEqual(['El total debe ser mayor que cero.']);
    expect(told({ day: '2026-11-22', validUntil: '2026-11-22' })).toEqual([
      'Elige un día desde hoy.',
      'La fecha de validez ya pasó.',
    ]);
    expect(told({ validUntil: '2026-12-06' })).toEqual(['No puede valer después de la comida.']);
    expect(told({ day: null, validUntil: '2026-12-06' })).toEqual(['Elige el día.']);
    expect(told({ day: TODAY, validUntil: TODAY })).toEqual([]);
    // At noon by the clocks of Santiago.
    expect(told({ day: TODAY, startsAt: '12:01', validUntil: TODAY })).toEqual([]);
    expect(told({ day: TODAY, startsAt: '12:00', validUntil: TODAY })).toEqual([
      'Esa hora ya pasó: elige una más tarde.',
    ]);
  });

  it('gives it its number and notes the moment, in a later version', () => {
    const { version } = draft();
    const offer = sent();
    expect(offer).toMatchObject({ number: 'C-2026-0001', sentAt: expect.any(Date), settledAt: null });
    expect(offer.version).toBe(version + 1);
  });

  it('keeps what was sent', () => {
    expect(codeOf(() => sent().describe(content()))).toBe('offer_not_draft');
    expect(codeOf(() => sent().send('C-2026-0002', null, NOW))).toBe('offer_not_draft');
  });
});

describe('the moves of an offer', () => {
  const WAYS: Record<string, [by: OfferMoveBy, to: OfferState, move: (offer: Offer) => unknown]> = {
    open: ['client', 'vista', (offer) => offer.open()],
    accept: ['client', 'aceptada', (offer) => accept(offer)],
    decline: ['client', 'rechazada', (offer) => offer.decline(null, NOW)],
    expire: ['time', 'vencida', (offer) => offer.expire()],
    replace: ['version', 'reemplazada', (offer) => offer.giveWay('version')],
    choose: ['choice', 'reemplazada', (offer) => offer.giveWay('choice')],
    change: ['change', 'reemplazada', (offer) => offer.giveWayToChange()],
    withdraw: ['staff', 'retirada', (offer) => offer.withdraw('staff')],
    cancel: ['evening', 'retirada', (offer) => offer.withdraw('evening')],
  };

  it.each(OFFER_STATES.flatMap((from) => Object.keys(WAYS).map((way) => [from, way] as const)))(
    'from %s by %s are those of the table',
    (from, way) => {
      const [by, to, move] = WAYS[way] ?? [];
      const offer = sent();
      offer.state = from;
      codeOf(() => move?.(offer));
      const allowed = OFFER_MOVES.some((one) => one.by === by && one.to === to && one.from.includes(from));
      expect(offer.state).toBe(allowed ? to : from);
    },
  );

  it('say who accepted, and which terms', () => {
    const offer = sent();
    expect(accept(offer)).toMatchObject({ chef: CHEF, day: '2026-12-05', startsAt: '20:30', guests: 8 });
    expect(offer).toMatchObject({ acceptedName: 'Camila', termsVersion: '1', settledAt: expect.any(Date) });
  });

  it('note when the client opened it for the first time', () => {
    const offer = sent();
    expect([offer.viewedAt, offer.open()]).toEqual([null, true]);
    const first = offer.viewedAt;
    expect([first, offer.open()]).toEqual([expect.any(Date), false]);
    expect(offer).toMatchObject({ viewedAt: first, settledAt: null });
  });

  it('say why the client declined, and when', () => {
    const offer = sent();
    offer.decline('Muy caro', NOW);
    expect(offer).toMatchObject({ declineReason: 'Muy caro', settledAt: expect.any(Date) });
  });

  it('say whether time or another offer ended it', () => {
    const offer = sent();
    expect([offer.expire(), offer.expire()]).toEqual([true, false]);
    expect([offer.giveWay('choice'), offer.giveWay('version'), offer.giveWay('version')]).toEqual([false, true, false]);
  });

  it('may be agreed on the telephone, without terms, for an evening at an address', () => {
    const offer = sent({ commune: null, address: 'Av. Italia 1439' });
    const evening = offer.accept({ name: 'Camila', terms: null, by: 'phone' }, NOW);
    expect([evening.commune, offer.state, offer.termsVersion]).toEqual(['', 'aceptada', null]);
  });

  it.each(['day', 'startsAt', 'guests'] as const)('accept nothing without its %s', (what) => {
    const offer = Object.assign(sent(), { [what]: null });
    expect([codeOf(() => accept(offer)), offer.state]).toEqual(['offer_not_open', 'enviada']);
    expect(() => accept(offer)).toThrow('Tu solicitud está cerrada.');
  });

  it('end at once without a last day', () => {
    expect(Object.assign(sent(), { validUntil: null }).stateOn(TODAY)).toBe('vencida');
    expect(draft({ validUntil: null }).stateOn(TODAY)).toBe('borrador');
  });

  it('end at midnight after the last day, also before anybody wrote it down', () => {
    const offer = sent();
    expect(offer.stateOn('2026-11-30')).toBe('enviada');
    expect(offer.stateOn('2026-12-01')).toBe('vencida');
    expect(codeOf(() => accept(offer, noonOf('2026-12-01')))).toBe('offer_not_open');
    expect(() => offer.decline(null, noonOf('2026-12-01'))).toThrow('Esta cotización venció.');
    expect(offer.state).toBe('enviada');
    accept(offer, noonOf('2026-11-30'));
    expect(offer.stateOn('2026-12-01')).toBe('aceptada');
    expect(isOpen(offer.state)).toBe(false);
  });

  it('end when the evening would begin', () => {
    const offer = sent({ validUntil: '2026-12-05' });
    const begins = new Date('2026-12-05T23:30:00Z');
    expect([offer.hasBegun(new Date(begins.getTime() - 1)), offer.hasBegun(begins)]).toEqual([false, true]);
    expect(() => accept(offer, begins)).toThrow('La hora de esta cotización ya pasó.');
    expect(() => offer.decline(null, begins)).toThrow('La hora de esta cotización ya pasó.');
    accept(offer, new Date(begins.getTime() - 1));
    expect(offer.state).toBe('aceptada');
  });

  it('need the chef', () => {
    const offer = sent();
    offer.chef = null;
    expect(() => accept(offer)).toThrow('El chef de esta cotización ya no está con nosotros.');
    offer.chef = FORMER;
    expect(() => accept(offer)).toThrow('Este chef ya no recibe mesas con nosotros por ahora.');
    expect(codeOf(() => draft({ chef: FORMER }).refuseUnready(NOW))).toBe('offer_incomplete');
  });
});

describe('a change of what was agreed', () => {
  const change = (): Offer => {
    const offer = new Offer(REQUEST, sent(), 2);
    offer.describe(content({ guests: 9 }));
    return offer;
  };

  it('has the number of what it changes, and is called by its version', () => {
    const offer = change();
    expect([offer.isChange, offer.name]).toEqual([true, '']);
    offer.send('C-2026-0001', null, NOW);
    expect([offer.number, offer.name]).toEqual(['C-2026-0001', 'C-2026-0001 · v2']);
    expect([sent().isChange, sent().name]).toEqual([false, 'C-2026-0001']);
  });

  it('replaces an offer that stays accepted, when and by whom it was', () => {
    const before = sent();
    accept(before);
    const { settledAt } = before;
    before.unconfirmed = true;
    before.giveWayToChange();
    expect(before).toMatchObject({ state: 'reemplazada', acceptedName: 'Camila', termsVersion: '1', settledAt });
    expect(before).toMatchObject({ evening: null, unconfirmed: false });
  });

  it('says that what was agreed holds once it cannot be answered', () => {
    const offer = change();
    offer.send('C-2026-0001', null, NOW);
    offer.withdraw('staff');
    expect(() => accept(offer)).toThrow('Retiramos este cambio. Sigue en pie lo que habías aceptado.');
  });
});

describe('when it is paid', () => {
  const TERMS = { reservaPercent: 50, reservaHours: 48, saldoDays: 6 };

  it('is fixed when it is sent: as staff wrote it, or as the company says', () => {
    const [own, usual, before] = [draft({ reservaPercent: 0 }), draft(), draft()];
    own.send('C-2026-0001', TERMS, NOW);
    usual.send('C-2026-0002', TERMS, NOW);
    before.send('C-2026-0003', null, NOW);
    expect(own).toMatchObject({ ...TERMS, reservaPercent: 0 });
    expect(usual).toMatchObject(TERMS);
    expect(before).toMatchObject({ reservaPercent: null, reservaHours: null });
  });
});

describe('what a change changes', () => {
  const says: OfferWords = {
    chef: { id: 1 },
    chef_name: 'Ana María Pérez',
    menus: [{ dish_name: 'Ceviche', starter: 'Pan', main_course: 'Plato', dessert: 'Flan' }],
    guests: 8,
    minutes: 150,
    commune: 'Providencia',
    address: 'Av. Italia 1439',
    included: null,
    lines: [{ description: 'Cena', quantity: 8, unit_price: 45_000 }],
    total: 360_000,
    reserva_percent: 50,
    conditions: 'Al contado.',
  };
  const lines = [{ description: 'Cena', quantity: 9, unit_price: 45_000 }];

  it.each<[string, Partial<OfferWords>, string[][]]>([
    ['nothing', {}, []],
    ['guests', { guests: 9 }, [['Invitados', '8', '9']]],
    ['the chef', { chef: { id: 2 }, chef_name: 'Benjamín' }, [['Chef', 'Ana María Pérez', 'Benjamín']]],
    ['a chef of the same name', { chef: { id: 2 } }, [['Chef', 'Ana María Pérez', 'Ana María Pérez']]],
    ['the length', { minutes: 45 }, [['Duración', '2 h 30 min', '45 min']]],
    ['the place', { address: null }, [['Dónde', 'Av. Italia 1439, Providencia', 'Providencia']]],
    ['a dessert', { menus: [] }, [['Menú', 'Ceviche\n1. Pan\n2. Plato\n3. Flan', '']]],
    ['the reserva', { reserva_percent: null }, [['Reserva', '50 %', '']]],
    [
      'words',
      { included: 'La vajilla', conditions: 'En dos pagos.' },
      [
        ['Incluye', '', 'La vajilla'],
        ['Condiciones', 'Al contado.', 'En dos pagos.'],
      ],
    ],
    [
      'the price',
      { lines, total: 405_000 },
      [
        ['Detalle', '8 × Cena: $360.000', '9 × Cena: $405.000'],
        ['Total', '$360.000', '$405.000'],
      ],
    ],
  ])('is %s', (_, changed, expected) => {
    const found = differences(says, { ...says, ...changed });
    expect(found.map(({ label, before, after }) => [label, before, after])).toEqual(expected);
    expect(compare(says, { ...says, ...changed }).filter(({ differs }) => differs)).toEqual(found);
  });

  it('is one line where the words are few, and cut where the activity keeps them', () => {
    const found = differences(says, { ...says, guests: 9, conditions: 'x'.repeat(2_000), included: '' });
    expect(found.map(changeLine)).toEqual(['Invitados: antes 8, ahora 9', 'Condiciones']);
    expect(activityChanges(found)).toEqual([
      { field: 'Invitados', before: '8', after: '9' },
      { field: 'Condiciones', before: 'Al contado.', after: `${'x'.repeat(299)}…` },
    ]);
  });
});

/** The original terms of the product. */
const RULES = refundRules({ fee: 10.75, days: [5, 3], percents: [100, 50, 30] });

describe('the terms', () => {
  it('say what is given back, the largest part first', () => {
    expect(RULES).toEqual([
      { notice: 'Más de 5 días hábiles antes', percent: 100, more: 5 },
      { notice: 'Entre 3 y 5 días hábiles antes', percent: 50, more: 2 },
      { notice: 'Menos de 3 días hábiles antes', percent: 30, more: -1 },
    ]);
  });

  it.each([
    [10.75, '10,75 %'],
    [8.5, '8,5 %'],
    [10, '10 %'],
    [8.125, '8,13 %'],
  ])('say a fee of %d as one writes it', (fee, text) =>
    expect(feeText({ fee, days: [5, 3], percents: [100, 50, 30] })).toBe(text),
  );
});

describe('what is given back', () => {
  // 8 December 2026 is a Tuesday and a public holiday.
  it.each([
    ['2026-12-01', '2026-12-10', 6, 100],
    ['2026-12-02', '2026-12-10', 5, 50],
    ['2026-12-04', '2026-12-10', 3, 50],
    ['2026-12-07', '2026-12-10', 2, 30],
    ['2026-12-10', '2026-12-10', 0, 30],
    ['2026-12-11', '2026-12-10', 0, 30],
  ])('on %s of an evening on %s: %s business days, %s %%', (today, day, businessDays, percent) =>
    expect(refundOf(360_000, today, day, RULES)).toMatchObject({ businessDays, percent, amount: 3_600 * percent }),
  );

  it('is whole pesos', () => expect(refundOf(33_333, TODAY, TODAY, RULES).amount).toBe(10_000));

  it('is nothing where no rule says so', () => {
    expect(refundOf(33_333, TODAY, TODAY, [])).toMatchObject({ percent: 0, amount: 0 });
  });
});
