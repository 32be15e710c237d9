import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { useListCitiesQuery } from '../../api/generated';
import { messageOf } from '../../api/error-text';
import { SaveButton } from '../../ui/admin/form/SaveButton';
import { Offline } from './Offline';

function Communes() {
  const { data, error } = useListCitiesQuery({});
  return <p>{data ? data.data.map(({ name }) => name).join() : error && messageOf(error)}</p>;
}

const server = serveApi();
const network = (isThere: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  fireEvent(window, new Event(isThere ? 'online' : 'offline'));
};
afterEach(() => jest.restoreAllMocks());

test('one banner and the buttons say that there is no network; once it is back, what is shown is read', async () => {
  server.use(http.get('*/api/v1/cities/all', () => HttpResponse.error()));
  renderApp(
    <>
      <Offline />
      <Communes />
      <SaveButton onSave={() => Promise.resolve()}>Guardar Cambios</SaveButton>
    </>,
    { user: ADMIN },
  );
  expect(await screen.findByText(/^No llegó la respuesta/)).toBeVisible();
  network(false);
  expect(screen.getByRole('status')).toHaveTextContent('Sin conexión.');
  expect(screen.getByRole('button')).toHaveTextContent('Guardar Cambios · sin conexión');

  server.use(http.get('*/api/v1/cities/all', () => HttpResponse.json({ data: [{ id: 1, name: 'Ñuñoa' }] })));
  network(true);
  expect(await screen.findByText('Ñuñoa')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('button')).toHaveTextContent(/^Guardar Cambios$/);
});
