import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderApp } from '../../../../test-setup/render';
import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { RowMenu } from './RowMenu';

test('an entry gives the focus back to its row before it does its work, once', async () => {
  const focused: (Element | null)[] = [];
  const noted = () => focused.push(document.activeElement);
  renderApp(
    <AdminTheme>
      <RowMenu
        subject="Ana"
        actions={[
          { key: 'edit', label: 'Editar', onSelect: () => focused.push(null) },
          { key: 'delete', label: 'Eliminar', danger: true, onSelect: noted },
        ]}
      />
    </AdminTheme>,
  );
  const row = screen.getByRole('button', { name: 'Opciones de Ana' });
  await userEvent.click(row);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Editar' })).toHaveFocus());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
  await waitFor(() => expect(focused).toEqual([row]));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});
