import { expect, it } from '@jest/globals';
import { acceptedLetter, offerLetter } from './offer-letters.js';
import type { OfferTerms } from './offer-terms.js';
import type { OfferRow } from './offers.repository.js';

const PARTIES = {
  client: { name: ' Camila Rojas Fuentealba', address: 'camila@correo.example' },
  office: { name: 'Sobremesa', address: 'hola@sobremesa.example' },
};
const URL = 'https://sobremesa.example/cotizacion/x';
const offer = {
  chef_name: 'Ana María Pérez',
  day: '2027-01-15',
  starts_at: '20:30',
  valid_until: '2027-01-08',
  menus: [],
  total: 45000,
};

it('greets the client by the first name, as the receipt does', () => {
  const row = offer as unknown as OfferRow; // Only what the letters read.
  const sent = offerLetter(row, PARTIES, URL);
  const when = { day: '2027-01-15', startsAt: '20:30' };
  const terms = { rules: [], businessDays: '' } as unknown as OfferTerms;
  const file = { name: 'mesa.ics', type: 'text/calendar', content: '' };
  const accepted = acceptedLetter(row, when, PARTIES, URL, file, terms);
  expect([sent, accepted].map(({ paragraphs }) => paragraphs[0])).toEqual(['Hola Camila:', 'Hola Camila:']);
});
