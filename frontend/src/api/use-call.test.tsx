import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Profiler } from 'react';

import { createTestStore, renderApp } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { api } from './api';
import { useCall } from './use-call';

let answer: (refused: boolean) => void;
let answered: Promise<boolean>;
serveApi(
  http.put('*/api/v1/chefs/change-state/:id', async () => {
    if (await answered)
      return HttpResponse.json({ status: 404, msg: 'El chef no existe.', data: null }, { status: 404 });
    return HttpResponse.json({ status: 200, msg: 'Listo', data: null });
  }),
);

const drawn = jest.fn();
const told: string[] = [];

function Screen() {
  const toggle = useCall(api.endpoints.toggleChefState);
  const press = () =>
    void toggle({ id: 1 }).then(
      ({ msg }) => told.push(msg),
      () => told.push('refused'),
    );
  return <button onClick={press}>Desactivar</button>;
}

beforeEach(() => {
  told.length = 0;
  answered = new Promise((resolve) => (answer = resolve));
});

test.each([
  ['answered', false, 'Listo'],
  ['refused', true, 'refused'],
])('a call that is %s draws nothing by itself, and leaves nothing behind', async (_, refused, said) => {
  const store = createTestStore();
  renderApp(
    <Profiler id="screen" onRender={drawn}>
      <Screen />
    </Profiler>,
    { store },
  );
  const underWay = () => Object.values(store.getState().api.mutations).map((call) => call?.status);
  drawn.mockClear();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(underWay()).toEqual(['pending']));
  await act(async () => Promise.resolve(answer(refused)));
  await waitFor(() => expect(told).toEqual([said]));
  expect(underWay()).toEqual([]);
  expect(drawn).not.toHaveBeenCalled();
});
