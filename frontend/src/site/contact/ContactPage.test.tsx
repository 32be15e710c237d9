import { cleanup, screen, within } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { provideForm } from '../quote/form/OwnForm';
import { QuoteForm } from '../quote/form/QuoteForm';
import { chefOf, choice, company, envelope, storeWith } from '../test-fixtures';
import { ContactPage } from './ContactPage';
import { load } from './load';

const FACEBOOK = 'https://www.facebook.com/sobremesa.example/';

beforeAll(() => provideForm(QuoteForm));

beforeEach(async () => {
  const { store } = storeWith({
    '/company/one': envelope({ ...company, facebook: FACEBOOK }),
    '/cities/all?scope=quotes': envelope([choice(3, 'Providencia', [13])]),
    '/chefs/get-one/Ana-María-Pérez': envelope(chefOf(7, 'Ana María Pérez')),
  });
  const path = '/cotiza?chef=Ana-Mar%C3%ADa-P%C3%A9rez';
  await load({ store, request: new Request(`http://sobremesa.test${path}`), params: {} });
  renderApp(<ContactPage />, { store, path });
});

test('shows where else the company is, as far as it is registered', () => {
  const facts = within(screen.getByRole('region', { name: 'Dónde encontrarnos' }));
  expect(facts.getByRole('link', { name: 'instagram.com/sobremesa.example' })).toHaveAttribute(
    'href',
    company.instagram,
  );
  expect(facts.getByRole('link', { name: 'facebook.com/sobremesa.example' })).toHaveAttribute('href', FACEBOOK);
  expect(facts.queryByText('LinkedIn')).not.toBeInTheDocument();
  expect(facts.getByText('Av. Italia 1439, Santiago')).toBeInTheDocument();
});

test('shows e-mail and phone as ways to write, each with the request begun', () => {
  const ways = within(screen.getByRole('region', { name: '¿Prefieres escribirnos?' }));
  const mail = ways.getByRole('link', { name: `Correo ${company.email}` }).getAttribute('href');
  expect(mail).toMatch(new RegExp(`^mailto:${company.email}\\?.*subject=Cotizaci`));
  const chat = ways.getByRole('link', { name: 'WhatsApp (+56) 9 1234 5678' }).getAttribute('href');
  expect(chat).toMatch(/^https:\/\/wa\.me\/56912345678\?text=Hola/);
});

test('shows the chef that the address names, and sends the form there', () => {
  const panel = within(screen.getByRole('region', { name: 'Cotiza con nosotros' }));
  expect(panel.getByText('Ana María Pérez')).toBeInTheDocument();
  const form = panel.getByLabelText('Nombre').closest('form');
  expect(form).toHaveAttribute('action', '/cotiza?chef=Ana-Mar%C3%ADa-P%C3%A9rez');
  expect(form).toHaveFormValues({ chef_id: '7' });
});

test('begins with the commune and the kind that the address names, and nonsense names none', async () => {
  const chosen = async (path: string) => {
    cleanup();
    const { store } = storeWith({ '/cities/all?scope=quotes': envelope([choice(3, 'Providencia', [13])]) });
    await load({ store, request: new Request(`http://sobremesa.test${path}`), params: {} });
    renderApp(<ContactPage />, { store, path });
    return [/^Comuna/, /gustaría hacer/, /te respondemos/].map(
      (label) => screen.getByLabelText<HTMLSelectElement>(label).value,
    );
  };
  expect(await chosen('/cotiza?motivo=otra&ciudad=3')).toEqual(['3', 'otra', 'whatsapp']);
  // A commune that went into that one means it.
  expect(await chosen('/cotiza?motivo=otra&ciudad=13')).toEqual(['3', 'otra', 'whatsapp']);
  expect(screen.getByLabelText(/Invitados/)).not.toBeRequired();
  expect(await chosen('/cotiza?motivo=toString&ciudad=x')).toEqual(['', '', 'whatsapp']);
});

test('begins with the filters of a list, in the form and in the prepared messages', async () => {
  cleanup();
  const { store } = storeWith({
    '/company/one': envelope(company),
    '/cities/all?scope=quotes': envelope([choice(3, 'Providencia')]),
    '/diets/all': envelope([choice(2, 'Vegana'), choice(5, 'Sin gluten')]),
    '/modality/all': envelope([{ ...choice(4, 'Clases'), kind: 'clase' }]),
  });
  const path = '/cotiza?formato=4&ciudad=3&personas=10&hasta=60000&dieta=2&dieta=5';
  await load({ store, request: new Request(`http://sobremesa.test${path}`), params: {} });
  renderApp(<ContactPage />, { store, path });
  expect(screen.getByLabelText('Nombre').closest('form')).toHaveFormValues({
    city_id: '3',
    kind: 'clase',
    guests: '10',
    budget_per_person: '$60.000',
    message: 'Buscamos opción vegana y sin gluten.',
    restrictions: '',
    restrictions_consent: false,
  });
  const chat = screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '';
  expect(new URL(chat).searchParams.get('text')).toContain(
    'Fecha: \nComuna: Providencia\nInvitados: 10\nDietas: Vegana, Sin gluten\nLo que celebramos: ',
  );
});

test('asking works although nothing could be loaded', async () => {
  cleanup();
  const { store } = storeWith({});
  const request = new Request('http://sobremesa.test/cotiza?experiencia=nada');
  await expect(load({ store, request, params: {} })).resolves.toBeNull();
  renderApp(<ContactPage />, { store });
  expect(screen.getByRole('button', { name: 'Enviar solicitud' })).toBeEnabled();
});
