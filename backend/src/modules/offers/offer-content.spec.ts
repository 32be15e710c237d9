import { describe, expect, it } from '@jest/globals';
import { discoverEntities } from '../../../test/harness/discover-entities.js';
import { Chef } from '../chefs/entities.js';
import { City } from '../lookups/entities.js';
import { Proposal } from '../proposals/entities.js';
import { QuoteRequest } from '../quotes/entities.js';
import { changedContent, changeOf, contentFor, copyOf, usualEnd } from './offer-content.js';
import { asOffered } from './offer-menu.entity.js';
import { Offer } from './offer.entity.js';

discoverEntities(Offer);

const TODAY = '2026-11-23';
const TEXTS = { included: 'La vajilla', conditions: 'Se paga la mitad al aceptar.', version: 3 };

/** A row with nothing but these columns. */
const row = <Row extends object>(entity: { prototype: Row }, columns: Partial<Row>): Row =>
  Object.assign(Object.create(entity.prototype) as Row, columns);

const CHEF = row(Chef, { id: 1, chefName: 'Ana María Pérez', pricePerPerson: 45_000 });
const MENU = row(Proposal, {
  id: 2,
  dishName: 'Pastel de choclo',
  starter: 'Pan',
  mainCourse: 'Plato',
  dessert: 'Flan',
});

const OFFERED = asOffered(MENU);

const request = (changes: Partial<QuoteRequest> = {}): QuoteRequest =>
  row(QuoteRequest, {
    id: 3,
    chef: CHEF,
    proposal: MENU,
    guests: 8,
    city: row(City, { id: 4, name: 'Ñuñoa' }),
    eventDate: '2026-12-24',
    ...changes,
  });
const begun = (changes: Partial<QuoteRequest> = {}) => contentFor(request(changes), TEXTS, TODAY);

describe('the last day to accept', () => {
  it.each([
    ['2026-12-24', '2026-11-30'],
    [null, '2026-11-30'],
    ['2026-12-01', '2026-11-30'],
    ['2026-11-30', '2026-11-30'],
    ['2026-11-26', '2026-11-26'],
    ['2026-11-23', '2026-11-23'],
  ])('is in a week, and not after the evening of %s', (day, end) => expect(usualEnd(TODAY, day)).toBe(end));
});

describe('a new offer', () => {
  it('begins with what the client asked for, and the usual words, hour and length', () => {
    expect(begun()).toEqual({
      chef: CHEF,
      menus: [OFFERED],
      guests: 8,
      day: '2026-12-24',
      startsAt: '20:00',
      minutes: 240,
      commune: 'Ñuñoa',
      address: null,
      included: 'La vajilla',
      conditions: 'Se paga la mitad al aceptar.',
      validUntil: '2026-11-30',
      reservaPercent: null,
      lines: [{ description: 'Pastel de choclo, por persona', quantity: 8, unitPrice: 45_000 }],
    });
  });

  it('leaves open what the client did not say', () => {
    expect(begun({ chef: null, proposal: null, guests: null, city: null, eventDate: null })).toMatchObject({
      ...{ chef: null, menus: [], guests: null, commune: null, day: null, lines: [] },
    });
  });

  it.each([
    ['2026-11-22', null, '2026-11-30'],
    ['2026-11-23', '2026-11-23', '2026-11-23'],
  ])('of a request for %s is for %s, and can be accepted until %s', (eventDate, day, validUntil) =>
    expect(begun({ eventDate })).toMatchObject({ day, validUntil }),
  );

  it('names the chef where no experience was chosen', () => {
    expect(begun({ proposal: null }).lines).toMatchObject([{ description: 'Ana María Pérez, por persona' }]);
  });

  it.each<[string, Partial<QuoteRequest>]>([
    ['a chef', { chef: null }],
    ['a price', { chef: row(Chef, { chefName: 'Ana', pricePerPerson: null }) }],
    ['a number of guests', { guests: null }],
    ['as few as a line counts', { guests: 1_000 }],
  ])('has no price without %s', (_what, changes) => expect(begun(changes).lines).toEqual([]));

  it('counts as many guests as a line may', () => {
    expect(begun({ guests: 999 }).lines).toMatchObject([{ quantity: 999 }]);
  });

  it('cuts a long name between characters', () => {
    const named = (dishName: string) => begun({ proposal: row(Proposal, { dishName }) }).lines[0]?.description;
    expect(named('x'.repeat(187))).toBe(`${'x'.repeat(187)}, por persona`);
    expect(named(`x${'🍲'.repeat(199)}`)).toBe(`x${'🍲'.repeat(199)}`);
  });
});

describe('a newer version', () => {
  const LINES = [
    { description: 'Cena', quantity: 8, unitPrice: 45_000 },
    { description: 'Descuento', quantity: 1, unitPrice: -20_000 },
  ];
  const WORDS = {
    ...{ chef: CHEF, guests: 8, startsAt: '20:30', minutes: 300, commune: 'Providencia', address: 'Av. Italia 1439' },
    ...{ included: 'La vajilla', conditions: 'Al contado.', reservaPercent: 30 },
  };
  const before = (day: string | null): Offer => {
    const offer = new Offer(request());
    offer.describe({ ...WORDS, day, validUntil: '2026-11-10', menus: [OFFERED], lines: LINES });
    return offer;
  };

  it('begins with everything of the one before, and a new last day', () => {
    expect(copyOf(before('2026-12-24'), TODAY)).toEqual({
      ...WORDS,
      day: '2026-12-24',
      validUntil: '2026-11-30',
      menus: [OFFERED],
      lines: LINES,
    });
  });

  it.each([
    ['2026-11-22', null],
    ['2026-11-23', '2026-11-23'],
    [null, null],
  ])('of one for %s is for %s', (day, then) => expect(copyOf(before(day), TODAY).day).toBe(then));

  it('leaves out experiences that were deleted', () => {
    const offer = before('2026-12-24');
    for (const menu of offer.menus) menu.proposal = null;
    expect(copyOf(offer, TODAY).menus).toEqual([]);
  });
});

describe('a change of what was agreed', () => {
  const EVENING = { day: '2026-12-25', startsAt: '13:00', address: 'Los Leones 120' };
  const WORDS = {
    ...{ chef: CHEF, guests: 8, minutes: 300, commune: 'Providencia', address: 'Av. Italia 1439', included: null },
    ...{
      conditions: 'Al contado.',
      reservaPercent: null,
      lines: [{ description: 'Cena', quantity: 8, unitPrice: 45_000 }],
    },
  };
  const other = row(Proposal, { id: 9, dishName: 'Ceviche', starter: 'Pan', mainCourse: 'Plato', dessert: 'Flan' });
  /** What was agreed on another day, with words that the catalogue has no more, and a dish that it deleted. */
  const agreed = (): Offer => {
    const offer = new Offer(request());
    const read = { ...OFFERED, dessert: 'Leche asada' };
    const deleted = { ...OFFERED, proposal: null, dishName: 'Cazuela' };
    offer.describe({
      ...WORDS,
      day: '2026-12-24',
      startsAt: '20:30',
      validUntil: '2026-11-10',
      menus: [read, deleted],
    });
    return offer;
  };
  const dishes = (menus: readonly { dishName: string; dessert: string }[]) =>
    menus.map(({ dishName, dessert }) => `${dishName}, ${dessert}`);

  it('begins as the client read it, on the day that the evening has now', () => {
    const change = changeOf(agreed(), EVENING, TODAY);
    expect(change).toMatchObject({ ...WORDS, ...EVENING, address: null, validUntil: '2026-11-30' });
    expect(dishes(change.menus)).toEqual(['Pastel de choclo, Leche asada', 'Cazuela, Flan']);
    expect(changeOf(agreed(), { ...EVENING, day: '2026-11-24' }, TODAY).validUntil).toBe('2026-11-24');
  });

  it('keeps day and hour of the evening, and the words of what was agreed', () => {
    const written = { ...changeOf(agreed(), EVENING, TODAY), guests: 9, day: '2027-01-01', startsAt: '10:00' };
    const same = changedContent({ ...written, menus: [OFFERED] }, agreed(), EVENING);
    expect(same).toMatchObject({ ...EVENING, address: null, guests: 9 });
    expect(dishes(same.menus)).toEqual(['Pastel de choclo, Leche asada', 'Cazuela, Flan']);
    const more = changedContent({ ...written, menus: [asOffered(other), OFFERED] }, agreed(), EVENING);
    expect(dishes(more.menus)).toEqual(['Ceviche, Flan', 'Pastel de choclo, Leche asada']);
    const longer = changedContent({ ...written, menus: [OFFERED, asOffered(other)] }, agreed(), EVENING);
    expect(dishes(longer.menus)).toEqual(['Pastel de choclo, Leche asada', 'Ceviche, Flan']);
    const chef = row(Chef, { id: 5, chefName: 'Otra' });
    const byAnother = changedContent({ ...written, chef, menus: [OFFERED] }, agreed(), EVENING);
    expect(dishes(byAnother.menus)).toEqual(['Pastel de choclo, Leche asada']);
  });

  it.each([
    ['Providencia', 'Los Leones 120', null],
    ['Ñuñoa', 'Los Leones 120', null],
    ['Providencia', 'Otra 5', 'Otra 5'],
    ['Ñuñoa', 'Otra 5', 'Otra 5'],
    // Nothing else would say where it is.
    [null, 'Los Leones 120', 'Los Leones 120'],
  ])('in %s at %s stores the address %s', (commune, address, stored) => {
    const written = { ...changeOf(agreed(), EVENING, TODAY), commune, address };
    expect(changedContent(written, agreed(), EVENING).address).toBe(stored);
  });
});
