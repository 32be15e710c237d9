import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { SystemDto, SystemPartDto, TroubledJobDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { SystemPage } from './SystemPage';
import { ageText, isLate, sizeText } from './words';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

const MAIL: TroubledJobDto = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Correos',
  about: 'Persona: Eva Soto',
  failed: false,
  tries: 3,
  added_at: '2026-11-22T18:00:00Z',
  next_at: '2026-11-22T19:05:00Z',
  error: 'El servidor de correo no responde.',
};
const BACKUP: TroubledJobDto = {
  ...MAIL,
  id: '00000000-0000-4000-8000-000000000002',
  title: 'Respaldo',
  about: null,
  failed: true,
  tries: 1,
  next_at: null,
  error: null,
};
const PARTS: SystemPartDto[] = [
  { part: 'storage', name: 'Archivos', state: 'ok', said: 'La carpeta /data guarda y devuelve.', took: 3 },
  { part: 'mail', name: 'Correo', state: 'failed', said: 'El servidor no acepta la conexión.', took: 5 },
  { part: 'google', name: 'Google', state: 'off', said: 'Sin Google.', took: 0 },
  { part: 'space', name: 'Espacio en disco', state: 'caution', said: 'Quedan 1,2 GB.', took: 0 },
];

/** What the server knows, which its calls change as the real one does. */
let status: SystemDto;
let parts: SystemPartDto[];
const done: string[] = [];
/** How often the parts were tried. */
let tried = 0;

const GONE = { status: 404, msg: 'La tarea ya no está entre las que tienen problemas.', data: null };
function settle(how: string, id: unknown): Response {
  done.push(`${how} ${String(id)}`);
  const known = status.troubled.some((job) => job.id === id);
  status = { ...status, troubled: status.troubled.filter((job) => job.id !== id) };
  return known
    ? HttpResponse.json({ status: 200, msg: `${how}: hecho.`, data: null })
    : HttpResponse.json(GONE, { status: 404 });
}
const server = serveApi(
  http.get('*/api/v1/system/status', () => HttpResponse.json({ status: 200, msg: 'Sistema', data: status })),
  http.get('*/api/v1/system/parts', () => {
    tried += 1;
    return HttpResponse.json({ status: 200, msg: 'Partes', data: parts });
  }),
  http.post('*/api/v1/system/retry-job/:id', async ({ params }) => {
    await delay(20);
    return settle('retry', params.id);
  }),
  http.delete('*/api/v1/system/discard-job/:id', ({ params }) => settle('discard', params.id)),
);

beforeEach(() => {
  done.length = 0;
  tried = 0;
  parts = PARTS;
  status = {
    versions: {
      product: '0.1.0',
      commit: '3f2a9c41d07b',
      date: '2026-11-22T18:30:00Z',
      node: '24.21.0',
      postgres: '18.4',
    },
    replicas: [
      { id: 'a', host: 'sobremesa-1', version: '0.1.0', started: ago(125), answers: false },
      { id: 'b', host: 'sobremesa-2', version: '0.1.0', started: ago(0), answers: true },
    ],
    data: { bytes: 13_000_000, images: 214 },
    jobs: [
      {
        name: 'send-mail',
        title: 'Correos',
        periodic: false,
        waiting: 2,
        running: 1,
        failed: 0,
        oldest: ago(1),
        last_done: null,
      },
      {
        name: 'backup',
        title: 'Respaldo',
        periodic: true,
        waiting: 0,
        running: 0,
        failed: 1,
        oldest: null,
        last_done: ago(60),
      },
    ],
    troubled: [],
    undelivered: [],
    speed: [],
  };
});

const open = () =>
  renderApp(
    <AdminTheme>
      <SystemPage />
    </AdminTheme>,
    { path: '/gestion/sistema', user: ADMIN },
  );
const region = (name: string) => screen.findByRole('region', { name });
const troubles = () => within(screen.getByRole('region', { name: 'Tareas con problemas' })).getAllByRole('listitem');

test('shows versions, parts, the queue and the processes that are alive', async () => {
  open();
  const facts = await region('Versiones y datos');
  for (const text of ['0.1.0', '3f2a9c41d07b', '24.21.0', '18.4', '12,4 MB', '214'])
    expect(facts).toHaveTextContent(text);
  expect(document.title).toContain('Sistema');

  const [storage, mail, google, space] = await within(await region('Partes')).findAllByRole('listitem');
  expect(storage).toHaveTextContent('ArchivosFuncionaLa carpeta /data guarda y devuelve.');
  expect(mail).toHaveTextContent('Falla');
  expect(google).toHaveTextContent('Sin configurar');
  expect(space).toHaveTextContent('Revisar');

  const queue = within(await region('Tareas'));
  expect(queue.getByRole('row', { name: /^Correos 2 1 0/ })).toBeVisible();
  expect(queue.getByRole('row', { name: /^Respaldo 0 0 1/ })).toBeVisible();
  expect(queue.queryByRole('alert')).not.toBeInTheDocument();

  const [first, second] = within(await region('Procesos vivos')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Versión 0.1.0, en marcha hace 2 horas.');
  expect(first).not.toHaveTextContent('Te responde');
  expect(second).toHaveTextContent('Te responde');
  expect(screen.queryByText(/^Hay procesos de/)).not.toBeInTheDocument();
  expect(screen.queryByText('Tareas con problemas')).not.toBeInTheDocument();
});

test('says that processes of several versions run beside each other', async () => {
  status.replicas = status.replicas.map((one, index) => ({ ...one, version: `0.${index + 1}.0` }));
  open();
  expect(await region('Procesos vivos')).toHaveTextContent(
    'Hay procesos de 2 versiones: 0.1.0 y 0.2.0. Es normal mientras se actualiza, por unos minutos.',
  );
});

test('says how fast pages were for visitors, and which were slow', async () => {
  open();
  expect(await region('Velocidad para los visitantes')).toHaveTextContent('Ningún visitante ha dejado todavía');
  status.speed = [
    { route: '/chef/:name', device: 'phone', visits: 12, lcp: 2.61, inp: 0.064, ttfb: 0.18, cls: 0.004 },
    { route: 'unmatched', device: 'desktop', visits: 1, lcp: 1, inp: null, ttfb: null, cls: null },
  ];
  cleanup();
  open();
  const speed = within(await region('Velocidad para los visitantes'));
  expect(
    speed.getByRole('row', { name: /^\/chef\/… Teléfono 12 2,6\u00A0s 64\u00A0ms 180\u00A0ms 0,00$/ }),
  ).toBeVisible();
  expect(speed.getByRole('row', { name: /^Otras direcciones Computador 1 1\u00A0s/ })).toBeVisible();
  expect(speed.getByText('2,6 s')).toHaveClass('system-bad');
  expect(speed.getByText('64 ms')).not.toHaveClass('system-bad');
});

test('a job in trouble says why, how often it was tried and when it is tried next', async () => {
  status.troubled = [BACKUP, MAIL];
  open();
  await region('Tareas con problemas');
  const [failed, waiting] = troubles();
  expect(failed).toHaveTextContent(/Respaldo.*Fallida.*Sin un motivo conocido.*1 intento desde el 22 nov 2026/);
  expect(failed).not.toHaveTextContent('el próximo');
  expect(waiting).toHaveTextContent(
    /Correos.*Se reintenta.*Persona: Eva Soto.*El servidor de correo no responde.*3 intentos.*el próximo/,
  );
});

test('mails that did not arrive say why, and lead to their request', async () => {
  open();
  await region('Tareas');
  expect(screen.queryByText('Correos que no llegaron')).not.toBeInTheDocument();
  const mail = {
    id: 1,
    title: 'Invitación',
    about: 'Persona: Eva Soto',
    request_id: null,
    state: 'failed' as const,
    problem: 'El servidor de correo no responde.',
    status_code: null,
    reply: null,
    settled_at: '2026-11-22T18:00:00Z',
  };
  const returned = { problem: 'El correo volvió: no se pudo entregar.', status_code: '5.0.0', reply: '550 no' };
  const ofRequest = { id: 2, title: 'Acuse de recibo', about: 'Solicitud: Camila Rojas', request_id: 7 };
  status.undelivered = [{ ...mail, ...returned, ...ofRequest, state: 'refused' }, mail];
  cleanup();
  open();
  const list = within(await region('Correos que no llegaron'));
  const [one, other] = list.getAllByRole('listitem');
  expect(one).toHaveTextContent(
    /Acuse de recibo.*22 nov 2026.*Camila Rojas\. El correo volvió: .* Su servidor dijo: «550 no»/,
  );
  expect(other).toHaveTextContent(/Invitación.*Persona: Eva Soto\. El servidor de correo no responde\.$/);
  expect(list.getByRole('link', { name: 'Solicitud: Camila Rojas' })).toHaveAttribute('href', '/gestion/solicitudes/7');
  const person = list.getByRole('link', { name: 'Persona: Eva Soto' });
  expect(person).toHaveAttribute('href', '/gestion/personas?search=Eva+Soto');
});

test('Reintentar asks once, however often it is pressed, and tries no part again', async () => {
  status.troubled = [MAIL];
  open();
  await region('Tareas con problemas');
  await within(await region('Partes')).findByText('Archivos');
  const button = screen.getByRole('button', { name: 'Reintentar' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('retry: hecho.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Tareas con problemas')).not.toBeInTheDocument());
  expect(done).toEqual([`retry ${MAIL.id}`]);
  expect(tried).toBe(1);
});

test('Descartar asks first; Cancelar leaves everything as it is', async () => {
  status.troubled = [MAIL];
  open();
  await region('Tareas con problemas');
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Descartar la tarea?' });
  expect(dialog).toHaveTextContent('Queda como no entregado (Persona: Eva Soto), y desde ahí se puede enviar de nuevo');
  expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(done).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('discard: hecho.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Tareas con problemas')).not.toBeInTheDocument());
  expect(done).toEqual([`discard ${MAIL.id}`]);
});

test('a job that a colleague dealt with meanwhile is gone from the list, with the reason', async () => {
  status.troubled = [MAIL];
  open();
  await region('Tareas con problemas');
  status = { ...status, troubled: [] };
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(GONE.msg)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Tareas con problemas')).not.toBeInTheDocument());
});

test('a job that nobody begins is said', async () => {
  status.jobs = status.jobs.map((kind) => ({ ...kind, oldest: ago(30) }));
  open();
  expect(await within(await region('Tareas')).findByRole('alert')).toHaveTextContent('Hay tareas que nadie empieza');
});

test('parts are tried again when one asks, and a failure to try them is said', async () => {
  open();
  const section = within(await region('Partes'));
  await section.findByText('Archivos');
  parts = PARTS.map((part) => ({ ...part, state: 'ok' }));
  await userEvent.click(section.getByRole('button', { name: 'Probar otra vez' }));
  await waitFor(() => expect(section.getAllByText('Funciona')).toHaveLength(PARTS.length));

  server.use(
    http.get('*/api/v1/system/parts', () =>
      HttpResponse.json({ status: 503, msg: 'El servicio no está disponible.', data: null }, { status: 503 }),
    ),
  );
  await userEvent.click(section.getByRole('button', { name: 'Probar otra vez' }));
  expect(await section.findByRole('alert')).toHaveTextContent('El servicio no está disponible.');
  expect(section.getAllByRole('listitem')).toHaveLength(PARTS.length);
});

test('what could not be read is said and asked for again; what was read stays, with a word that it is old', async () => {
  const away = http.get('*/api/v1/system/status', () =>
    HttpResponse.json({ status: 503, msg: 'La base de datos no responde.', data: null }, { status: 503 }),
  );
  server.use(away);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no responde.');
  server.resetHandlers();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  const facts = await region('Versiones y datos');

  server.use(away);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText(/Lo que sigue es de hace un momento\. La base de datos no responde\./)).toBeVisible();
  expect(facts).toHaveTextContent('24.21.0');
});

test('ages and sizes are written as people say them', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  const age = (minutes: number) => ageText(new Date(now - minutes * MINUTE).toISOString(), now);
  expect([0.5, 1, 59, 60, 125, 1440, 4000].map(age)).toEqual([
    'menos de un minuto',
    '1 minuto',
    '59 minutos',
    '1 hora',
    '2 horas',
    '1 día',
    '2 días',
  ]);
  // A clock that is behind the server's.
  expect(age(-3)).toBe('menos de un minuto');
  expect([isLate(null, now), isLate(ago(0)), isLate(ago(11))]).toEqual([false, false, true]);
  expect([sizeText(13_000_000), sizeText(1_610_612_736)]).toEqual(['12,4 MB', '1,5 GB']);
});

test('a panel that crashes says so in its place, and the others stay', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  status = { ...status, speed: null as never };
  open();
  expect(await screen.findByText(/^Algo falló de nuestro lado en esta parte/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tareas' })).toBeVisible();
});
