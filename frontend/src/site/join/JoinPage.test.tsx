import { screen } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { originalTexts } from '../../../test-setup/texts';
import { openAndCancel } from '../house/test-dialog';
import { company, envelope, storeWith } from '../test-fixtures';
import { load } from './load';
import { JoinPage } from './JoinPage';

beforeEach(async () => {
  const { store } = storeWith({ '/company/one': envelope(company), ...originalTexts('join') });
  await load({ store, request: new Request('http://sobremesa.test/'), params: {} });
  renderApp(<JoinPage />, { store });
});

test.each(['Si eres chef', 'Si tienes un espacio', 'Si eres proveedor'])('speaks to those it is for: %s', (title) => {
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
});

test('the contact button opens its dialog', async () => {
  await openAndCancel('Contáctanos', 'Súmate al equipo');
});
