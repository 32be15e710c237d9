import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { DutyDto, GetTodayApiResponse, TodayDto } from '../../api/generated';
import { todayInChile } from '../../ui/today';
import { AdminTheme } from '../layout/AdminTheme';
import { dutyOf, todayOf } from './dashboard.fixtures';
import { agoText, eveningDay } from './duty-text';
import { Today } from './Today';

/** What the server has, which its calls change as the real one does. */
let today: TodayDto;
const asked: (string | null)[] = [];
const done: unknown[] = [];

const server = serveApi(
  http.get('*/api/v1/dashboard/today', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('whose'));
    return HttpResponse.json<GetTodayApiResponse>({ status: 200, msg: 'Hoy', data: today });
  }),
  http.post('*/api/v1/quote_requests/note/:id', async ({ params, request }) => {
    const { text } = (await request.json()) as { text: string };
    done.push(['note', params.id, text]);
    today = todayOf();
    return HttpResponse.json({ status: 200, msg: 'La nota quedó guardada.', data: {} });
  }),
  http.post('*/api/v1/evenings/send-sheet/:id', ({ params }) => {
    done.push(['sheet', params.id]);
    today = todayOf();
    return HttpResponse.json({ status: 200, msg: 'La ficha va en camino.', data: null });
  }),
  http.put('*/api/v1/users/today-mail', async ({ request }) => {
    const { wanted } = (await request.json()) as { wanted: boolean };
    today = { ...today, mailed: wanted };
    return HttpResponse.json({ status: 200, msg: 'Tu preferencia quedó guardada.', data: null });
  }),
);
beforeEach(() => {
  asked.length = 0;
  done.length = 0;
  today = todayOf({ duties: [dutyOf()] });
});

const open = (path = '/gestion') =>
  renderApp(
    <AdminTheme>
      <Today />
    </AdminTheme>,
    { path, user: ADMIN },
  );
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Por hacer' }))
    .getAllByRole('listitem')
    .map((row) => within(row));
const several = (count: number): DutyDto[] =>
  Array.from({ length: count }, (_, at) => dutyOf({ request_id: at + 1, client: `Cliente ${at + 1}` }));

test('says what waits, about whom, whose it is, and has one press for it', async () => {
  today = todayOf({
    duties: [
      dutyOf({ owner: { id: 4, name: 'Paula Soto', active: true } }),
      dutyOf({ request_id: 13, client: 'Íñigo Ruz', owner: { id: 5, name: 'Diego Vera', active: false } }),
    ],
  });
  open();
  const [first, second] = await rows();
  expect(first?.getByText('Sin responder a tiempo')).toBeVisible();
  expect(first?.getByRole('link', { name: 'Camila Rojas' })).toHaveAttribute('href', '/gestion/solicitudes/12');
  expect(first?.getByText('Paula Soto')).toBeVisible();
  expect(first?.getByText(/^hace \d+ días$/)).toBeVisible();
  expect(first?.getByRole('link', { name: 'Responder: Camila Rojas' })).toHaveAttribute(
    'href',
    '/gestion/solicitudes/12#write-message',
  );
  expect(second?.getByText('Nadie')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hoy 2' })).toBeVisible();
});

test('an evening says its hour, place, chef and phone; a wish its legal day, marked once it has passed', async () => {
  const evening = {
    day: todayInChile(),
    starts_at: '20:30',
    place: 'Los Leones 120, Providencia',
    chef_name: 'Ana María Pérez',
    phone_number: '+56912345678',
  };
  const right = { kind: 'data_right', title: 'Datos personales' } as const;
  today = todayOf({
    duties: [
      dutyOf({ kind: 'evening', title: 'Velada', evening }),
      dutyOf({ ...right, request_id: 2, due_on: '2026-01-05' }),
      dutyOf({ ...right, request_id: 3, due_on: '2099-01-05' }),
    ],
  });
  open();
  const [first, second, third] = await rows();
  // Where the day has turned meanwhile the row names it.
  expect(first?.getByText(todayInChile() === evening.day ? /Hoy, 20:30/ : /20:30/)).toBeVisible();
  expect(first?.getByText(/Los Leones 120, Providencia · Cena para 8 personas\s*Cocina Ana María Pérez/)).toBeVisible();
  expect(first?.getByRole('link', { name: '(+56) 9 1234 5678' })).toHaveAttribute('href', 'tel:+56912345678');
  expect(second?.getByText(/Plazo: lun 5 ene/)).toHaveClass('g-duty-late');
  expect(third?.getByText(/Plazo: lun 5 ene/)).not.toHaveClass('g-duty-late');
});

test('empty it says so, in the words of what one looks at', async () => {
  today = todayOf();
  const { router } = open();
  expect(await screen.findByText('Nada espera. La mesa está puesta.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Mío' }));
  expect(await screen.findByText('No tienes nada pendiente.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'De nadie' }));
  expect(await screen.findByText('Nada está sin responsable.')).toBeVisible();
  expect(asked).toEqual(['all', 'mine', 'nobodys']);
  expect(router.state.location.search).toBe('?turno=de-nadie');
});

test('whose it is stands in the address, beside what is there already', async () => {
  open('/gestion?turno=mio&semanas=4');
  expect(await screen.findByText('Camila Rojas')).toBeVisible();
  expect(asked).toEqual(['mine']);
  expect(screen.getByRole('link', { name: 'Mío' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Todo' })).toHaveAttribute('href', '/gestion?semanas=4');
});

test('what one only takes notice of is noted by the press, and is gone', async () => {
  const press = { does: 'acknowledge', label: 'Enterado', path: '/gestion/solicitudes/12' } as const;
  today = todayOf({ duties: [dutyOf({ kind: 'withdrawn', title: 'Retiró su solicitud', press })] });
  open();
  const button = await screen.findByRole('button', { name: 'Enterado: Camila Rojas' });
  await userEvent.dblClick(button);
  expect(await screen.findByText('Nada espera. La mesa está puesta.')).toBeVisible();
  expect(done).toEqual([['note', '12', 'Retiró su solicitud: visto en «Hoy».']]);
});

test('the sheet goes to the chef by one press; what fails is said, and stays', async () => {
  const press = { does: 'send_sheet', label: 'Enviar ficha', path: '/gestion/veladas/7' } as const;
  today = todayOf({ duties: [dutyOf({ kind: 'sheet', title: 'Ficha sin enviar', evening_id: 7, press })] });
  server.use(
    http.post(
      '*/api/v1/evenings/send-sheet/:id',
      () => HttpResponse.json({ status: 409, msg: 'La velada se canceló.', data: null }, { status: 409 }),
      { once: true },
    ),
  );
  open();
  const button = await screen.findByRole('button', { name: 'Enviar ficha: Camila Rojas' });
  await userEvent.click(button);
  expect(await screen.findByText('La velada se canceló.')).toBeVisible();
  await userEvent.click(button);
  expect(await screen.findByText('Nada espera. La mesa está puesta.')).toBeVisible();
  expect(done).toEqual([['sheet', '7']]);
});

test('shows some, all after a press, and then where the others of a kind are', async () => {
  const path = '/gestion/solicitudes?vista=todas&state=nueva&sort=turn';
  const more = [{ kind: 'late_request', title: 'Sin responder a tiempo', count: 7, path } as const];
  today = todayOf({ duties: several(10), more });
  open();
  expect(await rows()).toHaveLength(8);
  expect(screen.getByRole('heading', { name: 'Hoy 17' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver 2 más' }));
  expect(screen.getByText('Cliente 10')).toBeVisible();
  expect(screen.getByRole('link', { name: 'y 7 más: Sin responder a tiempo' })).toHaveAttribute('href', path);
});

test('what a colleague has done is gone by the next reading', async () => {
  open();
  expect(await screen.findByText('Camila Rojas')).toBeVisible();
  today = todayOf();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Nada espera. La mesa está puesta.')).toBeVisible();
});

test('one chooses to get it by mail, where mails go out', async () => {
  open();
  expect(await screen.findByText('Camila Rojas')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  today = { ...today, mailed: false };
  act(() => void window.dispatchEvent(new Event('focus')));
  const wanted = await screen.findByRole('switch', { name: /por correo a las 8:00/ });
  expect(wanted).not.toBeChecked();
  await userEvent.click(wanted);
  await waitFor(() => expect(wanted).toBeChecked());
});

test('what cannot be read says why, and is asked for again', async () => {
  server.use(
    http.get('*/api/v1/dashboard/today', () =>
      HttpResponse.json({ status: 503, msg: 'La base de datos no responde.', data: null }, { status: 503 }),
    ),
  );
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no responde.');
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.resetHandlers();
  server.use(http.get('*/api/v1/dashboard/today', () => asked));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  // The sentence stays in its place meanwhile: no room is kept for the list.
  expect(await screen.findByRole('button', { name: /Cargando/ })).toBeVisible();
  expect(screen.getByRole('region', { name: /^Hoy/ })).toHaveAttribute('aria-busy', 'false');
  answer();
  expect(await screen.findByText('Camila Rojas')).toBeVisible();
});

test('times are told as people say them', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  expect(agoText('2026-11-28T11:59:30Z', now)).toBe('ahora');
  expect(agoText('2026-11-28T11:48:00Z', now)).toBe('hace 12\u00a0min');
  expect(agoText('2026-11-28T07:00:00Z', now)).toBe('hace 5\u00a0h');
  expect(agoText('2026-11-27T11:00:00Z', now)).toBe('hace 1 día');
  // In Chile it is still the day before.
  expect(eveningDay('2026-11-27', new Date('2026-11-28T02:00:00Z'))).toBe('Hoy');
  expect(eveningDay('2026-11-28', new Date('2026-11-28T02:00:00Z'))).toBe('Mañana');
  expect(eveningDay('2026-12-05', now)).toBe('sáb 5 dic');
});
