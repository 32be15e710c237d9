import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import type { GetEveningOfRequestApiResponse, QuoteActivityDto, QuoteRequestPageDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { quoteRequest } from './quotes.fixtures';
import { RequestPage } from './RequestPage';

/** The server's request, which its calls change as the real one does. */
let request: QuoteRequestPageDto | null = null;
const done: unknown[] = [];

const happened = (changes: Partial<QuoteActivityDto>): QuoteActivityDto => ({
  id: 1,
  kind: 'note',
  at: '2026-11-21T16:00:00.000Z',
  actor: 'person',
  actor_name: 'Paula Soto',
  text: null,
  from: null,
  to: null,
  reason: null,
  owner: null,
  on: null,
  starts_at: null,
  chef: null,
  changes: [],
  cancelled_by: null,
  share: null,
  amount: null,
  way: null,
  offer: null,
  sent_by: null,
  letter: null,
  answer: null,
  channel: null,
  subject: null,
  mail: null,
  ...changes,
});

const onPage = (changes: Partial<QuoteRequestPageDto> = {}): QuoteRequestPageDto => ({
  ...quoteRequest(),
  consented_at: '2026-11-21T15:30:00.000Z',
  consent_purpose: 'Responder la solicitud',
  consent_version: '2026-11',
  answered_in_minutes: null,
  restrictions: null,
  no_mail: null,
  undelivered: [],
  activity: [],
  ...changes,
});

const MAIL: Partial<QuoteActivityDto> = {
  id: 8,
  kind: 'message',
  channel: 'mail',
  subject: 'Tu cena',
  text: 'Hola Camila',
};
/** The keys of the notes that were sent, and of how many more the answer gets lost. */
const noteKeys: string[] = [];
let lostNotes = 0;
const GONE = { status: 404, msg: 'La solicitud no existe o ya fue eliminada.', data: null };
const answer = (msg: string) => HttpResponse.json({ status: 200, msg, data: request });
const server = serveApi(
  http.get('*/api/v1/quote_requests/get-one/:id', () =>
    request ? answer('Solicitud') : HttpResponse.json(GONE, { status: 404 }),
  ),
  http.get('*/api/v1/quote_requests/people', () =>
    HttpResponse.json({
      status: 200,
      msg: 'Personas',
      data: [
        { id: 4, name: 'Paula Soto', me: false },
        { id: 5, name: 'Diego Vera', me: true },
      ],
    }),
  ),
  http.get('*/api/v1/chefs/all', () => HttpResponse.json({ status: 200, msg: 'Chefs', data: [], total: 0 })),
  http.get('*/api/v1/agenda/of-request/:id', () =>
    HttpResponse.json<GetEveningOfRequestApiResponse>({
      status: 200,
      msg: 'Velada',
      data: { evening: null },
    }),
  ),
  http.get('*/api/v1/offers/of-request/:id', () => HttpResponse.json({ status: 200, msg: '', data: [] })),
  http.get('*/api/v1/offers/inquiries/of-request/:id', () => HttpResponse.json({ status: 200, msg: '', data: [] })),
  http.put('*/api/v1/quote_requests/move/:id', async ({ request: sent }) => {
    done.push(['move', await sent.json()]);
    const msg = 'Paula Soto la dejó en Perdida mientras la mirabas. Revisa la solicitud y vuelve a intentarlo.';
    request = onPage({ state: 'perdida', lost_reason: 'precio', version: 2, moves: [] });
    return HttpResponse.json({ status: 409, msg, data: null }, { status: 409 });
  }),
  http.put('*/api/v1/quote_requests/assign/:id', async ({ request: sent }) => {
    done.push(['assign', await sent.json()]);
    request = onPage({ owner: { id: 5, name: 'Diego Vera', active: true }, version: 2 });
    return answer('La solicitud tiene nuevo responsable.');
  }),
  http.put('*/api/v1/quote_requests/next-step/:id', async ({ request: sent }) => {
    done.push(['plan', await sent.json()]);
    if (!request) return HttpResponse.json(GONE, { status: 404 });
    return answer('El próximo paso quedó guardado.');
  }),
  http.post('*/api/v1/quote_requests/note/:id', async ({ request: sent }) => {
    const { text, creation_key } = (await sent.json()) as { text: string; creation_key: string };
    noteKeys.push(creation_key);
    if (lostNotes-- > 0) return HttpResponse.error();
    if (!request) return HttpResponse.json(GONE, { status: 404 });
    done.push(['note', text]);
    request = onPage({ activity: [happened({ text })] });
    return answer('La nota quedó guardada.');
  }),
  http.post('*/api/v1/quote_requests/mail-again/:id', () => {
    done.push(['mail']);
    request = onPage({
      mailed: true,
      mail: { state: 'sent', problem: null, status_code: null, reply: null, settled_at: null },
    });
    return answer('Enviamos el aviso otra vez.');
  }),
  http.post('*/api/v1/messages/send-again/:id', ({ params }) => {
    done.push(['again', params.id]);
    const mail = { state: 'sent' as const, problem: null, status_code: null, reply: null, settled_at: null };
    request = onPage({ activity: [happened({ ...MAIL, mail })] });
    return HttpResponse.json({ status: 200, msg: 'Enviamos el mensaje otra vez.', data: { id: 8, mail } });
  }),
  http.delete('*/api/v1/quote_requests/delete/:id', () => {
    done.push(['delete']);
    return HttpResponse.json({ status: 200, msg: 'La solicitud fue eliminada.', data: null });
  }),
);

beforeEach(() => {
  done.length = 0;
  noteKeys.length = 0;
  lostNotes = 0;
  request = onPage();
});

async function open(path = '/gestion/solicitudes/1', user = ADMIN) {
  const opened = renderApp(
    <AdminTheme>
      <Routes>
        <Route path="/gestion/solicitudes/:id" element={<RequestPage />} />
        <Route path="/gestion/solicitudes" element={<p>La lista</p>} />
      </Routes>
    </AdminTheme>,
    { path, user },
  );
  await screen.findByRole('heading', { level: 1 });
  return opened;
}
const dialogOf = async (title: string) => (await screen.findByText(title)).closest('[role="dialog"]') as HTMLElement;

test('shows all the client wrote and the ways to answer', async () => {
  request = onPage({
    choices: [
      {
        chef: { id: 3, chef_name: 'Ana María Pérez', slug: 'Ana-María-Pérez' },
        proposal: { id: 4, dish_name: 'Pastel de choclo', slug: 'Pastel-de-choclo' },
      },
      { chef: { id: 5, chef_name: 'Kenji Morales', slug: 'Kenji-Morales' }, proposal: null },
    ],
    budget_per_person: 45_000,
    reply_by: 'llamada',
  });
  await open();
  expect(await screen.findByRole('heading', { name: 'Camila Rojas' })).toBeVisible();
  expect(screen.getByText(/Celebramos un cumpleaños\.\s+Una persona es celíaca\./)).toBeVisible();
  for (const text of ['12 dic 2026', '8 personas', 'Ñuñoa', '$45.000 por persona', 'Llamada', 'Enviado a la empresa'])
    expect(screen.getByText(text)).toBeVisible();
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Ana María Pérez')).toBe('/chef/Ana-Mar%C3%ADa-P%C3%A9rez');
  expect(address('Pastel de choclo')).toBe('/experiencia/Pastel-de-choclo');
  expect(address('Kenji Morales')).toBe('/chef/Kenji-Morales');
  expect(address('(+56) 9 1234 5678')).toMatch(/^https:\/\/wa\.me\/56912345678\?text=Hola%20Camila/);
  expect(address('camila.rojas@correo.example')).toMatch(/^mailto:camila\.rojas@correo\.example\?subject=/);
  expect(screen.queryByText('Campaña')).not.toBeInTheDocument();
});

test('says how an offer was sent', async () => {
  const offer = { kind: 'offer_sent' as const, offer: 'C-2026-0001' };
  request = onPage({
    activity: [
      happened({ ...offer, id: 3, sent_by: 'link' }),
      happened({ ...offer, id: 2, sent_by: 'mail' }),
      happened({ ...offer, id: 1 }),
    ],
  });
  await open();
  for (const way of [' por enlace', ' por correo', ''])
    expect(await screen.findByText(new RegExp(`envió la cotización C-2026-0001${way}$`))).toBeVisible();
});

test('a question shows no gaps where an event would have its facts', async () => {
  request = onPage({ kind: 'otra', guests: null, event_date: null, city: null, message: '¿Buscan chefs?' });
  await open();
  expect(await screen.findByText('¿Buscan chefs?')).toBeVisible();
  for (const name of ['Para', 'Fecha', 'Comuna']) expect(screen.queryByText(name)).not.toBeInTheDocument();
});

test('tells what happened, the newest first, no matter who did it', async () => {
  request = onPage({
    activity: [
      happened({ id: 5, kind: 'moved', actor: 'system', actor_name: null, from: 'aceptada', to: 'realizada' }),
      happened({ id: 4, kind: 'next_step', text: 'Llamar', on: '2026-11-24' }),
      happened({ id: 3, kind: 'assigned', owner: 'Diego Vera' }),
      happened({ id: 2, kind: 'moved', actor: 'client', actor_name: null, to: 'perdida', reason: 'retirada' }),
      happened({ id: 1, text: 'Vive en Ñuñoa' }),
    ],
  });
  await open();
  const list = within(await screen.findByRole('region', { name: 'Seguimiento' }));
  const steps = list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
  expect(steps).toEqual([
    'El sistema la dejó en Realizada',
    'Paula Soto planeó un paso para el 24 nov 2026',
    'Paula Soto la asignó a Diego Vera',
    'El cliente la dejó en Perdida (Retirada por el cliente)',
    'Paula Soto dejó una nota interna',
    'Camila Rojas envió la solicitud desde el sitio',
  ]);
  expect(list.getByText('Vive en Ñuñoa')).toBeVisible();
});

test.each([
  [{ erased: true, on: '2026-11-27' }, 'planeó un paso para el 27 nov 2026'],
  [{ erased: true }, 'cambió el próximo paso'],
  [{ erased: false }, 'quitó el próximo paso'],
])('says of a step without words what is known of it: %j', async ({ erased, ...step }, said) => {
  request = onPage({ erased, activity: [happened({ kind: 'next_step', text: null, ...step })] });
  await open();
  expect(await screen.findByText(said)).toBeVisible();
});

test('is taken with one press', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tomar' }));
  expect(await screen.findByText('La solicitud tiene nuevo responsable.')).toBeVisible();
  expect(done).toEqual([['assign', { owner_id: 5, version: 1 }]]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tomar' })).not.toBeInTheDocument());
});

const ACCEPT = { to: 'aceptada', needs: 'offer', label: 'Aceptó por teléfono', admin: false } as const;
const offered = (id: number, changes: object = {}) => ({
  ...{ id, request_id: 1, number: `C-2026-000${id}`, state: 'enviada', total: 400_000 + id, day: '2999-12-12' },
  ...{ chef: { id: 3, chef_name: 'Ana', slug: 'Ana' }, chef_name: 'Ana', undelivered: [], mail: null },
  ...changes,
});

/** Opens 'Aceptó por teléfono' of a request with these offers. */
async function accepts(offers: object[]) {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/v1/offers/of-request/:id', () => HttpResponse.json({ status: 200, msg: '', data: offers })),
    http.post('*/api/v1/offers/:call/:id', async ({ params, request: form }) => {
      sent.push([params.call, Number(params.id), await form.json()]);
      return HttpResponse.json({ status: 200, msg: 'Listo.', data: offers[0] ?? offered(1) });
    }),
  );
  request = onPage({ state: 'cotizada', moves: [ACCEPT] });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Aceptó por teléfono' }));
  // The offers are read first, in a dialog that has no field yet.
  const dialog = await waitFor(() => {
    const found = within(screen.getByRole('dialog', { name: /^(Aceptó|Anotar)/ }));
    found.getAllByLabelText(/^(Nota|Total acordado)/);
    return found;
  });
  return { sent, dialog };
}

test('a yes on the telephone is a yes to the open offer, with a note', async () => {
  const { sent, dialog } = await accepts([offered(1), offered(2, { state: 'vencida' })]);
  expect(await dialog.findByRole('radio', { name: /^C-2026-0001 · \$400\.001 · Ana/ })).toBeChecked();
  await userEvent.type(dialog.getByLabelText('Nota'), 'Me llamó.');
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar la aceptación' }));
  await waitFor(() => expect(sent).toEqual([['accept-by-phone', 1, { text: 'Me llamó.' }]]));
});

test('of several open offers it asks which, and something else can be written down', async () => {
  const { sent, dialog } = await accepts([offered(1), offered(2)]);
  await userEvent.type(await dialog.findByLabelText('Nota'), 'Me llamó.');
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar la aceptación' }));
  expect(await dialog.findByText('Elige cuál aceptó.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Acordaron otra cosa' }));
  expect(await screen.findByRole('dialog', { name: 'Anotar lo acordado: Camila Rojas' })).toBeVisible();
});

test('without an open offer what was agreed is written down in one dialog', async () => {
  const { dialog } = await accepts([offered(1, { state: 'rechazada' })]);
  expect(await screen.findByRole('dialog', { name: 'Anotar lo acordado: Camila Rojas' })).toBeVisible();
  for (const label of [/^Chef/, /^Fecha/, /^Empieza/, /^Invitados/, /^Comuna/, /^Total acordado/])
    expect(dialog.getByLabelText(label)).toBeVisible();
  expect(dialog.getByLabelText(/^Invitados/)).toHaveValue('8');
});

test('what took place is marked after a question, and can be taken back', async () => {
  const moves: unknown[] = [];
  server.use(
    http.put('*/api/v1/quote_requests/move/:id', async ({ request: sent }) => {
      const { state } = (await sent.json()) as { state: 'realizada' };
      moves.push(state);
      request = onPage({ state, version: 2, moves: [] });
      return answer('El estado de la solicitud ha sido actualizado exitosamente');
    }),
  );
  const mark = { to: 'realizada', needs: 'confirmation', label: 'Marcar realizada', admin: false } as const;
  request = onPage({ state: 'aceptada', moves: [mark] });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar realizada' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿La velada se realizó?' }));
  expect(moves).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar realizada' }));
  await waitFor(() => expect(moves).toEqual(['realizada']));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(moves).toEqual(['realizada', 'aceptada']));
});

test('what the client asks for is corrected, and what guests cannot eat is added with their consent', async () => {
  server.use(
    http.get('*/api/v1/cities/all', () =>
      HttpResponse.json({ status: 200, msg: '', data: [{ id: 2, name: 'Ñuñoa' }] }),
    ),
    http.put('*/api/v1/quote_requests/:call/:id', async ({ params, request: sent }) => {
      done.push([params.call, await sent.json()]);
      request = onPage({ version: 2 });
      return answer('Listo.');
    }),
  );
  request = onPage();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  const facts = within(await screen.findByRole('dialog', { name: 'Corregir lo que pide' }));
  await userEvent.clear(facts.getByLabelText(/^Invitados/));
  await userEvent.type(facts.getByLabelText(/^Invitados/), '12');
  await userEvent.click(facts.getByRole('button', { name: 'Guardar Cambios' }));
  await waitFor(() => expect(done).toMatchObject([['facts', { guests: 12, city_id: 2, version: 1 }]]));
  // Choices that nobody touched stay on the server, also one that is not on the site any more.
  expect(done[0]).toEqual(['facts', expect.not.objectContaining({ choices: expect.anything() as unknown })]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Restricciones' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restricciones de alimentación' }));
  await userEvent.type(dialog.getByLabelText(/^Qué no pueden comer/), 'Sin maní');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await dialog.findByText('Pregunta al cliente si acepta que usemos este dato, o bórralo.')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  const said = { restrictions: 'Sin maní', restrictions_consent: true, version: 2 };
  await waitFor(() => expect(done.at(-1)).toEqual(['restrictions', said]));
});

test('what the client chose and how to reach them is corrected, with one of e-mail and phone', async () => {
  const ana = { id: 3, chef_name: 'Ana María Pérez', slug: 'ana', email: 'ana@cocina.example' };
  const menus = [{ id: 8, dish_name: 'Cazuela' }];
  server.use(
    http.get('*/api/v1/cities/all', () => HttpResponse.json({ status: 200, msg: '', data: [] })),
    http.get('*/api/v1/chefs/all', () => HttpResponse.json({ status: 200, msg: '', data: [ana], total: 1 })),
    http.get('*/api/v1/chefs/get-one-id/3', () =>
      HttpResponse.json({ status: 200, msg: '', data: { ...ana, proposals: menus } }),
    ),
    http.put('*/api/v1/quote_requests/facts/1', async ({ request: sent }) => {
      done.push(await sent.json());
      return answer('Listo.');
    }),
  );
  request = onPage({ email: null, choices: [] });
  await open();
  expect(await screen.findByText('No dejó: escríbele por WhatsApp o llámalo.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  const facts = within(await screen.findByRole('dialog', { name: 'Corregir lo que pide' }));
  const choose = async (field: string, option: string) => {
    await userEvent.click(facts.getByRole('combobox', { name: field }));
    await userEvent.click(
      await screen.findByText(option, { selector: '.ant-select-item-option-content, .chef-option' }),
    );
  };
  await userEvent.click(facts.getByRole('button', { name: 'Agregar un chef' }));
  await choose('Chef 1', 'Ana María Pérez');
  await choose('Experiencia 1', 'Cazuela');
  // An empty row is no choice.
  await userEvent.click(facts.getByRole('button', { name: 'Agregar un chef' }));
  await choose('Responder por', 'Correo');
  await userEvent.click(facts.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await facts.findByText('Escribe un correo, o elige otra forma de responder.')).toBeVisible();
  await userEvent.type(facts.getByLabelText(/^Correo/), 'camila@correo.example');
  await userEvent.click(facts.getByRole('button', { name: 'Guardar Cambios' }));
  await waitFor(() =>
    expect(done).toMatchObject([
      { choices: [{ chef_id: 3, proposal_id: 8 }], email: 'camila@correo.example', reply_by: 'correo' },
    ]),
  );
});

test('a mail that a client without an address was not sent says so, with the way to tell them', async () => {
  request = onPage({
    email: null,
    no_mail: 'address',
    activity: [happened({ kind: 'letter_unmailed', actor: 'system', letter: 'Cambio de la velada' })],
  });
  await open();
  expect(await screen.findByText(/^no envió «Cambio de la velada»: el cliente no dejó correo$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' })).toBeVisible();
});

test('a move of administrators is offered to nobody else', async () => {
  const reopen = { to: 'aceptada', needs: 'note', label: 'Reabrir', admin: true } as const;
  request = onPage({ state: 'realizada', moves: [reopen] });
  await open('/gestion/solicitudes/1', { ...ADMIN, role: 'USER' });
  expect(await screen.findByText('Realizada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reabrir' })).not.toBeInTheDocument();
});

test('a move that somebody else was faster with says who did what, and shows it', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar contactada' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Paula Soto la dejó en Perdida mientras la mirabas.');
  expect(done).toEqual([['move', { state: 'contactada', version: 1 }]]);
  expect(await screen.findByText('Perdida')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Marcar contactada' })).not.toBeInTheDocument();
});

describe('a move that asks for words', () => {
  const REFUSED = 'Paula Soto cambió el próximo paso mientras la mirabas. Revisa la solicitud y vuelve a intentarlo.';
  const LOST: Partial<QuoteRequestPageDto> = { state: 'perdida', lost_reason: 'spam', version: 2, moves: [] };
  const moved = (text: string | null) => happened({ kind: 'moved', to: 'perdida', reason: 'spam', text });
  /** The server compares versions, as the real one does; the answer to the first press gets lost where asked. */
  const moves = (loseFirst = false) => {
    let presses = 0;
    server.use(
      http.put('*/api/v1/quote_requests/move/:id', async ({ request: sent }) => {
        const { version, text } = (await sent.json()) as { version: number; text: string };
        done.push(version);
        presses += 1;
        if (version !== request?.version)
          return HttpResponse.json({ status: 409, msg: REFUSED, data: null }, { status: 409 });
        request = onPage({ ...LOST, activity: [moved(text || null)] });
        return loseFirst && presses === 1 ? HttpResponse.error() : answer('El estado cambió.');
      }),
    );
  };
  const ask = async (text: string) => {
    const user = userEvent.setup();
    await open();
    await user.click(await screen.findByRole('button', { name: 'Marcar perdida' }));
    const dialog = within(await dialogOf('Marcar perdida: Camila Rojas'));
    await user.click(dialog.getByRole('combobox', { name: /Motivo/ }));
    await user.click(await screen.findByText('Spam', { selector: '.ant-select-item-option-content' }));
    await user.type(dialog.getByRole('textbox', { name: /Detalle/ }), text);
    return {
      user,
      dialog,
      save: async () => user.click(await dialog.findByRole('button', { name: 'Marcar perdida' })),
    };
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  test('says that somebody was faster, and is made with the next press', async () => {
    moves();
    const { dialog, save } = await ask('Se mudan');
    request = onPage({ version: 2 });
    await save();
    expect(await dialog.findByText(REFUSED)).toBeVisible();
    await save();
    expect(await screen.findByText('El estado cambió.')).toBeVisible();
    expect(done).toEqual([1, 2]);
    await isClosed();
  });

  test('is done where it was made before and only the answer got lost', async () => {
    moves(true);
    const { dialog, save } = await ask('Se mudan');
    await save();
    expect(await dialog.findByText(/^No llegó la respuesta/)).toBeVisible();
    await save();
    expect(await screen.findByText('La solicitud quedó en Perdida.')).toBeVisible();
    await isClosed();
  });

  test('keeps the words that were changed after an answer got lost', async () => {
    moves(true);
    const { user, dialog, save } = await ask('Se mudan');
    await save();
    expect(await dialog.findByText(/^No llegó la respuesta/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Detalle/ })).toBeEnabled());
    await user.type(dialog.getByRole('textbox', { name: /Detalle/ }), ' lejos');
    await save();
    expect(await dialog.findByText('La solicitud quedó en Perdida mientras escribías.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Detalle/ })).toHaveValue('Se mudan lejos');
  });

  test.each([
    [
      'lost by somebody else',
      onPage({ ...LOST, activity: [moved('Se mudan')] }),
      /quedó en Perdida mientras escribías/,
    ],
    ['blocked', onPage({ blocked: true, version: 2, moves: [] }), /pidió que no se usen sus datos mientras escribías/],
    ['deleted', null, /Otra persona eliminó la solicitud/],
  ])('is not possible any more where the request was %s, and its words can be copied', async (_, now, why) => {
    if (now) moves();
    else server.use(http.put('*/api/v1/quote_requests/move/:id', () => HttpResponse.json(GONE, { status: 404 })));
    const { user, dialog, save } = await ask('Se mudan');
    request = now;
    await save();
    expect(await dialog.findByText(why)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Marcar perdida' })).not.toBeInTheDocument();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(dialog.getByRole('button', { name: 'Copiar lo que escribí' }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith('Spam: Se mudan'));
  });
});

test('a next step has words and a day, and is taken away', async () => {
  request = onPage({ next_step: 'Llamar', next_step_on: '2026-11-24' });
  await open();
  const step = await screen.findByRole('textbox', { name: /Próximo paso/ });
  await waitFor(() => expect(step).toHaveValue('Llamar'));
  await userEvent.clear(step);
  await pasteInto(step, 'Enviar el menú');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar paso' }));
  expect(await screen.findByText('El próximo paso quedó guardado.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar paso' }));
  await waitFor(() =>
    expect(done).toEqual([
      ['plan', { next_step: 'Enviar el menú', next_step_on: '2026-11-24', version: 1 }],
      ['plan', { next_step: null, next_step_on: null, version: 1 }],
    ]),
  );
});

test('a next step without words is not saved, and what was typed does not outlive the step', async () => {
  request = onPage({ next_step: 'Llamar', next_step_on: '2026-11-24' });
  await open();
  const step = await screen.findByRole('textbox', { name: /Próximo paso/ });
  await waitFor(() => expect(step).toHaveValue('Llamar'));
  await userEvent.clear(step);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar paso' }));
  expect(await screen.findByText('Escríbelo, o usa «Quitar paso».')).toBeVisible();
  expect(done).toEqual([]);
  await pasteInto(step, 'Enviar');
  request = onPage({});
  await userEvent.click(screen.getByRole('button', { name: 'Quitar paso' }));
  expect(await screen.findByText('Quitaste el próximo paso.')).toBeVisible();
  await waitFor(() => expect(step).toHaveValue(''));
  expect(done).toEqual([['plan', { next_step: null, next_step_on: null, version: 1 }]]);
  await waitFor(() => expect(screen.queryByText('Escríbelo, o usa «Quitar paso».')).not.toBeInTheDocument());
});

test('while a step is taken away nothing can be typed, however often that is pressed', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.put('*/api/v1/quote_requests/next-step/:id', async () => {
      await answered;
      return HttpResponse.json({ status: 200, msg: 'El próximo paso quedó guardado.', data: onPage({}) });
    }),
  );
  request = onPage({ next_step: 'Llamar' });
  await open();
  const step = await screen.findByRole('textbox', { name: /Próximo paso/ });
  await waitFor(() => expect(step).toHaveValue('Llamar'));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Quitar paso' }));
  expect(step).toBeDisabled();
  answer();
  expect(await screen.findByText('Quitaste el próximo paso.')).toBeVisible();
  await waitFor(() => expect(step).toBeEnabled());
});

test('a note is kept, shown, and its field is empty again', async () => {
  await open();
  const field = await screen.findByRole('textbox', { name: 'Nota interna' });
  await pasteInto(field, 'Prefiere la tarde');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('La nota quedó guardada.')).toBeVisible();
  expect(done).toEqual([['note', 'Prefiere la tarde']]);
  expect(await screen.findByText('Prefiere la tarde', { selector: 'p' })).toBeVisible();
  expect(field).toHaveValue('');
});

test('a note whose answer was lost is sent under its key again, and the same words later under another', async () => {
  lostNotes = 1;
  await open();
  const field = await screen.findByRole('textbox', { name: 'Nota interna' });
  const keep = async () => userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await pasteInto(field, 'Llamé');
  await keep();
  await waitFor(() => expect(noteKeys).toHaveLength(1));
  await waitFor(() => expect(field).toBeEnabled());
  await keep();
  await waitFor(() => expect(field).toHaveValue(''));
  await pasteInto(field, 'Llamé');
  await keep();
  await waitFor(() => expect(noteKeys).toHaveLength(3));
  expect(noteKeys[1]).toBe(noteKeys[0]);
  expect(noteKeys[2]).not.toBe(noteKeys[0]);
});

describe('deleted by somebody else', () => {
  const gone = () => screen.findByText('Otra persona eliminó la solicitud mientras escribías.');

  test('a note that is being written stays, and can be copied', async () => {
    const user = userEvent.setup();
    await open();
    const field = await screen.findByRole('textbox', { name: 'Nota interna' });
    await user.type(field, 'Prefiere la tarde');
    request = null;
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(await gone()).toBeVisible();
    expect(field).toHaveValue('Prefiere la tarde');
    // What is gone is not shown any longer, nor what could be done with it.
    for (const name of ['Eliminar', 'Guardar nota', 'Marcar contactada'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByText('12 dic 2026')).not.toBeInTheDocument();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copiar lo que escribí' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Lo que escribiste está copiado.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('Prefiere la tarde');
  });

  test('a next step that is being written stays', async () => {
    await open();
    const step = await screen.findByRole('textbox', { name: /Próximo paso/ });
    await pasteInto(step, 'Enviar el menú');
    request = null;
    await userEvent.click(screen.getByRole('button', { name: 'Guardar paso' }));
    expect(await gone()).toBeVisible();
    expect(step).toHaveValue('Enviar el menú');
    expect(screen.queryByRole('combobox', { name: 'Responsable' })).not.toBeInTheDocument();
  });

  test('says so where nothing was being written', async () => {
    await open();
    await screen.findByRole('button', { name: 'Guardar nota' });
    request = null;
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('La solicitud no existe o ya fue eliminada.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Nota interna' })).not.toBeInTheDocument();
  });
});

test.each(['perdida', 'realizada'] as const)('of what is %s nothing is left to do', async (state) => {
  request = onPage({ state });
  await open();
  expect(await screen.findByRole('combobox', { name: 'Responsable' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Próximo paso/ })).not.toBeInTheDocument();
});

test('that the company did not get says so with the reason, and is mailed again', async () => {
  const problem = 'El servidor de correo rechazó la dirección.';
  request = onPage({
    mailed: false,
    mail: { state: 'refused', problem, status_code: null, reply: null, settled_at: null },
  });
  await open();
  expect(await screen.findByText(/Correo no entregado a la empresa\..*rechazó la dirección/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar de nuevo' }));
  expect(await screen.findByText('Enviamos el aviso a la empresa.')).toBeVisible();
  expect(await screen.findByText(/^Enviado a la empresa/)).toBeVisible();
});

test('mails to the client that came back are named, with what the other server said as text', async () => {
  const mail = {
    title: 'Acuse de recibo',
    state: 'refused' as const,
    problem: 'El correo volvió: la dirección no existe o no recibe correos.',
    status_code: '5.1.1',
    reply: '550 5.1.1 <b>User</b> unknown',
    settled_at: '2026-11-21T15:40:00.000Z',
  };
  request = onPage({ undelivered: [mail] });
  await open();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(
    'Un correo no llegóAcuse de recibo. El correo volvió: la dirección no existe o no recibe correos. ' +
      'Su servidor dijo: «550 5.1.1 <b>User</b> unknown»',
  );
  cleanup();
  request = onPage({
    undelivered: [
      { ...mail, reply: null },
      { ...mail, title: 'Pedido de una opinión', problem: null },
    ],
  });
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^2 correos no llegaronAcuse de recibo\..* Código 5\.1\.1\.Pedido de una opinión\.\s*$/,
  );
});

test('a message shows what became of it, and is tried again where it did not arrive', async () => {
  const problem = 'El servidor de correo no responde.';
  request = onPage({
    activity: [
      happened({ ...MAIL, mail: { state: 'waiting', problem, status_code: null, reply: null, settled_at: null } }),
      happened({ id: 7, kind: 'message', channel: 'whatsapp', text: 'Por chat' }),
      happened({ id: 6, text: 'Prefiere la tarde' }),
    ],
  });
  await open();
  const list = within(await screen.findByRole('region', { name: 'Seguimiento' }));
  expect(list.getByText('escribió un correo al cliente', { exact: false })).toBeVisible();
  expect(list.getByText('abrió WhatsApp con un mensaje', { exact: false })).toBeVisible();
  expect(list.getByText('dejó una nota interna', { exact: false })).toBeVisible();
  expect(list.getByText(`En camino. ${problem}`)).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Reintentar' }));
  expect(await list.findByText('Entregado')).toBeVisible();
  expect(list.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(done).toEqual([['again', '8']]);
});

test('says that a note is read by the team only', async () => {
  await open();
  expect(await screen.findByRole('textbox', { name: 'Nota interna' })).toHaveAttribute(
    'placeholder',
    'Solo la lee el equipo.',
  );
});

test('deleting asks first, and leads back to the list', async () => {
  const { router } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  const question = await dialogOf('¿Desea Eliminar la Solicitud?');
  expect(done).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Si, Eliminar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/gestion/solicitudes'));
  expect(done).toEqual([['delete']]);
});

test.each(['/gestion/solicitudes/99', '/gestion/solicitudes/0x10'])(
  '%s is of no request, and says so',
  async (path) => {
    request = null;
    await open(path);
    expect(await screen.findByText('La solicitud no existe o ya fue eliminada.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver a las solicitudes' })).toBeVisible();
  },
);

test('nobody is said to have left while the list of people is not there', async () => {
  request = onPage({ owner: { id: 5, name: 'Diego Vera', active: true } });
  server.use(http.get('*/api/v1/quote_requests/people', () => HttpResponse.json(GONE, { status: 503 })));
  await open();
  const turn = await screen.findByRole('region', { name: 'Responsable y próximo paso' });
  expect(await within(turn).findByText('Diego Vera')).toBeVisible();
  expect(turn).not.toHaveTextContent('ya no entra');
});

// A part that came later would push what is below it, under the finger.
test.each(['agenda', 'offers', 'offers/inquiries'])('appears whole: not before its %s were read', async (part) => {
  let answerIt = (): void => undefined;
  const read = new Promise<void>((resolve) => (answerIt = resolve));
  const handler = http.get(`*/api/v1/${part}/of-request/:id`, async () => {
    await read;
    return HttpResponse.json({ status: 200, msg: '', data: part === 'agenda' ? { evening: null } : [] });
  });
  server.use(handler);
  request = onPage({ state: 'aceptada' });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Camila Rojas' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  answerIt();
  expect(await screen.findByRole('heading', { level: 2, name: 'En la agenda' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Seguimiento' })).toBeVisible();
});

test('an evening that could not be read says so, and is read again', async () => {
  const refused = { status: 400, msg: 'No se pudo leer la velada.', data: null };
  server.use(http.get('*/api/v1/agenda/of-request/:id', () => HttpResponse.json(refused, { status: 400 })));
  request = onPage({ state: 'aceptada' });
  await open();
  await waitFor(() => expect(screen.getByText('No se pudo leer la velada.')).toBeVisible());
  expect(screen.getByRole('region', { name: 'En la agenda' })).toBeVisible();
  server.resetHandlers();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('La solicitud está aceptada y su velada aún no está en la agenda.')).toBeVisible();
});
