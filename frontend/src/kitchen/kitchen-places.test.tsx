import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { RouteObject } from 'react-router-dom';

import { renderApp } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import type {
  AnswerKitchenInquiryApiResponse,
  ChefInquiryPageDto,
  GetKitchenDaysApiResponse,
  GetKitchenSheetApiResponse,
  KitchenDaysDto,
  KitchenEveningDto,
  ListKitchenEveningsApiResponse,
  ListKitchenInquiriesApiResponse,
} from '../api/kitchen.generated';
import { CHEF_KEY } from '../session/stored-user';
import { daysAfter, weekdayText } from '../ui/days';
import { monthOf, monthsAfter } from '../ui/months';
import { todayInChile } from '../ui/today';
import { kitchenRoutes } from './routes';

const EVENING: KitchenEveningDto = {
  id: 7,
  day: '2027-12-04',
  starts_at: '20:30',
  minutes: 240,
  guests: 8,
  commune: 'Ñuñoa',
  client_first_name: 'Íñigo',
  over: false,
  to_confirm: true,
};
const QUESTION: ChefInquiryPageDto = {
  id: 3,
  chef_name: 'Camila Soto',
  day: '2027-12-11',
  starts_at: '20:30',
  minutes: 240,
  guests: 12,
  commune: 'Vitacura',
  kind: 'cena',
  menu: null,
  pay: 240_000,
  answer: null,
  answer_text: null,
  answered_at: null,
  held_until: null,
  asked_at: '2026-11-28T12:00:00.000Z',
  over: null,
  overlaps: false,
};
/** The next month. All of it lies ahead. */
const MONTH = monthsAfter(monthOf(todayInChile()), 1);
const day = (number: number) => daysAfter(`${MONTH}-01`, number - 1);

let evenings: KitchenEveningDto[];
let questions: ChefInquiryPageDto[];
let days: KitchenDaysDto;
const sent: unknown[] = [];
let received = false;
const server = serveApi(
  http.get('*/api/v1/kitchen/inquiries/all', () =>
    HttpResponse.json<ListKitchenInquiriesApiResponse>({ status: 200, msg: 'Consultas', data: questions }),
  ),
  http.post('*/api/v1/kitchen/inquiries/answer/3', async ({ request }) => {
    const form = (await request.json()) as { answer: 'can' | 'can_but'; text: string | null };
    sent.push(form);
    const held_until = form.answer === 'can' ? '2027-12-05T15:00:00.000Z' : null;
    const answered = { ...QUESTION, answer: form.answer, answer_text: form.text, held_until };
    questions = [answered];
    return HttpResponse.json<AnswerKitchenInquiryApiResponse>({ status: 200, msg: 'Gracias.', data: answered });
  }),
  http.get('*/api/v1/kitchen/evenings/all', () =>
    HttpResponse.json<ListKitchenEveningsApiResponse>({ status: 200, msg: 'Tus veladas', data: evenings }),
  ),
  http.get('*/api/v1/kitchen/me', () =>
    HttpResponse.json({ status: 200, msg: 'x', data: { name: 'Camila Soto', email: 'c@c.cl', slug: 'Camila-Soto' } }),
  ),
  http.get('*/api/v1/kitchen/evenings/sheet/7', () =>
    HttpResponse.json<GetKitchenSheetApiResponse>({
      status: 200,
      msg: 'Ficha',
      data: {
        title: 'Ficha C-2026-0001: sábado',
        facts: [
          { name: 'Teléfono', value: '+56 9 1234 5678', changed: null },
          { name: 'Menú', value: 'Caldillo\n1. Pebre', changed: 'cambió' },
        ],
        sequence: 2,
        confirmed_at: received ? '2026-11-28T12:00:00.000Z' : null,
      },
    }),
  ),
  http.post('*/api/v1/kitchen/evenings/receive/7', async ({ request }) => {
    sent.push(await request.json());
    received = true;
    return HttpResponse.json({ status: 200, msg: 'Gracias, quedó confirmada.', data: {} });
  }),
  http.get('*/api/v1/kitchen/evenings/sheet/8', () =>
    HttpResponse.json({ status: 404, msg: 'Esa velada no existe o ya fue eliminada.', data: null }, { status: 404 }),
  ),
  http.get('*/api/v1/kitchen/days/all', () =>
    HttpResponse.json<GetKitchenDaysApiResponse>({ status: 200, msg: 'Tu calendario', data: days }),
  ),
  http.put(/kitchen\/days\/(?:weekly\/)?(\w+)$/, async ({ request, params }) => {
    sent.push([params[0], await request.json()]);
    return HttpResponse.json({ status: 200, msg: 'Quedó anotado.', data: null });
  }),
  http.post('*/api/v1/kitchen/days/calendar', () =>
    HttpResponse.json({ status: 200, msg: 'x', data: { url: 'https://sobremesa.example/calendario/x.ics' } }),
  ),
);

const ROUTES: RouteObject[] = [{ path: '/cocina', children: kitchenRoutes }];
const CHEF = { name: 'Camila Soto', email: 'c@c.cl', token: 't', role: 'USER', state: 'ACTIVE' };
const open = (path: string) => renderApp(ROUTES, { path, stored: { [CHEF_KEY]: JSON.stringify(CHEF) } });
const dayButton = (number: number) =>
  screen.findByRole('button', { name: new RegExp(`^${weekdayText(day(number))},`) });
async function openMonth() {
  open('/cocina/calendario');
  await userEvent.click(await screen.findByRole('button', { name: 'Mes siguiente' }));
}

beforeEach(() => {
  sent.length = 0;
  received = false;
  questions = [];
  evenings = [EVENING, { ...EVENING, id: 6, day: '2026-11-26', over: true }];
  days = { taken: [], blocked: [], weekly: [], first_free: day(3) };
});

test('the chef sees the next evenings, those of the last days apart, and opens a sheet', async () => {
  open('/cocina');
  const next = await screen.findByRole('link', {
    name: /sábado 4 de diciembre.*20:30.*Mesa de Íñigo · 8 personas · Ñuñoa.*Por confirmar/,
  });
  expect(screen.getByRole('heading', { name: 'Hace poco' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'tu página' })).toHaveAttribute('href', '/chef/Camila-Soto');
  await userEvent.click(next);
  expect(await screen.findByRole('heading', { name: /^Ficha C-2026-0001/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '+56 9 1234 5678' })).toHaveAttribute('href', 'tel:+56912345678');
  expect(screen.getByText('cambió')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Recibida' }));
  expect(await screen.findByText('Nos dijiste que la recibiste. Gracias.')).toBeVisible();
  expect(sent).toEqual([{ sequence: 2 }]);
});

test('the chef answers a question above the evenings, and changes the answer', async () => {
  questions = [QUESTION];
  open('/cocina');
  const question = within(await screen.findByRole('article', { name: '¿Puedes el sábado 11 de diciembre?' }));
  expect(question.getByText('$240.000')).toBeVisible();
  expect(question.queryByText('Menú')).not.toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Puedo' }));
  expect(await question.findByRole('status')).toHaveTextContent(
    /Nos dijiste que puedes\. Te guardamos el día hasta el 5 de diciembre de 2027/,
  );
  await userEvent.click(question.getByText('Puedo, pero…'));
  await userEvent.type(question.getByLabelText('¿Qué tendría que ser distinto?'), 'El domingo.');
  await userEvent.click(question.getByRole('button', { name: 'Enviar' }));
  expect(await question.findByText('«El domingo.»')).toBeVisible();
  expect(sent).toEqual([
    { answer: 'can', text: null },
    { answer: 'can_but', text: 'El domingo.' },
  ]);
});

test('what was written stays where an answer is refused, and a question that is over says why', async () => {
  questions = [QUESTION];
  open('/cocina');
  const refuse = (msg: string) =>
    server.use(
      http.post('*/inquiries/answer/3', () => HttpResponse.json({ status: 409, msg, data: null }, { status: 409 })),
    );
  refuse('Inténtalo de nuevo.');
  await userEvent.click(await screen.findByText('Puedo, pero…'));
  await userEvent.type(screen.getByLabelText('¿Qué tendría que ser distinto?'), 'El domingo.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Inténtalo de nuevo.');
  expect(screen.getByLabelText('¿Qué tendría que ser distinto?')).toHaveValue('El domingo.');
  refuse('Esta mesa ya se decidió.');
  questions = [];
  await userEvent.click(screen.getByRole('button', { name: 'No puedo' }));
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('Esta mesa ya se decidió.');
});

test('says so where nothing lies ahead, and where an evening is none of the chef', async () => {
  evenings = [];
  open('/cocina');
  expect(await screen.findByText(/Todavía no tienes veladas por delante/)).toBeVisible();
  open('/cocina/veladas/8');
  expect(await screen.findByRole('heading', { name: 'Aquí no hay nada' })).toBeVisible();
});

test('days are blocked from the first to the last that are pressed', async () => {
  await openMonth();
  await userEvent.click(await dayButton(10));
  await userEvent.click(await dayButton(12));
  await userEvent.type(screen.getByLabelText(/¿Por qué\?/), 'Vacaciones');
  await userEvent.click(screen.getByRole('button', { name: 'Bloquear los días' }));
  expect(await screen.findByText('Quedó anotado.')).toBeVisible();
  expect(sent).toEqual([['block', { first_day: day(10), last_day: day(12), reason: 'Vacaciones' }]]);
});

test('what is refused stands beside what was chosen', async () => {
  const msg = 'Tienes velada: lunes 7 de diciembre.';
  server.use(http.put('*/days/block', () => HttpResponse.json({ status: 409, msg, data: null }, { status: 409 })));
  await openMonth();
  await userEvent.click(await dayButton(10));
  await userEvent.click(screen.getByRole('button', { name: 'Bloquear el día' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  expect(screen.getByRole('button', { name: 'Bloquear el día' })).toBeVisible();
});

test('an own day can be opened; a day with an evening, of staff, or too soon cannot be changed', async () => {
  days.taken = [day(9)];
  days.blocked = [
    { first_day: day(10), last_day: day(10), own: true, weekly: false },
    { first_day: day(11), last_day: day(11), own: false, weekly: false },
  ];
  await openMonth();
  await userEvent.click(await dayButton(10));
  await userEvent.click(screen.getByRole('button', { name: 'Dejarlo libre' }));
  await waitFor(() => expect(sent).toEqual([['free', { first_day: day(10), last_day: day(10) }]]));
  for (const [number, sentence] of [
    [11, /El equipo bloqueó este día/],
    [9, /Tienes velada este día/],
    [2, /faltan menos de 24 horas/],
  ] as const) {
    await userEvent.click(await dayButton(number));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Bloquear el día|Dejarlo libre)$/ })).not.toBeInTheDocument();
  }
});

test("'los lunes no' has an end, and can be taken back", async () => {
  days.weekly = [{ weekday: 6, last_day: '2027-11-27' }];
  open('/cocina/calendario');
  const weekly = within(await screen.findByRole('region', { name: 'Todas las semanas' }));
  expect(weekly.getByText('Los sábados no, hasta el sábado 27 de noviembre de 2027')).toBeVisible();
  await userEvent.click(weekly.getByRole('button', { name: 'Bloquear los lunes' }));
  await userEvent.click(weekly.getByRole('button', { name: 'Dejar libres los sábados' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['weekly', { weekday: 1, last_day: daysAfter(todayInChile(), 365) }],
      ['end', { weekday: 6 }],
    ]),
  );
});

test('the address of the calendar is shown when asked for', async () => {
  open('/cocina/calendario');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver la dirección' }));
  expect(await screen.findByLabelText('Dirección de tu calendario')).toHaveValue(
    'https://sobremesa.example/calendario/x.ics',
  );
  expect(screen.getByRole('link', { name: 'Agregar a mi calendario' })).toHaveAttribute(
    'href',
    'webcal://sobremesa.example/calendario/x.ics',
  );
});
