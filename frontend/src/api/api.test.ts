import { http, HttpResponse } from 'msw';

import { createTestStore } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { api } from './api';
import { api as lists } from './lists.generated';

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
  http.get('*/api/v1/offers/get-one/4', async () => {
    await mayAnswer;
    return offerOf(1);
  }),
  http.put('*/api/v1/offers/move-evening/4', () => offerOf(2)),
);

let mayAnswer: Promise<void> = Promise.resolve();
const offerOf = (version: number) => HttpResponse.json({ status: 200, msg: 'Listo', data: { evening: { version } } });

test('deleting a chef makes every list anew that showed the chef, its comments or its food types', async () => {
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

test('an evening that was moved has its new version before the offer is read anew', async () => {
  const store = createTestStore();
  const { getOffer, moveEvening } = api.endpoints;
  // The store's type knows the endpoints that every page has.
  const shown = () => getOffer.select({ id: 4 })(store.getState() as never).data?.data.evening?.version;
  await store.dispatch(getOffer.initiate({ id: 4 }));
  expect(shown()).toBe(1);
  let goOn = () => undefined as void;
  mayAnswer = new Promise((resolve) => (goOn = resolve));
  const moveEveningDto = { day: '2099-12-12', starts_at: '20:00', note: '', version: 1 };
  await store.dispatch(moveEvening.initiate({ id: 4, moveEveningDto }));
  expect(shown()).toBe(2);
  goOn();
});
