import { act, screen } from '@testing-library/react';
import { useState } from 'react';

import { renderApp } from '../../../../test-setup/render';
import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { useRowCall } from './use-row-call';

/** Calls that end when the test says so, refused as RTK Query's `unwrap` refuses. */
const calls: { id: number; end: (status?: number) => void }[] = [];
const call = (id: number) =>
  new Promise<{ msg: string }>((resolve, reject) => {
    const refuse = (status: number) => reject(Object.assign(new Error(), { status, data: { msg: `Error ${status}` } }));
    calls.push({ id, end: (status) => (status ? refuse(status) : resolve({ msg: `Listo ${id}` })) });
  });

function Rows() {
  const { isBusy, run } = useRowCall();
  const [settled, setSettled] = useState<boolean>();
  return (
    <>
      {[1, 2].map((id) => (
        <button
          key={id}
          aria-busy={isBusy(id)}
          onClick={() => void run(id, () => call(id)).then((to) => setSettled(to.settled))}
        >
          {`Fila ${id}`}
        </button>
      ))}
      <p>{settled === undefined ? 'nada' : settled ? 'resuelto' : 'pendiente'}</p>
    </>
  );
}

const row = (id: number) => screen.getByRole('button', { name: `Fila ${id}` });
const press = (id: number) => act(() => row(id).click());
const end = (index: number, status?: number) => act(() => Promise.resolve(calls[index]?.end(status)));

beforeEach(() => {
  calls.length = 0;
  renderApp(
    <AdminTheme>
      <Rows />
    </AdminTheme>,
  );
});

test('a row that is busy is not called again, another one is', async () => {
  press(1);
  press(1);
  press(2);
  expect(calls.map(({ id }) => id)).toEqual([1, 2]);
  await end(1);
  expect(row(1)).toHaveAttribute('aria-busy', 'true');
  expect(row(2)).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByText('Listo 2')).toBeInTheDocument();
});

test.each([
  [403, 'resuelto'],
  [404, 'resuelto'],
  [503, 'pendiente'],
])('refused with %i it is %s, and said', async (status, outcome) => {
  press(1);
  await end(0, status);
  expect(screen.getByText(outcome)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(`Error ${status}`);
});

test('a session that ran out is left to the dialog that asks to sign in again', async () => {
  press(1);
  await end(0, 401);
  expect(screen.getByText('pendiente')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
