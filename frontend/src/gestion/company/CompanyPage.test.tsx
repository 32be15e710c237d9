import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import type { MoneySettingsDto } from '../../api/generated';
import type { CompanyDto } from '../../api/public.generated';
import { AdminTheme } from '../layout/AdminTheme';
import { company, header } from './company.fixtures';
import { CompanyPage } from './CompanyPage';

const STALE = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';

/** While nobody said how the company takes money. */
const UNSAVED: MoneySettingsDto = {
  ...{ saved: false, reserva_percent: 50, reserva_hours: 48, saldo_days: 6, confirms_date: false },
  ...{ bank: null, account_kind: null, account_number: null, account_holder: null, account_rut: null },
  ...{ account_email: null, account_changed_at: null, account_changed_by: null, cards: true, version: 0 },
};

/** What the server has. */
let stored: CompanyDto;
let money: MoneySettingsDto;
let settings = { require_chef_answer: false, sheet_at_once: false };
const sent: unknown[] = [];
const refuse = (status: number, msg: string, errors?: unknown) =>
  HttpResponse.json({ status, msg, data: null, errors }, { status });

const server = serveApi(
  http.get('*/api/v1/company/settings', () => HttpResponse.json({ status: 200, msg: '', data: settings })),
  http.put('*/api/v1/company/settings', async ({ request }) => {
    settings = { ...settings, ...((await request.json()) as Partial<typeof settings>) };
    return HttpResponse.json({ status: 200, msg: 'Guardado', data: settings });
  }),
  http.get('*/api/v1/money/settings', () => HttpResponse.json({ status: 200, msg: '', data: money })),
  http.put('*/api/v1/money/settings', async ({ request }) => {
    const body = (await request.json()) as Partial<MoneySettingsDto>;
    sent.push(body);
    money = { ...money, ...body, saved: true, version: money.version + 1 };
    return HttpResponse.json({ status: 200, msg: 'Quedó guardado cómo se cobra.', data: money });
  }),
  http.get('*/api/v1/company/one', () => HttpResponse.json({ status: 200, msg: 'Información', data: stored })),
  http.put('*/api/v1/company/update/:id', async ({ request }) => {
    const body = (await request.json()) as CompanyDto;
    sent.push(body);
    if (body.version !== stored.version) return refuse(409, STALE);
    stored = { ...stored, ...body, version: stored.version + 1 };
    return HttpResponse.json({ status: 200, msg: 'Guardado', data: stored });
  }),
  http.put('*/api/v1/company/header/update/:id', async ({ request, params }) => {
    sent.push([params.id, await request.json()]);
    return HttpResponse.json({ status: 200, msg: 'Header guardado', data: header() });
  }),
  http.delete('*/api/v1/company/header/delete/:id', ({ params }) => {
    sent.push(`delete ${String(params.id)}`);
    stored = { ...stored, headers: stored.headers.filter(({ id }) => String(id) !== params.id) };
    return HttpResponse.json({ status: 200, msg: 'El header ha sido eliminado exitosamente', data: null });
  }),
);

beforeEach(() => {
  money = { ...UNSAVED };
  stored = company();
  settings = { require_chef_answer: false, sheet_at_once: false };
  sent.length = 0;
});

async function open(user = ADMIN) {
  const opened = renderApp(
    <AdminTheme>
      <CompanyPage />
    </AdminTheme>,
    { path: '/gestion/header', user },
  );
  await screen.findByRole('heading', { name: 'Datos de contacto' });
  return opened;
}
const shown = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}: `) });
const field = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function edit(label: string, text: string) {
  await userEvent.click(shown(label));
  await userEvent.clear(field(new RegExp(`^${label}`)));
  await pasteInto(field(new RegExp(`^${label}`)), text);
}
/** By its title: in tests all of antd's dialogs are labelled by the same id. */
const dialog = async (title: string) =>
  (await screen.findByText(title, { selector: '.ant-modal-title' })).closest<HTMLElement>(
    '[role=dialog]',
  ) as HTMLElement;

describe('a field', () => {
  test('has its fields drawn before they are asked for, unseen', async () => {
    await open();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    await waitFor(() => expect(screen.getAllByRole('textbox', { hidden: true })).toHaveLength(11));
  });

  test('is edited where it stands; leaving it ends the edit and keeps what was typed', async () => {
    await open();
    await edit('Ciudad', 'Valparaíso');
    expect(screen.getByText('Hay cambios sin guardar')).toBeVisible();
    await userEvent.tab();
    expect(shown('Ciudad')).toHaveTextContent('Valparaíso');
    expect(sent).toEqual([]);
    await press('Guardar');
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(sent).toEqual([
      {
        city: 'Valparaíso',
        address: 'Av. Italia 1439',
        email: 'hola@sobremesa.example',
        phone_number: '+56912345678',
        instagram: 'https://www.instagram.com/sobremesa.example',
        facebook: null,
        linkedin: null,
        legal_name: null,
        rut: null,
        reply_promise: null,
        working_hours: null,
        version: 4,
      },
    ]);
    expect(screen.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument();
  });

  test('that is a RUT is read as it is pasted, and refused with another check digit', async () => {
    await open();
    await userEvent.click(shown('RUT'));
    await userEvent.paste('76.086.428-4');
    await userEvent.tab();
    await press('Guardar');
    expect(await screen.findByText(/Escribe un RUT válido/)).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(shown('RUT'));
    await userEvent.clear(field(/^RUT/));
    await pasteInto(field(/^RUT/), '76 086 428 5');
    await userEvent.tab();
    expect(shown('RUT')).toHaveTextContent('76.086.428-5');
    await press('Guardar');
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(sent).toMatchObject([{ rut: '76086428-5' }]);
  });

  test('that is a sentence with a time shows one while it is written', async () => {
    await open();
    await userEvent.click(shown('Promesa de respuesta'));
    expect(screen.getByText(/^Una frase con su plazo: «Respondemos en menos de 4 horas hábiles»/)).toBeVisible();
  });

  test('opens, ends and takes back by keyboard, the focus staying with it', async () => {
    await open();
    shown('Ciudad').focus();
    await userEvent.keyboard('{Enter}');
    expect(field(/^Ciudad/)).toHaveFocus();
    await userEvent.keyboard(' Centro{Enter}');
    expect(shown('Ciudad')).toHaveTextContent('Santiago Centro');
    expect(shown('Ciudad')).toHaveFocus();
    await userEvent.keyboard('{Enter} Sur{Escape}');
    expect(shown('Ciudad')).toHaveTextContent('Santiago Centro');
    await userEvent.keyboard(
      '{Enter}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Enter}',
    );
    expect(shown('Ciudad')).toHaveTextContent('Santiago');
    expect(screen.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument();
  });

  test('shows the phone under its mask, and what is not registered', async () => {
    await open();
    expect(shown('Teléfono')).toHaveTextContent('(+56) 9 1234 5678');
    expect(shown('LinkedIn')).toHaveTextContent('Sin registrar');
  });

  test('that is wrong keeps the form from being sent, and is led to', async () => {
    await open();
    await edit('Facebook', 'facebook');
    await userEvent.tab();
    expect(await screen.findByText('Escribe un enlace de Facebook o el usuario, como @nombre.')).toBeVisible();
    await press('Guardar');
    await waitFor(() => expect(shown('Facebook')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  test('the server refuses is marked', async () => {
    server.use(
      http.put('*/api/v1/company/update/:id', () =>
        refuse(400, 'Revisa los datos.', [{ field: 'email', msg: 'Ese correo no.' }]),
      ),
    );
    await open();
    await edit('Correo', 'otro@sobremesa.example');
    await press('Guardar');
    expect(await screen.findByText('Ese correo no.')).toBeVisible();
  });
});

test('Cancelar asks before what was written is lost, and shows what the server has', async () => {
  await open();
  await edit('Ciudad', 'Valparaíso');
  stored = { ...stored, city: 'Concepción', version: 5 };
  await press('Cancelar');
  await userEvent.click(await screen.findByRole('button', { name: 'No, seguir editando' }));
  expect(shown('Ciudad')).toHaveTextContent('Valparaíso');
  await press('Cancelar');
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, descartar' }));
  await waitFor(() => expect(shown('Ciudad')).toHaveTextContent('Concepción'));
  expect(screen.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument();
});

test('Guardar pressed twice saves once', async () => {
  await open();
  await edit('Ciudad', 'Valparaíso');
  const save = screen.getByRole('button', { name: 'Guardar' });
  act(() => {
    save.click();
    save.click();
  });
  await screen.findByText('Guardado');
  expect(sent).toHaveLength(1);
});

describe('when another person saved meanwhile', () => {
  async function conflict() {
    await open();
    await edit('Ciudad', 'Valparaíso');
    stored = { ...stored, city: 'Concepción', address: 'Barros Arana 100', version: 5 };
    await press('Guardar');
    return dialog('Otra persona guardó cambios');
  }

  test('both are shown, and what was chosen is saved on their version', async () => {
    const question = await conflict();
    const city = within(within(question).getByRole('group', { name: 'Ciudad' }));
    expect(city.getByText('Valparaíso')).toBeVisible();
    expect(city.getByText('Concepción')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Guardar con lo elegido' }));
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ city: 'Valparaíso', address: 'Barros Arana 100', version: 5 });
    await waitFor(() => expect(shown('Dirección')).toHaveTextContent('Barros Arana 100'));
  });

  test('going back loses nothing and saves nothing; the next save asks again', async () => {
    const question = await conflict();
    await userEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByText('Otra persona guardó cambios')).not.toBeInTheDocument());
    expect(screen.getByText('Hay cambios sin guardar')).toBeVisible();
    expect(shown('Ciudad')).toHaveTextContent('Valparaíso');
    await press('Guardar');
    expect(await dialog('Otra persona guardó cambios')).toBeVisible();
    expect(stored.city).toBe('Concepción');
  });
});

describe('the headers', () => {
  const add = () => screen.getByRole('button', { name: 'Agregar Header' });
  async function choose(title: string, entry: string) {
    await userEvent.click(screen.getByRole('button', { name: `Opciones de ${title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  }

  test('may be three: with two one more is offered, with three none, and why', async () => {
    await open();
    expect(add()).toBeEnabled();
    stored = company({ headers: [header(), header({ id: 2 }), header({ id: 3 })] });
    await press('Cancelar');
    await waitFor(() => expect(add()).toBeDisabled());
    expect(screen.getByText('Ya hay 3 headers, el máximo. Elimina uno para agregar otro.')).toBeVisible();
  });

  test('one is deleted after a question, and the page is reloaded, which says so', async () => {
    const { router, unmount } = await open();
    const navigate = jest.spyOn(router, 'navigate');
    await choose('Quédate a la sobremesa', 'Eliminar');
    const question = await dialog('¿Desea Eliminar el Header?');
    expect(sent).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Si, Eliminar' }));
    expect(await screen.findByText('El header ha sido eliminado exitosamente')).toBeVisible();
    expect(sent).toEqual(['delete 2']);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Quédate a la sobremesa' })).not.toBeInTheDocument(),
    );
    expect(navigate).toHaveBeenCalledWith(0);
    unmount();
    await open();
    expect(await screen.findByText('El header ha sido eliminado exitosamente')).toBeVisible();
  });

  test('deleting and editing a header keeps what is typed in the company’s fields', async () => {
    await open();
    await edit('Ciudad', 'Valparaíso');
    window.sessionStorage.clear();
    await choose('Quédate a la sobremesa', 'Eliminar');
    const question = await dialog('¿Desea Eliminar el Header?');
    await userEvent.click(within(question).getByRole('button', { name: 'Si, Eliminar' }));
    await screen.findByText('El header ha sido eliminado exitosamente');
    expect(shown('Ciudad')).toHaveTextContent('Valparaíso');
    // A reload would take it away.
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('one is edited: its words, its colour with what the site makes of it, and a preview', async () => {
    await open();
    await choose('La mesa ya está puesta', 'Editar');
    const form = within(await dialog('Editar Header'));
    expect(form.getByText('Contraste 7,6:1 con la placa: se lee bien.')).toBeVisible();
    fireEvent.change(form.getByLabelText(/Otro color/), { target: { value: '#c58b2a' } });
    expect(
      await form.findByText('Contraste 2,5:1 con la placa, menos de 4,5:1: en el sitio el texto se verá blanco.'),
    ).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Crema' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Título' }), '!');
    // On a desk and on a phone.
    expect(form.getAllByText('La mesa ya está puesta!')).toHaveLength(2);
    await userEvent.click(form.getByRole('button', { name: 'Guardar Cambios' }));
    expect(await screen.findByText('Header guardado')).toBeVisible();
    expect(sent).toEqual([
      [
        '1',
        {
          cover_title: 'La mesa ya está puesta!',
          cover_description: 'Chefs independientes cocinan en tu casa.',
          header_image: { id: 31 },
          color_text: '#faf7f2',
          company_id: 1,
          version: 1,
        },
      ],
    ]);
  });

  test('a new one needs title, description and picture', async () => {
    await open();
    await userEvent.click(add());
    const form = within(await dialog('Nuevo Header'));
    await userEvent.click(form.getByRole('button', { name: 'Crear Header' }));
    await waitFor(() => expect(form.getAllByText('Completa este campo.')).toHaveLength(3));
    expect(form.getByRole('radio', { name: 'Blanco' })).toBeChecked();
  });
});

test('a company that cannot be read may be asked for again', async () => {
  server.use(http.get('*/api/v1/company/one', () => refuse(503, 'El servicio no está disponible.'), { once: true }));
  renderApp(
    <AdminTheme>
      <CompanyPage />
    </AdminTheme>,
    { path: '/gestion/header', user: ADMIN },
  );
  expect(await screen.findByText('El servicio no está disponible.')).toBeVisible();
  await press('Reintentar');
  expect(await screen.findByRole('heading', { name: 'Datos de contacto' })).toBeVisible();
});

test('a panel that crashes says so in its place, and the others stay', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  stored = { ...stored, headers: null as never };
  await open();
  expect(await screen.findByText(/^Algo falló de nuestro lado en esta parte/)).toBeVisible();
});

test.each([
  [/^Enviar una cotización solo si su chef dijo «Puedo»/, { require_chef_answer: true, sheet_at_once: false }],
  [/^Enviar la ficha al chef apenas el cliente acepta/, { require_chef_answer: false, sheet_at_once: true }],
])('the team works as somebody settled it: %s', async (name, expected) => {
  await open();
  const wanted = await screen.findByRole('switch', { name });
  expect(wanted).not.toBeChecked();
  await userEvent.click(wanted);
  await waitFor(() => expect(wanted).toBeChecked());
  expect(settings).toEqual(expected);
});

describe('how money is taken', () => {
  test('is begun with what is proposed, and an account with its check digit', async () => {
    await open();
    expect(await screen.findByText(/De lo que ya está acordado no se pide nada/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Empezar a cobrar' }));
    const form = within(await dialog('Editar cobro'));
    expect(form.getByLabelText('Reserva (%)')).toHaveValue('50');
    await pasteInto(form.getByLabelText(/^RUT del titular/), '76.086.428-4');
    await userEvent.click(form.getByRole('button', { name: 'Guardar Cambios' }));
    expect(await form.findByText(/Escribe un RUT válido/)).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^RUT del titular/));
    await userEvent.click(form.getByRole('button', { name: 'Guardar Cambios' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ reserva_percent: 50, saldo_days: 6, bank: null, account_rut: null, version: 0 });
    expect(await screen.findByText('50 % del total, hasta 48 horas después del sí')).toBeVisible();
  });

  test('is none of a moderator’s business', async () => {
    await open({ ...ADMIN, role: 'USER' });
    expect(screen.queryByRole('heading', { name: 'Cómo se cobra' })).not.toBeInTheDocument();
  });
});

test('how the team works is said to be unread, and its switches come back', async () => {
  server.use(http.get('*/api/v1/company/settings', () => refuse(503, 'La base de datos no responde.'), { once: true }));
  await open();
  const part = await screen.findByRole('region', { name: 'Cómo trabajamos' });
  await userEvent.click(await within(part).findByRole('button', { name: 'Reintentar' }));
  expect(await within(part).findAllByRole('switch')).toHaveLength(2);
});
