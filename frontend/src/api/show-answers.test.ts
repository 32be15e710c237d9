import { http, HttpResponse } from 'msw';

import { createTestStore } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { api } from './api';

const answer = (data: unknown) => () => HttpResponse.json({ status: 200, msg: 'Listo', data });

const offer = (version: number) => ({ id: 4, version, state: 'aceptada', evening: { version } });
const request = (version: number) => ({ id: 4, version, state: 'contactada' });
const evening = (version: number) => ({ id: 8, version, quote_request_id: 4 });
const range = (version: number) => ({ id: 4, version, chef_id: 1 });
const sent = { id: 4, version: 2, state: 'enviada' };
const another = { id: 3, version: 7, state: 'contactada' };
const saturdays = { from: '2099-12-01', to: '2099-12-31' };

const server = serveApi(
  http.all('*/offers/move-evening/4', answer(offer(2))),
  http.all('*/offers/confirm-overlap/4', answer(offer(2))),
  http.all('*/offers/accept-by-phone/4', answer(offer(2))),
  http.all('*/offers/send/4', answer(sent)),
  http.all('*/offers/texts', answer({ conditions: 'Reserva', version: 2 })),
  http.all('*/quote_requests/assign/4', answer(request(2))),
  http.all('*/quote_requests/next-step/4', answer(request(2))),
  http.all('*/quote_requests/move/4', answer(request(2))),
  http.all('*/agenda/evening/move/8', answer(evening(2))),
  http.all('*/agenda/blocked/update/4', answer(range(2))),
);

type Name = keyof typeof api.endpoints;

/** Reads `asked`, makes a change, and says what is shown while it is read again. The bodies of changes are not looked at here. */
async function shownAfter(
  change: [Name, { id?: number; [body: string]: unknown }],
  [name, asked, path, read]: [Name, object | undefined, string, unknown],
) {
  let reads = 0;
  const readAgain = new Promise<void>((resolve) =>
    server.use(
      http.get(`*/api/v1/${path}`, () => {
        reads += 1;
        if (reads === 1) return answer(read)();
        resolve();
        return new Promise<never>(() => undefined);
      }),
    ),
  );
  const store = createTestStore();
  const call = api.endpoints[name] as typeof api.endpoints.getOffer;
  const made = api.endpoints[change[0]] as typeof api.endpoints.moveEvening;
  await store.dispatch(call.initiate(asked as never));
  await store.dispatch(made.initiate(change[1] as never));
  await readAgain;
  // The store's type knows the endpoints that every page has.
  return call.select(asked as never)(store.getState() as never).data?.data;
}

const theOffer: Parameters<typeof shownAfter>[1] = [
  'getOffer',
  { id: 4 },
  'offers/get-one/4',
  { ...offer(1), client_name: 'Ana' },
];
const theRequest: typeof theOffer = [
  'getQuoteRequest',
  { id: 4 },
  'quote_requests/get-one/4',
  { ...request(1), activity: [] },
];
const eveningOf = (before: unknown): typeof theOffer => [
  'getEveningOfRequest',
  { id: 4 },
  'agenda/of-request/4',
  { evening: before },
];

test.each(['moveEvening', 'confirmOverlap', 'acceptOfferByPhone'] as const)(
  'an offer is shown as %s answered it, before it is read again',
  async (change) => {
    expect(await shownAfter([change, { id: 4 }], theOffer)).toEqual({ ...offer(2), client_name: 'Ana' });
  },
);

test('an offer that was sent is no draft any more, and keeps what its page shows besides', async () => {
  expect(await shownAfter(['sendOffer', { id: 4 }], theOffer)).toEqual({ ...offer(1), ...sent, client_name: 'Ana' });
});

test('the texts of new offers are shown as they were kept', async () => {
  const before = { conditions: 'Anticipo', version: 1 };
  expect(await shownAfter(['updateOfferTexts', {}], ['getOfferTexts', undefined, 'offers/texts', before])).toEqual({
    conditions: 'Reserva',
    version: 2,
  });
});

test.each(['moveQuoteRequest', 'assignQuoteRequest', 'planQuoteRequest'] as const)(
  'a request is shown as %s answered it, on its page and in every list',
  async (change) => {
    expect(await shownAfter([change, { id: 4 }], theRequest)).toEqual({ ...request(2), activity: [] });
    const list: typeof theOffer = [
      'listQuoteRequests',
      { state: 'contactada' },
      'quote_requests/all',
      [another, request(1)],
    ];
    expect(await shownAfter([change, { id: 4 }], list)).toEqual([another, request(2)]);
  },
);

test('the evening of a request has its new day at once', async () => {
  expect(await shownAfter(['shiftEvening', { id: 8 }], eveningOf(evening(1)))).toEqual({ evening: evening(2) });
});

test('days that a chef has blocked are shown as they were changed', async () => {
  const agenda = (version: number) => ({ evenings: [], blocked: [range(version)], more: false });
  expect(
    await shownAfter(['updateBlockedRange', { id: 4 }], ['getAgenda', saturdays, 'agenda/all', agenda(1)]),
  ).toEqual(agenda(2));
});

test('a change that was refused shows nothing', async () => {
  server.use(http.all('*/quote_requests/move/4', () => HttpResponse.json({ status: 409, msg: 'No' }, { status: 409 })));
  expect(await shownAfter(['moveQuoteRequest', { id: 4 }], theRequest)).toEqual({ ...request(1), activity: [] });
});
