import { expect, it } from '@jest/globals';
import { quoteMail } from './quote-mail-content.js';
import type { QuoteRequestDto } from './quotes.dto.js';

const OFFICE = {
  office: { name: 'Sobremesa', address: 'hola@sobremesa.example' },
  publicUrl: 'https://sobremesa.example',
};
const ANA = { id: 1, chef_name: 'Ana María Pérez', slug: 'Ana-María-Pérez' };
const TOMAS = { id: 2, chef_name: 'Tomás Undurraga', slug: 'Tomás-Undurraga' };
const CURANTO = { id: 5, dish_name: 'Mesa de Chiloé', slug: 'Mesa-de-Chiloé' };

const request = {
  id: 41,
  name: 'Camila Rojas',
  email: 'camila@correo.example',
  phone_number: '+56912345678',
  kind: 'cena',
  guests: 8,
  event_date: null,
  city: { id: 3, name: 'Ñuñoa' },
  chef: ANA,
  proposal: CURANTO,
  choices: [
    { chef: ANA, proposal: CURANTO },
    { chef: TOMAS, proposal: null },
  ],
  budget_per_person: 45000,
  reply_by: 'llamada',
  message: null,
  utm_source: 'boletin',
  utm_medium: null,
  utm_campaign: 'fiestas',
} as unknown as QuoteRequestDto; // Only the fields that a mail reads.

it('tells the company all that a client chose, what they would spend and how to answer them, and leads to that request', () => {
  const { facts, action } = quoteMail(request, OFFICE);
  expect(facts).toEqual([
    ['Nombre', 'Camila Rojas'],
    ['Correo', 'camila@correo.example'],
    ['Teléfono', '(+56) 9 1234 5678'],
    ['Tipo', 'Cena'],
    ['Invitados', '8'],
    ['Comuna', 'Ñuñoa'],
    ['Elige', 'Mesa de Chiloé, de Ana María Pérez\nTomás Undurraga'],
    ['Presupuesto', '$45.000 por persona'],
    ['Responder por', 'Llamada'],
    ['Campaña', 'boletin / fiestas'],
  ]);
  expect(action).toEqual({ label: 'Ver la solicitud', url: 'https://sobremesa.example/gestion/solicitudes/41' });
});

it('says of a client without a phone how to answer', () => {
  const { facts } = quoteMail({ ...request, phone_number: '', reply_by: 'correo' }, OFFICE);
  expect(facts).toContainEqual(['Teléfono', 'No dejó: respóndele por correo.']);
});
