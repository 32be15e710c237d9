import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { renderApp } from '../../../../test-setup/render';
import { App } from '../../../app/App';
import { KEPT_AS } from '../../shortlist/context';
import { choice, envelope, imageOf, storeWith, type Answers } from '../../test-fixtures';
import { NO_FILTERS } from '../../list/address';
import { rememberWish } from '../kept-wish';
import { keptCampaign, rememberCampaign } from '../campaign';
import type { Quoted } from '../message';
import { dropDraft } from './draft';
import { problemsOf } from './quote-problems';
import { todayInChile } from '../../../ui/today';
import { QuoteForm, type QuoteFormProps } from './QuoteForm';

const ANA: Quoted = { kind: 'chef', id: 7, name: 'Ana María Pérez', slug: 'Ana-María-Pérez' };
const CREATE = '/quote_requests/create';
const CREATED = Response.json({ status: 201, msg: 'Recibimos tu solicitud.', data: null }, { status: 201 });

function open(
  answers: Answers,
  props: QuoteFormProps = {},
  table: readonly Quoted[] = [],
  element = <QuoteForm {...props} />,
) {
  const stored: Record<string, string> = table.length > 0 ? { [KEPT_AS]: JSON.stringify(table) } : {};
  // A test may change what is answered.
  const given: Answers = { '/cities/all?scope=quotes': envelope([choice(3, 'Providencia', [13])]), ...answers };
  const { store, calls } = storeWith(given);
  const routes = [
    { path: '/', element },
    { path: '/gracias', element: <h1>Gracias</h1> },
  ];
  renderApp(routes, { store, stored });
  const sent = () =>
    calls
      .filter((call) => call.startsWith(`POST ${CREATE}`))
      .map((call) => JSON.parse(call.replace(`POST ${CREATE} `, '')) as Record<string, unknown>);
  return { sent, answers: given };
}

/** A day counted from the one it is in Chile. */
const dayFromToday = (days: number) =>
  new Date(Date.parse(todayInChile()) + days * 86_400_000).toISOString().slice(0, 10);

const button = () => screen.getByRole('button', { name: /Enviar solicitud|Cargando/ });
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(new RegExp(label)), { target: { value } });

function fillIn() {
  type('Nombre', 'Camila Rojas');
  type('Correo', 'camila@correo.cl');
  type('Teléfono', '+56 9 1234 5678');
  type('gustaría hacer', 'cena');
  type('Invitados', '8');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Acepto que usen mis datos/ }));
}

afterEach(() => {
  jest.useRealTimers();
  dropDraft();
  sessionStorage.clear();
});

test('a number of people may be written as its limit is', async () => {
  const { sent } = open({ [CREATE]: CREATED });
  fillIn();
  type('Invitados', ' 1.000 ');
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toMatchObject([{ guests: 1000 }]);
});

test('sends what was filled in with the chef and the campaign, and leads to the thanks', async () => {
  rememberCampaign('?utm_source=boletin&utm_campaign=fiestas&otra=1');
  const { sent } = open({ [CREATE]: CREATED }, { about: ANA });
  fillIn();
  await screen.findByRole('option', { name: 'Providencia' });
  type('Comuna', '3');
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toEqual([
    {
      name: 'Camila Rojas',
      email: 'camila@correo.cl',
      phone_number: '+56912345678',
      city_id: 3,
      event_date: null,
      guests: 8,
      kind: 'cena',
      reply_by: 'whatsapp',
      budget_per_person: null,
      message: null,
      chef_id: 7,
      proposal_id: null,
      consent: true,
      website: null,
      utm_source: 'boletin',
      utm_campaign: 'fiestas',
      request_key: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/) as string,
    },
  ]);
});

test('says beside each field what is wrong with it, goes to the first one, and sends nothing', async () => {
  const { sent } = open({});
  type('Nombre', 'Camila');
  type('Correo', 'camila@correo');
  type('Teléfono', '12');
  type('Invitados', '1001');
  type('Fecha', dayFromToday(-1));
  fireEvent.click(button());
  const field = (label: string) => screen.getByLabelText(new RegExp(label));
  await waitFor(() => expect(field('Correo')).toHaveFocus());
  expect(field('Nombre')).toBeValid();
  expect(field('Correo')).toHaveAccessibleDescription('Escribe un correo completo, como nombre@correo.cl.');
  expect(field('Teléfono')).toHaveAccessibleDescription(/Escribe un teléfono completo: \(\+56\)/);
  expect(field('gustaría hacer')).toHaveAccessibleDescription('Elige qué te gustaría hacer.');
  expect(field('Invitados')).toHaveAccessibleDescription('El máximo es 1.000.');
  expect(field('Fecha')).toHaveAccessibleDescription('Elige una fecha desde hoy.');
  expect(screen.getByRole('checkbox', { name: /^Acepto que usen mis datos/ })).toHaveAccessibleDescription(
    /^Acepta el uso de tus datos/,
  );
  expect(sent()).toEqual([]);

  type('Correo', 'camila@correo.cl');
  expect(field('Correo')).not.toHaveAttribute('aria-invalid');
});

const kept = (...names: string[]) =>
  names.map((name, at): Quoted => ({ kind: at === 1 ? 'experience' : 'chef', id: at + 1, name, slug: name }));

test("shows what is in 'Mi mesa' after the page's own and sends what is ticked, in this order", async () => {
  const table = kept('Bruno', 'Curanto', 'Diego');
  const found = {
    '/shortlist/find?chefs=1%2C3%2C7&proposals=2': envelope({
      chefs: [
        { id: 1, chef_name: 'Bruno Tapia', slug: 'Bruno-Tapia', profile_image: imageOf('b') },
        { id: 7, chef_name: 'Ana María Pérez', slug: 'Ana-María-Pérez', profile_image: imageOf('a') },
      ],
      proposals: [
        {
          id: 2,
          dish_name: 'Curanto',
          slug: 'Curanto',
          profile_image: imageOf('c'),
          chef: { id: 9, chef_name: 'Eva' },
        },
      ],
    }),
  };
  const { sent } = open({ [CREATE]: CREATED, ...found }, { about: ANA }, table);
  expect(await screen.findByRole('checkbox', { name: 'Bruno Tapia' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Curanto, de Eva' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Diego (ya no está en el sitio)' })).toBeDisabled();
  fillIn();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bruno Tapia' }));
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()[0]).toMatchObject({ chef_id: 7, choices: [{ chef_id: 7 }, { proposal_id: 2 }] });
});

test('one more than four stays out until another is left out', async () => {
  const table = kept('Bruno', 'Curanto', 'Diego', 'Eva');
  const { sent } = open({ [CREATE]: CREATED }, { about: ANA }, table);
  const last = await screen.findByRole('checkbox', { name: 'Eva' });
  expect(last).not.toBeChecked();
  fillIn();
  fireEvent.click(last);
  fireEvent.click(button());
  expect(await screen.findByRole('group', { name: 'Tu mesa' })).toHaveAccessibleDescription(
    'Puedes elegir hasta cuatro.',
  );
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bruno' }));
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()[0]?.choices).toEqual([{ chef_id: 7 }, { proposal_id: 2 }, { chef_id: 3 }, { chef_id: 4 }]);
});

test('asks how to answer and what to spend, in any spelling of pesos', async () => {
  const { sent } = open({ [CREATE]: CREATED });
  fillIn();
  expect(screen.getByLabelText(/Cómo te respondemos/)).toHaveValue('whatsapp');
  type('Cómo te respondemos', 'llamada');
  for (const wrong of ['45,5', 'poco', '$0', '100.000.001']) {
    type('Presupuesto', wrong);
    fireEvent.click(button());
    await waitFor(() => expect(screen.getByLabelText(/Presupuesto/)).toHaveFocus());
    expect(screen.getByLabelText(/Presupuesto/)).toHaveAccessibleDescription(/\S/);
    type('Presupuesto', '');
  }
  type('Presupuesto', ' $ 45.000 ');
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({ reply_by: 'llamada', budget_per_person: 45000 });
});

test('sends what guests cannot eat only with its own tick, which nobody has made beforehand', async () => {
  const { sent } = open({ [CREATE]: CREATED });
  fillIn();
  const box = screen.getByRole('checkbox', {
    name: 'Acepto que usen este dato de salud solo para preparar la comida.',
  });
  expect(box).not.toBeChecked();
  type('Restricciones', ' Una persona es celíaca. ');
  fireEvent.click(button());
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription(/Marca la casilla/);
  expect(sent()).toEqual([]);
  fireEvent.click(box);
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()[0]).toMatchObject({ restrictions: 'Una persona es celíaca.', restrictions_consent: true });
});

test('without anything to say about food nothing of it is sent, ticked or not', async () => {
  const { sent } = open({ [CREATE]: CREATED });
  fillIn();
  fireEvent.click(screen.getByRole('checkbox', { name: /dato de salud/ }));
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(Object.keys(sent()[0] ?? {})).not.toContain('restrictions_consent');
});

const TAKEN = 'Ese día Ana María Pérez ya tiene mesa. Puedes pedir igual: te proponemos otra fecha o chef.';

test('takes over what was chosen before its code arrived', async () => {
  const day = dayFromToday(9);
  const { store } = storeWith({
    [`/agenda/taken?chefs=7&day=${day}`]: envelope({ chef_ids: [7] }),
  });
  const app = (
    <App store={store} settings={{ productName: 'Sobremesa', publicUrl: 'https://sobremesa.example' }}>
      <MemoryRouter>
        <QuoteForm about={ANA} />
      </MemoryRouter>
    </App>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(app);
  screen.getByLabelText<HTMLSelectElement>(/gustaría hacer/).value = 'otra';
  screen.getByLabelText<HTMLInputElement>(/Fecha/).value = day;
  const root = await act(() => hydrateRoot(page, app));
  expect(await screen.findByText(TAKEN)).toBeInTheDocument();
  expect(screen.getByLabelText(/Invitados/)).not.toBeRequired();
  act(() => root.unmount());
  page.remove();
});

test('says before sending which of the chosen chefs have a table on the day', async () => {
  const day = dayFromToday(9);
  const free = dayFromToday(10);
  open(
    {
      '/shortlist/find?chefs=1%2C7': envelope({
        chefs: [1, 7].map((id) => ({
          id,
          chef_name: id === 7 ? ANA.name : 'Bruno',
          slug: 'x',
          profile_image: imageOf('x'),
        })),
        proposals: [],
      }),
      [`/agenda/taken?chefs=1%2C7&day=${day}`]: envelope({ chef_ids: [7] }),
      [`/agenda/taken?chefs=1&day=${day}`]: envelope({ chef_ids: [] }),
      [`/agenda/taken?chefs=1%2C7&day=${free}`]: envelope({ chef_ids: [] }),
    },
    { about: ANA },
    kept('Bruno'),
  );
  type('Fecha', free);
  await screen.findByRole('group', { name: 'Tu mesa' });
  expect(screen.queryByText(TAKEN)).not.toBeInTheDocument();
  type('Fecha', day);
  expect(await screen.findByText(TAKEN)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox', { name: ANA.name }));
  await waitFor(() => expect(screen.queryByText(TAKEN)).not.toBeInTheDocument());
});

test("says it of the page's own experience, by its chef", async () => {
  const day = dayFromToday(9);
  const dish: Quoted = { kind: 'experience', id: 2, name: 'Curanto', slug: 'Curanto' };
  open(
    {
      '/shortlist/find?proposals=2': envelope({
        chefs: [],
        proposals: [
          { id: 2, dish_name: 'Curanto', slug: 'C', profile_image: imageOf('c'), chef: { id: 7, chef_name: ANA.name } },
        ],
      }),
      [`/agenda/taken?chefs=7&day=${day}`]: envelope({ chef_ids: [7] }),
    },
    { about: dish },
  );
  type('Fecha', day);
  expect(await screen.findByText(TAKEN)).toBeInTheDocument();
});

test('pressing twice sends once', async () => {
  const { sent } = open({ [CREATE]: CREATED });
  fillIn();
  fireEvent.click(button());
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toHaveLength(1);
});

test('keeps everything after a lost answer, and asks under the same key, whatever is changed: it may be stored', async () => {
  const { sent, answers } = open({ [CREATE]: Response.json({}, { status: 502 }) });
  fillIn();
  fireEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Lo que escribiste sigue aquí');
  type('Invitados', '9');
  answers[CREATE] = CREATED;
  await waitFor(() => expect(button()).toHaveTextContent('Enviar solicitud'));
  expect(screen.getByLabelText('Nombre')).toHaveValue('Camila Rojas');
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  const [first, changed] = sent();
  expect([first?.guests, changed?.guests]).toEqual([8, 9]);
  expect(changed?.request_key).toBe(first?.request_key);
});

const REFUSED = Response.json({ status: 400, msg: 'Revisa los datos.', data: null }, { status: 400 });
const ALREADY = 'Este formulario ya se envió. Recarga la página para pedir otra vez.';
const REUSED = Response.json({ status: 422, msg: ALREADY, data: null }, { status: 422 });

test('what is changed after a refusal is another request, unless what was sent before may be stored', async () => {
  const { sent, answers } = open({ [CREATE]: REFUSED });
  fillIn();
  const press = async (guests: string, answer: Response) => {
    answers[CREATE] = answer;
    type('Invitados', guests);
    await waitFor(() => expect(button()).toHaveTextContent('Enviar solicitud'));
    const before = sent().length;
    fireEvent.click(button());
    await waitFor(() => expect(sent()).toHaveLength(before + 1));
    await screen.findByRole('alert');
  };
  await press('8', REFUSED);
  await press('9', Response.json({}, { status: 502 }));
  await press('10', REFUSED);
  await press('11', REFUSED);
  const [eight, nine, ten, eleven] = sent().map((body) => body.request_key);
  expect(nine).not.toBe(eight);
  expect([ten, eleven]).toEqual([nine, nine]);
});

test('says that it was sent already, keeps what was typed, and sends it as another request then', async () => {
  const { sent, answers } = open({ [CREATE]: Response.json({}, { status: 502 }) });
  fillIn();
  fireEvent.click(button());
  await screen.findByRole('alert');
  type('Invitados', '9');
  answers[CREATE] = REUSED;
  await waitFor(() => expect(button()).toHaveTextContent('Enviar solicitud'));
  fireEvent.click(button());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`${ALREADY} Lo que escribiste sigue aquí`));
  answers[CREATE] = CREATED;
  await waitFor(() => expect(button()).toHaveTextContent('Enviar solicitud'));
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  const [first, second, third] = sent();
  expect(second?.request_key).toBe(first?.request_key);
  expect(third?.request_key).not.toBe(first?.request_key);
  expect(third?.guests).toBe(9);
});

test('loading the page again, as it is told to, loses nothing but data about health', async () => {
  open({ [CREATE]: REUSED });
  fillIn();
  type('Restricciones de alimentación', 'Celíaca');
  fireEvent.click(screen.getByRole('checkbox', { name: /solo para preparar la comida/ }));
  fireEvent.click(button());
  await screen.findByRole('alert');
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('Celíaca');
  // The page that comes has nothing in memory.
  cleanup();
  dropDraft();
  const { sent } = open({ [CREATE]: CREATED });
  expect(screen.getByLabelText('Nombre')).toHaveValue('Camila Rojas');
  expect(screen.getByLabelText(/Restricciones/)).toHaveValue('');
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toMatchObject([{ name: 'Camila Rojas', guests: 8, kind: 'cena', phone_number: '+56912345678' }]);
  // Once.
  cleanup();
  open({});
  expect(screen.getByLabelText('Nombre')).toHaveValue('');
});

test('a lost request sent again from another form is the same one; once arrived, the same words are another', async () => {
  const lost = open({ [CREATE]: Response.json({}, { status: 502 }) }, { about: ANA });
  fillIn();
  fireEvent.click(button());
  await screen.findByRole('alert');
  cleanup();
  const again = open({ [CREATE]: CREATED }, { about: ANA });
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  cleanup();
  const later = open({ [CREATE]: CREATED }, { about: ANA });
  fillIn();
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });

  const [first, second, third] = [lost, again, later].map(({ sent }) => sent()[0]?.request_key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

/** A call that is answered when the test says so. */
function slowAnswer() {
  let answer: (body: string) => void = () => undefined;
  const body = new ReadableStream({
    start: (controller) => {
      answer = (text) => {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      };
    },
  });
  return { response: new Response(body, { status: 201 }), end: (text: string) => act(() => answer(text)) };
}

/** A form that can be closed, on a page that stays. */
function ClosableForm() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <QuoteForm />}
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Cerrar' : 'Abrir'}</button>
    </>
  );
}

/** Sends a form and closes it before the answer comes. */
async function closedWhileSent() {
  const slow = slowAnswer();
  open({ [CREATE]: slow.response }, {}, [], <ClosableForm />);
  fillIn();
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveTextContent('Cargando'));
  fireEvent.click(screen.getByText('Cerrar'));
  return slow;
}

test('a form that is closed while it is sent says what became of it, and leads nowhere', async () => {
  const slow = await closedWhileSent();
  slow.end('{"status":201,"msg":"Listo.","data":null}');
  expect(await screen.findByRole('status')).toHaveTextContent('Recibimos tu solicitud.');
  expect(screen.queryByRole('heading', { name: 'Gracias' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByText('Abrir'));
  expect(screen.getByLabelText('Nombre')).toHaveValue('');
});

test('where no mail brings the link of what a closed form sent, its toast leads to it', async () => {
  const slow = await closedWhileSent();
  slow.end('{"status":201,"msg":"Listo.","data":{"link":"https://sobremesa.example/solicitud/abc"}}');
  fireEvent.click(await screen.findByRole('button', { name: 'Ver mi solicitud' }));
  expect(await screen.findByRole('heading', { name: 'Gracias' })).toBeInTheDocument();
});

test('what is written into the next form while the one before is sent stays', async () => {
  const slow = await closedWhileSent();
  fireEvent.click(screen.getByText('Abrir'));
  type('Mensaje', 'Y para otra noche…');
  slow.end('{"status":201,"msg":"Listo.","data":null}');
  await screen.findByText('Recibimos tu solicitud.');
  expect(screen.getByLabelText(/Mensaje/)).toHaveValue('Y para otra noche…');
  fireEvent.click(screen.getByText('Cerrar'));
  fireEvent.click(screen.getByText('Abrir'));
  expect(screen.getByLabelText(/Mensaje/)).toHaveValue('Y para otra noche…');
});

test('a form that is closed while it is sent says that it failed, and keeps what was written', async () => {
  const slow = await closedWhileSent();
  slow.end('no answer of ours');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No pudimos enviar tu solicitud/);
  fireEvent.click(screen.getByText('Abrir'));
  expect(screen.getByLabelText('Nombre')).toHaveValue('Camila Rojas');
});

test('shows beside its field what only the server found', async () => {
  const body = { status: 400, msg: 'Revisa los datos.', data: null, errors: [{ field: 'email', msg: 'No existe.' }] };
  open({ [CREATE]: Response.json(body, { status: 400 }) });
  fillIn();
  fireEvent.click(button());
  await waitFor(() => expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription('No existe.'));
  expect(screen.getByLabelText('Correo')).toHaveFocus();
});

test('says why where a limit is reached', async () => {
  open({ [CREATE]: Response.json({ status: 429, msg: 'Espera un minuto.', data: null }, { status: 429 }) });
  fillIn();
  fireEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Espera un minuto.');
});

test('what was typed is there again in the next form, until it was sent', async () => {
  open({}, { about: ANA });
  fillIn();
  cleanup();
  const { sent } = open({ [CREATE]: CREATED });
  expect(screen.getByLabelText('Nombre')).toHaveValue('Camila Rojas');
  expect(screen.getByRole('checkbox', { name: /^Acepto que usen mis datos/ })).toBeChecked();
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()[0]).toMatchObject({ chef_id: null });
  cleanup();
  open({});
  expect(screen.getByLabelText('Nombre')).toHaveValue('');
});

const field = (label: string) => screen.getByLabelText(new RegExp(label));

test('a question is a message of nobody’s number, and leaves what was typed about an event as it was', async () => {
  open({});
  fillIn();
  cleanup();
  const { sent } = open({ [CREATE]: CREATED }, { question: 'Qué haces…' });
  expect(field('Nombre')).toHaveValue('Camila Rojas');
  for (const label of ['Comuna', 'gustaría hacer', 'Fecha', 'Invitados'])
    expect(screen.queryByLabelText(new RegExp(label))).not.toBeInTheDocument();
  const send = screen.getByRole('button', { name: 'Enviar mensaje' });
  fireEvent.click(send);
  await waitFor(() => expect(field('Mensaje')).toHaveFocus());
  expect(field('Mensaje')).toHaveAccessibleDescription('Completa este campo.');
  type('Mensaje', 'Soy chef en Ñuñoa.');
  cleanup();

  open({});
  expect(field('gustaría hacer')).toHaveValue('cena');
  expect(field('Invitados')).toHaveValue('8');
  expect(field('Mensaje')).toHaveValue('Soy chef en Ñuñoa.');
  cleanup();

  const again = open({ [CREATE]: CREATED }, { question: 'Qué haces…' });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toEqual([]);
  expect(again.sent()).toMatchObject([{ kind: 'otra', guests: null, city_id: null, message: 'Soy chef en Ñuñoa.' }]);
});

test('choosing another question makes the number optional and the message needed, and back', async () => {
  const { sent } = open({ [CREATE]: CREATED });
  fillIn();
  type('Invitados', '');
  fireEvent.click(button());
  await waitFor(() => expect(field('Invitados')).toHaveAccessibleDescription('¿Cuántos son?'));
  type('gustaría hacer', 'otra');
  expect(field('Invitados')).not.toHaveAttribute('aria-invalid');
  expect(field('Invitados')).not.toBeRequired();
  expect(field('Mensaje')).toBeRequired();
  type('gustaría hacer', 'clase');
  expect(field('Invitados')).toBeRequired();
  expect(field('Mensaje')).not.toBeRequired();

  type('gustaría hacer', 'otra');
  type('Mensaje', '¿Atienden en Talca?');
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toMatchObject([{ kind: 'otra', guests: null, message: '¿Atienden en Talca?' }]);
});

test('the commune of the list is chosen until the visitor chooses another; the next list’s is chosen again', async () => {
  const chosen = async () => {
    await screen.findByRole('option', { name: 'Providencia' });
    return (field('Comuna') as HTMLSelectElement).selectedOptions[0]?.textContent;
  };
  open({}, { wish: { ...NO_FILTERS, ciudad: 3 } });
  expect(await chosen()).toBe('Providencia');
  type('Nombre', 'Camila');
  cleanup();
  open({}, { wish: { ...NO_FILTERS, ciudad: 999 } });
  expect(await chosen()).toBe('Elige una comuna');
  cleanup();
  open({}, { wish: { ...NO_FILTERS, ciudad: 3 } });
  type('Comuna', 'otra');
  cleanup();
  open({}, { wish: { ...NO_FILTERS, ciudad: 3 } });
  expect(await chosen()).toBe('Otra');
});

test('another country is chosen, and its number is sent as it is', async () => {
  const { sent } = open({ [CREATE]: CREATED });
  fillIn();
  fireEvent.change(screen.getByLabelText('Código de país'), { target: { value: '54' } });
  const phone = screen.getByLabelText('Teléfono');
  expect(phone).toHaveValue('+54 ');
  expect(phone).toHaveFocus();
  type('^Teléfono', '+54 9 11 2345-6789');
  act(() => phone.blur());
  expect(phone).toHaveValue('+54 9 11 2345-6789');
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toMatchObject([{ phone_number: '+5491123456789' }]);
});

test('coming back to Chile puts +569 there again', async () => {
  open({});
  const country = screen.getByLabelText('Código de país');
  fireEvent.change(country, { target: { value: '' } });
  expect(screen.getByLabelText('Teléfono')).toHaveValue('+');
  fireEvent.change(country, { target: { value: '56' } });
  await waitFor(() => expect(screen.getByLabelText('Teléfono')).toHaveValue('(+56) 9'));
});

test.each([
  ['+54 9 11 2345 6789', '54'],
  ['0044 20 7946 0018', '44'],
  ['+81 3 1234 5678', ''],
])('the number of another country that is pasted, %s, stays what it is', async (text, country) => {
  const { sent } = open({ [CREATE]: CREATED });
  fillIn();
  const phone = screen.getByLabelText('Teléfono');
  act(() => phone.focus());
  await act(() => import('./phone-mask'));
  fireEvent.paste(phone, { clipboardData: { getData: () => text } });
  expect(phone).toHaveValue(text);
  expect(screen.getByLabelText('Código de país')).toHaveValue(country);
  act(() => phone.blur());
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toMatchObject([{ phone_number: text.replace(/^00/, '+').replaceAll(' ', '') }]);
});

/** Types a key at the end of a field, with the events of a browser. */
const press = (element: HTMLInputElement, key: string) =>
  fireEvent.input(element, { target: { value: element.value + key }, data: key, inputType: 'insertText' });

const remove = (element: HTMLInputElement, value: string) =>
  fireEvent.input(element, { target: { value }, inputType: 'deleteContentBackward' });

async function inMaskedPhone() {
  const phone = screen.getByLabelText<HTMLInputElement>('Teléfono');
  act(() => phone.focus());
  await waitFor(() => expect(phone).toHaveValue('(+56) 9'));
  return { phone, country: screen.getByLabelText('Código de país') };
}

test.each([
  ['+54 9 11 1234 5678', '54'],
  ['+598 94 123 456', '598'],
  ['+81 3 1234 5678', ''],
])('the number of another country that is typed, %s, takes the mask off and is sent as it is', async (text, code) => {
  const { sent } = open({ [CREATE]: CREATED });
  fillIn();
  type('^Teléfono', '');
  const { phone, country } = await inMaskedPhone();
  for (const key of text) press(phone, key);
  expect(phone).toHaveValue(text);
  expect(country).toHaveValue(code);
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toMatchObject([{ phone_number: text.replaceAll(' ', '') }]);
});

test('a number of here typed with its +56 comes under the mask', async () => {
  open({});
  const { phone, country } = await inMaskedPhone();
  for (const key of '+56 9') press(phone, key);
  await waitFor(() => expect(phone).toHaveValue('(+56) 9'));
  for (const key of '87654321') press(phone, key);
  expect(phone).toHaveValue('(+56) 9 8765 4321');
  expect(country).toHaveValue('56');
});

test('a plus before a number of here begins its code', async () => {
  open({});
  const { phone, country } = await inMaskedPhone();
  for (const key of '11234567') press(phone, key);
  fireEvent.input(phone, { target: { value: `+${phone.value}`, selectionStart: 1 }, inputType: 'insertText' });
  expect(phone).toHaveValue('+9 1123 4567');
  expect(phone.selectionStart).toBe(1);
  expect(country).toHaveValue('');
});

test('filled in by the browser, a number brings its country with it', async () => {
  open({});
  const { phone, country } = await inMaskedPhone();
  fireEvent.input(phone, { target: { value: '+34 612 34 56 78' } });
  expect(phone).toHaveValue('+34 612 34 56 78');
  expect(country).toHaveValue('34');
  fireEvent.input(phone, { target: { value: '+56 9 8765 4321' } });
  await waitFor(() => expect(phone).toHaveValue('(+56) 9 8765 4321'));
  expect(country).toHaveValue('56');
});

test('the country shown is always the one that the number is read with', async () => {
  open({});
  const { phone, country } = await inMaskedPhone();
  fireEvent.change(country, { target: { value: '51' } });
  // A number without its code, over what stood there, is of the chosen country.
  fireEvent.input(phone, { target: { value: '987654321' }, inputType: 'insertText' });
  expect(phone).toHaveValue('+51 987654321');
  remove(phone, '987654321');
  expect(country).toHaveValue('56');
  fireEvent.input(phone, { target: { value: '+57 987654321' }, inputType: 'insertText' });
  expect(country).toHaveValue('57');
  remove(phone, '+5');
  expect(country).toHaveValue('');
  remove(phone, '');
  expect(country).toHaveValue('56');
  await waitFor(() => expect(phone).toHaveValue('(+56) 9'));
});

test('what the keyboard of a phone composes is changed when it is whole, and kept as it is shown', async () => {
  open({});
  const { phone, country } = await inMaskedPhone();
  fireEvent.change(country, { target: { value: '51' } });
  for (const value of ['9', '98', '987654321'])
    fireEvent.input(phone, { target: { value }, inputType: 'insertCompositionText', isComposing: true });
  expect(phone).toHaveValue('987654321');
  fireEvent.compositionEnd(phone);
  expect(phone).toHaveValue('+51 987654321');
  cleanup();
  open({});
  expect(screen.getByLabelText('Teléfono')).toHaveValue('+51 987654321');
});

test('a number of here pasted over the code of another country is that number', async () => {
  open({});
  const { phone, country } = await inMaskedPhone();
  fireEvent.change(country, { target: { value: '54' } });
  fireEvent.paste(phone, { clipboardData: { getData: () => '+56 9 8765 4321' } });
  await waitFor(() => expect(phone).toHaveValue('(+56) 9 8765 4321'));
  expect(country).toHaveValue('56');
});

test('no phone is needed where the answer comes by mail, and is otherwise', async () => {
  const { sent } = open({ [CREATE]: CREATED });
  fillIn();
  type('^Teléfono', '');
  expect(screen.getByLabelText(/^Teléfono/)).toBeRequired();
  fireEvent.click(button());
  await waitFor(() =>
    expect(screen.getByLabelText(/^Teléfono/)).toHaveAccessibleDescription(
      /^Escribe tu teléfono, o elige que te respondamos por correo\./,
    ),
  );
  type('te respondemos', 'correo');
  expect(screen.getByLabelText(/^Teléfono/)).toBeValid();
  expect(screen.getByLabelText(/^Teléfono/)).not.toBeRequired();
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toMatchObject([{ phone_number: null, reply_by: 'correo' }]);
});

const CHOCLO: Quoted = {
  kind: 'experience',
  id: 3,
  name: 'Pastel de choclo',
  slug: 'Pastel-de-choclo',
  guests_min: 4,
  guests_max: 20,
};

test('what the visitor said in a list fills the form, in whichever order it arrives, and what is taken away stays away', async () => {
  rememberWish({ ...NO_FILTERS, formato: 4, ciudad: 3, personas: 10, hasta: 60_000, dieta: [2] });
  const answers = {
    '/modality/all': envelope([{ ...choice(4, 'Clases'), kind: 'clase' }]),
    '/diets/all': envelope([choice(2, 'Vegana')]),
  };
  const Form = () => <QuoteForm wish={NO_FILTERS} />;
  open(answers, {}, [], <Form />);
  await waitFor(() => expect(field('Mensaje')).toHaveValue('Buscamos opción vegana.'));
  await waitFor(() => expect(field('gustaría hacer')).toHaveValue('clase'));
  await screen.findByRole('option', { name: 'Providencia' });
  expect(
    [field('Comuna'), field('Invitados'), field('Presupuesto')].map((one) => (one as HTMLInputElement).value),
  ).toEqual(['3', '10', '$60.000']);
  type('Invitados', '');
  cleanup();
  open(answers, {}, [], <Form />);
  await waitFor(() => expect(field('Mensaje')).toHaveValue('Buscamos opción vegana.'));
  expect(field('Invitados')).toHaveValue('');
});

test('a diet that a list was asked for is said in the message, and needs no consent to data about health', async () => {
  rememberWish({ ...NO_FILTERS, dieta: [2, 3] });
  const answers = {
    [CREATE]: CREATED,
    '/diets/all': envelope([choice(2, 'Vegana'), choice(3, 'Sin gluten')]),
  };
  const { sent } = open(answers);
  await waitFor(() => expect(field('Mensaje')).toHaveValue('Buscamos opción vegana y sin gluten.'));
  expect(field('Restricciones')).toHaveValue('');
  fillIn();
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toMatchObject([{ message: 'Buscamos opción vegana y sin gluten.' }]);
  expect(sent()[0]).not.toHaveProperty('restrictions');
});

test('a form that asks for no event says nothing of a diet', async () => {
  rememberWish({ ...NO_FILTERS, personas: 10, dieta: [2] });
  const forms = (
    <>
      <QuoteForm question="Cuéntanos qué cocinas." />
      <QuoteForm />
    </>
  );
  open({ '/diets/all': envelope([choice(2, 'Vegana')]) }, {}, [], forms);
  const messages = () => screen.getAllByLabelText<HTMLTextAreaElement>(/^Mensaje/).map(({ value }) => value);
  await waitFor(() => expect(messages()).toEqual(['', 'Buscamos opción vegana.']));
});

test('what a page from the server has not, because only the device knows it, is filled in after hydration', async () => {
  const { store } = storeWith({});
  const Form = () => <QuoteForm wish={NO_FILTERS} />;
  const app = (
    <App store={store} settings={{ productName: 'Sobremesa', publicUrl: 'https://sobremesa.example' }}>
      <MemoryRouter>
        <Form />
      </MemoryRouter>
    </App>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(app);
  rememberWish({ ...NO_FILTERS, personas: 10, ciudad: 3 });
  const root = await act(() => hydrateRoot(page, app));
  expect(field('Invitados')).toHaveValue('10');
  act(() => root.unmount());
  page.remove();
});

test('says at the guests which experience is for fewer or more, and lets one ask all the same', async () => {
  const { sent } = open({ [CREATE]: CREATED }, { about: CHOCLO });
  fillIn();
  const words = 'Pastel de choclo es de 4 a 20 personas. Puedes pedir igual: lo vemos con el chef.';
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  type('Invitados', '50');
  expect(screen.getByText(words).closest('.field')).toContainElement(field('Invitados'));
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toMatchObject([{ guests: 50 }]);
});

test('says so of the experiences of Mi mesa too, unless they are left out', async () => {
  const found = {
    ...CHOCLO,
    dish_name: 'Pastel de choclo',
    profile_image: imageOf('choclo'),
    price_per_person: null,
    duration_minutes: null,
    modalities: [],
    chef: { id: 7, chef_name: 'Ana' },
  };
  const { name: _name, kind: _kind, ...dish } = found;
  open({ '/shortlist/find?chefs=7&proposals=3': envelope({ chefs: [], proposals: [dish] }) }, {}, [ANA, CHOCLO]);
  type('Invitados', '2');
  expect(await screen.findByText(/^Pastel de choclo es de 4 a 20 personas\./)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Pastel de choclo/ }));
  expect(screen.queryByText(/^Pastel de choclo es de 4/)).not.toBeInTheDocument();
});

test('puts +569 before the number and lays it out, and takes it back where nothing follows', async () => {
  open({});
  const phone = screen.getByLabelText('Teléfono');
  act(() => phone.focus());
  await waitFor(() => expect(phone).toHaveValue('(+56) 9'));
  act(() => phone.blur());
  expect(phone).toHaveValue('');
});

test.each([
  ['87654321', '(+56) 9 8765 4321'],
  ['91234567', '(+56) 9 9123 4567'],
  ['987654321', '(+56) 9 8765 4321'],
  ['+56 9 8765 4321', '(+56) 9 8765 4321'],
  ['223456789', '(+56) 2 2345 6789'],
])('%s, typed before the mask has arrived, is read when the field is left', async (typed, shown) => {
  open({});
  const phone = screen.getByLabelText('Teléfono');
  act(() => phone.focus());
  // The mask's code is on its way.
  type('Teléfono', typed.slice(0, 4));
  await act(() => import('./phone-mask'));
  expect(phone).toHaveValue(typed.slice(0, 4));
  type('Teléfono', typed);
  act(() => phone.blur());
  await waitFor(() => expect(phone).toHaveValue(shown));
});

test('eight digits in an emptied field are those after +569', async () => {
  open({});
  const phone = screen.getByLabelText('Teléfono');
  act(() => phone.focus());
  await waitFor(() => expect(phone).toHaveValue('(+56) 9'));
  type('Teléfono', '');
  type('Teléfono', '12345678');
  act(() => phone.blur());
  expect(phone).toHaveValue('(+56) 9 1234 5678');
});

test('a whole number behind the +569 is that number, left or sent at once', async () => {
  const { sent } = open({ [CREATE]: CREATED });
  const phone = screen.getByLabelText('Teléfono');
  act(() => phone.focus());
  await waitFor(() => expect(phone).toHaveValue('(+56) 9'));
  type('Teléfono', '(+56) 9 9123 45678');
  act(() => phone.blur());
  expect(phone).toHaveValue('(+56) 9 1234 5678');
  // A landline has no 9, and is taken as it is where it is pasted.
  act(() => phone.focus());
  type('Teléfono', '(+56) 9 2234 56789');
  act(() => phone.blur());
  expect(phone).toHaveValue('(+56) 2 2345 6789');
  fillIn();
  type('Teléfono', '(+56) 9 5691 2345678');
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Gracias' });
  expect(sent()).toMatchObject([{ phone_number: '+56912345678' }]);
});

test('says after a while that sending takes long, and that nothing is lost', async () => {
  open({ [CREATE]: new Response(new ReadableStream()) });
  fillIn();
  await act(() => import('./sending'));
  jest.useFakeTimers();
  fireEvent.click(button());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(button()).toHaveTextContent('Cargando');
  act(() => void jest.advanceTimersByTime(9000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(2000));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Está tardando más de lo normal/);
});

test('a campaign without a name is none, and an endless one is cut', () => {
  rememberCampaign('?utm_source=%20');
  expect(keptCampaign()).toEqual({});
  rememberCampaign(`?utm_source=${'ñ'.repeat(300)}`);
  expect(keptCampaign().utm_source).toHaveLength(200);
});

test('a day that is half written is not dropped without a word', async () => {
  const { sent } = open({ [CREATE]: CREATED });
  fillIn();
  // A browser has a word for it, and no value.
  Object.defineProperty(screen.getByLabelText(/Fecha/), 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.click(button());
  await waitFor(() =>
    expect(screen.getByLabelText(/Fecha/)).toHaveAccessibleDescription('Completa la fecha, o bórrala.'),
  );
  expect(sent()).toEqual([]);
});

test.each(['8,5', '8.5', '1e3', '-5', 'ocho'])(
  'a number of people written as %s is refused as it stands',
  async (text) => {
    const { sent } = open({ [CREATE]: CREATED });
    fillIn();
    type('Invitados', text);
    expect(screen.getByLabelText(/Invitados/)).toHaveValue(text);
    fireEvent.click(button());
    await waitFor(() =>
      expect(screen.getByLabelText(/Invitados/)).toHaveAccessibleDescription('Escribe un número entero.'),
    );
    expect(sent()).toEqual([]);
  },
);

test('an event may be today', () => {
  const values = { name: '', email: '', phone_number: '', city_id: '', kind: '', guests: '', message: '' };
  const rest = {
    choices: '',
    budget_per_person: '',
    reply_by: '',
    restrictions: '',
    restrictions_consent: '',
    consent: '',
    website: '',
    chef_id: '',
    proposal_id: '',
  };
  const on = (event_date: string) => problemsOf({ ...values, ...rest, event_date }).event_date;
  expect([on(dayFromToday(0)), on(dayFromToday(-1))]).toEqual([undefined, 'Elige una fecha desde hoy.']);
});
