import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { originalTexts } from '../../../test-setup/texts';
import { openAndCancel } from '../house/test-dialog';
import { company, envelope, storeWith } from '../test-fixtures';
import { load } from './load';
import { TermsPage } from './TermsPage';

beforeEach(async () => {
  const { store } = storeWith({ '/company/one': envelope(company), ...originalTexts('terms') });
  await load({ store, request: new Request('http://sobremesa.test/'), params: {} });
  renderApp(<TermsPage />, { store });
});

const section = (name: string) => within(screen.getByRole('region', { name }));

test('has thirteen sections, each with its entry in the table of contents', () => {
  const entries = within(
    screen.getByRole('navigation', { name: 'Contenido de los términos' }),
  ).getAllByRole<HTMLAnchorElement>('link');
  expect(entries).toHaveLength(13);
  entries.forEach((entry, at) => {
    const target = document.querySelector(entry.hash);
    expect(target).toHaveTextContent(`${at + 1}. ${entry.textContent}`);
  });
});

test('gives back 100, 50 or 30 % by the days left', () => {
  const rows = section('5. Pago y cancelación').getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Más de 5 días hábiles antes100 %',
    'Entre 3 y 5 días hábiles antes50 %',
    'Menos de 3 días hábiles antes30 %',
  ]);
});

test.each([
  ['1. Privacidad y datos personales', /Ley N\.º 19\.628/],
  ['1. Privacidad y datos personales', /Desde diciembre de 2026 rige la Ley N\.º 21\.719/],
  ['3. Acceso al sitio', /18 años o más/],
  ['4. Modelo de negocio', /Somos un intermediario/],
  ['5. Pago y cancelación', /no incluye el 10,75 %/],
  ['5. Pago y cancelación', /proveedor de pagos con tarjeta/],
  ['5. Pago y cancelación', /transferencia bancaria cuando se trata de una cotización a la medida/],
  ['10. Contratación de servicios', /24 horas de anticipación/],
  ['10. Contratación de servicios', /Santiago Centro, Ñuñoa, .* La Florida y Viña del Mar/],
  ['11. Notificaciones', /recibida al tercer día/],
  ['11. Notificaciones', /dentro de 5 días hábiles/],
  ['13. Ley aplicable', /leyes de la República de Chile/],
])('%s says %s', (name, figure) => {
  expect(screen.getByRole('region', { name })).toHaveTextContent(figure);
});

test('says from when the terms are, and later which version', () => {
  expect(screen.getByText(/Última actualización: noviembre de 2026\./)).toBeInTheDocument();
});

test('the contact button opens its dialog', async () => {
  await openAndCancel('Contáctanos', 'Contáctanos');
});
