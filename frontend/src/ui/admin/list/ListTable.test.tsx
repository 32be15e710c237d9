import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { ToastProvider } from '../../ToastProvider';
import type { ListDefinition } from './list';
import { ListTable } from './ListTable';
import { useList } from './use-list';

interface Row {
  id: number;
}

const answer = { data: [{ id: 1 }], total: 1 };
const drawn: string[] = [];
const list: ListDefinition<Row, { sort?: 'id' | '-id' }> = {
  call: { useQuery: () => ({ currentData: answer, isFetching: false, refetch: () => undefined }) },
  noun: ['fila', 'filas'],
  searchLabel: 'Buscar',
  noMatch: 'Nada coincide',
  none: 'Nada',
  order: 'id',
  filters: {},
  columns: [
    {
      label: 'Número',
      cell: ({ id }) => {
        drawn.push('row');
        return id;
      },
    },
  ],
};

function Screen() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open) drawn.push('answer');
  }, [open]);
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir</button>
      <ListTable list={useList(list)} actions={() => null} />
    </>
  );
}

it('shows what a press changes on the screen before it draws the rows again', () => {
  render(
    <ToastProvider>
      <Screen />
    </ToastProvider>,
    { wrapper: MemoryRouter },
  );
  drawn.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(drawn).toEqual(['answer', 'row']);
});
