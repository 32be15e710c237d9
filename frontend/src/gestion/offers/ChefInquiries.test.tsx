import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { AskChefsDto, ChefInquiryDto, QuoteRequestPageDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { InquiriesPart } from './InquiriesPart';

const CHAT = 'https://wa.me/56912345678?text=Hola';
const inquiry = (changes: Partial<ChefInquiryDto> = {}): ChefInquiryDto => ({
  id: 1,
  request_id: 7,
  chef: { id: 3, chef_name: 'Ana Soto', slug: 'Ana-Soto' },
  chef_name: 'Ana Soto',
  day: '2026-12-19',
  starts_at: '20:00',
  minutes: 240,
  guests: 8,
  commune: 'Ñuñoa',
  kind: 'cena',
  menu: null,
  pay: 240_000,
  answer: null,
  answer_text: null,
  answered_at: null,
  held_until: null,
  asked_at: '2026-11-28T12:00:00.000Z',
  sent_by: 'link',
  mail: null,
  ended: null,
  over: null,
  whatsapp: CHAT,
  ...changes,
});

let inquiries: ChefInquiryDto[];
const asked: AskChefsDto[] = [];
const done: string[] = [];
const answer = (data: unknown, msg = 'Listo') => HttpResponse.json({ status: 200, msg, data });
const CHEFS = [
  { id: 3, chef_name: 'Ana Soto', email: 'ana@cocina.example' },
  { id: 4, chef_name: 'Kenji Morales', email: 'kenji@cocina.example' },
];
const server = serveApi(
  http.get('*/api/v1/offers/inquiries/of-request/7', () => answer(inquiries)),
  http.post('*/api/v1/offers/inquiries/ask/7', async ({ request }) => {
    asked.push((await request.json()) as AskChefsDto);
    return answer(inquiries);
  }),
  http.post('*/api/v1/offers/inquiries/note-answer/1', async ({ request }) => {
    done.push(JSON.stringify(await request.json()));
    inquiries = [inquiry({ answer: 'can', answered_at: '2026-11-28T13:00:00.000Z' })];
    return answer(inquiries[0]);
  }),
  http.post('*/api/v1/offers/inquiries/withdraw/1', () => {
    done.push('withdraw');
    return answer(inquiry({ ended: 'withdrawn', over: 'La retiró el equipo.' }));
  }),
  http.post('*/api/v1/offers/create', () => answer({ id: 4 })),
  http.get('*/api/v1/chefs/all', () => answer(CHEFS)),
  http.get('*/api/v1/chefs/get-one-id/:id', ({ params }) => answer(CHEFS.find(({ id }) => String(id) === params.id))),
);
beforeEach(() => {
  inquiries = [];
  asked.length = 0;
  done.length = 0;
});

const REQUEST = {
  id: 7,
  state: 'contactada',
  blocked: false,
  erased: false,
  no_mail: null,
  event_date: `${new Date().getUTCFullYear() + 1}-12-19`,
  guests: 8,
  city: { id: 1, name: 'Ñuñoa' },
  choices: [{ chef: { id: 3, chef_name: 'Ana Soto', slug: 'Ana-Soto' }, proposal: null }],
} as unknown as QuoteRequestPageDto;

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}
function open(changes: Partial<QuoteRequestPageDto> = {}) {
  renderApp(
    <AdminTheme>
      <Routes>
        <Route
          path="/gestion/solicitudes/7"
          element={<InquiriesPart gone={false} onDirty={() => undefined} request={{ ...REQUEST, ...changes }} />}
        />
        <Route path="*" element={<Where />} />
      </Routes>
    </AdminTheme>,
    { path: '/gestion/solicitudes/7', user: ADMIN },
  );
  return userEvent.setup();
}

test('proposes the chefs that the client chose, and asks several at once', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Consultar a chefs' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Consultar a chefs' }));
  expect(await dialog.findByText('Ana Soto')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: /^Chefs/ }));
  await user.click(await screen.findByText('kenji@cocina.example'));
  expect(await dialog.findByRole('button', { name: 'Quitar a Kenji Morales' })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Por WhatsApp' }));
  await user.click(dialog.getByRole('button', { name: 'Consultar' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    chef_ids: [3, 4],
    day: REQUEST.event_date,
    starts_at: '20:00',
    guests: 8,
    commune: 'Ñuñoa',
    by: 'link',
  });
});

test('says what each said, until when the day is kept, and lets staff go on with it', async () => {
  inquiries = [
    inquiry({ answer: 'can', held_until: '2026-12-05T15:00:00.000Z' }),
    inquiry({ id: 2, chef_name: 'Kenji Morales', answer: 'can_but', answer_text: 'El domingo.', whatsapp: null }),
    inquiry({ id: 3, chef_name: 'Íñigo Ruz' }),
    inquiry({
      id: 4,
      chef_name: 'Luz Vera',
      answer: 'cannot',
      ended: 'other',
      over: 'El cliente eligió otra propuesta.',
    }),
  ];
  const user = open();
  await screen.findByText('Ana Soto');
  const rows = within(screen.getByRole('region', { name: 'Consultas a chefs' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(
    /Ana Soto.*Puedo.*20:00 · 8 personas en Ñuñoa · recibiría \$240.000.*Apartado hasta el/,
  );
  expect(rows[1]).toHaveTextContent(/Puedo, pero….*El domingo\./);
  expect(within(rows[2] as HTMLElement).getByRole('link', { name: /Enviar por WhatsApp/ })).toHaveAttribute(
    'href',
    CHAT,
  );
  expect(rows[3]).toHaveTextContent('El cliente eligió otra propuesta.');
  expect(screen.getAllByRole('button', { name: 'Usar en la cotización' })).toHaveLength(2);
  await user.click(within(rows[0] as HTMLElement).getByRole('button', { name: 'Usar en la cotización' }));
  expect(await screen.findByText('/gestion/solicitudes/7/cotizaciones/4?consulta=1')).toBeVisible();
});

test('notes what a chef said on the telephone, and takes a question back', async () => {
  inquiries = [inquiry()];
  const user = open();
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Opciones de la consulta a Ana Soto' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Anotar respuesta');
  const dialog = within(await screen.findByRole('dialog', { name: 'Respuesta de Ana Soto' }));
  await user.click(dialog.getByRole('radio', { name: 'Puedo' }));
  await user.click(dialog.getByRole('button', { name: 'Anotar respuesta' }));
  expect(await screen.findByRole('button', { name: 'Usar en la cotización' })).toBeVisible();
  expect(done).toEqual(['{"answer":"can","text":""}']);
  await choose('Retirar la consulta');
  await waitFor(() => expect(done).toHaveLength(2));
});

test('is not there for a request that nobody was asked about and nobody can be asked about', async () => {
  open({ state: 'perdida' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Consultas a chefs' })).not.toBeInTheDocument());
});

test('inquiries that could not be read say so, also where nobody is asked any more', async () => {
  const refused = { status: 400, msg: 'No se pudieron leer las consultas.', data: null };
  server.use(http.get('*/api/v1/offers/inquiries/of-request/7', () => HttpResponse.json(refused, { status: 400 })));
  open({ state: 'aceptada' });
  expect(await screen.findByText('No se pudieron leer las consultas.')).toBeVisible();
});
