import { fireEvent, screen } from '@testing-library/react';
import { Select } from 'antd';
import type { ReactElement } from 'react';

import { renderApp } from '../../../../test-setup/render';
import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { CreatableSelect } from './CreatableSelect';
import { MultiSelect } from './MultiSelect';

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
