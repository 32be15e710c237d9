import { http, HttpResponse } from 'msw';

import { createTestStore } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { api } from './api';
import { api as lists } from './public.generated';

const asked: string[] = [];
const list = (path: string) =>
  http.get(`*/api/v1/${path}`, () => {
    asked.push(path);
    return HttpResponse.json({ status: 200, msg: 'Lista', data: [] });
  });
serveApi(
  list('chefs/all'),
  list('comments/all'),
  list('comments/favorite'),
  list('foods_type/all'),
  http.delete('*/api/v1/chefs/delete/:id', () => HttpResponse.json({ status: 200, msg: 'Eliminado', data: null })),
);

test('deleting a chef makes every list again that showed the chef, its comments or its food types', async () => {
  const store = createTestStore();
  const { listChefs, listComments, listFavoriteComments, deleteChef } = api.endpoints;
  const { listFoodTypes } = lists.endpoints;
  await Promise.all([
    store.dispatch(listChefs.initiate({})),
    store.dispatch(listComments.initiate({})),
    store.dispatch(listFavoriteComments.initiate()),
    store.dispatch(listFoodTypes.initiate({})),
  ]);
  asked.length = 0;
  await store.dispatch(deleteChef.initiate({ id: 1 }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(asked.sort()).toEqual(['chefs/all', 'comments/all', 'comments/favorite', 'foods_type/all']);
});
