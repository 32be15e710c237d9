import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { AdminTheme } from '../layout/AdminTheme';
import { ChefPayeeDialog } from './ChefPayeeDialog';

const PAYEE = {
  ...{ chef_name: 'Ana Pérez', commission: null, usual_commission: 20, version: 1, bank: 'Santander' },
  ...{ account_kind: 'Cuenta corriente', account_number: '00451230', account_holder: 'Ana Pérez' },
  ...{ account_rut: '76086428-5', account_email: 'ana@chefs.example' },
};

serveApi(
  http.get('*/api/v1/payouts/payee/1', () => HttpResponse.json({ status: 200, msg: 'Cómo se le paga', data: PAYEE })),
);

test('shows a RUT as one writes it', async () => {
  renderApp(
    <AdminTheme>
      <ChefPayeeDialog chefId={1} onClose={() => undefined} onDirty={() => undefined} />
    </AdminTheme>,
    { user: ADMIN },
  );
  expect(await screen.findByLabelText(/^RUT/)).toHaveValue('76.086.428-5');
});
