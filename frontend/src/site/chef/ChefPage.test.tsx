import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { PublicChefDto } from '../../api/public.generated';
import { renderApp } from '../../../test-setup/render';
import { chefOf, company, envelope, imageOf, storeWith } from '../test-fixtures';
import { ChefPage } from './ChefPage';
import { largeTiles } from './Gallery';

const ANA: PublicChefDto = {
  ...chefOf(1, 'Ana María Pérez'),
  proposals: [
    {
      id: 1,
      dish_name: 'Mesa de Chiloé',
      slug: 'Mesa-de-Chiloé',
      description: 'Curanto en olla.',
      profile_image: imageOf('curanto'),
      starter: 'Chupe',
      main_course: 'Curanto',
      dessert: 'Murta',
      guests_min: 6,
      guests_max: 20,
      duration_minutes: 240,
    },
  ],
  comments: [
    {
      id: 1,
      client_name: 'Josefa',
      description: 'Nadie se paró.',
      score: 5,
      verified: true,
      answer: 'Gracias, vuelvan.',
    },
    { id: 2, client_name: 'Marcela', description: 'Generosa.', score: 4, verified: false, answer: null },
  ],
};

async function openChef(chef: PublicChefDto) {
  const { store } = storeWith({
    [`/chefs/get-one/${chef.slug}`]: envelope(chef),
    '/company/one': envelope(company),
  });
  renderApp([{ path: '/chef/:name', element: <ChefPage /> }], {
    path: `/chef/${encodeURIComponent(chef.slug)}`,
    store,
  });
  await screen.findByRole('heading', { level: 1, name: chef.chef_name });
}

test('names three communes below the name and says how many there are besides', async () => {
  const cities = (...names: string[]) => names.map((name, at) => ({ city: { id: at + 1, name } }));
  await openChef({ ...ANA, chef_cities: cities('La Reina', 'Las Condes', 'Ñuñoa') });
  expect(screen.getByText('Cocina en La Reina, Las Condes y Ñuñoa')).toBeInTheDocument();
  expect(document.title).toMatch(/^Ana María Pérez, chef en La Reina\b/);
  cleanup();
  await openChef({ ...ANA, chef_cities: cities('La Reina', 'Las Condes', 'Ñuñoa', 'Colina') });
  expect(screen.getByText('Cocina en La Reina, Las Condes, Ñuñoa y 1 comuna más')).toBeInTheDocument();
});

test('names the next free Saturdays only where the company lets it', async () => {
  await openChef({ ...ANA, free_saturdays: ['2026-12-05', '2027-01-16'] });
  const facts = within(screen.getByRole('complementary', { name: 'Datos del chef' }));
  expect(facts.getByText('Próximos sábados libres')).toBeInTheDocument();
  expect(facts.getByText('5 de diciembre')).toBeInTheDocument();
  expect(facts.getByText('16 de enero')).toBeInTheDocument();
});

test('says nothing of Saturdays otherwise', async () => {
  await openChef(ANA);
  expect(screen.queryByText('Próximos sábados libres')).not.toBeInTheDocument();
});

test('shows who the chef is and what they cook', async () => {
  await openChef(ANA);
  const facts = screen.getByRole('complementary', { name: 'Datos del chef' });
  expect(facts).toHaveTextContent('Desde $45.000 por persona');
  expect(within(facts).getByText('Chilena')).toBeInTheDocument();
  expect(within(facts).getByText('Providencia')).toBeInTheDocument();
  expect(within(facts).getByText('Cenas')).toBeInTheDocument();
  expect(screen.getByText('Cocina en tu casa.')).toBeInTheDocument();
  const details = screen.getByRole('link', { name: 'Ver detalles de Mesa de Chiloé' });
  expect(decodeURIComponent(details.getAttribute('href') ?? '')).toBe('/experiencia/Mesa-de-Chiloé');
  expect(screen.getByText(/^4,5 de 5 en 2 opiniones\. Una opinión verificada la escribió/)).toBeInTheDocument();
  expect(screen.getByText('Por Josefa').parentElement).toHaveTextContent('Opinión verificada');
  expect(screen.getByText('Por Marcela').parentElement).not.toHaveTextContent('Opinión verificada');
});

test('says nothing where nothing is registered', async () => {
  await openChef({ ...ANA, price_per_person: null, proposals: [], comments: [] });
  expect(screen.queryByText(/por persona/)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Experiencias del chef' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Opiniones' })).not.toBeInTheDocument();
});

test('the quote carries the chef', async () => {
  await openChef(ANA);
  fireEvent.click(screen.getAllByRole('button', { name: 'Cotizar chef' })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Cotiza con nosotros' });
  expect(within(dialog).getByText('Ana María Pérez')).toBeInTheDocument();
  const chat = await within(dialog).findByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('quiero cotizar con Ana María Pérez');
});

test('a press on the portrait enlarges it', async () => {
  await openChef(ANA);
  fireEvent.click(screen.getByRole('button', { name: 'Ampliar la foto de Ana María Pérez' }));
  const dialog = await screen.findByRole('dialog', { name: 'Retrato de Ana María Pérez' });
  expect(within(dialog).getByAltText('Retrato de Ana María Pérez')).toBeInTheDocument();
});

test.each([1, 2, 4, 5, 6, 7, 8, 9, 13, 20])('%d photos fill their rows of four', (count) => {
  const large = largeTiles(count);
  const cells = (count - large + large * 4) % 4;
  expect(cells).toBe(0);
});
