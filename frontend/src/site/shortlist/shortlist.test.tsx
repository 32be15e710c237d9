import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { cardOf, choice, company, envelope, experienceOf, imageOf, storeWith, type Answers } from '../test-fixtures';
import { ChefCard } from '../cards/ChefCard';
import { ExperienceCard } from '../cards/ExperienceCard';
import { SiteLayout } from '../layout/SiteLayout';
import { MyTablePage } from '../my-table/MyTablePage';
import type { Quoted } from '../quote/message';
import { NO_FILTERS } from '../list/address';
import { rememberWish } from '../quote/kept-wish';
import { KEPT_AS } from './context';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Diego'];
const cards = (
  <ul>
    {NAMES.map((name, at) => (
      <ChefCard key={name} chef={cardOf(at + 1, name)} />
    ))}
    <ExperienceCard experience={experienceOf(1, 'Curanto')} chefName="Ana" />
  </ul>
);

const ROUTES = [
  {
    element: <SiteLayout />,
    children: [
      { path: '/', element: cards },
      { path: '/mi-mesa', element: <MyTablePage /> },
    ],
  },
];

const chef = (id: number, name: string): Quoted => ({ kind: 'chef', id, name, slug: name });
const stored = (...kept: Quoted[]) => ({ [KEPT_AS]: JSON.stringify(kept) });
const onDevice = () => JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]') as Quoted[];

async function open(
  path: string,
  { kept = {}, answers = {} }: { kept?: Record<string, string>; answers?: Answers } = {},
) {
  const { store } = storeWith({ '/company/one': envelope(company), ...answers });
  renderApp(ROUTES, { path, store, stored: kept });
  // The code that browsers fetch with the first press.
  await act(() => import('./ShortlistCount'));
}

const heart = (name: string) => screen.getByRole('button', { name: `Mi mesa: ${name}` });
const inHeader = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Mi mesa/ });

/** What another tab does. */
function elsewhere(...kept: Quoted[]) {
  localStorage.setItem(KEPT_AS, JSON.stringify(kept));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEPT_AS })));
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
});

test('a press keeps a chef or an experience, another lets it go, and the header says how many', async () => {
  await open('/');
  expect(inHeader()).toHaveAccessibleName('Mi mesa');
  fireEvent.click(heart('Bruno'));
  await waitFor(() => expect(heart('Bruno')).toHaveAttribute('aria-pressed', 'true'));
  fireEvent.click(heart('Curanto'));
  await waitFor(() => expect(inHeader()).toHaveAccessibleName('Mi mesa 2'));
  expect(onDevice()).toEqual([chef(2, 'Bruno'), { kind: 'experience', id: 1, name: 'Curanto', slug: 'Curanto' }]);
  expect(heart('Ana')).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(heart('Bruno'));
  await waitFor(() => expect(inHeader()).toHaveAccessibleName('Mi mesa 1'));
  expect(heart('Bruno')).toHaveAttribute('aria-pressed', 'false');
});

test('the fifth is told that four are the most, and nothing is lost', async () => {
  const four = NAMES.map((name, at) => chef(at + 1, name));
  await open('/', { kept: stored(...four) });
  await waitFor(() => expect(inHeader()).toHaveAccessibleName('Mi mesa 4'));
  fireEvent.click(heart('Curanto'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Puedes elegir hasta cuatro.');
  expect(onDevice()).toEqual(four);
  expect(heart('Curanto')).toHaveAttribute('aria-pressed', 'false');
});

test('another tab is followed, also the first one to keep something', async () => {
  await open('/');
  elsewhere(chef(1, 'Ana'), chef(3, 'Carla'));
  await waitFor(() => expect(inHeader()).toHaveAccessibleName('Mi mesa 2'));
  expect(heart('Carla')).toHaveAttribute('aria-pressed', 'true');
  elsewhere(chef(3, 'Carla'));
  await waitFor(() => expect(heart('Ana')).toHaveAttribute('aria-pressed', 'false'));
});

test('it works for as long as the page where the device stores nothing', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  await open('/');
  for (const name of ['Ana', 'Bruno']) {
    fireEvent.click(heart(name));
    await waitFor(() => expect(heart(name)).toHaveAttribute('aria-pressed', 'true'));
  }
  expect(inHeader()).toHaveAccessibleName('Mi mesa 2');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Tu navegador no puede guardar «Mi mesa»: se pierde si recargas o cierras esta página.',
  );
  fireEvent.click(heart('Ana'));
  await waitFor(() => expect(inHeader()).toHaveAccessibleName('Mi mesa 1'));

  jest.restoreAllMocks();
  fireEvent.click(heart('Bruno'));
  await waitFor(() => expect(inHeader()).toHaveAccessibleName('Mi mesa'));
});

test('it says that the device has no room for one more, and keeps it for as long as the page', async () => {
  await open('/', { kept: stored(chef(1, 'Ana')) });
  await waitFor(() => expect(inHeader()).toHaveAccessibleName('Mi mesa 1'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.click(heart('Bruno'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Tu navegador no puede guardar «Mi mesa»/);
  expect(inHeader()).toHaveAccessibleName('Mi mesa 2');
  expect(onDevice()).toEqual([chef(1, 'Ana')]);

  jest.restoreAllMocks();
  fireEvent.click(heart('Carla'));
  await waitFor(() => expect(onDevice().map(({ name }) => name)).toEqual(['Ana', 'Bruno', 'Carla']));
});

test('what the device keeps from elsewhere is taken only as far as it can be read', async () => {
  await open('/', {
    kept: { [KEPT_AS]: '[{"kind":"chef","id":2,"name":"Bruno","slug":"Bruno"},{"kind":"x"},7,null]' },
  });
  await waitFor(() => expect(inHeader()).toHaveAccessibleName('Mi mesa 1'));
  expect(heart('Bruno')).toHaveAttribute('aria-pressed', 'true');
});

test('the page lists what was kept with its present names, and says of one that is gone that it will not travel', async () => {
  await open('/mi-mesa', {
    kept: stored(chef(1, 'Ana'), chef(2, 'Bruno')),
    answers: {
      '/shortlist/find?chefs=1%2C2': envelope({
        chefs: [
          {
            id: 1,
            chef_name: 'Ana María',
            slug: 'Ana-María',
            profile_image: imageOf('ana'),
            price_per_person: 45000,
            modalities: [{ id: 1, name: 'Cenas' }],
          },
        ],
        proposals: [],
      }),
    },
  });
  expect(await screen.findByRole('link', { name: 'Ana María' })).toHaveAttribute('href', '/chef/Ana-Mar%C3%ADa');
  expect(screen.getByText('Desde $45.000 por persona · Cenas')).toBeInTheDocument();
  const gone = screen.getByRole('heading', { name: 'Bruno' }).closest('li');
  expect(gone).toHaveTextContent('Ya no está en el sitio, así que no irá en tu solicitud.');
  expect(within(gone as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cotizar mi mesa' })).toBeInTheDocument();
});

test('each can be removed and brought back to its place, with the focus where the button was', async () => {
  await open('/mi-mesa', { kept: stored(chef(1, 'Ana'), chef(2, 'Bruno'), chef(3, 'Carla')) });
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar a Bruno' }));
  const undo = screen.getByRole('button', { name: 'Deshacer y dejar a Bruno' });
  expect(undo).toHaveFocus();
  expect(onDevice().map(({ name }) => name)).toEqual(['Ana', 'Carla']);
  fireEvent.click(undo);
  expect(onDevice().map(({ name }) => name)).toEqual(['Ana', 'Bruno', 'Carla']);
  expect(screen.getByRole('button', { name: 'Quitar a Bruno' })).toHaveFocus();
});

test('without anything kept the page says how to choose', async () => {
  await open('/mi-mesa');
  expect(await screen.findByRole('heading', { name: 'Tu mesa todavía está vacía' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cotizar mi mesa' })).not.toBeInTheDocument();
});

test('the page says what the visitor looked for, which the request begins with', async () => {
  rememberWish({ ...NO_FILTERS, ciudad: 3, personas: 10, dieta: [2] });
  await open('/mi-mesa', {
    kept: stored(chef(1, 'Ana')),
    answers: {
      '/cities/all?scope=quotes': envelope([choice(3, 'Ñuñoa')]),
      '/diets/all': envelope([choice(2, 'Vegana')]),
    },
  });
  expect(
    await screen.findByText('Buscabas: 10 personas · Ñuñoa · Vegana. Lo ponemos en tu solicitud.'),
  ).toBeInTheDocument();
  sessionStorage.clear();
});
