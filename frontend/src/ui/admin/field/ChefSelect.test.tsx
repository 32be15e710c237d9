import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';

import { renderApp } from '../../../../test-setup/render';
import { serveApi } from '../../../../test-setup/server';
import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { ChefSelect } from './ChefSelect';
import { KnownChef } from './known-chef';

const ALEXIS = { id: 1, chef_name: 'Alexis Toro', email: 'alexis@a.cl' };
const FERNANDA = { id: 2, chef_name: 'Fernanda Rojas', email: 'fernanda@a.cl' };

/** Holds the answer to a search back. */
let searching: Promise<void>;
const asked: (string | null)[] = [];

serveApi(
  http.get('*/api/v1/chefs/all', async ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.get('state'));
    const search = searchParams.get('search')?.toLowerCase() ?? '';
    if (search) await searching;
    const data = [ALEXIS, FERNANDA].filter(({ chef_name: name }) => name.toLowerCase().includes(search));
    return HttpResponse.json({ status: 200, msg: 'Chefs', data });
  }),
);

beforeEach(() => {
  searching = Promise.resolve();
  asked.length = 0;
});

function Field({ onChange }: { onChange: (id: number | undefined) => void }) {
  const [id, setId] = useState<number | undefined>(ALEXIS.id);
  return (
    <ChefSelect
      active
      value={id}
      onChange={(next) => {
        setId(next);
        onChange(next);
      }}
    />
  );
}

function open() {
  const onChange = jest.fn();
  renderApp(
    <AdminTheme>
      <KnownChef value={{ id: ALEXIS.id, name: ALEXIS.chef_name }}>
        <Field onChange={onChange} />
      </KnownChef>
    </AdminTheme>,
  );
  return { field: screen.getByRole('combobox'), onChange };
}

/** The list looks at the old number of the key, which user-event does not give. */
const pressEnter = (field: HTMLElement) => {
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
};

test('Enter after a name chooses whom it found, not who was chosen before', async () => {
  const { field, onChange } = open();
  await userEvent.type(field, 'Fernanda');
  expect(await screen.findByText('fernanda@a.cl')).toBeVisible();
  pressEnter(field);
  expect(onChange.mock.calls).toEqual([[FERNANDA.id]]);
  expect(new Set(asked)).toEqual(new Set(['ACTIVE']));
});

test('Enter before the answer chooses nobody: those of the list before were found for other words', async () => {
  let answerNow = () => {};
  searching = new Promise((resolve) => (answerNow = resolve));
  const { field, onChange } = open();
  fireEvent.mouseDown(field);
  expect(await screen.findByText('alexis@a.cl')).toBeVisible();
  await userEvent.type(field, 'Fernanda');
  pressEnter(field);
  expect(onChange).not.toHaveBeenCalled();
  answerNow();
  expect(await screen.findByText('fernanda@a.cl')).toBeVisible();
  pressEnter(field);
  await waitFor(() => expect(onChange.mock.calls).toEqual([[FERNANDA.id]]));
});
