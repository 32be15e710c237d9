import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import type { ChefRowDto } from '../../api/generated';
import { rememberSaved } from '../../ui/admin/list/csv.fixtures';
import { AdminTheme } from '../layout/AdminTheme';
import { chefRow } from './chefs.fixtures';
import { ChefsPage } from './ChefsPage';

const ANA = chefRow();
const KENJI = chefRow({
  id: 2,
  chef_name: 'Kenji Morales',
  slug: 'Kenji-Morales',
  email: 'kenji.morales@cocina.example',
  price_per_person: null,
  chef_food_types: [],
  favorite: false,
  state: 'DESACTIVADO',
});

const asked: URLSearchParams[] = [];
const done: string[] = [];
const list = (rows: ChefRowDto[], total = rows.length) =>
  http.get('*/api/v1/chefs/all', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    const headers = { 'X-Total-Count': String(total) };
    return HttpResponse.json({ status: 200, msg: 'Chefs', data: rows }, { headers });
  });
const action = (method: 'put' | 'delete', path: string, msg: string) =>
  http[method](`*/api/v1/chefs/${path}/:id`, ({ params }) => {
    done.push(`${path} ${String(params.id)}`);
    return HttpResponse.json({ status: 200, msg, data: method === 'put' ? ANA : null });
  });
let openOffers: object[] = [];
const server = serveApi(
  http.get('*/api/v1/offers/open-of-chef/:id', () => HttpResponse.json({ status: 200, msg: '', data: openOffers })),
  http.get('*/api/v1/agenda/ahead-of-chef/:id', () => HttpResponse.json({ status: 200, msg: '', data: [] })),
  list([ANA, KENJI], 30),
  action('put', 'change-state', 'El chef quedó desactivado.'),
  action('put', 'change-favorite', 'El chef ya no es favorito.'),
  action('delete', 'delete', 'Eliminado.'),
);

beforeEach(() => {
  asked.length = 0;
  done.length = 0;
});

async function open(path = '/gestion/chefs') {
  const opened = renderApp(
    <AdminTheme>
      <ChefsPage />
    </AdminTheme>,
    { path, user: ADMIN },
  );
  await screen.findByRole('heading', { name: 'Chefs' });
  return opened;
}
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
async function openMenu(name: string) {
  await userEvent.click(within(await rowOf(name)).getByRole('button', { name: `Opciones de ${name}` }));
  return screen.findByRole('menu');
}
const labelsOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
const choose = (menu: HTMLElement, name: string) => userEvent.click(within(menu).getByRole('menuitem', { name }));

test('shows food, price, state and favourite, names and e-mails cut at 20 characters', async () => {
  server.use(list([ANA, KENJI, chefRow({ id: 3, chef_name: 'Maximiliano de la Rinconada' })]));
  await open();
  const ana = within(await rowOf('Ana María Pérez'));
  expect(ana.getByText('$45.000')).toBeVisible();
  expect(ana.getByText('Activo')).toBeVisible();
  expect(ana.getByText('SI')).toBeVisible();
  expect(ana.getByText('Providencia')).toBeVisible();

  const kenji = within(await rowOf('Kenji Morales'));
  expect(kenji.getAllByText('No Registra')).toHaveLength(2);
  expect(kenji.getByText('Desactivado')).toBeVisible();
  expect(kenji.getByText('NO')).toBeVisible();
  expect(kenji.getByText('kenji.morales@cocina…')).toBeVisible();
  expect(screen.getByText('Maximiliano de la Ri…')).toBeVisible();
});

test('the menu says what a press will do', async () => {
  await open();
  expect(labelsOf(await openMenu('Ana María Pérez'))).toEqual([
    'Editar',
    'Ver en el sitio',
    'Desactivar Chef',
    'Quitar de Favorito',
    'Ver cambios',
    'Eliminar',
  ]);
});

test('and the opposite for a chef who is neither active nor a favourite', async () => {
  await open();
  const menu = await openMenu('Kenji Morales');
  expect(labelsOf(menu)).toEqual([
    'Editar',
    'Ver en el sitio',
    'Activar Chef',
    'Agregar a Favorito',
    'Ver cambios',
    'Eliminar',
  ]);
  expect(within(menu).getByRole('menuitem', { name: 'Ver en el sitio' })).toHaveAttribute('aria-disabled', 'true');
});

test('a toggle calls the server, says its sentence and reads the list again', async () => {
  await open();
  await choose(await openMenu('Ana María Pérez'), 'Desactivar Chef');
  expect(await screen.findByText('El chef quedó desactivado.')).toBeVisible();
  expect(done).toEqual(['change-state 1']);
  await waitFor(() => expect(asked).toHaveLength(2));
});

describe('what was toggled', () => {
  const turned: string[] = [];
  let state: ChefRowDto['state'];
  /** As the server does: it refuses what names another state than the stored one. */
  const turn = () =>
    http.put('*/api/v1/chefs/change-state/:id', ({ request }) => {
      const was = new URL(request.url).searchParams.get('was');
      turned.push(was ?? 'sin decir');
      if (was && was !== state) {
        return HttpResponse.json({ status: 409, msg: 'Otra persona fue más rápida.' }, { status: 409 });
      }
      state = state === 'ACTIVE' ? 'DESACTIVADO' : 'ACTIVE';
      return HttpResponse.json({ status: 200, msg: 'Estado actualizado', data: { ...ANA, state } });
    });
  beforeEach(() => {
    turned.length = 0;
    state = 'ACTIVE';
  });

  test('is undone from its toast, from what it became', async () => {
    server.use(turn());
    await open();
    await choose(await openMenu('Ana María Pérez'), 'Desactivar Chef');
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Cambio deshecho.')).toBeVisible();
    expect(turned).toEqual(['ACTIVE', 'DESACTIVADO']);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
    expect(await within(await rowOf('Ana María Pérez')).findByText('Activo')).toBeVisible();
  });

  test('is not undone where somebody was faster, and that is said', async () => {
    server.use(turn());
    await open();
    await choose(await openMenu('Ana María Pérez'), 'Desactivar Chef');
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    state = 'ACTIVE';
    await userEvent.click(undo);
    expect(await screen.findByText('Otra persona fue más rápida.')).toBeVisible();
    expect(state).toBe('ACTIVE');
  });

  test('by somebody else meanwhile is not turned back: the press is refused, and the row read again', async () => {
    server.use(turn());
    await open();
    const menu = await openMenu('Ana María Pérez');
    state = 'DESACTIVADO';
    server.use(list([{ ...ANA, state }]));
    await choose(menu, 'Desactivar Chef');
    expect(await screen.findByText('Otra persona fue más rápida.')).toBeVisible();
    expect(await within(await rowOf('Ana María Pérez')).findByText('Desactivado')).toBeVisible();
    expect([state, turned]).toEqual(['DESACTIVADO', ['ACTIVE']]);
  });

  test('and whose answer is lost is read again, so that a second press does not turn it back unseen', async () => {
    await open();
    const menu = await openMenu('Ana María Pérez');
    server.use(
      list([{ ...ANA, state: 'DESACTIVADO' }]),
      http.put('*/api/v1/chefs/change-state/:id', () => HttpResponse.error()),
    );
    await choose(menu, 'Desactivar Chef');
    expect(await screen.findByText(/^No llegó la respuesta/)).toBeVisible();
    expect(await within(await rowOf('Ana María Pérez')).findByText('Desactivado')).toBeVisible();
  });

  test('as a favourite says what the row showed', async () => {
    const from: (string | null)[] = [];
    server.use(
      http.put('*/api/v1/chefs/change-favorite/:id', ({ request }) => {
        from.push(new URL(request.url).searchParams.get('was'));
        return HttpResponse.json({ status: 200, msg: 'Listo.', data: { ...ANA, favorite: false } });
      }),
    );
    await open();
    await choose(await openMenu('Ana María Pérez'), 'Quitar de Favorito');
    expect(await screen.findByText('Listo.')).toBeVisible();
    expect(from).toEqual(['true']);
  });
});

test('a refused toggle says why', async () => {
  server.use(
    http.put('*/api/v1/chefs/change-favorite/:id', () =>
      HttpResponse.json({ status: 500, msg: '', data: null }, { status: 500 }),
    ),
  );
  await open();
  await choose(await openMenu('Ana María Pérez'), 'Quitar de Favorito');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error');
});

test('a chef with evenings ahead stays, and a dialog leads to each of them', async () => {
  const msg = 'Ana María Pérez tiene una velada por delante.';
  const evening = {
    quote_request_id: 7,
    offer_id: 4,
    day: '2999-12-12',
    starts_at: '20:30',
    client_first_name: 'Camila',
    commune: '',
  };
  server.use(
    http.put('*/api/v1/chefs/change-state/1', () =>
      HttpResponse.json({ status: 409, msg, data: null }, { status: 409 }),
    ),
    http.get('*/api/v1/agenda/ahead-of-chef/1', () => HttpResponse.json({ status: 200, msg: '', data: [evening] })),
  );
  await open();
  await choose(await openMenu('Ana María Pérez'), 'Desactivar Chef');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana María Pérez tiene veladas por delante' }));
  expect(dialog.getByRole('link', { name: /12 de diciembre, 20:30/ })).toHaveAttribute(
    'href',
    '/gestion/solicitudes/7',
  );
  expect(dialog.getByRole('link', { name: 'Cambiar de chef' })).toHaveAttribute(
    'href',
    '/gestion/solicitudes/7/cotizaciones/4',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('deleting asks first; nothing happens on Cancelar', async () => {
  await open();
  await choose(await openMenu('Ana María Pérez'), 'Eliminar');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('¿Desea Eliminar el Chef?');
  expect(dialog).toHaveTextContent('no se puede revertir');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(done).toEqual([]);
});

test('and deletes on Si, Eliminar', async () => {
  await open();
  await choose(await openMenu('Ana María Pérez'), 'Eliminar');
  await userEvent.click(await screen.findByRole('button', { name: 'Si, Eliminar' }));
  expect(await screen.findByText('El Chef ha sido eliminado exitosamente')).toBeVisible();
  expect(done).toEqual(['delete 1']);
});

test('search, filters, order and page come from the address', async () => {
  await open('/gestion/chefs?search=ana&state=ACTIVE&favorite=false&missing=cities&sort=-price_per_person&page=2');
  await screen.findByText('Ana María Pérez');
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    search: 'ana',
    state: 'ACTIVE',
    favorite: 'false',
    missing: 'cities',
    sort: '-price_per_person',
    page: '2',
    perPage: '12',
  });
  expect(screen.getByText('13–24 de 30 chefs')).toBeVisible();
});

test('nonsense in the address is the plain first page', async () => {
  await open('/gestion/chefs?page=-1&sort=password&favorite=perhaps&missing=shame');
  await screen.findByText('Ana María Pérez');
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ sort: 'chef_name', page: '1', perPage: '12' });
});

test('what another administrator changed is there when the person comes back to the tab', async () => {
  await open();
  await screen.findByText('Ana María Pérez');
  server.use(list([chefRow({ chef_name: 'Ana María Soto' })]));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Ana María Soto')).toBeVisible();
});

test('a search goes to the address, back on page one', async () => {
  const { router } = await open('/gestion/chefs?page=2');
  await pasteInto(await screen.findByRole('searchbox', { name: 'Buscar por nombre o email' }), 'kenji');
  await waitFor(() => expect(router.state.location.search).toBe('?search=kenji'));
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('kenji'));
});

test('exports what the filters leave, every page of it', async () => {
  const saved = rememberSaved();
  await open('/gestion/chefs?search=a&state=ACTIVE&sort=-chef_name&page=2');
  await screen.findByText('Ana María Pérez');
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByText('Exportación lista: 2 filas.')).toBeVisible();
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
    search: 'a',
    state: 'ACTIVE',
    sort: '-chef_name',
    export: 'true',
  });
  expect((await saved()).split('\r\n').slice(0, 2)).toEqual([
    'Nombre;Email;Teléfono;Tipos de comida;Ciudades;Mínimo de personas;Máximo de personas;Dietas;Precio;Estado;Favorito;Actualizado',
    expect.stringMatching(
      /^Ana María Pérez;ana@cocina\.example;\(\+56\) 9 1234 5678;Chilena;Providencia;4;14;"Halal, Vegana";45000;Activo;SI;2026-11-01 /,
    ),
  ]);
});

test('a search that is too long, as one from elsewhere may be, is cut at what the server takes', async () => {
  await open(`/gestion/chefs?search=${'ñ'.repeat(150)}`);
  await screen.findByText('Ana María Pérez');
  expect(asked[0]?.get('search')).toBe('ñ'.repeat(100));
  expect(screen.getByRole('searchbox')).toHaveValue('ñ'.repeat(100));
});

describe('a row that was acted on', () => {
  const namesShown = () => screen.getAllByRole('link', { name: /Ana|Kenji/ }).map((link) => link.textContent);
  const toggled = (data: ChefRowDto) =>
    http.put('*/api/v1/chefs/change-favorite/:id', () => HttpResponse.json({ status: 200, msg: 'Listo.', data }));

  test('keeps its place where the server has it in another now', async () => {
    await open('/gestion/chefs?sort=-price_per_person');
    const menu = await openMenu('Kenji Morales');
    const favourite = { ...KENJI, favorite: true };
    server.use(toggled(favourite), list([favourite, ANA], 30));
    await choose(menu, 'Agregar a Favorito');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await within(await rowOf('Kenji Morales')).findByText('SI')).toBeVisible();
    expect(namesShown()).toEqual(['Ana María Pérez', 'Kenji Morales']);
  });

  test('stays where the filter leaves it out, until the list is asked again', async () => {
    await open('/gestion/chefs?favorite=true');
    const menu = await openMenu('Ana María Pérez');
    server.use(toggled({ ...ANA, favorite: false }), list([KENJI], 29));
    await choose(menu, 'Quitar de Favorito');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await within(await rowOf('Ana María Pérez')).findByText('NO')).toBeVisible();
    await userEvent.click(screen.getByRole('columnheader', { name: 'Precio' }));
    await waitFor(() => expect(namesShown()).toEqual(['Kenji Morales']));
  });

  test('leaves when it was deleted', async () => {
    await open();
    const menu = await openMenu('Ana María Pérez');
    server.use(list([KENJI], 29));
    await choose(menu, 'Eliminar');
    await userEvent.click(await screen.findByRole('button', { name: 'Si, Eliminar' }));
    await waitFor(() => expect(namesShown()).toEqual(['Kenji Morales']));
  });
});

test('the order in force is in the heading, the list’s own as well', async () => {
  await open();
  const heading = await screen.findByRole('columnheader', { name: 'Nombre' });
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  expect(asked[0]?.get('sort')).toBe('chef_name');
  await userEvent.click(heading);
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'));
});

test('a name leads to the chef’s form', async () => {
  const { router } = await open('/gestion/chefs?search=a&page=2');
  await userEvent.click(await screen.findByRole('link', { name: 'Kenji Morales' }));
  expect(router.state.location.pathname).toBe('/gestion/chef/editar-chef/2');
});

test('an e-mail is copied with one press, whole', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(window.navigator.clipboard, 'writeText');
  await open();
  await user.click(within(await rowOf('Kenji Morales')).getByRole('button', { name: 'Copiar email de Kenji Morales' }));
  expect(await screen.findByText('Email copiado.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith('kenji.morales@cocina.example');
});

test('one that cannot be copied is said in full', async () => {
  const user = userEvent.setup();
  await open();
  jest.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(within(await rowOf('Kenji Morales')).getByRole('button', { name: /^Copiar/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('kenji.morales@cocina.example');
});

test('a heading sorts', async () => {
  const { router } = await open();
  await screen.findByText('Ana María Pérez');
  await userEvent.click(screen.getByRole('columnheader', { name: 'Precio' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price_per_person'));
});

test('nothing found offers to take the filters away', async () => {
  server.use(list([]));
  const { router } = await open('/gestion/chefs?search=nadie');
  expect(await screen.findByText('Ningún chef coincide con lo que buscas.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(router.state.location.search).toBe('');
});

test('a failed list says so and tries again', async () => {
  server.use(
    http.get('*/api/v1/chefs/all', () =>
      HttpResponse.json({ status: 503, msg: 'La base de datos no responde.', data: null }, { status: 503 }),
    ),
  );
  await open();
  expect(await screen.findByText('La base de datos no responde.')).toBeVisible();
  server.use(list([ANA]));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ana María Pérez')).toBeVisible();
});

test('on a phone each row is a card', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('width <') });
  await open();
  const card = within((await screen.findByText('Ana María Pérez')).closest('li') as HTMLElement);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(card.getByText('Precio')).toBeVisible();
  expect(card.getByRole('button', { name: 'Opciones de Ana María Pérez' })).toBeVisible();
  window.matchMedia = wide;
});

test('a chef with open offers is deactivated only after one has read which', async () => {
  openOffers = [
    { id: 4, request_id: 7, number: 'C-2026-0004', state: 'vista', client_name: 'Camila Rojas', day: '2026-12-12' },
  ];
  const toggled: string[] = [];
  server.use(
    http.put('*/api/v1/chefs/change-state/:id', ({ params }) => {
      toggled.push(String(params.id));
      return HttpResponse.json({ status: 200, msg: 'Listo.', data: { id: 1, state: 'DESACTIVADO' } });
    }),
  );
  await open();
  await choose(await openMenu('Ana María Pérez'), 'Desactivar Chef');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana María Pérez tiene cotizaciones abiertas' }));
  expect(dialog.getByRole('link', { name: 'C-2026-0004' })).toHaveAttribute(
    'href',
    '/gestion/solicitudes/7/cotizaciones/4',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(toggled).toEqual([]);
  await choose(await openMenu('Ana María Pérez'), 'Desactivar Chef');
  await userEvent.click(await screen.findByRole('button', { name: 'Desactivar igual' }));
  await waitFor(() => expect(toggled).toEqual(['1']));
  openOffers = [];
});
