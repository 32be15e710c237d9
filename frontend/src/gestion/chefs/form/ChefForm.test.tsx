import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { serveApi } from '../../../../test-setup/server';
import { pasteInto } from '../../../../test-setup/paste-into';
import { measure } from '../../../ui/admin/picture/picture-file';
import { EditChefPage } from '../EditChefPage';
import {
  choose,
  field,
  FORM_READS,
  no,
  renumberUploads,
  ok,
  open,
  openEdit,
  openNew,
  picture,
  press,
  rename,
  takeUploads,
  whereIs,
} from './chef-form.fixtures';

// jsdom decodes no pictures.
jest.mock('../../../ui/admin/picture/picture-file');
const measured = jest.mocked(measure);
configure({ defaultHidden: true });

const CREATE = '*/api/v1/chefs/create';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const UPDATE = '*/api/v1/chefs/update/:id';
const sent: unknown[] = [];
/** When the last chef was created, in milliseconds. */
let createdAt = 0;
const uploaded: (string | null)[] = [];

const server = serveApi(
  ...FORM_READS,
  takeUploads((authorization) => uploaded.push(authorization)),
  http.post(CREATE, async ({ request }) => {
    sent.push(await request.json());
    createdAt = performance.now();
    return ok('El chef fue creado.')();
  }),
  http.put(UPDATE, async ({ request }) => {
    sent.push(await request.json());
    return ok('Los cambios fueron guardados.')();
  }),
);

beforeEach(() => {
  sent.length = 0;
  uploaded.length = 0;
  renumberUploads();
  measured.mockResolvedValue({ width: 1600, height: 900 });
});

async function fillRequired(): Promise<void> {
  await pasteInto(field('Nombre'), 'Sofía Núñez');
  await pasteInto(field('Descripción'), 'Cocina de mar');
  await pasteInto(field('Información'), 'Diez años');
  measured.mockResolvedValueOnce({ width: 400, height: 400 });
  await choose('profile_image', picture('perfil.png'));
  await choose('cover_image', picture('portada.png'));
  await choose('gallery', picture('uno.png'), picture('dos.png'));
  await screen.findByRole('button', { name: 'Foto 2' });
  await pasteInto(field('Correo'), 'sofia@cocina.example');
  await userEvent.click(field('Teléfono'));
  await pasteInto(field('Teléfono'), '87654321');
  await pasteInto(field('Precio por persona'), '45000');
  await userEvent.click(field('Formatos'));
  await userEvent.click(await screen.findByTitle('Catering'));
}

describe('a new chef', () => {
  test('what is required is asked for, and the first wrong field gets the focus', async () => {
    await openNew();
    await press('Crear Chef');
    await waitFor(() => expect(screen.getAllByText('Completa este campo.')).toHaveLength(9));
    await waitFor(() => expect(field('Nombre')).toHaveFocus());
    expect(screen.getByText('· 6 errores')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('what was said of a field leaves with the next change, and a field is checked again on leaving it', async () => {
    await openNew();
    await press('Crear Chef');
    await screen.findByText('· 6 errores');
    await userEvent.type(field('Nombre'), 'Begoña');
    expect(await screen.findByText('· 5 errores')).toBeVisible();
    await userEvent.type(field('Teléfono'), '8765');
    expect(await screen.findByText('· 1 error', { selector: '[href="#contacto"] *' })).toBeVisible();
    await userEvent.tab();
    expect(await screen.findByText('Escribe un teléfono chileno completo: (+56) 9 1234 5678.')).toBeVisible();
    await userEvent.type(field('Teléfono'), '4321');
    await waitFor(() => expect(screen.queryByText(/^Escribe un teléfono/)).not.toBeInTheDocument());
  });

  test('what may be left out says so', async () => {
    await openNew();
    const optional = screen.getAllByText('(Opcional)').map((mark) => mark.parentElement?.textContent);
    expect(optional).toEqual([
      'Instagram(Opcional)',
      'Facebook(Opcional)',
      'X(Opcional)',
      'Precio por persona(Opcional)',
      'Tipos de comida(Opcional)',
      'Ciudades(Opcional)',
      'Comentarios(Opcional)',
    ]);
  });

  test('the sections are numbered in their order', async () => {
    await openNew();
    const sections = within(screen.getByRole('navigation', { name: 'Secciones' })).getAllByRole('link');
    expect(sections.map((link) => link.textContent)).toEqual([
      '1. Información del chef',
      '2. Contacto',
      '3. Redes sociales',
      '4. Servicio',
      '5. Propuestas',
      '6. Comentarios',
    ]);
  });

  test('everything filled in is sent once, and the list comes back two seconds later', async () => {
    const opened = await openNew();
    await fillRequired();
    await pasteInto(field('Ciudades'), 'nunoa,Quilpué,');

    await userEvent.dblClick(screen.getByRole('button', { name: 'Crear Chef' }));
    expect(await screen.findByText('El chef fue creado.')).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Sofía Núñez',
        description: 'Cocina de mar',
        information: 'Diez años',
        profile_image: { id: 101 },
        cover_image: { id: 102 },
        gallery: [{ id: 103 }, { id: 104 }],
        email: 'sofia@cocina.example',
        phone_number: '+56987654321',
        price_per_person: 45000,
        modalities: [2],
        food_types: [],
        cities: ['Ñuñoa', 'Quilpué'],
        creation_key: expect.stringMatching(UUID) as string,
      },
    ]);
    await waitFor(() => expect(whereIs(opened)).toBe('/gestion/chefs'));
    expect(performance.now() - createdAt).toBeGreaterThanOrEqual(1_990);
  });

  test('one that was created although its answer got lost is sent under the same key', async () => {
    const keys: unknown[] = [];
    const answers = [() => HttpResponse.error(), ok('El chef fue creado.')];
    server.use(
      http.post(CREATE, async ({ request }) => {
        keys.push(((await request.json()) as { creation_key?: string }).creation_key);
        return answers.shift()?.();
      }),
    );
    await openNew();
    await fillRequired();
    await press('Crear Chef');
    expect(await screen.findByText('No sabemos si el chef se guardó: no llegó la respuesta.')).toBeVisible();
    await press('Crear Chef');
    expect(await screen.findByText('Los cambios fueron guardados.')).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(UUID), keys[0]]);
    expect(sent).toEqual([expect.objectContaining({ name: 'Sofía Núñez', version: 3 })]);
  });

  test('leaving with unsaved changes asks in the words of the creation', async () => {
    const opened = await openNew();
    await userEvent.type(field('Nombre'), 'S');
    expect(screen.getByText('Hay cambios sin guardar')).toBeVisible();
    await press('Volver y cancelar');
    expect(await screen.findByText('Salir de la creación')).toBeVisible();
    expect(screen.getByText('Tienes cambios sin guardar. ¿Estás seguro de que quieres salir?')).toBeVisible();

    await press('No, Quiero Quedarme');
    expect(whereIs(opened)).toBe('/gestion/chef/nuevo-chef');
    expect(field('Nombre')).toHaveValue('S');

    await press('Volver y cancelar');
    await userEvent.click(await screen.findByRole('button', { name: 'Si, Salir' }));
    expect(await screen.findByText('La lista')).toBeVisible();
  });

  test('leaving an untouched form asks nothing', async () => {
    await openNew();
    await press('Volver y cancelar');
    expect(await screen.findByText('La lista')).toBeVisible();
  });

  test('a closed tab keeps what was half written in a dialog, with the dialog', async () => {
    const first = await openNew();
    await press('Agregar propuesta');
    await pasteInto(await screen.findByLabelText('Nombre del plato'), 'Curanto');
    window.dispatchEvent(new Event('pagehide'));
    const kept = { ...window.localStorage };
    first.unmount();

    // Opening an application again empties the tests' device, so another tab finds the draft on coming back from the list.
    const { router } = await openNew();
    await act(() => router.navigate('/gestion/chefs'));
    for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, String(value));
    await act(() => router.navigate('/gestion/chef/nuevo-chef'));
    await userEvent.click(await screen.findByRole('button', { name: 'Recuperar' }));
    expect(await screen.findByLabelText('Nombre del plato')).toHaveValue('Curanto');

    // Cancelled, it leaves the form as it was.
    await press('Cancelar');
    await press('Sí, descartar');
    expect(screen.getByText('Aún no existen propuestas asociadas')).toBeVisible();
  });

  test('a dialog that is cancelled in an untouched form leaves no draft', async () => {
    await openNew();
    await press('Agregar propuesta');
    await pasteInto(await screen.findByLabelText('Nombre del plato'), 'Curanto');
    await press('Cancelar');
    await press('Sí, descartar');
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.keys(window.localStorage).filter((key) => key.includes('nuevo'))).toEqual([]);
    expect(screen.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument();
  });

  test('closing the tab is asked about only when something would be lost', async () => {
    await openNew();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await userEvent.type(field('Nombre'), 'S');
    expect(close()).toBe(true);
  });
});

describe('pictures', () => {
  test('a file over the limit is refused before it is opened', async () => {
    await openNew();
    const big = Object.defineProperty(picture('grande.png'), 'size', { value: 10 * 1024 * 1024 + 1 });
    await choose('profile_image', big);
    expect(await screen.findByText('El archivo grande.png supera el tamaño máximo permitido.')).toBeVisible();
    expect(uploaded).toEqual([]);
  });

  test('a picture below the minimum is refused before it is sent', async () => {
    measured.mockResolvedValue({ width: 249, height: 400 });
    await openNew();
    await choose('profile_image', picture('chica.png'));
    expect(
      await screen.findByText('El archivo chica.png mide 249×400 px y necesita al menos 250×250 px.'),
    ).toBeVisible();
    expect(uploaded).toEqual([]);
  });

  test('other files are refused by name', async () => {
    await openNew();
    await choose('gallery', picture('video.mp4', 'video/mp4'));
    expect(await screen.findByText('El archivo video.mp4 no es una imagen JPG, PNG o BMP.')).toBeVisible();
  });

  test('so is what cannot be opened', async () => {
    measured.mockRejectedValue(new Error('not a picture'));
    await openNew();
    await choose('cover_image', picture('rota.png'));
    expect(await screen.findByText('No pudimos abrir el archivo rota.png. Prueba con otro.')).toBeVisible();
  });

  test('another shape than the site shows is cropped first', async () => {
    measured.mockResolvedValue({ width: 800, height: 1000 });
    await openNew();
    await choose('profile_image', picture('alta.png'));
    expect(await screen.findByText('Recortar imagen')).toBeVisible();
    expect(uploaded).toEqual([]);
  });

  test('uploads carry the token, and what the server says is shown', async () => {
    server.use(http.post('*/api/v1/files/upload', no(415, 'El archivo no es una imagen.')));
    await openNew();
    await choose('cover_image', picture('portada.png'));
    expect(await screen.findByText('El archivo portada.png no se subió. El archivo no es una imagen.')).toBeVisible();
  });

  test('leaving during an upload asks; given up, there is nothing to lose', async () => {
    server.use(http.post('*/api/v1/files/upload', () => new Promise(() => undefined)));
    const opened = await openEdit();
    await choose('gallery', picture('lenta.png'));
    const giveUp = await screen.findByRole('button', { name: 'Cancelar la subida de lenta.png' });
    await press('Volver y cancelar');
    expect(await screen.findByText('Salir de la Edición')).toBeVisible();
    await press('No, Quiero Quedarme');
    await userEvent.click(giveUp);
    await waitFor(() => expect(screen.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument());
    await act(() => opened.router.navigate('/gestion/chefs'));
    expect(whereIs(opened)).toBe('/gestion/chefs');
  });

  test('a photo of the gallery can be taken away', async () => {
    await openEdit();
    await press('Quitar foto 1');
    expect(screen.getAllByRole('button', { name: /^Foto/ })).toHaveLength(1);
    expect(screen.getByText('Hay cambios sin guardar')).toBeVisible();
  });
});

describe('editing a chef', () => {
  test('shows what is stored and sends the version it was read with', async () => {
    await openEdit();
    expect(screen.getByText('Editar chef', { selector: 'h1' })).toBeVisible();
    expect(document.title).toMatch(/^Ana .*, editar chef \| /);
    expect(field('Teléfono')).toHaveValue('(+56) 9 1234 5678');
    expect(field('Precio por persona')).toHaveValue('45.000');
    expect(screen.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument();

    await rename('Ana Pérez');
    await press('Guardar Cambios');
    expect(await screen.findByText('Los cambios fueron guardados.')).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({ name: 'Ana Pérez', version: 3, gallery: [{ id: 13 }, { id: 14 }], modalities: [1] }),
    ]);
  });

  test('leaving asks in the words of the edition; after a save nothing is asked', async () => {
    const opened = await openEdit();
    await rename('Ana');
    await press('Volver y cancelar');
    expect(await screen.findByText('Salir de la Edición')).toBeVisible();
    await press('No, Quiero Quedarme');

    await press('Guardar Cambios');
    await screen.findByText('Los cambios fueron guardados.');
    await act(() => opened.router.navigate('/gestion/chefs'));
    expect(await screen.findByText('La lista')).toBeVisible();
  });

  test('what the server refuses is marked, and the first of it gets the focus', async () => {
    server.use(
      http.put(
        UPDATE,
        no(400, 'Revisa los campos marcados.', [
          { field: 'gallery.1.id', msg: 'La foto ya no existe.' },
          { field: 'email', msg: 'Ya hay un chef con este correo.' },
        ]),
      ),
    );
    await openEdit();
    await rename('Ana');
    await press('Guardar Cambios');
    expect(await screen.findByText('Revisa los campos marcados.')).toBeVisible();
    expect(await screen.findByText('La foto ya no existe.')).toBeVisible();
    expect(screen.getByText('Ya hay un chef con este correo.')).toBeVisible();
    expect(field('Correo')).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Agregar fotos a la galería' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Guardar Cambios' })).toBeEnabled();
  });

  test('an expired session keeps the form as it is', async () => {
    server.use(http.put(UPDATE, no(401, 'Tu sesión terminó.')));
    const { store } = await openEdit();
    await rename('Lo mío');
    await press('Guardar Cambios');
    await waitFor(() => expect(store.getState().session.expired).toBe(true));
    expect(field('Nombre')).toHaveValue('Lo mío');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar Cambios' })).toBeEnabled());
  });

  test('a chef that is not there', async () => {
    server.use(http.get('*/api/v1/chefs/get-one-id/1', no(404, 'No existe')));
    open('/gestion/chef/editar-chef/:id', <EditChefPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('El chef buscado no existe');
    expect(screen.getByRole('link', { name: 'Volver a los chefs' })).toBeVisible();
  });
});
