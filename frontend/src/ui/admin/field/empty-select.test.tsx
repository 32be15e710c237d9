import { fireEvent, screen } from '@testing-library/react';
import { Select } from 'antd';
import type { ReactElement } from 'react';

import { renderApp } from '../../../../test-setup/render';
import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { CreatableSelect } from './CreatableSelect';
import { MultiSelect } from './MultiSelect';
import { readChoices } from './read-choices';

const open = (select: ReactElement) => {
  renderApp(<AdminTheme>{select}</AdminTheme>);
  const field = screen.getByRole('combobox');
  fireEvent.mouseDown(field);
  return field;
};

test.each([
  ['of one', <Select options={[]} />],
  ['of several', <MultiSelect options={[]} />],
  ['that may be added to', <CreatableSelect known={[]} />],
])('a list of choices %s that has none says so', async (_name, select) => {
  open(select);
  expect(await screen.findByText('La lista está vacía')).toBeVisible();
});

test('and that none matches what was typed', async () => {
  const field = open(<MultiSelect options={[{ id: 1, name: 'Cena' }]} />);
  fireEvent.change(field, { target: { value: 'clase' } });
  expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
});

test('one whose choices could not be read says so, names no id, and reads them when it is opened again', async () => {
  const refetch = jest.fn();
  const unread = readChoices({ isFetching: false, isError: true, refetch }, []);
  open(<MultiSelect {...unread} value={[7]} options={[]} />);
  expect(await screen.findByText('No pudimos leer la lista. Ciérrala y vuelve a abrirla.')).toBeVisible();
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('7')).not.toBeInTheDocument();
});

test('and one whose choices are on their way is not called empty', async () => {
  open(<CreatableSelect {...readChoices({ isFetching: true, isError: false, refetch: jest.fn() }, [])} known={[]} />);
  expect(await screen.findByText('Buscando…')).toBeVisible();
});

test('a new name that was written shows itself, whatever became of the choices', () => {
  const read = readChoices({ isFetching: false, isError: false, refetch: jest.fn() }, ['Chilena']);
  renderApp(<CreatableSelect {...read} value={['Chilota']} known={['Chilena']} />);
  expect(screen.getByTitle('Chilota')).toBeVisible();
});
