import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { createTestStore, renderApp } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { api, useGetQuoteRequestQuery } from './generated';
import { useRefetchRequest } from './use-refetch-request';

let reads = 0;
let answer: (refused?: boolean) => void = () => undefined;
let onSecondRead: () => void = () => undefined;
serveApi(
  http.get('*/api/v1/quote_requests/get-one/:id', async () => {
    reads += 1;
    if (reads > 1) onSecondRead();
    const refused = reads > 1 && (await new Promise<boolean | undefined>((resolve) => (answer = resolve)));
    if (refused) return HttpResponse.json({ status: 503, msg: 'No disponible', data: null }, { status: 503 });
    return HttpResponse.json({ status: 200, msg: 'Solicitud', data: { id: 4, version: reads } });
  }),
);

const told: string[] = [];

function Screen({ shown }: { shown: boolean }) {
  const { data } = useGetQuoteRequestQuery({ id: 4 }, { skip: !shown });
  const refetchRequest = useRefetchRequest();
  return (
    <button onClick={() => void refetchRequest(4).then(() => told.push('read'))}>Versión {data?.data.version}</button>
  );
}

afterEach(() => jest.useRealTimers());

beforeEach(() => {
  reads = told.length = 0;
});

test.each([
  ['read', false, 'Versión 2'],
  ['refused', true, 'Versión 1'],
])('waits until a request that is shown is %s', async (_, refused, then) => {
  const store = createTestStore();
  renderApp(<Screen shown />, { store });
  await screen.findByText('Versión 1');
  // The change that was made asks for it too, a moment before.
  act(() => void store.dispatch(api.util.invalidateTags(['quotes'])));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(reads).toBe(2));
  expect(told).toEqual([]);
  await act(async () => Promise.resolve(answer(refused)));
  await screen.findByText(then);
  await waitFor(() => expect(told).toEqual(['read']));
  expect(reads).toBe(2);
});

test('waits for five seconds at most', async () => {
  renderApp(<Screen shown />, { store: createTestStore() });
  await screen.findByText('Versión 1');
  const asked = new Promise<void>((resolve) => (onSecondRead = resolve));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  act(() => screen.getByRole('button').click());
  await act(() => asked);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(told).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(told).toEqual(['read']);
});

test('asks for nothing where the request is not shown', async () => {
  renderApp(<Screen shown={false} />, { store: createTestStore() });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(told).toEqual(['read']));
  expect(reads).toBe(0);
});
