import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import type { PublicProposalDto } from '../../api/public.generated';
import { routeLoader } from '../../store/page-loader';
import { PageProblem } from '../../app/PageProblem';
import { company, envelope, experienceOf, experiencePageOf, storeWith } from '../test-fixtures';
import { ExperiencePage } from './ExperiencePage';
import { load } from './load';

const CHILOE: PublicProposalDto = {
  ...experiencePageOf(1, 'Mesa de Chiloé'),
  moreProposals: [experienceOf(1, 'Mesa de Chiloé'), experienceOf(2, 'Caleta y limón')],
  comments: [
    { id: 1, client_name: 'Josefa', description: 'Nadie se paró.', score: 4.5, verified: false, answer: null },
  ],
};
const CALETA: PublicProposalDto = {
  ...experiencePageOf(2, 'Caleta y limón'),
  starter: 'Machas a la parmesana',
  moreProposals: [experienceOf(1, 'Mesa de Chiloé')],
};

async function openExperience(experience: PublicProposalDto) {
  const { store } = storeWith({
    [`/proposals/one/${experience.slug}`]: envelope(experience),
    [`/proposals/one/${CALETA.slug}`]: envelope(CALETA),
    '/company/one': envelope(company),
  });
  const routes = [
    {
      path: '/experiencia/:menuName',
      element: <ExperiencePage />,
      loader: routeLoader(store, load),
      HydrateFallback: () => null,
      errorElement: <PageProblem />,
    },
  ];
  const app = renderApp(routes, { path: `/experiencia/${encodeURIComponent(experience.slug)}`, store });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

test('shows the carta in its three parts, and who cooks it', async () => {
  await openExperience(CHILOE);
  expect(screen.getByRole('heading', { level: 1, name: 'Mesa de Chiloé' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Parte 1' })).toHaveTextContent('Chupe de jaiba');
  expect(screen.getByRole('region', { name: 'Parte 2' })).toHaveTextContent('Curanto en olla');
  expect(screen.getByRole('region', { name: 'Parte 3' })).toHaveTextContent('Leche nevada');
  const chef = screen.getByRole('link', { name: 'Ver chef Ana María Pérez' });
  expect(decodeURIComponent(chef.getAttribute('href') ?? '')).toBe('/chef/Ana-María-Pérez');
  const facts = screen.getByRole('complementary', { name: 'Datos de la experiencia' });
  for (const fact of ['Cenas', 'Chilena', 'Providencia', 'De 4 a 14 personas', '3 h', 'Vegetariana', 'Sin cilantro'])
    expect(within(facts).getByText(fact)).toBeInTheDocument();
  // What the chef can serve: the menu itself may have fish.
  expect(within(facts).getByText('Se puede adaptar a dieta').nextSibling).toHaveTextContent('Vegetariana');
  expect(screen.getByText('4,5 de 5 en 1 opinión.')).toBeInTheDocument();
});

test('what is not said of guests, time and diets is not shown', async () => {
  const silent = { guests_min: null, guests_max: null, duration_minutes: null };
  await openExperience({ ...CHILOE, ...silent, diets: [], moreProposals: [] });
  for (const fact of ['Personas', 'Duración', 'Se puede adaptar a dieta'])
    expect(screen.queryByText(fact)).not.toBeInTheDocument();
});

test('the price is where it begins, and nothing where none is registered', async () => {
  const { unmount } = await openExperience(CHILOE);
  for (const price of screen.getAllByText(/\$45\.000/)) expect(price).toHaveTextContent('Desde $45.000 por persona');
  unmount();
  await openExperience({ ...CHILOE, price_per_person: null, moreProposals: [] });
  expect(screen.queryByText(/por persona/)).not.toBeInTheDocument();
});

test('the chef’s other experiences do not hold this one', async () => {
  await openExperience(CHILOE);
  const others = screen.getByRole('region', { name: 'Otras experiencias del chef' });
  const links = within(others).getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Ver detalles de Caleta y limón');
});

test('a chef with one experience has no others to show', async () => {
  await openExperience({ ...CHILOE, moreProposals: [], comments: [] });
  expect(screen.queryByText('Otras experiencias del chef')).not.toBeInTheDocument();
  expect(screen.queryByText('Opiniones')).not.toBeInTheDocument();
});

test('another experience’s name brings that experience', async () => {
  await openExperience(CHILOE);
  fireEvent.click(screen.getByRole('link', { name: 'Ver detalles de Caleta y limón' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Caleta y limón' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Parte 1' })).toHaveTextContent('Machas a la parmesana');
  expect(screen.getByRole('link', { name: 'Ver detalles de Mesa de Chiloé' })).toBeInTheDocument();
});

test('a name nobody has is the 404 page and the toast of docs/product.md', async () => {
  const { router } = await openExperience(CHILOE);
  await act(() => router.navigate('/experiencia/nada'));
  expect(await screen.findByRole('alert')).toHaveTextContent('La experiencia buscada no existe');
  expect(screen.getByRole('heading', { level: 1, name: 'Esta mesa no está puesta' })).toBeInTheDocument();
});

test('the quote carries the experience', async () => {
  await openExperience(CHILOE);
  fireEvent.click(screen.getByRole('button', { name: 'Cotizar experiencia' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cotiza con nosotros' });
  expect(within(dialog).getByText('Quieres cotizar')).toBeInTheDocument();
  expect(within(dialog).getByText('Mesa de Chiloé')).toBeInTheDocument();
  const chat = await within(dialog).findByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('quiero cotizar la experiencia Mesa de Chiloé');
});
