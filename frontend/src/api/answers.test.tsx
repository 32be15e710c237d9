import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { createTestStore, renderApp } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { keyOf, useAnswer } from './answers';
import { api } from './lists.generated';

let calls = 0;
const server = serveApi(
  http.get('*/api/v1/modality/all', () => {
    calls += 1;
    return HttpResponse.json({
      status: 200,
      msg: 'Formatos',
      data: [{ id: 1, name: `Cenas ${calls}`, former_ids: [] }],
    });
  }),
  http.get('*/api/v1/company/one', () => HttpResponse.error()),
);
beforeEach(() => {
  calls = 0;
});

function Formats({ skip }: { skip?: boolean }) {
  const { data, isError, isFetching, refetch } = useAnswer('listModalities', { scope: 'chefs' }, { skip });
  return (
    <>
      <p>{data?.data[0]?.name ?? (isFetching ? 'Cargando' : 'Nada')}</p>
      {isError && <button onClick={refetch}>Volver a intentar</button>}
    </>
  );
}

test.each([{}, { page: 2, perPage: 12 }, { perPage: 12, page: undefined }, { b: [2, 1], a: { d: 1, c: null } }])(
  'the key of %j is the one that RTK Query holds it by',
  async (arg) => {
    const asked = createTestStore().dispatch(api.endpoints.listModalities.initiate(arg as { scope?: 'chefs' }));
    expect(asked.queryCacheKey).toBe(keyOf('listModalities', arg));
    await asked;
  },
);

test('so is that of a call that takes nothing', async () => {
  const asked = createTestStore().dispatch(api.endpoints.getCompany.initiate());
  expect(asked.queryCacheKey).toBe(keyOf('getCompany', undefined));
  await asked;
});

test('what is asked for is shown once it is there', async () => {
  renderApp(<Formats />);
  expect(screen.getByText('Cargando')).toBeVisible();
  expect(await screen.findByText('Cenas 1')).toBeVisible();
});

test('what is skipped is not asked for', () => {
  renderApp(<Formats skip />);
  expect(screen.getByText('Nada')).toBeVisible();
  expect(calls).toBe(0);
});

test('what is dropped while it is shown, as at a sign-out, is asked for again', async () => {
  const { store } = renderApp(<Formats />);
  await screen.findByText('Cenas 1');
  act(() => void store.dispatch(api.util.resetApiState()));
  expect(await screen.findByText('Cenas 2')).toBeVisible();
});

test('a failure is said, and asked again when somebody wants it', async () => {
  server.use(http.get('*/api/v1/modality/all', () => HttpResponse.error(), { once: true }));
  renderApp(<Formats />);
  const again = await screen.findByRole('button', { name: 'Volver a intentar' });
  act(() => again.click());
  expect(await screen.findByText('Cenas 1')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
