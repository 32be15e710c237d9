import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderApp } from '../../../../test-setup/render';
import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { MenuButton } from './MenuButton';

const ITEMS = [
  { key: 'one', label: 'Del chef' },
  { key: 'two', label: 'De «Once»' },
];

test.each([
  ['pressed', false],
  ['open when it arrives', true],
])('%s: its first item has the focus, and the choice gives it back to the button', async (_, opened) => {
  const select = jest.fn();
  renderApp(
    <AdminTheme>
      <MenuButton items={ITEMS} onSelect={select} opened={opened}>
        Ver cambios
      </MenuButton>
    </AdminTheme>,
  );
  const button = screen.getByRole('button', { name: 'Ver cambios' });
  if (!opened) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
  }
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Del chef' })).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'De «Once»' }));
  await waitFor(() => expect(select).toHaveBeenCalledWith('two'));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
