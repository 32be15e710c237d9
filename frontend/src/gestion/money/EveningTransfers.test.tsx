import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { TransferDto } from '../../api/api';
import { AdminTheme } from '../layout/AdminTheme';
import { EveningTransfers } from './EveningTransfers';

const TRANSFER: TransferDto = {
  ...{ id: 4, version: 1, evening_id: 9, number: 'C-2026-0001', client: 'Camila Rojas', amount: 180_000, came: null },
  ...{ day: '2026-11-28', state: 'anunciada', settled_by: null, announced_at: '2026-11-28T15:00:00Z' },
  ...{ has_proof: false, cancelled: false },
};

let transfers: TransferDto[];
const done: unknown[] = [];
const answer = (data: unknown) => HttpResponse.json({ status: 200, msg: 'Listo.', data });
const decided = async ({ request, params }: { request: Request; params: { how?: unknown } }) => {
  done.push([params.how, await request.json()]);
  return answer(null);
};
serveApi(
  http.get('*/api/v1/money/evenings/9/transfers', () => answer(transfers)),
  http.put('*/api/v1/money/transfers/4/:how', decided),
);

function open(...shown: TransferDto[]) {
  transfers = shown;
  done.length = 0;
  return renderApp(
    <AdminTheme>
      <EveningTransfers eveningId={9} onDirty={() => undefined} />
    </AdminTheme>,
    { user: { ...ADMIN, role: 'USER' } },
  );
}

test('staff confirm what came, which may differ, with the version that they saw', async () => {
  open(TRANSFER);
  await userEvent.click(await screen.findByRole('button', { name: 'Sí llegó' }));
  const form = within(await screen.findByRole('dialog', { name: 'Confirmar una transferencia' }));
  await userEvent.clear(form.getByLabelText('Lo que llegó a la cuenta'));
  await userEvent.type(form.getByLabelText('Lo que llegó a la cuenta'), '170000');
  await userEvent.click(form.getByRole('button', { name: 'Confirmar' }));
  const question = within(await screen.findByRole('dialog', { name: '¿El monto está bien escrito?' }));
  expect(question.getByText(/El cliente avisó \$180.000/)).toBeVisible();
  expect(done).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Confirmar igual' }));
  await waitFor(() => expect(done).toEqual([['confirm', { amount: 170_000, day: '2026-11-28', version: 1 }]]));
});

test('an amount that the client announced is confirmed without a question', async () => {
  open(TRANSFER);
  await userEvent.click(await screen.findByRole('button', { name: 'Sí llegó' }));
  const form = within(await screen.findByRole('dialog', { name: 'Confirmar una transferencia' }));
  await userEvent.click(form.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(done).toEqual([['confirm', { amount: 180_000, day: '2026-11-28', version: 1 }]]));
});

test('staff say that nothing came, and may find it later', async () => {
  const { unmount } = open(TRANSFER);
  await userEvent.click(await screen.findByRole('button', { name: 'No llegó' }));
  await waitFor(() => expect(done).toEqual([['reject', { version: 1 }]]));
  unmount();
  open({ ...TRANSFER, state: 'no_llego', settled_by: 'Ana Soto' });
  expect(await screen.findByRole('button', { name: 'Llegó después' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'No llegó' })).not.toBeInTheDocument();
});

test('of a confirmed one there is what came, and nothing to press', async () => {
  open({ ...TRANSFER, state: 'confirmada', came: 170_000, settled_by: 'Ana Soto' });
  expect(await screen.findByText(/Ana Soto · llegaron \$170.000/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
