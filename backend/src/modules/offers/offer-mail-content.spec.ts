import { expect, it } from '@jest/globals';
import type { DueStep } from './due-money.repository.js';
import {
  acceptedMail,
  agreedChangeMail,
  cancelledMail,
  changedMail,
  reminderMail,
} from './evening-client-mail-content.js';
import { payWords, shareSentence } from './evening-mail-parts.js';
import { offerMail } from './offer-mail-content.js';
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

const evening = {
  ...{ number: 'C-2026-0001', chefName: 'Ana María Pérez', day: '2027-01-15', startsAt: '20:30' },
  ...{ guests: 8, place: 'Ñuñoa', menu: '', total: 45000 },
};
const terms = { rules: [], businessDays: '' } as unknown as OfferTerms;

const greetings = (reader: (typeof PARTIES)['reader']): (string | undefined)[] => {
  const row = offer as unknown as OfferRow; // Only the fields that the mails read.
  const parties = { ...PARTIES, reader };
  const mails = [offerMail(row, parties, URL)];
  mails.push(acceptedMail(evening, parties, { url: URL, page: URL, pay: undefined }, terms));
  mails.push(changedMail(evening, null, parties, { url: URL, pay: undefined }));
  mails.push(reminderMail(evening, parties, { url: URL, pay: undefined }, false));
  mails.push(cancelledMail(evening, { by: 'chef', percent: 100, amount: 45000, paid: null }, parties, URL));
  expect(mails.map(({ to }) => to)).toEqual(Array(5).fill(reader));
  return mails.map(({ paragraphs }) => paragraphs[0]);
};

it('greets the client by the first name', () => {
  expect(greetings(PARTIES.reader)).toEqual(Array(5).fill('Hola Camila:'));
});

it('names nobody whose address is not known to be theirs', () => {
  expect(greetings({ name: '', address: 'camila@correo.example' })).toEqual(Array(5).fill('Hola:'));
});

it('say what is to pay, by when and where, and what confirms the date', () => {
  const steps: [DueStep, DueStep] = [
    { what: 'reserva', left: 22_500, dueOn: '2026-12-02' },
    { what: 'saldo', left: 22_500, dueOn: '2027-01-07' },
  ];
  const pay = { steps, toConfirm: true, url: 'https://sobremesa.example/pago/x' };
  const accepted = (toConfirm: boolean) =>
    acceptedMail(evening, PARTIES, { url: URL, page: URL, pay: { ...pay, toConfirm } }, terms);
  const left =
    'Falta por pagar $22.500 con plazo hasta el miércoles, 2 de diciembre de 2026 y $22.500 con plazo hasta el jueves, 7 de enero de 2027: https://sobremesa.example/pago/x';
  expect(accepted(true)).toMatchObject({ title: 'Falta confirmar tu fecha', links: [URL, pay.url] });
  expect(accepted(true).paragraphs).toContain(`La fecha se confirma cuando pagas la reserva. ${left}`);
  expect(payWords({ ...pay, steps: [{ ...steps[0], what: 'total' }] }).join()).toContain('cuando pagas todo. Falta');
  expect(accepted(false)).toMatchObject({ title: 'Tu mesa está confirmada', links: [URL, pay.url] });
  expect(accepted(false).paragraphs).toContain(left);
  const usual = { url: URL, pay: { ...pay, toConfirm: false } };
  for (const mail of [
    agreedChangeMail(evening, [], PARTIES, usual),
    changedMail(evening, { day: '2027-02-15', startsAt: '20:30' }, PARTIES, usual),
    reminderMail(evening, PARTIES, usual, false),
  ])
    expect({ last: mail.paragraphs.at(-1), links: mail.links }).toEqual({ last: left, links: [pay.url] });
});

it('say what is given back, with the amount where it is known', () => {
  const agreed = { percent: 50, amount: 180_001, paid: null };
  expect(shareSentence(agreed)).toBe('Se devuelve el 50 % del total acordado: $180.001.');
  expect(shareSentence({ ...agreed, amount: null })).toBe('Se devuelve el 50 % del total acordado.');
});

it('say it of what was paid, where that is known', () => {
  const paid = { percent: 50, amount: 90_000, paid: 180_000 };
  expect(shareSentence(paid)).toBe('Se devuelve el 50 % de lo que pagaste: $90.000.');
  expect(shareSentence(paid, 'de lo pagado')).toBe('Se devuelve el 50 % de lo pagado: $90.000.');
  expect(shareSentence({ percent: 50, amount: 0, paid: 0 })).toBe('No hay pagos: no hay nada que devolver.');
});
