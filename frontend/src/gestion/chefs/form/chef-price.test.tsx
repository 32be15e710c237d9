import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { serveApi } from '../../../../test-setup/server';
import { pasteInto } from '../../../../test-setup/paste-into';
import { field, FORM_READS, ok, openEdit, press } from './chef-form.fixtures';

configure({ defaultHidden: true });

const sent: unknown[] = [];
serveApi(
  ...FORM_READS,
  http.put('*/api/v1/chefs/update/:id', async ({ request }) => {
    sent.push(((await request.json()) as { price_per_person: unknown }).price_per_person);
    return ok('Los cambios fueron guardados.')();
  }),
);

const QUESTION = '¿El precio está bien escrito?';

async function write(price: string): Promise<void> {
  await userEvent.clear(field('Precio por persona'));
  if (price) await pasteInto(field('Precio por persona'), price);
  await press('Guardar Cambios');
}

beforeEach(async () => {
  sent.length = 0;
  await openEdit();
});

test.each(['999', '2000001'])('%s is asked about before it is saved', async (price) => {
  await write(price);
  expect(await screen.findByText(QUESTION)).toBeVisible();
  expect(screen.getByText(/Lo habitual es entre \$1\.000 y \$2\.000\.000\./)).toBeVisible();
  expect(sent).toEqual([]);

  await press('Corregir el precio');
  await waitFor(() => expect(screen.queryByText(QUESTION)).not.toBeInTheDocument());
  expect(sent).toEqual([]);

  await press('Guardar Cambios');
  await screen.findByText(QUESTION);
  await press('Guardar así');
  expect(await screen.findByText('Los cambios fueron guardados.')).toBeVisible();
  expect(sent).toEqual([Number(price)]);
});

test.each([
  ['1000', 1000],
  ['2000000', 2_000_000],
  ['', null],
])('%j is saved unasked', async (price, saved) => {
  await write(price);
  expect(await screen.findByText('Los cambios fueron guardados.')).toBeVisible();
  expect(sent).toEqual([saved]);
});

test('decimals are refused with a sentence', async () => {
  await write('45000,5');
  expect(await screen.findByText('Escribe un precio en pesos, sin decimales.')).toBeVisible();
  expect(field('Precio por persona')).toHaveValue('45.000,5');
  expect(sent).toEqual([]);
});
