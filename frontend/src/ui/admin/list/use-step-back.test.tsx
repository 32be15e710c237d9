import { act } from '@testing-library/react';

import { renderApp } from '../../../../test-setup/render';
import { useListParams } from './use-list-params';
import { useStepBack } from './use-step-back';

/** A list of fifteen rows, twelve of them on its first page. */
function List() {
  const { page, perPage, turnTo } = useListParams<{ id: number }, { sort?: 'name' }>({
    filters: {},
    columns: [],
    order: 'name',
  });
  const rows = Array.from({ length: [12, 3][page - 1] ?? 0 }, (_, id) => ({ id }));
  useStepBack({ isFetching: false, rows, total: 15, perPage, turnTo });
  return null;
}

test('past the end the last page is shown instead, and going back leads to where one came from', async () => {
  const { router } = renderApp(<List />, { path: '/gestion/chefs' });
  await act(() => router.navigate('/gestion/chefs?page=9'));
  expect(router.state.location.search).toBe('?page=2');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});
