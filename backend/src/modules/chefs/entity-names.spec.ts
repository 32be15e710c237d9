import { expect, it } from '@jest/globals';
import { underEntityNames } from './entity-names.js';

it('gives fields the names of the entity, and nothing for what was left out', () => {
  const form: { phone_number: string; price_per_person?: number | null; x?: string; other: number } = {
    phone_number: '+56912345678',
    x: 'https://x.com/ana',
    other: 1,
  };
  expect(underEntityNames(form, ['phone_number', 'price_per_person', 'x'])).toEqual({
    phoneNumber: '+56912345678',
    pricePerPerson: null,
    x: 'https://x.com/ana',
  });
});
