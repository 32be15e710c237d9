import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { originalTexts } from '../../../test-setup/texts';
import { openAndCancel } from '../house/test-dialog';
import { company, envelope, imageOf, storeWith } from '../test-fixtures';
import { CorporatePage } from './CorporatePage';
import { load } from './load';

const logoOf = (id: number, name_company: string) => ({
  id,
  name_company,
  color_logo: imageOf(`color-${id}`),
  transparent_logo: imageOf(`white-${id}`),
  version: 1,
});

async function open(logos: unknown[]) {
  const { store } = storeWith({
    '/company/one': envelope(company),
    '/workered_company/all': envelope(logos),
    ...originalTexts('corporate'),
  });
  await load({ store, request: new Request('http://sobremesa.test/corporativo'), params: {} });
  renderApp(<CorporatePage />, { store });
}

test('says what docs/product.md says: hero, three cards, over 500 events', async () => {
  await open([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Cotiza un evento con nosotros' })).toBeInTheDocument();
  const cards = within(screen.getByRole('list', { name: 'Lo que hacemos para empresas' }));
  expect(cards.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Más de 500 eventos' })).toBeInTheDocument();
});

test('hangs every client on the wall, in colour', async () => {
  await open([logoOf(1, 'Lumbra'), logoOf(2, 'Quillaya')]);
  const wall = within(screen.getByRole('region', { name: 'Ya se sentaron a la mesa' }));
  expect(wall.getAllByRole('img').map((logo) => logo.getAttribute('alt'))).toEqual(['Lumbra', 'Quillaya']);
  expect(wall.getByAltText('Lumbra')).toHaveAttribute('src', '/files/color-1-800.webp');
});

test('has no wall without clients', async () => {
  await open([]);
  expect(screen.queryByRole('heading', { name: 'Ya se sentaron a la mesa' })).not.toBeInTheDocument();
});

test('asks for a quote in the dialog', async () => {
  await open([]);
  await openAndCancel('Cotiza con nosotros', 'Cotiza con nosotros');
});
