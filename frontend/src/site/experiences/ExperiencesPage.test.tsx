import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { routeLoader } from '../../store/page-loader';
import { choice, company, envelope, experienceOf, storeWith, type Answers } from '../test-fixtures';
import { ExperiencesPage } from './ExperiencesPage';
import { load } from './load';

const experiences = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => experienceOf(from + at));
const page = (from: number, to: number, showMoreButton: boolean) =>
  envelope({ proposals: experiences(from, to), showMoreButton });

const ANSWERS: Answers = {
  '/modality/all?scope=proposals': envelope([choice(1, 'Cenas')]),
  '/diets/all?scope=proposals': envelope([choice(8, 'Halal'), choice(2, 'Vegana', [20])]),
  '/foods_type/all?scope=proposals': envelope([choice(3, 'Parrilla', [30, 31])]),
  '/cities/city-proposal': envelope([choice(5, 'Colina', [50])]),
  '/company/one': envelope(company),
  '/proposals/all?page=1&perPage=12': page(1, 12, true),
  '/proposals/all?page=2&perPage=12': page(13, 14, false),
  '/proposals/all?page=9&perPage=12': envelope({ proposals: [], showMoreButton: false }),
  '/proposals/search_menu': envelope([experienceOf(4)]),
};

function openList(path: string, answers: Answers = ANSWERS) {
  const { store, calls } = storeWith(answers);
  const routes = [
    {
      path: '/experiencias',
      element: <ExperiencesPage />,
      loader: routeLoader(store, load),
      HydrateFallback: () => null,
      errorElement: <p>no está</p>,
    },
  ];
  return { ...renderApp(routes, { path, store }), calls };
}

const cards = () => screen.getAllByRole('link', { name: /^Ver detalles/ });
const address = ({ state }: { state: { location: { pathname: string; search: string } } }) =>
  state.location.pathname + state.location.search;

test('shows each experience with its chef, and the way to it', async () => {
  openList('/experiencias');
  expect(await screen.findByRole('heading', { level: 1, name: 'Encuentra las mejores comidas aquí' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('12 experiencias a la vista');
  expect(screen.getByRole('heading', { level: 2, name: 'Mesa 3' })).toBeInTheDocument();
  expect(screen.getAllByText('Por Ana María Pérez')).toHaveLength(12);
  expect(screen.getByRole('link', { name: 'Ver detalles de Mesa 3' })).toHaveAttribute('href', '/experiencia/Mesa-3');
});

test('an address with choices that went into others leads to those, and what else it says stays', async () => {
  const { router, calls } = openList('/experiencias?comida=31&ciudad=50');
  expect(await screen.findByLabelText('Tipo de comida')).toHaveDisplayValue('Parrilla');
  expect(screen.getByLabelText('Ciudad')).toHaveDisplayValue('Colina');
  expect(address(router)).toBe('/experiencias?comida=3&ciudad=5');
  expect(calls).toContain('POST /proposals/search_menu {"modalityId":0,"citySearchId":5,"foodSearchId":3}');
});

test('guests, price and diets become an address and a search, one after the other', async () => {
  const { router, calls } = openList('/experiencias');
  const status = () => screen.getByRole('status').textContent;
  fireEvent.change(await screen.findByLabelText('Personas'), { target: { value: '8' } });
  await waitFor(() => expect(address(router)).toBe('/experiencias?personas=8'));
  fireEvent.change(screen.getByLabelText('Precio por persona, desde'), { target: { value: '60000' } });
  await waitFor(() => expect(address(router)).toBe('/experiencias?personas=8&desde=60000'));
  fireEvent.change(screen.getByLabelText('Precio por persona, hasta'), { target: { value: '30000' } });
  await waitFor(() => expect(address(router)).toBe('/experiencias?personas=8&desde=30000&hasta=60000'));
  for (const diet of ['Halal', 'Vegana']) {
    fireEvent.click(screen.getByRole('checkbox', { name: diet }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: diet })).toBeChecked());
  }
  await waitFor(() => expect(address(router)).toBe('/experiencias?personas=8&desde=30000&hasta=60000&dieta=8&dieta=2'));
  await waitFor(() => expect(status()).toBe('1 experiencia con estos filtros'));
  expect(calls.at(-1)).toBe(
    'POST /proposals/search_menu {"modalityId":0,"citySearchId":0,"foodSearchId":0,"guests":8,"diets":[8,2],"priceFrom":30000,"priceTo":60000}',
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Halal' }));
  await waitFor(() => expect(address(router)).toBe('/experiencias?personas=8&desde=30000&hasta=60000&dieta=2'));
});

test('an address with guests, price and diets opens with them shown; former diets lead to what they mean now', async () => {
  const { router } = openList('/experiencias?personas=7&hasta=35000&dieta=20');
  expect(await screen.findByLabelText('Personas')).toHaveDisplayValue('7 personas');
  expect(screen.getByLabelText('Personas')).toBeVisible();
  expect(screen.getByLabelText('Precio por persona, hasta')).toHaveDisplayValue('$35.000');
  expect(screen.getByRole('checkbox', { name: 'Vegana' })).toBeChecked();
  expect(address(router)).toBe('/experiencias?personas=7&hasta=35000&dieta=2');
});

test('a filter becomes an address and a search, and load-more is gone', async () => {
  const { router, calls } = openList('/experiencias?ciudad=5');
  expect(await screen.findByLabelText('Ciudad')).toHaveDisplayValue('Colina');

  fireEvent.change(screen.getByLabelText('Formato'), { target: { value: '1' } });

  await waitFor(() => expect(address(router)).toBe('/experiencias?formato=1&ciudad=5'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 experiencia con estos filtros'));
  expect(calls).toContain('POST /proposals/search_menu {"modalityId":1,"citySearchId":5,"foodSearchId":0}');
  expect(screen.queryByText('Cargar más experiencias')).not.toBeInTheDocument();
});

test('taking the last filter off leads to page 1 of the plain list', async () => {
  const { router } = openList('/experiencias?comida=3');
  expect(await screen.findByLabelText('Tipo de comida')).toHaveDisplayValue('Parrilla');

  fireEvent.change(screen.getByLabelText('Tipo de comida'), { target: { value: '0' } });

  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(address(router)).toBe('/experiencias');
});

test('load-more is a link to the next page, which is appended', async () => {
  const { router } = openList('/experiencias');
  const more = await screen.findByRole('link', { name: 'Cargar más experiencias' });
  expect(more).toHaveAttribute('href', '/experiencias?pagina=1-2');

  fireEvent.click(more);

  await waitFor(() => expect(cards()).toHaveLength(14));
  expect(address(router)).toBe('/experiencias?pagina=1-2');
  expect(screen.getByRole('status')).toHaveTextContent('14 experiencias para tu mesa');
});

test('nothing found says what to do', async () => {
  openList('/experiencias?comida=3', { ...ANSWERS, '/proposals/search_menu': envelope([]) });
  expect(await screen.findByRole('heading', { name: 'Este menú todavía no está en la carta' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Quitar filtros' })[0]).toHaveAttribute('href', '/experiencias');
});

test('a page after the last one is not found', async () => {
  openList('/experiencias?pagina=9');
  expect(await screen.findByText('no está')).toBeInTheDocument();
});

test('the city that is chosen goes along to anyone who asks for a quote', async () => {
  openList('/experiencias?ciudad=5');
  const [button] = await screen.findAllByRole('button', { name: 'Cotiza con nosotros' });
  expect(button?.closest('form')).toHaveFormValues({ ciudad: '5' });
});
