import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test-setup/render';
import { routeLoader } from '../../store/page-loader';
import { cardOf, choice, company, envelope, storeWith, type Answers } from '../test-fixtures';
import { usePageFocus } from '../layout/use-page-focus';
import { NO_FILTERS } from '../list/address';
import { rememberWish } from '../quote/kept-wish';
import { ChefsPage } from './ChefsPage';
import { load } from './load';

const chefs = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => cardOf(from + at));

const ANSWERS: Answers = {
  '/modality/all?scope=chefs': envelope([choice(1, 'Cenas')]),
  '/diets/all?scope=chefs': envelope([choice(8, 'Halal'), choice(2, 'Vegana', [20])]),
  '/foods_type/all?scope=chefs': envelope([choice(3, 'Parrilla', [30, 31])]),
  '/cities/city-chef': envelope([choice(5, 'Colina', [50])]),
  '/company/one': envelope(company),
  '/chefs/active?page=1&perPage=12': { status: 200, msg: 'Listo.', chefs: chefs(1, 12), showMoreButton: true },
  '/chefs/active?page=2&perPage=12': { status: 200, msg: 'Listo.', chefs: chefs(13, 15), showMoreButton: false },
  ...Object.fromEntries(
    [3, 4, 5, 6, 7, 8].map((page) => [
      `/chefs/active?page=${page}&perPage=12`,
      { status: 200, msg: 'Listo.', chefs: [], showMoreButton: false },
    ]),
  ),
  '/chefs/active?page=9&perPage=12': { status: 200, msg: 'Listo.', chefs: [], showMoreButton: false },
  '/cities/city-filter-food': envelope([cardOf(4)]),
};

/** The list, with the focus as the frame around every page moves it. */
function List() {
  usePageFocus();
  return <ChefsPage />;
}

function openList(path: string, answers: Answers = ANSWERS) {
  const { store, calls } = storeWith(answers);
  const routes = [
    {
      path: '/chefs',
      element: <List />,
      loader: routeLoader(store, load),
      HydrateFallback: () => null,
      errorElement: <p>no está</p>,
    },
  ];
  return { ...renderApp(routes, { path, store }), calls };
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const cards = () => screen.getAllByRole('link', { name: /^Ver Chef/ });
const address = ({ state }: { state: { location: { pathname: string; search: string } } }) =>
  state.location.pathname + state.location.search;

test('an address with choices that went into others leads to those, and what else it says stays', async () => {
  const { router, calls } = openList('/chefs?comida=31&ciudad=50');
  expect(await screen.findByLabelText('Tipo de comida')).toHaveDisplayValue('Parrilla');
  expect(screen.getByLabelText('Ciudad')).toHaveDisplayValue('Colina');
  expect(address(router)).toBe('/chefs?comida=3&ciudad=5');
  expect(calls).toContain('POST /cities/city-filter-food {"foodId":3,"cityId":5,"modalityId":0}');
});

test('a card says the commune and the cooking that were asked for, and not another one of the chef’s', async () => {
  const chef = {
    ...cardOf(4),
    chef_food_types: ['Chilena', 'Mariscos', 'Parrilla'].map((name, at) => ({ food_type: { id: at + 1, name } })),
    chef_cities: ['La Reina', 'Colina'].map((name, at) => ({ city: { id: at + 4, name } })),
  };
  const found = { ...ANSWERS, '/cities/city-filter-food': envelope([chef]) };
  const { unmount } = openList('/chefs?comida=3&ciudad=5', found);
  expect(await screen.findByText('Parrilla · Chilena · Colina')).toBeInTheDocument();
  unmount();
  openList('/chefs?busca=ana', found);
  expect(await screen.findByText('Chilena · Mariscos · La Reina')).toBeInTheDocument();
});

test('guests, price and diets become an address and a search, one after the other', async () => {
  const { router, calls } = openList('/chefs');
  const status = () => screen.getByRole('status').textContent;
  fireEvent.change(await screen.findByLabelText('Personas'), { target: { value: '8' } });
  await waitFor(() => expect(address(router)).toBe('/chefs?personas=8'));
  fireEvent.change(screen.getByLabelText('Precio por persona, desde'), { target: { value: '60000' } });
  await waitFor(() => expect(address(router)).toBe('/chefs?personas=8&desde=60000'));
  fireEvent.change(screen.getByLabelText('Precio por persona, hasta'), { target: { value: '30000' } });
  await waitFor(() => expect(address(router)).toBe('/chefs?personas=8&desde=30000&hasta=60000'));
  for (const diet of ['Halal', 'Vegana']) {
    fireEvent.click(screen.getByRole('checkbox', { name: diet }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: diet })).toBeChecked());
  }
  await waitFor(() => expect(address(router)).toBe('/chefs?personas=8&desde=30000&hasta=60000&dieta=8&dieta=2'));
  await waitFor(() => expect(status()).toBe('1 chef con estos filtros'));
  expect(calls.at(-1)).toBe(
    'POST /cities/city-filter-food {"foodId":0,"cityId":0,"modalityId":0,"guests":8,"diets":[8,2],"priceFrom":30000,"priceTo":60000}',
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Halal' }));
  await waitFor(() => expect(address(router)).toBe('/chefs?personas=8&desde=30000&hasta=60000&dieta=2'));
});

test('an address with guests, price and diets opens with them shown; former diets lead to what they mean now', async () => {
  const { router } = openList('/chefs?personas=7&hasta=35000&dieta=20');
  expect(await screen.findByLabelText('Personas')).toHaveDisplayValue('7 personas');
  expect(screen.getByLabelText('Personas')).toBeVisible();
  expect(screen.getByLabelText('Precio por persona, hasta')).toHaveDisplayValue('$35.000');
  expect(screen.getByRole('checkbox', { name: 'Vegana' })).toBeChecked();
  expect(address(router)).toBe('/chefs?personas=7&hasta=35000&dieta=2');
});

test('a filter becomes an address and a search, and load-more is gone', async () => {
  const { router, calls } = openList('/chefs');
  expect(await screen.findByText('12 chefs')).toBeInTheDocument();

  fireEvent.change(screen.getByLabelText('Tipo de comida'), { target: { value: '3' } });

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 chef con estos filtros'));
  expect(address(router)).toBe('/chefs?comida=3');
  expect(calls).toContain('POST /cities/city-filter-food {"foodId":3,"cityId":0,"modalityId":0}');
  expect(screen.queryByText('Cargar más chefs')).not.toBeInTheDocument();
});

test('the title says what is asked for before the answer comes, as the selects do', async () => {
  const never = new Response(new ReadableStream());
  openList('/chefs', { ...ANSWERS, '/cities/city-filter-food': never });
  fireEvent.change(await screen.findByLabelText('Ciudad'), { target: { value: '5' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Chefs en Colina' })).toBeInTheDocument();
  expect(screen.getByLabelText('Ciudad')).toHaveDisplayValue('Colina');
  expect(screen.queryByText('1 chef con estos filtros')).not.toBeInTheDocument();
});

test('an address with filters opens with them chosen; taking them off leads to page 1 of the plain list', async () => {
  const { router } = openList('/chefs?ciudad=5&pagina=2');
  expect(await screen.findByLabelText('Ciudad')).toHaveDisplayValue('Colina');

  fireEvent.change(screen.getByLabelText('Ciudad'), { target: { value: '0' } });

  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(address(router)).toBe('/chefs');
  expect(screen.getByText('Cargar más chefs')).toBeInTheDocument();
});

test('load-more is a link to the next page, which is appended; the focus goes on with the first new chef at the end', async () => {
  const { router } = openList('/chefs');
  const more = await screen.findByRole('link', { name: 'Cargar más chefs' });
  expect(more).toHaveAttribute('href', '/chefs?pagina=1-2');

  more.focus();
  fireEvent.click(more);

  await waitFor(() => expect(cards()).toHaveLength(15));
  expect(address(router)).toBe('/chefs?pagina=1-2');
  expect(screen.getByRole('status')).toHaveTextContent('15 chefs para tu mesa');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ver Chef Chef 13' })).toHaveFocus());
});

test('what load-more has shown stands in the address, so that a reload shows it again', async () => {
  openList('/chefs?pagina=1-2');
  expect(await screen.findByText('15 chefs')).toBeInTheDocument();
  expect(cards()).toHaveLength(15);
  expect(screen.queryByRole('link', { name: 'Ver los chefs anteriores' })).not.toBeInTheDocument();
});

test('pages that have become empty behind one that is there are left out', async () => {
  openList('/chefs?pagina=2-9');
  await waitFor(() => expect(cards()).toHaveLength(3));
});

test('a page opened by its address stands alone and leads to the one before', async () => {
  openList('/chefs?pagina=2');
  expect(await screen.findByText('3 chefs')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver los chefs anteriores' })).toHaveAttribute('href', '/chefs');
});

test('nothing found says what to do', async () => {
  openList('/chefs?comida=3', { ...ANSWERS, '/cities/city-filter-food': envelope([]) });
  expect(await screen.findByRole('heading', { name: 'Esta mesa todavía no tiene chef' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('0 chefs con estos filtros');
  expect(screen.getAllByRole('link', { name: 'Quitar filtros' })[0]).toHaveAttribute('href', '/chefs');
});

test('a search that finds more than it gives says so', async () => {
  const found = Array.from({ length: 100 }, (_, id) => cardOf(id + 1));
  openList('/chefs?comida=3', { ...ANSWERS, '/cities/city-filter-food': envelope(found) });
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      '100 chefs con estos filtros. Mostramos 100 como máximo: agrega un filtro o una palabra.',
    ),
  );
});

test('words are searched for after a pause, together with the filters; taking them away leads to the plain list', async () => {
  const { router, calls } = openList('/chefs?comida=3');
  const field = await screen.findByRole('searchbox', { name: 'Buscar' });

  fireEvent.change(field, { target: { value: 'pae' } });
  fireEvent.change(field, { target: { value: ' paella ' } });

  await waitFor(() => expect(address(router)).toBe('/chefs?comida=3&busca=paella'));
  const status = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(status()).toBe('1 chef para «paella» con estos filtros'));
  expect(calls.filter((call) => call.includes('search'))).toEqual([
    'POST /cities/city-filter-food {"foodId":3,"cityId":0,"modalityId":0,"search":"paella"}',
  ]);
  expect(field).toHaveValue(' paella ');

  fireEvent.click(screen.getByRole('link', { name: 'Quitar filtros' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(address(router)).toBe('/chefs');
});

test('words that go on from words are one step back', async () => {
  const { router } = openList('/chefs');
  const field = await screen.findByRole('searchbox', { name: 'Buscar' });
  for (const words of ['paella', 'paella valenciana']) {
    fireEvent.change(field, { target: { value: words } });
    await waitFor(() => expect(new URLSearchParams(address(router).slice(6)).get('busca')).toBe(words));
  }
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(address(router)).toBe('/chefs');
});

test('words without luck say what to do', async () => {
  openList('/chefs?busca=xyz', { ...ANSWERS, '/cities/city-filter-food': envelope([]) });
  expect(await screen.findByRole('heading', { name: 'Esta mesa todavía no tiene chef' })).toBeInTheDocument();
  expect(screen.getByText(/^Prueba con otras palabras/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver todos los chefs' })).toHaveAttribute('href', '/chefs');
  expect(screen.getByRole('link', { name: 'Quitar búsqueda' })).toHaveAttribute('href', '/chefs');
});

test.each([
  ['/chefs?formato=1', 'Quitar filtros', envelope([cardOf(4)])],
  ['/chefs?busca=zzz', 'Ver todos los chefs', envelope([])],
])('at %s a press on %s, which goes with it, hands the focus to the first card', async (path, name, found) => {
  const { router } = openList(path, { ...ANSWERS, '/cities/city-filter-food': found });
  const link = await screen.findByRole('link', { name });
  expect(document.body).toHaveFocus();
  link.focus();
  fireEvent.click(link);
  await waitFor(() => expect(address(router)).toBe('/chefs'));
  await waitFor(() => expect(cards()[0]).toHaveFocus());
});

/** An API that fails for these paths, until the test restores it with new answers. */
function awayFor(paths: string[]): { answers: Answers; comeBack: () => void } {
  const answers: Answers = { ...ANSWERS };
  for (const path of paths) answers[path] = new Response(null, { status: 503 });
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  return { answers, comeBack: () => Object.assign(answers, ANSWERS) };
}

test('a search that fails says so in the list’s place, with the filters where they were, and can be tried again', async () => {
  const { answers, comeBack } = awayFor(['/cities/city-filter-food']);
  const { router } = openList('/chefs', answers);
  fireEvent.change(await screen.findByLabelText('Tipo de comida'), { target: { value: '3' } });

  expect(await screen.findByRole('heading', { name: 'No pudimos traer a los chefs' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Chefs de parrilla' })).toBeInTheDocument();
  expect(screen.getByLabelText('Tipo de comida')).toHaveDisplayValue('Parrilla');
  expect(address(router)).toBe('/chefs?comida=3');

  comeBack();
  fireEvent.click(screen.getByRole('button', { name: 'Volver a intentar' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 chef con estos filtros'));
});

test('more chefs that do not arrive take away none of those who are there', async () => {
  const { answers, comeBack } = awayFor(['/chefs/active?page=2&perPage=12']);
  openList('/chefs', answers);
  fireEvent.click(await screen.findByRole('link', { name: 'Cargar más chefs' }));

  expect(await screen.findByRole('heading', { name: 'No pudimos traer a los chefs' })).toBeInTheDocument();
  expect(cards()).toHaveLength(12);
  expect(screen.getByRole('status')).toHaveTextContent('12 chefs a la vista');

  comeBack();
  fireEvent.click(screen.getByRole('button', { name: 'Volver a intentar' }));
  await waitFor(() => expect(cards()).toHaveLength(15));
  expect(screen.queryByRole('heading', { name: 'No pudimos traer a los chefs' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('15 chefs para tu mesa');
});

test('by keyboard, more chefs that do not arrive lead to the button that tries again, and from there to the first of them', async () => {
  const { answers, comeBack } = awayFor(['/chefs/active?page=2&perPage=12']);
  openList('/chefs', answers);
  const more = await screen.findByRole('link', { name: 'Cargar más chefs' });
  more.focus();
  fireEvent.click(more);
  const again = await screen.findByRole('button', { name: 'Volver a intentar' });
  await waitFor(() => expect(again).toHaveFocus());

  comeBack();
  fireEvent.click(again);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ver Chef Chef 13' })).toHaveFocus());
});

test('a page after the last one is not found', async () => {
  openList('/chefs?pagina=9');
  expect(await screen.findByText('no está')).toBeInTheDocument();
});

test('the quote dialog opens with the ways to reach the company', async () => {
  openList('/chefs');
  fireEvent.click(await screen.findByRole('button', { name: 'Cotiza con nosotros' }));
  expect(await screen.findByRole('dialog', { name: 'Cotiza con nosotros' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /WhatsApp \(\+56\) 9 1234 5678/ })).toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what is asked for goes along to anyone who asks for a quote, also without scripts and on later pages', async () => {
  const { router } = openList('/chefs?formato=1&ciudad=5&personas=8&hasta=60000&dieta=2&dieta=8&busca=ana');
  const [button] = await screen.findAllByRole('button', { name: 'Cotiza con nosotros' });
  const hidden = Array.from(button?.closest('form')?.querySelectorAll('input') ?? []);
  expect(hidden.map(({ name, value }) => `${name}=${value}`).join('&')).toBe(
    'formato=1&ciudad=5&personas=8&hasta=60000&dieta=2&dieta=8',
  );
  const kept = () => sessionStorage.getItem('sobremesa.wish');
  expect(kept()).toBe('?formato=1&ciudad=5&personas=8&hasta=60000&dieta=2&dieta=8');
  await act(() => router.navigate('/chefs'));
  expect(kept()).toBe('');
});

test('coming to a list without filters forgets nothing', async () => {
  rememberWish({ ...NO_FILTERS, personas: 8 });
  openList('/chefs');
  await screen.findByText('Cargar más chefs');
  expect(sessionStorage.getItem('sobremesa.wish')).toBe('?personas=8');
});

test.each([
  ['ciudad=5', 'Chefs en Colina', '/chefs?ciudad=5'],
  ['comida=3', 'Chefs de parrilla', '/chefs?comida=3'],
  ['formato=1', 'Chefs para cenas', '/chefs?formato=1'],
  ['dieta=2', 'Chefs con opción vegana', '/chefs?dieta=2'],
  ['ciudad=5&dieta=2', 'Chefs en Colina, con opción vegana', '/chefs?ciudad=5'],
  ['formato=1&personas=8', 'Chefs para cenas, para 8 personas', '/chefs?formato=1'],
  ['personas=8', 'Chefs para 8 personas', '/chefs'],
  ['personas=1', 'Chefs para 1 persona', '/chefs'],
  [
    'formato=1&comida=3&ciudad=5&personas=8&dieta=2&dieta=8',
    'Chefs de parrilla para cenas en Colina, para 8 personas, con opción vegana y halal',
    '/chefs?ciudad=5',
  ],
  ['comida=3&hasta=60000&busca=ana', 'Chefs de parrilla', '/chefs?comida=3'],
  ['ciudad=999', 'Te conectamos con los mejores chefs', '/chefs'],
  ['busca=ana', 'Te conectamos con los mejores chefs', '/chefs'],
])('the list of %s is called %s and kept at %s', async (query, heading, canonical) => {
  openList(`/chefs?${query}`);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  const isNamed = heading.startsWith('Chefs');
  expect(document.title).toBe(`${isNamed ? heading : 'Chefs independientes en Chile'} | Sobremesa`);
  const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  expect(address?.replace(/^https?:\/\/[^/]+/, '')).toBe(canonical);
});

test('what an address asks for that is not offered is shown, and can be taken back', async () => {
  const { router } = openList('/chefs?ciudad=999&dieta=77');
  expect(await screen.findByLabelText('Ciudad')).toHaveDisplayValue('Ya no está en la lista');
  const diet = screen.getByRole('checkbox', { name: 'Ya no está en la lista' });
  expect(diet).toBeChecked();
  expect(screen.getByLabelText('Formato')).toHaveDisplayValue('Todos los formatos');
  fireEvent.click(diet);
  await waitFor(() => expect(address(router)).toBe('/chefs?ciudad=999'));
  expect(screen.queryByRole('checkbox', { name: 'Ya no está en la lista' })).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Ciudad'), { target: { value: '0' } });
  await waitFor(() => expect(address(router)).toBe('/chefs'));
  expect(screen.queryByText('Ya no está en la lista')).not.toBeInTheDocument();
});

test.each([
  ['Chilena', 'Chefs de cocina chilena'],
  ['Nikkei', 'Chefs de cocina nikkei'],
  ['Mariscos', 'Chefs de mariscos'],
  ['Pastelería', 'Chefs de pastelería'],
  ['Asado criollo', 'Chefs de asado criollo'],
  ['Cocina de autor', 'Chefs de cocina de autor'],
])('the list of the food type %s is called %s', async (food, heading) => {
  openList('/chefs?comida=3', { ...ANSWERS, '/foods_type/all?scope=chefs': envelope([choice(3, food)]) });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

test('a filter that was pressed without getting the focus, as in Safari, moves it nowhere', async () => {
  openList('/chefs');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Vegana' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 chef con estos filtros'));
  expect(document.body).toHaveFocus();
  // What takes the filters off goes with them, and takes the focus with it.
  const link = screen.getByRole('link', { name: 'Quitar filtros' });
  act(() => link.focus());
  fireEvent.click(link);
  await screen.findByText('Cargar más chefs');
  await waitFor(() => expect(cards()[0]).toHaveFocus());
});

test('more than a hundred letters are cut, and the list says so', async () => {
  const { calls } = openList(`/chefs?busca=${'ñ'.repeat(150)}`);
  expect(await screen.findByText(/Buscamos con los primeros 100 caracteres\./)).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('ñ'.repeat(100));
  const body = JSON.stringify({ foodId: 0, cityId: 0, modalityId: 0, search: 'ñ'.repeat(100) });
  expect(calls).toContain(`POST /cities/city-filter-food ${body}`);
});

test('a search that is pasted with many spaces is cut, and the list says so', async () => {
  openList('/chefs');
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.paste('olla-de-greda-grande     '.repeat(30));
  expect(await screen.findByText(/Buscamos con los primeros 100 caracteres\./)).toBeInTheDocument();
});

test('a search of more words than are searched for says so', async () => {
  openList('/chefs?busca=a+b+c+d+e+f+g+h');
  expect(await screen.findByText(/Buscamos con las primeras 8 palabras\./)).toBeInTheDocument();
});

test('fewer are not spoken of', async () => {
  openList('/chefs?busca=paella');
  expect(await screen.findByText(/para «paella»/)).not.toHaveTextContent('caracteres');
});
