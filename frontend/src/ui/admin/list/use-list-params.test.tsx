import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { Link, useRoutes } from 'react-router-dom';

import { renderApp } from '../../../../test-setup/render';
import { SearchField } from './SearchField';
import { useListParams } from './use-list-params';

function List() {
  const { asked, narrow, sortBy } = useListParams<{ id: number }, { sort?: 'name' }>({
    filters: {},
    columns: [],
    order: 'name',
  });
  return (
    <>
      <SearchField label="Buscar" value={asked.search ?? ''} onSearch={(search) => narrow({ search })} />
      <button onClick={() => sortBy('-name')}>Ordenar</button>
      <Link to="/gestion/chefs-comments">Comentarios</Link>
    </>
  );
}

let arrive: () => void = () => undefined;

/** The screen of another list, whose code is on its way. */
const Comments = lazy(async () => {
  await new Promise<void>((resolve) => (arrive = resolve));
  return { default: () => <h1>Comentarios</h1> };
});

/** As the back-office has its screens: routes of its own below one of the router's. */
const Area = () =>
  useRoutes([
    { path: 'chefs', element: <List /> },
    { path: 'chefs-comments', element: <Comments /> },
  ]);

const open = (query = '') =>
  renderApp([{ path: 'gestion/*', Component: Area }], { path: `/gestion/chefs${query}` }).router;

afterEach(() => jest.useRealTimers());

test('a search is asked for once one pauses', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: () => undefined, delay: null });
  const router = open();
  await user.type(screen.getByRole('searchbox'), 'ro');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(router.state.location.search).toBe('');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(router.state.location.search).toBe('?search=ro');
});

test('another search and another order begin on the first page', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: () => undefined, delay: null });
  const router = open('?page=3');
  await user.click(screen.getByRole('button', { name: 'Ordenar' }));
  expect(router.state.location.search).toBe('?sort=-name');
  await act(() => router.navigate('?page=3'));
  await user.type(screen.getByRole('searchbox'), 'ro');
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(router.state.location.search).toBe('?search=ro');
});

test('a link that is pressed right after typing leads on, although the next screen is on its way', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: () => undefined, delay: null });
  const router = open();
  await user.type(screen.getByRole('searchbox'), 'ro');
  await user.click(screen.getByRole('link'));
  expect(screen.getByRole('searchbox')).toBeVisible();
  // Longer than the field waits for the next letter.
  act(() => void jest.advanceTimersByTime(400));
  expect(router.state.location).toMatchObject({ pathname: '/gestion/chefs-comments', search: '' });
  await act(async () => Promise.resolve(arrive()));
  expect(await screen.findByRole('heading')).toBeVisible();
});
