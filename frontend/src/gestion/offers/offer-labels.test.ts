import { totalOf } from './offer-labels';
import { formOf, type OfferValues } from './offer-values';

describe('the sum of a draft', () => {
  it('is the one that the server computes, in whole pesos', () => {
    const lines = [
      { quantity: 8, unit_price: 45_000 },
      { quantity: 3, unit_price: 9_990 },
      { quantity: 1, unit_price: -20_000 },
    ];
    expect(totalOf(lines)).toBe(369_970);
  });

  it('counts nothing for a line that is not written yet', () => {
    expect(totalOf([undefined, {}, { quantity: 2 }, { unit_price: null, quantity: 2 }])).toBe(0);
  });
});

describe('what is sent of a draft', () => {
  const values: OfferValues = {
    chef_id: null,
    proposal_ids: [],
    guests: null,
    day: '',
    starts_at: '',
    minutes: 240,
    commune: '',
    address: '',
    included: '',
    conditions: '',
    valid_until: '',
    lines: [{ description: 'Cena', quantity: 2, unit_price: 1_000 }],
  };

  it('says that a day is not known, and names the version that was seen', () => {
    expect(formOf(values, 3)).toMatchObject({ day: null, starts_at: null, valid_until: null, version: 3 });
  });

  it('keeps the lines in order', () => {
    expect(formOf(values, 1).lines).toEqual([{ description: 'Cena', quantity: 2, unit_price: 1_000 }]);
  });
});
