import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import type { InvitedPersonDto, PersonDto } from '../../api/generated';
import { rememberSaved } from '../../ui/admin/list/csv.fixtures';
import { AdminTheme } from '../layout/AdminTheme';
import { person } from './people.fixtures';
import { PeoplePage } from './PeoplePage';

const ME = person({ id: 1, name: ADMIN.name, email: ADMIN.email, role: 'ADMIN' });
const CAMILA = person();
const BOSS_TO_BE = person({ role: 'ADMIN', version: 2 });
const INVITED = person({ id: 3, name: 'Constanza Riquelme', email: 'constanza@sobremesa.example', state: 'PENDING' });
const BOSS = person({ id: 5, name: 'Paulina Antilef', role: 'ADMIN', protected: true });
const GONE = person({ id: 4, name: 'Gonzalo Ibáñez', email: 'gonzalo@sobremesa.example', state: 'INACTIVE' });
const LINK = 'https://sobremesa.example/login';

const asked: URLSearchParams[] = [];
const sent: { call: string; body?: unknown }[] = [];
const list = (rows: PersonDto[], total = rows.length) =>
  http.get('*/api/v1/users/all', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    const headers = { 'X-Total-Count': String(total) };
    return HttpResponse.json({ status: 200, msg: 'Personas', data: rows }, { headers });
  });
const invitation = (changes: Partial<InvitedPersonDto> = {}) =>
  http.post('*/api/v1/users/create', async ({ request }) => {
    const body = (await request.json()) as Pick<PersonDto, 'name' | 'email' | 'role'>;
    sent.push({ call: 'create', body });
    const data: InvitedPersonDto = { ...INVITED, ...body, mail_sent: true, login_url: LINK, ...changes };
    return HttpResponse.json({ status: 200, msg: 'La persona fue invitada.', data });
  });
const again = (changes: Partial<InvitedPersonDto> = {}) =>
  http.post('*/api/v1/users/invite-again/:id', ({ params }) => {
    sent.push({ call: `again ${String(params.id)}` });
    const data: InvitedPersonDto = { ...INVITED, mail_sent: true, login_url: LINK, ...changes };
    return HttpResponse.json({ status: 200, msg: 'La persona fue invitada de nuevo.', data });
  });
const toggle = (becomes: PersonDto['state']) =>
  http.put('*/api/v1/users/change-permission/:id', ({ params, request }) => {
    sent.push({ call: `toggle ${String(params.id)} from ${new URL(request.url).searchParams.get('was')}` });
    return HttpResponse.json({ status: 200, msg: 'Listo', data: { ...CAMILA, state: becomes } });
  });
const refusal = (status: number, msg: string, errors?: { field: string; msg: string }[]) => () =>
  HttpResponse.json({ status, msg, data: null, errors }, { status });

const server = serveApi(
  list([ME, CAMILA, INVITED, GONE, BOSS], 30),
  invitation(),
  again(),
  toggle('INACTIVE'),
  http.put('*/api/v1/users/update/:id', async ({ request, params }) => {
    sent.push({ call: `update ${String(params.id)}`, body: await request.json() });
    return HttpResponse.json({ status: 200, msg: 'La persona fue actualizada.', data: CAMILA });
  }),
  http.delete('*/api/v1/users/delete/:id', ({ params }) => {
    sent.push({ call: `delete ${String(params.id)}` });
    return HttpResponse.json({ status: 200, msg: 'La persona fue eliminada.', data: null });
  }),
);

beforeEach(() => {
  asked.length = 0;
  sent.length = 0;
});

async function open(path = '/gestion/personas') {
  const opened = renderApp(
    <AdminTheme>
      <PeoplePage />
    </AdminTheme>,
    { path, user: ADMIN },
  );
  await screen.findByRole('heading', { name: 'Personas' });
  return opened;
}
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
async function choose(name: string, entry: string) {
  await userEvent.click(within(await rowOf(name)).getByRole('button', { name: `Opciones de ${name}` }));
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: entry }));
}
/** By its title, as antd gives every part of a page the same id in tests. */
async function dialogOf(title: string) {
  const heading = await screen.findByText(title, { selector: '.ant-modal-title' });
  return heading.closest('[role="dialog"]') as HTMLElement;
}
async function chooseRole(dialog: HTMLElement, role: string) {
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /^Rol/ }));
  await userEvent.click(await screen.findByTitle(role));
}
async function fillInvitation() {
  await userEvent.click(screen.getByRole('button', { name: 'Crear Persona' }));
  const dialog = await dialogOf('Invitar nuevo');
  await pasteInto(within(dialog).getByLabelText('Nombre'), 'Camila Rojas');
  await pasteInto(within(dialog).getByLabelText('Email'), 'camila@correo.example');
  await chooseRole(dialog, 'Moderador');
  return dialog;
}
const inviteButton = () => screen.getByRole('button', { name: 'Invitar Usuario' });

test('shows name, email, estado and role, cut at 20 characters', async () => {
  await open();
  const headings = (await screen.findAllByRole('columnheader')).map((heading) => heading.textContent);
  expect(headings).toEqual(['Nombre', 'Email', 'Estado', 'Rol', 'Acciones']);
  const camila = within(await rowOf('Camila Rojas'));
  expect(camila.getByText('camila.rojas@sobreme…')).toBeVisible();
  expect(camila.getByText('Activo')).toBeVisible();
  expect(camila.getByText('Moderador')).toBeVisible();
  expect(within(await rowOf('Constanza Riquelme')).getByText('En espera')).toBeVisible();
  expect(within(await rowOf('Gonzalo Ibáñez')).getByText('Inactivo')).toBeVisible();
});

test('the own row says so and has no menu', async () => {
  await open();
  const mine = within(await rowOf('Martina Leiva'));
  expect(mine.getByText('Tú')).toBeVisible();
  expect(mine.getByText('Administrador')).toBeVisible();
  expect(mine.queryByRole('button', { name: /^Opciones/ })).not.toBeInTheDocument();
  expect(mine.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['Camila Rojas', ['Editar', 'Desactivar Persona', 'Historial', 'Eliminar']],
  ['Constanza Riquelme', ['Editar', 'Invitar de nuevo', 'Desactivar Persona', 'Historial', 'Eliminar']],
  ['Gonzalo Ibáñez', ['Editar', 'Activar Persona', 'Historial', 'Eliminar']],
  // A protected administrator's is the same; the server refuses.
  ['Paulina Antilef', ['Editar', 'Desactivar Persona', 'Historial', 'Eliminar']],
])('the menu of %s offers %j', async (name, entries) => {
  await open();
  await userEvent.click(within(await rowOf(name)).getByRole('button', { name: `Opciones de ${name}` }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(entries);
});

test('search, filters, order and page come from the address', async () => {
  await open('/gestion/personas?search=ana&state=PENDING&role=ADMIN&sort=-email&page=2');
  await screen.findByText('13–24 de 30 personas');
  const wanted = { search: 'ana', state: 'PENDING', role: 'ADMIN', sort: '-email', page: '2', perPage: '12' };
  expect(Object.fromEntries(asked[0] ?? [])).toEqual(wanted);
});

test('exports what the filters leave', async () => {
  const saved = rememberSaved();
  await open('/gestion/personas?role=USER&page=2');
  await screen.findByText('Camila Rojas');
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await screen.findByText('Exportación lista: 5 filas.');
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ role: 'USER', sort: 'name', export: 'true' });
  const lines = (await saved()).split('\r\n');
  expect(lines[0]).toBe('Nombre;Email;Estado;Rol;Desde');
  expect(lines[3]).toMatch(/^Constanza Riquelme;constanza@sobremesa\.example;En espera;Moderador;2026-11-01 /);
});

describe('inviting', () => {
  test('sends name, email and role once, however often one presses, and says that mail left', async () => {
    await open();
    const dialog = await fillInvitation();
    expect(dialog).toHaveTextContent('Completa la información para enviar una invitación.');
    await userEvent.dblClick(inviteButton());
    expect(await screen.findByText('Enviamos la invitación a camila@correo.example.')).toBeVisible();
    expect(sent).toEqual([
      { call: 'create', body: { name: 'Camila Rojas', email: 'camila@correo.example', role: 'USER' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('without mail shows the link to share, and copies it', async () => {
    server.use(invitation({ mail_sent: false }));
    await open();
    await fillInvitation();
    await userEvent.click(inviteButton());
    const share = await dialogOf('Comparte la invitación');
    expect(share).toHaveTextContent('no se envió un correo');
    expect(within(share).getByLabelText('Enlace para compartir')).toHaveValue(LINK);
    const copied = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    await userEvent.click(within(share).getByRole('button', { name: 'Copiar enlace' }));
    expect(await screen.findByText('Enlace copiado.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(LINK);
    await userEvent.click(within(share).getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('name, email and role are required', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Crear Persona' }));
    const dialog = await dialogOf('Invitar nuevo');
    await pasteInto(within(dialog).getByLabelText('Email'), 'camila');
    await userEvent.click(inviteButton());
    await waitFor(() => expect(within(dialog).getAllByText('Completa este campo.')).toHaveLength(2));
    expect(await within(dialog).findByText('Escribe un correo completo.')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByLabelText('Nombre')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  test.each([
    ['a person', ' Gonzalo@sobremesa.example', 'Ya existe una persona con ese correo.'],
    [
      'an invitation that waits',
      'constanza@sobremesa.example',
      'Ya hay una invitación en espera para ese correo. Puedes enviarla de nuevo.',
    ],
  ])('the address of %s is said on leaving the field', async (_whose, email, sentence) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Crear Persona' }));
    const dialog = await dialogOf('Invitar nuevo');
    const field = within(dialog).getByLabelText('Email');
    await pasteInto(field, email);
    await userEvent.tab();
    expect(await within(dialog).findByText(sentence)).toBeVisible();
    await userEvent.type(field, '.cl');
    await userEvent.tab();
    await waitFor(() => expect(within(dialog).queryByText(sentence)).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  test('a refusal keeps what was written and marks the field', async () => {
    const msg = 'Ya existe una persona con ese correo.';
    server.use(http.post('*/api/v1/users/create', refusal(409, msg, [{ field: 'email', msg }])));
    await open();
    const dialog = await fillInvitation();
    await userEvent.click(inviteButton());
    expect(await within(dialog).findByText(msg)).toBeVisible();
    const email = within(dialog).getByLabelText('Email');
    expect(email).toHaveValue('camila@correo.example');
    expect(email).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(email).toHaveFocus());
  });

  test('a refusal about no field stays in the dialog too', async () => {
    server.use(http.post('*/api/v1/users/create', refusal(503, 'La base de datos no responde.')));
    await open();
    const dialog = await fillInvitation();
    await userEvent.click(inviteButton());
    expect(await within(dialog).findByText('La base de datos no responde.')).toBeVisible();
    expect(within(dialog).getByLabelText('Nombre')).toHaveValue('Camila Rojas');
  });

  test('Escape closes an untouched dialog and asks about a written one', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Crear Persona' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Crear Persona' }));
    const dialog = await dialogOf('Invitar nuevo');
    await userEvent.type(within(dialog).getByLabelText('Nombre'), 'Camila Rojas{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'No, Quiero Quedarme' }));
    expect(within(dialog).getByLabelText('Nombre')).toHaveValue('Camila Rojas');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Si, Salir' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  test('leaving by the address asks before what was written is lost', async () => {
    const { router } = await open();
    const dialog = await fillInvitation();
    act(() => void router.navigate('/gestion/chefs'));
    await userEvent.click(await screen.findByRole('button', { name: 'No, Quiero Quedarme' }));
    expect(router.state.location.pathname).toBe('/gestion/personas');
    expect(within(dialog).getByLabelText('Nombre')).toHaveValue('Camila Rojas');
  });

  test('again sends the same invitation', async () => {
    await open();
    await choose('Constanza Riquelme', 'Invitar de nuevo');
    expect(await screen.findByText('Enviamos la invitación a constanza@sobremesa.example.')).toBeVisible();
    expect(sent).toEqual([{ call: 'again 3' }]);
  });

  test('a row says that no mail has left, and sends it', async () => {
    server.use(again({ mail_sent: false }));
    await open();
    const row = within(await rowOf('Constanza Riquelme'));
    expect(row.getByText('Correo sin enviar')).toBeVisible();
    const press = row.getByRole('button', { name: 'Enviar la invitación a Constanza Riquelme' });
    // Both before anything is answered, also where the machine is busy.
    act(() => {
      press.click();
      press.click();
    });
    const share = await dialogOf('Comparte la invitación');
    expect(within(share).getByLabelText('Enlace para compartir')).toHaveValue(LINK);
    expect(sent).toEqual([{ call: 'again 3' }]);
  });

  test.each([
    ['refused', 'Correo no entregado', 'El servidor de correo rechazó la dirección.'],
    ['failed', 'Correo no entregado', 'El servidor de correo no responde.'],
    ['waiting', 'Correo en camino', 'El servidor de correo no responde.'],
  ] as const)(
    'a row says what is in the way of a mail that is %s, and sends it again',
    async (state, words, problem) => {
      server.use(
        list([
          CAMILA,
          { ...INVITED, invitation_mail: { state, problem, status_code: null, reply: null, settled_at: null } },
        ]),
      );
      await open();
      const row = within(await rowOf('Constanza Riquelme'));
      expect(row.getByText(words)).toBeVisible();
      expect(row.getByText(problem)).toBeVisible();
      // What a button is called begins with what one reads on it.
      const said = row.getByRole('button', { name: /la invitación a Constanza Riquelme$/ });
      expect(said).toHaveAccessibleName(`${said.textContent} la invitación a Constanza Riquelme`);
      await userEvent.click(said);
      expect(await screen.findByText('Enviamos la invitación a constanza@sobremesa.example.')).toBeVisible();
      expect(sent).toEqual([{ call: 'again 3' }]);
    },
  );

  test.each([
    [{ state: 'waiting', problem: null }, 'La invitación va en camino a constanza@sobremesa.example.'],
    [
      { state: 'waiting', problem: 'El servidor de correo no responde.' },
      /el correo aún no sale\. El servidor de correo no responde\. Lo seguimos intentando/,
    ],
    [
      { state: 'refused', problem: 'El servidor de correo rechazó la dirección.' },
      /el correo no se entregó\. El servidor de correo rechazó la dirección\./,
    ],
  ] as const)('sending again says how far the mail has come: %j', async (mail, words) => {
    server.use(
      again({ mail_sent: false, invitation_mail: { ...mail, status_code: null, reply: null, settled_at: null } }),
    );
    await open();
    await choose('Constanza Riquelme', 'Invitar de nuevo');
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('a row whose mail has left, or that waits for nothing, offers no such press', async () => {
    server.use(list([CAMILA, { ...INVITED, invitation_mailed_at: '2026-11-01T12:00:00.000Z' }]));
    await open();
    expect(await screen.findByText('En espera')).toBeVisible();
    expect(screen.queryByText('Correo sin enviar')).not.toBeInTheDocument();
  });

  describe('an address that waits already', () => {
    const msg = 'Ya hay una invitación en espera para ese correo. Puedes enviarla de nuevo.';

    async function fillTaken() {
      server.use(http.post('*/api/v1/users/create', refusal(409, msg, [{ field: 'email', msg }])));
      await open();
      const dialog = await fillInvitation();
      const email = within(dialog).getByLabelText('Email');
      await userEvent.clear(email);
      await pasteInto(email, 'Constanza@Sobremesa.example');
      await userEvent.click(inviteButton());
      expect(await within(dialog).findByText(msg)).toBeVisible();
      return dialog;
    }
    const offer = (dialog: HTMLElement) =>
      within(dialog).findByRole('button', { name: 'Enviar la invitación de nuevo' });

    test('shows whose it is and sends theirs again, with a press', async () => {
      const dialog = await fillTaken();
      const press = await offer(dialog);
      expect(dialog).toHaveTextContent('Constanza Riquelme ya tiene una invitación en espera como Moderador.');
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        search: 'constanza@sobremesa.example',
      });
      // Both before anything is answered, also where the machine is busy.
      fireEvent.click(press);
      fireEvent.click(press);
      expect(await screen.findByText('Enviamos la invitación a constanza@sobremesa.example.')).toBeVisible();
      expect(sent).toEqual([{ call: 'again 3' }]);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    test('offers it for that address only', async () => {
      const dialog = await fillTaken();
      const press = await offer(dialog);
      await userEvent.type(within(dialog).getByLabelText('Email'), 'x');
      await waitFor(() => expect(press).not.toBeInTheDocument());
    });

    test('offers nothing where the address is somebody who signed in', async () => {
      server.use(list([CAMILA]));
      const dialog = await fillTaken();
      await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus());
      expect(within(dialog).queryByRole('button', { name: 'Enviar la invitación de nuevo' })).not.toBeInTheDocument();
    });
  });
});

describe('editing', () => {
  test('changes the role, on the version that was shown; the email stays', async () => {
    await open();
    await choose('Camila Rojas', 'Editar');
    const dialog = await dialogOf('Editar persona');
    expect(within(dialog).getByLabelText('Email')).toHaveAttribute('readonly');
    await chooseRole(dialog, 'Administrador');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Editar persona' }));
    expect(await screen.findByText('La persona fue actualizada.')).toBeVisible();
    expect(sent).toEqual([{ call: 'update 2', body: { name: 'Camila Rojas', role: 'ADMIN', version: 1 } }]);
  });

  test('does not put back a role that a colleague took away meanwhile', async () => {
    const stale = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
    const demoted = { ...BOSS_TO_BE, role: 'USER' as const, version: 3 };
    server.use(
      list([ME, BOSS_TO_BE]),
      http.put('*/api/v1/users/update/:id', async ({ request }) => {
        const body = (await request.json()) as { version?: number };
        sent.push({ call: 'update', body });
        return body.version === 3
          ? HttpResponse.json({ status: 200, msg: 'La persona fue actualizada.', data: demoted })
          : refusal(409, stale)();
      }),
    );
    await open();
    await choose('Camila Rojas', 'Editar');
    const dialog = await dialogOf('Editar persona');
    const name = within(dialog).getByLabelText('Nombre');
    await userEvent.clear(name);
    await pasteInto(name, 'Camila Soto');
    server.use(list([demoted]));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Editar persona' }));
    expect(await screen.findByText('La persona fue actualizada.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { name: 'Camila Soto', role: 'ADMIN', version: 2 },
      { name: 'Camila Soto', role: 'USER', version: 3 },
    ]);
  });

  test('a person deleted meanwhile: the dialog says so, and the list reads itself again', async () => {
    server.use(http.put('*/api/v1/users/update/:id', refusal(404, 'La persona no existe.')));
    await open();
    await choose('Camila Rojas', 'Editar');
    const dialog = await dialogOf('Editar persona');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Editar persona' }));
    expect(await within(dialog).findByText('La persona no existe.')).toBeVisible();
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  });

  test('of a protected administrator the name only, and says why', async () => {
    await open();
    await choose('Paulina Antilef', 'Editar');
    const dialog = await dialogOf('Editar persona');
    expect(within(dialog).getByRole('combobox', { name: /^Rol/ })).toBeDisabled();
    expect(dialog).toHaveTextContent('Este Administrador está protegido: no puede cambiar de rol.');
  });

  test('an administrator who was protected meanwhile keeps the role', async () => {
    const msg = 'Este Administrador no puede cambiar de rol';
    server.use(http.put('*/api/v1/users/update/:id', refusal(403, msg)));
    await open();
    await choose('Camila Rojas', 'Editar');
    const dialog = await dialogOf('Editar persona');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Editar persona' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  });
});

describe('access', () => {
  test.each<[PersonDto['state'], string]>([
    ['INACTIVE', 'Camila Rojas ya no puede entrar.'],
    ['ACTIVE', 'Camila Rojas puede entrar.'],
  ])('a toggle says what the person has become: %s', async (becomes, sentence) => {
    server.use(toggle(becomes));
    await open();
    await choose('Camila Rojas', 'Desactivar Persona');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent).toEqual([{ call: 'toggle 2 from ACTIVE' }]);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('that somebody else has taken is not given back, and the row is read again', async () => {
    const msg = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
    server.use(http.put('*/api/v1/users/change-permission/:id', refusal(409, msg)));
    await open();
    await screen.findByRole('button', { name: 'Opciones de Camila Rojas' });
    server.use(list([{ ...CAMILA, state: 'INACTIVE' }]));
    await choose('Camila Rojas', 'Desactivar Persona');
    expect(await screen.findByText(msg)).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await within(await rowOf('Camila Rojas')).findByText('Inactivo')).toBeVisible();
  });

  test('a protected administrator cannot be deactivated', async () => {
    const msg = 'Este Administrador no se puede desactivar';
    server.use(http.put('*/api/v1/users/change-permission/:id', refusal(403, msg)));
    await open();
    await choose('Paulina Antilef', 'Desactivar Persona');
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  });
});

describe('deleting', () => {
  const question = '¿Desea Eliminar la Persona?';
  const goAhead = async () => userEvent.click(await screen.findByRole('button', { name: 'Si, Eliminar' }));
  const gone = () => waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());

  test('asks first; nothing happens on Cancelar', async () => {
    await open();
    await choose('Camila Rojas', 'Eliminar');
    const dialog = await dialogOf(question);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await gone();
    expect(sent).toEqual([]);
  });

  test('deletes on Si, Eliminar', async () => {
    await open();
    await choose('Camila Rojas', 'Eliminar');
    await goAhead();
    expect(await screen.findByText('La persona fue eliminada.')).toBeVisible();
    expect(sent).toEqual([{ call: 'delete 2' }]);
    await gone();
  });

  test('a protected administrator stays, and the question goes', async () => {
    const msg = 'Este Administrador no se puede eliminar';
    server.use(http.delete('*/api/v1/users/delete/:id', refusal(403, msg)));
    await open();
    await choose('Paulina Antilef', 'Eliminar');
    await goAhead();
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
    await gone();
  });

  test('while the database is away the question stays, to try again', async () => {
    server.use(http.delete('*/api/v1/users/delete/:id', refusal(503, 'La base de datos no responde.')));
    await open();
    await choose('Camila Rojas', 'Eliminar');
    await goAhead();
    expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no responde.');
    expect(screen.getByText(question)).toBeVisible();
  });
});
