import { expect, it } from '@jest/globals';
import { acceptedLetter, offerLetter } from './offer-letters.js';
import type { OfferTerms } from './offer-terms.js';
import type { OfferRow } from './offers.repository.js';

const PARTIES = {
  client: { name: ' Camila Rojas Fuentealba', address: 'camila@correo.example' },
  reader: { name: ' Camila Rojas Fuentealba', address: 'camila@correo.example' },
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

const greetings = (reader: (typeof PARTIES)['reader']): (string | undefined)[] => {
  const row = offer as unknown as OfferRow; // Only the fields that the mails read.
  const parties = { ...PARTIES, reader };
  const letters = [offerLetter(row, parties, URL)];
  const when = { day: '2027-01-15', startsAt: '20:30' };
  const terms = { rules: [], businessDays: '' } as unknown as OfferTerms;
  const file = { name: 'mesa.ics', type: 'text/calendar', content: '' };
  letters.push(acceptedLetter(row, when, parties, URL, file, terms));
  expect(letters.map(({ to }) => to)).toEqual([reader, reader]);
  return letters.map(({ paragraphs }) => paragraphs[0]);
};

it('greets the client by the first name', () => {
  expect(greetings(PARTIES.reader)).toEqual(['Hola Camila:', 'Hola Camila:']);
});

it('names nobody whose address is not known to be theirs', () => {
  expect(greetings({ name: '', address: 'camila@correo.example' })).toEqual(['Hola:', 'Hola:']);
});
