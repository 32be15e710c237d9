import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { EveningDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { ShiftEveningDialog } from './ChangeEveningDialogs';

/** A year whose days lie ahead, none further than an event may. */
const YEAR = new Date().getUTCFullYear() + 2;
const LAST_DAY = `${YEAR - 1}-12-31`;
const WEEKDAY = new Intl.DateTimeFormat('es-CL', { weekday: 'long', timeZone: 'UTC' }).format(new Date(LAST_DAY));

const OWN: EveningDto = {
  id: 1,
  quote_request_id: 12,
  client_first_name: 'Íñigo',
  blocked: false,
  chef_id: 7,
  chef_name: 'Camila Soto',
  day: `${YEAR}-01-01`,
  starts_at: '03:00',
  ends_at: '05:00',
  minutes: 120,
  guests: 8,
  commune: 'Ñuñoa',
  menu: '',
  by_hand: true,
  version: 1,
  conflict: null,
  to_confirm: false,
};
const YEAR_END: EveningDto = {
  ...OWN,
  id: 2,
  quote_request_id: 13,
  client_first_name: 'Pedro',
  day: LAST_DAY,
  starts_at: '22:00',
  ends_at: '04:00',
  minutes: 360,
};
const REFUSED = 'El chef ya tiene una mesa a esa hora. Confirma que quieres moverla igual.';
const BOX = 'Lo sé: moverla igual, aunque se crucen';

let evenings: EveningDto[];
const asked: string[] = [];
const sent: { confirmed?: boolean }[] = [];
serveApi(
  http.get('*/api/v1/agenda/all', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ status: 200, msg: 'Agenda', data: { evenings, blocked: [], more: false } });
  }),
  http.put('*/api/v1/agenda/evening/move/1', async ({ request }) => {
    const form = (await request.json()) as { confirmed?: boolean };
    sent.push(form);
    if (form.confirmed) return HttpResponse.json({ status: 200, msg: 'Listo.', data: OWN });
    const errors = [{ field: 'confirmed', msg: REFUSED }];
    return HttpResponse.json({ status: 409, msg: REFUSED, data: null, errors }, { status: 409 });
  }),
);
beforeEach(() => {
  evenings = [];
  asked.length = 0;
  sent.length = 0;
});

async function open() {
  renderApp(
    <AdminTheme>
      <ShiftEveningDialog evening={OWN} onClose={() => undefined} onDirty={() => undefined} />
    </AdminTheme>,
    { path: '/', user: ADMIN },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar la fecha' }));
  const user = userEvent.setup();
  await user.type(dialog.getByRole('textbox', { name: /^Por qué cambia/ }), 'Lluvia');
  return { dialog, user };
}

test('an evening of the day before that goes on past midnight is said, with its day, and can be confirmed', async () => {
  evenings = [OWN, YEAR_END];
  const { dialog, user } = await open();
  expect(
    await dialog.findByText(
      `Camila Soto ya tiene una mesa el ${WEEKDAY} 31 de diciembre: 22:00 a 04:00, Pedro, 8 personas en Ñuñoa.`,
    ),
  ).toBeVisible();
  expect(asked.at(-1)).toContain(`from=${LAST_DAY}&to=${YEAR}-01-02`);
  await user.click(dialog.getByRole('checkbox', { name: BOX }));
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  await waitFor(() => expect(sent).toMatchObject([{ confirmed: true }]));
});

test('of the day before only what is in the way is said', async () => {
  const tonight = { ...YEAR_END, id: 3, day: OWN.day, starts_at: '20:00', ends_at: '23:00', minutes: 180 };
  evenings = [OWN, { ...YEAR_END, ends_at: '03:00', minutes: 300 }, tonight];
  const { dialog } = await open();
  expect(await dialog.findByText(/ya tiene una mesa ese día: 20:00/)).toBeVisible();
  expect(dialog.queryByText(/31 de diciembre/)).not.toBeInTheDocument();
});

test('what the server asks to be confirmed can be confirmed, also where nothing was known to be in the way', async () => {
  const { dialog, user } = await open();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  const box = await dialog.findByRole('checkbox', { name: BOX });
  expect(await dialog.findByText(REFUSED)).toBeVisible();
  await waitFor(() => expect(box).toHaveFocus());
  await user.click(box);
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  await waitFor(() => expect(sent).toMatchObject([{}, { confirmed: true }]));
});
