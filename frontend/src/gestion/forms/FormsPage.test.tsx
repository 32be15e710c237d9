import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import type { FormDto } from '../../api/generated';
import { SettingsProvider } from '../../ui/settings';
import { AdminTheme } from '../layout/AdminTheme';
import { formRow } from './forms.fixtures';
import { FormsPage } from './FormsPage';

const LINK = 'https://docs.google.com/forms/d/e/amable/viewform';
const SNIPPET = `<iframe src="${LINK}" width="640"></iframe>`;
const USED = formRow();
const OFF = formRow({ id: 2, title: 'Matrimonios', type: 1, url: 'matrimonios', state: 'inactive' });

const sent: { call: string; body?: unknown }[] = [];
const list = (...forms: FormDto[]) =>
  http.get('*/api/v1/form_reference/:list', ({ params }) => {
    const data = params.list === 'all' ? forms : forms.filter(({ state }) => state === 'active');
    return HttpResponse.json({ status: 200, msg: 'Formularios', data });
  });
const refusal = (status: number, msg: string, field?: string) => () =>
  HttpResponse.json({ status, msg, data: null, errors: field && [{ field, msg }] }, { status });
const update = (answer: () => Response) =>
  http.put('*/api/v1/form_reference/update/:id', async ({ request, params }) => {
    sent.push({ call: `update ${String(params.id)}`, body: await request.json() });
    return answer();
  });

const server = serveApi(
  list(USED, OFF),
  http.post('*/api/v1/form_reference/read-link', () =>
    HttpResponse.json({ status: 200, msg: 'Enlace del formulario', data: { link: LINK } }),
  ),
  http.post('*/api/v1/form_reference/create', async ({ request }) => {
    sent.push({ call: 'create', body: await request.json() });
    return HttpResponse.json({ status: 200, msg: 'Formulario creado!', data: USED });
  }),
  update(() => HttpResponse.json({ status: 200, msg: 'Formulario Editado!', data: USED })),
  http.put('*/api/v1/form_reference/change-state/:id', ({ params, request }) => {
    sent.push({ call: `toggle ${String(params.id)} from ${new URL(request.url).searchParams.get('was')}` });
    return HttpResponse.json({ status: 200, msg: 'Listo', data: { ...OFF, state: 'active' } });
  }),
  http.delete('*/api/v1/form_reference/delete-form/:id', ({ params }) => {
    sent.push({ call: `delete ${String(params.id)}` });
    return HttpResponse.json({ status: 200, msg: 'El formulario ha sido eliminado exitosamente', data: null });
  }),
);

beforeEach(() => {
  sent.length = 0;
});

const SETTINGS = {
  productName: 'Sobremesa',
  publicUrl: 'https://sobremesa.example',
  embedUrl: 'https://embed.example',
};

async function open(path = '/gestion/form-reference') {
  const opened = renderApp(
    <SettingsProvider value={SETTINGS}>
      <AdminTheme>
        <FormsPage />
      </AdminTheme>
    </SettingsProvider>,
    { path, user: ADMIN },
  );
  await screen.findByRole('heading', { name: 'Formularios' });
  return opened;
}
const rowOf = async (title: string) =>
  (await screen.findByText(title, { selector: 'tr *' })).closest('tr') as HTMLElement;
async function openMenu(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Opciones de ${title}` }));
  return within(await screen.findByRole('menu'));
}
const choose = async (title: string, entry: string) =>
  userEvent.click((await openMenu(title)).getByRole('menuitem', { name: entry }));
/** By its title, as antd gives every part of a page the same id in tests. */
async function dialogOf(title: string) {
  const heading = await screen.findByText(title, { selector: '.ant-modal-title' });
  return within(heading.closest('[role="dialog"]') as HTMLElement);
}
async function openNew() {
  await userEvent.click(await screen.findByRole('button', { name: 'Crear Formulario' }));
  return dialogOf('Crear Formulario');
}
async function chooseType(dialog: ReturnType<typeof within>, type: string) {
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: /^Tipo/ }));
  await userEvent.click(await screen.findByTitle(type));
}
function paste(field: HTMLElement, text: string) {
  fireEvent.change(field, { target: { value: text } });
}
async function fillNew() {
  const dialog = await openNew();
  await pasteInto(dialog.getByLabelText('Título'), 'Cuéntanos');
  await chooseType(dialog, 'GoogleForm');
  await pasteInto(dialog.getByLabelText('URL de navegación'), 'Otro-Tu-EVENTO');
  paste(dialog.getByLabelText('Link o script'), SNIPPET);
  return dialog;
}
const save = (dialog: ReturnType<typeof within>, label: string) =>
  userEvent.click(dialog.getByRole('button', { name: label }));

test('shows title, form type, url and state, and which form the site uses', async () => {
  await open();
  const headings = (await screen.findAllByRole('columnheader')).map((heading) => heading.textContent);
  expect(headings).toEqual(['Título', 'Tipo', 'URL', 'Estado', 'Acciones']);
  const used = within((await screen.findByText('En uso')).closest('tr') as HTMLElement);
  expect(used.getByText('GoogleForm')).toBeVisible();
  expect(used.getByText('/cuentanos-tu-evento')).toBeVisible();
  expect(used.getByText('Activo')).toBeVisible();
  const off = within(await rowOf('Matrimonios'));
  expect(off.getByText('Pipedrive')).toBeVisible();
  expect(off.getByText('Inactivo')).toBeVisible();
  expect(off.queryByText('En uso')).not.toBeInTheDocument();
});

test('only the form in use can be looked at on the site', async () => {
  await open();
  const items = (await openMenu('Matrimonios')).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Editar',
    'Ver en el sitio',
    'Activar Formulario',
    'Ver cambios',
    'Historial',
    'Eliminar',
  ]);
  expect(items[1]).toHaveAttribute('aria-disabled', 'true');
});

test('one active form needs no warning', async () => {
  await open();
  await rowOf('Matrimonios');
  expect(screen.queryByText(/el sitio usa solo el más antiguo/)).not.toBeInTheDocument();
});

test('with two active ones the page says which is used', async () => {
  server.use(list(USED, { ...OFF, state: 'active' }));
  await open();
  expect(await screen.findByText('Hay 2 formularios activos y el sitio usa solo el más antiguo')).toBeVisible();
  expect(screen.getByText(/Se muestra/)).toHaveTextContent(
    'Se muestra Cuéntanos de tu evento en /cuentanos-tu-evento.',
  );
});

test('search, state and order come from the address', async () => {
  await open('/gestion/form-reference?search=matri&state=inactive&sort=-title');
  expect(await rowOf('Matrimonios')).toBeVisible();
  expect(screen.getByText('1 formulario')).toBeVisible();
});

describe('creating', () => {
  test('an address that another form has is said on leaving the field', async () => {
    await open();
    const dialog = await openNew();
    await pasteInto(dialog.getByLabelText('URL de navegación'), 'Matrimonios');
    await userEvent.tab();
    expect(await dialog.findByText('La URL de navegación ya está en uso.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('URL de navegación'), '-2');
    await userEvent.tab();
    await waitFor(() => expect(dialog.queryByText('La URL de navegación ya está en uso.')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  test('so is one that is pasted and left at once, before the form tells of it', async () => {
    await open();
    const url = (await openNew()).getByLabelText('URL de navegación');
    paste(url, 'nosotros');
    fireEvent.blur(url);
    expect(await screen.findByText('La URL de navegación ya está en uso.')).toBeVisible();
    await act(() => new Promise((told) => setTimeout(told)));
    expect(screen.getByText('La URL de navegación ya está en uso.')).toBeVisible();
  });

  test('an address that is pasted as a path loses its slash, which stands before the field already', async () => {
    await open();
    const url = (await openNew()).getByLabelText<HTMLInputElement>('URL de navegación');
    paste(url, ' //Form-C');
    expect(url).toHaveValue('form-c');
    fireEvent.blur(url);
    await act(() => new Promise((told) => setTimeout(told)));
    expect(screen.queryByText(/^Usa solo letras minúsculas/)).not.toBeInTheDocument();
    await userEvent.type(url, '/', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(url).toHaveValue('form-c');
    expect(url.selectionStart).toBe(0);
  });

  test('an address that a phone’s keyboard composes becomes lower case when the word is whole', async () => {
    await open();
    const url = (await openNew()).getByLabelText('URL de navegación');
    fireEvent.compositionStart(url);
    fireEvent.input(url, { target: { value: 'Mi' }, isComposing: true });
    expect(url).toHaveValue('Mi');
    fireEvent.compositionEnd(url);
    expect(url).toHaveValue('mi');
  });

  test.each(['nosotros', 'mis-chefs', 'log-in', 'chef'])('so is an address of the site: %s', async (address) => {
    await open();
    const dialog = await openNew();
    await pasteInto(dialog.getByLabelText('URL de navegación'), address);
    await userEvent.tab();
    expect(await dialog.findByText('La URL de navegación ya está en uso.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('URL de navegación'), 'ito');
    await userEvent.tab();
    await waitFor(() => expect(dialog.queryByText('La URL de navegación ya está en uso.')).not.toBeInTheDocument());
  });

  test('sends what was written, the url in lower case, and first shows what will be embedded', async () => {
    await open();
    const dialog = await fillNew();
    expect(dialog.getByLabelText('URL de navegación')).toHaveValue('otro-tu-evento');
    expect(await dialog.findByText('Se mostrará este enlace:')).toBeVisible();
    expect(dialog.getByText(LINK)).toBeVisible();
    expect(await dialog.findByTitle('Vista previa del formulario')).toHaveAttribute(
      'src',
      `https://embed.example/embed/preview?type=3&script=${encodeURIComponent(LINK)}`,
    );
    await save(dialog, 'Crear Formulario');
    expect(await screen.findByText('Formulario creado!')).toBeVisible();
    const body = { title: 'Cuéntanos', type: 3, url: 'otro-tu-evento', script: SNIPPET };
    expect(sent).toEqual([{ call: 'create', body }]);
  });

  test('what the server would refuse is said before saving', async () => {
    const msg = 'Pega el enlace de tu formulario de Google Forms';
    server.use(http.post('*/api/v1/form_reference/read-link', refusal(400, msg, 'script')));
    await open();
    const dialog = await fillNew();
    expect(await dialog.findByText(msg)).toBeVisible();
    expect(dialog.queryByTitle('Vista previa del formulario')).not.toBeInTheDocument();
  });

  test('everything is required, and the url takes no other characters', async () => {
    await open();
    const dialog = await openNew();
    await pasteInto(dialog.getByLabelText('URL de navegación'), 'año nuevo');
    await save(dialog, 'Crear Formulario');
    await waitFor(() => expect(dialog.getAllByText('Completa este campo.')).toHaveLength(3));
    expect(await dialog.findByText('Usa solo letras minúsculas sin acentos, números y guiones.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('a url of the site is refused beside its field, and nothing is lost', async () => {
    const msg = 'La URL de navegación ya está en uso.';
    server.use(http.post('*/api/v1/form_reference/create', refusal(400, msg, 'url')));
    await open();
    const dialog = await fillNew();
    await save(dialog, 'Crear Formulario');
    expect(await dialog.findByText(msg)).toBeVisible();
    expect(dialog.getByLabelText('Título')).toHaveValue('Cuéntanos');
    await waitFor(() => expect(dialog.getByLabelText('URL de navegación')).toHaveFocus());
  });
});

describe('editing', () => {
  test('sends the version that was read', async () => {
    await open();
    await choose('Cuéntanos de tu evento', 'Editar');
    const dialog = await dialogOf('Editar Formulario');
    expect(dialog.getByLabelText('Link o script')).toHaveValue(LINK);
    await userEvent.type(dialog.getByLabelText('Título'), '!');
    await save(dialog, 'Guardar Cambios');
    expect(await screen.findByText('Formulario Editado!')).toBeVisible();
    const { title, type, url, script, version } = USED;
    expect(sent).toEqual([{ call: 'update 1', body: { title: `${title}!`, type, url, script, version } }]);
  });

  test('what somebody else saved meanwhile is shown beside it, and the choice is saved', async () => {
    const answers = [
      refusal(409, 'Otra persona guardó cambios mientras editabas. Recarga para verlos.'),
      () => HttpResponse.json({ status: 200, msg: 'Formulario Editado!', data: USED }),
    ];
    server.use(update(() => answers.shift()?.() ?? HttpResponse.error()));
    await open();
    await choose('Cuéntanos de tu evento', 'Editar');
    const dialog = await dialogOf('Editar Formulario');
    await userEvent.type(dialog.getByLabelText('Título'), '!');
    server.use(list({ ...USED, title: 'Tu evento', url: 'tu-evento', version: 3 }, OFF));
    await save(dialog, 'Guardar Cambios');
    const conflict = await dialogOf('Otra persona guardó cambios');
    expect(conflict.getByText('Tu evento')).toBeVisible();
    await userEvent.click(conflict.getByRole('button', { name: 'Guardar con lo elegido' }));
    expect(await screen.findByText('Formulario Editado!')).toBeVisible();
    expect(sent.at(-1)?.body).toMatchObject({ title: 'Cuéntanos de tu evento!', url: 'tu-evento', version: 3 });
  });
});

test('a toggle says what has become of the form', async () => {
  await open();
  await choose('Matrimonios', 'Activar Formulario');
  expect(await screen.findByText('Matrimonios: Activo.')).toBeVisible();
  expect(sent).toEqual([{ call: 'toggle 2 from inactive' }]);
});

test('a form that somebody else has switched is not switched back, and the row is read again', async () => {
  const msg = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
  server.use(http.put('*/api/v1/form_reference/change-state/:id', refusal(409, msg)));
  await open();
  const menu = await openMenu('Matrimonios');
  server.use(list({ ...OFF, state: 'active' }));
  await userEvent.click(menu.getByRole('menuitem', { name: 'Activar Formulario' }));
  expect(await screen.findByText(msg)).toBeVisible();
  expect(await within(await rowOf('Matrimonios')).findByText('Activo')).toBeVisible();
});

test('deleting asks first', async () => {
  await open();
  await choose('Matrimonios', 'Eliminar');
  const question = await dialogOf('¿Desea Eliminar el Formulario?');
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Si, Eliminar' }));
  expect(await screen.findByText('El formulario ha sido eliminado exitosamente')).toBeVisible();
  expect(sent).toEqual([{ call: 'delete 2' }]);
});

test('a preview that the provider does not show says so', async () => {
  await open();
  const dialog = await fillNew();
  const frame = await dialog.findByTitle<HTMLIFrameElement>('Vista previa del formulario');
  fireEvent(
    window,
    new MessageEvent('message', {
      data: { from: 'sobremesa-embed', type: 'failed' },
      origin: 'https://embed.example',
      source: frame.contentWindow,
    }),
  );
  expect(await dialog.findByText('No pudimos mostrar la vista previa: revisa que el enlace funcione.')).toBeVisible();
});
