import { expect, it } from '@jest/globals';
import { acceptedLetter, cancelledLetter, changedLetter, reminderLetter, shareSentence } from './evening-letters.js';
import { offerLetter } from './offer-letters.js';
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
  const evening = {
    ...{ number: 'C-2026-0001', chefName: 'Ana María Pérez', day: '2027-01-15', startsAt: '20:30' },
    ...{ guests: 8, place: 'Ñuñoa', menu: '', total: 45000 },
  };
  const terms = { rules: [], businessDays: '' } as unknown as OfferTerms;
  const file = { name: 'mesa.ics', method: 'REQUEST', content: '' };
  letters.push(acceptedLetter(evening, parties, { url: URL, page: URL }, file, terms));
  letters.push(changedLetter(evening, null, parties, URL, file));
  letters.push(reminderLetter(evening, parties, URL, false));
  letters.push(cancelledLetter(evening, { by: 'chef', percent: 100 }, parties, URL, file));
  expect(letters.map(({ to }) => to)).toEqual(Array(5).fill(reader));
  return letters.map(({ paragraphs }) => paragraphs[0]);
};

it('greets the client by the first name', () => {
  expect(greetings(PARTIES.reader)).toEqual(Array(5).fill('Hola Camila:'));
});

it('names nobody whose address is not known to be theirs', () => {
  expect(greetings({ name: '', address: 'camila@correo.example' })).toEqual(Array(5).fill('Hola:'));
});

it('say what is given back, with the amount where it is known', () => {
  expect(shareSentence({ percent: 50 }, 360_001)).toBe('Se devuelve el 50 % del total acordado: $180.001.');
  expect(shareSentence({ percent: 30 }, null)).toBe('Se devuelve el 30 % del total acordado.');
});
