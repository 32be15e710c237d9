import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import type { AgendaDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { blockedRange, evening } from './agenda.fixtures';
import { AgendaPage } from './AgendaPage';

let mockToday = '';
jest.mock('../../ui/today', () => ({ todayInChile: () => mockToday }));

const asked: string[] = [];
const sent: unknown[] = [];
const answer = (data: unknown) => HttpResponse.json({ status: 200, msg: 'Listo.', data });

let agenda: AgendaDto;
const server = serveApi(
  http.get('*/api/v1/agenda/all', ({ request }) => {
    asked.push(new URL(request.url).search);
    return answer(agenda);
  }),
  http.get('*/api/v1/company/one', () => answer({ show_free_saturdays: false })),
  http.get('*/api/v1/chefs/all', () =>
    HttpResponse.json(
      {
        status: 200,
        msg: 'Chefs',
        data: [{ id: 7, chef_name: 'Camila Soto', email: 'camila@cocina.example' }],
      },
      { headers: { 'X-Total-Count': '1' } },
    ),
  ),
  http.get('*/api/v1/chefs/get-one-id/:id', () => answer({ id: 7, chef_name: 'Camila Soto' })),
  http.put('*/api/v1/company/free-saturdays', async ({ request }) => {
    sent.push(await request.json());
    return answer({ show_free_saturdays: true });
  }),
  http.put('*/api/v1/agenda/blocked/update/:id', async ({ request, params }) => {
    sent.push([params['id'], await request.json()]);
    return answer(blockedRange());
  }),
  http.delete('*/api/v1/agenda/blocked/delete/:id', ({ params }) => {
    sent.push(`delete ${String(params['id'])}`);
    return answer(null);
  }),
  http.put('*/api/v1/agenda/weekly/end', async ({ request }) => {
    sent.push(await request.json());
    return answer(null);
  }),
  http.post('*/api/v1/agenda/calendar/give', async ({ request }) => {
    sent.push(await request.json());
    return answer({ url: 'https://sobremesa.example/calendario/abc.ics' });
  }),
  http.put('*/api/v1/agenda/calendar/revoke', async ({ request }) => {
    sent.push(await request.json());
    return answer(null);
  }),
);

beforeEach(() => {
  mockToday = '2026-12-01';
  asked.length = 0;
  sent.length = 0;
  agenda = {
    evenings: [
      evening(),
      evening({ id: 2, quote_request_id: 13, chef_name: 'Kenji Morales', starts_at: '13:00', conflict: 'overlap' }),
      evening({ id: 3, quote_request_id: 14, day: '2026-12-20', conflict: 'blocked', to_confirm: true }),
      evening({ id: 5, quote_request_id: 15, day: '2026-12-24', conflict: 'same_day' }),
    ],
    held: [],
    blocked: [blockedRange()],
    more: false,
  };
});

const show = (search: string) =>
  renderApp(
    <AdminTheme>
      <AgendaPage />
    </AdminTheme>,
    { path: `/gestion/agenda${search}`, user: ADMIN },
  );

async function open(search = '?mes=2026-12') {
  const opened = show(search);
  await screen.findAllByText(/Camila Soto/);
  return opened;
}
const cellOf = (day: string): HTMLElement =>
  screen.getByRole('button', { name: `Bloquear el ${day}` }).closest('td') as HTMLElement;

describe('the month', () => {
  test('has all weeks that it touches, with tables, blocked days and what is in each other’s way', async () => {
    await open();
    expect(asked[0]).toBe('?from=2026-11-30&to=2027-01-03');
    const saturday = within(cellOf('sábado 12 de diciembre'));
    const tables = saturday.getAllByRole('link');
    expect(tables[0]).toHaveTextContent('20:30 Camila SotoÍñigo, 8 personas en Ñuñoa');
    expect(tables[0]).toHaveAttribute('href', '/gestion/veladas/1');
    expect(tables[1]).toHaveTextContent('Se cruza con otra mesa');
    for (const day of ['domingo 20', 'lunes 21', 'martes 22'])
      expect(
        within(cellOf(`${day} de diciembre`)).getByRole('button', { name: /Kenji Morales.*Viaje a Lima/ }),
      ).toBeVisible();
    expect(cellOf('domingo 20 de diciembre')).toHaveTextContent('Por confirmarDía bloqueado');
    expect(cellOf('jueves 24 de diciembre')).toHaveTextContent('Otra mesa ese día');
    expect(within(cellOf('miércoles 23 de diciembre')).queryByRole('link')).not.toBeInTheDocument();
  });

  test('shows some of a full day, and all of it on a press', async () => {
    agenda.evenings = Array.from({ length: 7 }, (_, index) => evening({ id: index + 1 }));
    await open();
    const day = within(cellOf('sábado 12 de diciembre'));
    expect(day.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(day.getByRole('button', { name: '3 más' }));
    expect(day.getAllByRole('link')).toHaveLength(7);
  });

  test('says that there is more than it shows', async () => {
    agenda.more = true;
    await open();
    expect(screen.getByText(/elige un chef para verlo todo/)).toBeVisible();
  });
});

describe('what is shown', () => {
  test('stands in the address: month, chef and list', async () => {
    const { router } = await open('?mes=2026-12&chef=7&vista=lista');
    expect(asked[0]).toBe('?from=2026-12-01&to=2026-12-31&chef=7');
    await userEvent.click(screen.getByRole('link', { name: 'Mes siguiente' }));
    await screen.findByRole('heading', { name: 'Enero de 2027' });
    expect(router.state.location.search).toBe('?mes=2027-01&chef=7&vista=lista');
    await userEvent.click(screen.getByRole('link', { name: 'Mes' }));
    await waitFor(() => expect(router.state.location.search).toBe('?mes=2027-01&chef=7'));
    await userEvent.click(screen.getByRole('link', { name: 'Hoy' }));
    expect(router.state.location.search).toBe('?mes=2026-12&chef=7');
    expect(screen.queryByRole('link', { name: 'Hoy' })).not.toBeInTheDocument();
  });

  test('is this month of all chefs where the address says nothing of use', async () => {
    show('?mes=2026-13&chef=x&vista=y');
    await screen.findByRole('table');
    expect(asked[0]).not.toContain('chef');
    expect(screen.getByRole('link', { name: 'Mes' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the list', () => {
  test('has a day after the other, with what is on it', async () => {
    await open('?mes=2026-12&vista=lista');
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['sábado 12 de diciembre', 'domingo 20 de diciembre', 'jueves 24 de diciembre']);
    expect(screen.getByText('Del 20 de diciembre al 22 de diciembre')).toBeVisible();
  });

  test('begins with what is to come, and has what is over folded away', async () => {
    agenda.blocked.push(blockedRange({ id: 6, first_day: '2026-12-10', last_day: '2026-12-20' }));
    mockToday = '2026-12-20';
    await open('?mes=2026-12&vista=lista');
    const over = within(screen.getByText('1 día anterior').closest('details') as HTMLElement);
    expect(over.getByRole('heading', { level: 3 })).toHaveTextContent('sábado 12 de diciembre');
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(days.slice(1)).toEqual(['jueves 10 de diciembre', 'Hoy, domingo 20 de diciembre', 'jueves 24 de diciembre']);
  });

  test('folds nothing of a month that is over', async () => {
    mockToday = '2027-01-02';
    await open('?mes=2026-12&vista=lista');
    expect(screen.queryByText(/anterior(es)?$/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  test('says so when a month is empty', async () => {
    agenda = { evenings: [], held: [], blocked: [], more: false };
    show('?mes=2026-12&vista=lista');
    expect(await screen.findByText('Este mes no hay mesas ni días bloqueados.')).toBeVisible();
  });

  test('frees blocked days after a question', async () => {
    agenda.blocked = [blockedRange({ last_day: '2026-12-20' })];
    await open('?mes=2026-12&vista=lista');
    await userEvent.click(screen.getByRole('button', { name: 'Opciones de el bloqueo de Kenji Morales' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    expect(await screen.findByText('Kenji Morales vuelve a estar libre el 20 de diciembre.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Si, Eliminar' }));
    await screen.findByText('Listo.');
    expect(sent).toEqual(['delete 4']);
  });
});

test('no heading is empty while the days are on their way', async () => {
  show('?mes=2026-12');
  expect(document.querySelector('.ant-skeleton')).toBeInTheDocument();
  for (const heading of screen.getAllByRole('heading')) expect(heading).not.toBeEmptyDOMElement();
  await screen.findAllByText(/Camila Soto/);
});

test('a day of a weekly rule leads to the end of the rule', async () => {
  agenda.blocked = [blockedRange({ last_day: '2026-12-20', reason: 'Los domingos no', weekly: true })];
  await open();
  await userEvent.click(screen.getByRole('button', { name: /Kenji Morales.*Los domingos no/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Terminar la regla' }));
  await waitFor(() => expect(sent).toEqual([{ chef_id: 9, weekday: 7 }]));
});

test('blocked days are changed on the version that was seen', async () => {
  await open();
  const [first] = screen.getAllByRole('button', { name: /Kenji Morales.*Viaje a Lima/ });
  await userEvent.click(first as HTMLElement);
  const reason = await screen.findByLabelText('Motivo');
  expect(screen.getByLabelText('Primer día')).toHaveValue('2026-12-20');
  await userEvent.clear(reason);
  await pasteInto(reason, 'Vacaciones');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
  await screen.findByText('Listo.');
  expect(sent).toEqual([
    ['4', { chef_id: 9, first_day: '2026-12-20', last_day: '2026-12-22', reason: 'Vacaciones', version: 3 }],
  ]);
});

test('the address of a calendar is shown, and revoked after a question', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Calendarios' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ver la dirección' }));
  expect(await screen.findByLabelText('Dirección del calendario')).toHaveValue(
    'https://sobremesa.example/calendario/abc.ics',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Revocar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, revocar' }));
  expect(await screen.findByRole('button', { name: 'Ver la dirección' })).toBeVisible();
  expect(sent).toEqual([{ chef_id: null }, { chef_id: null }]);
});

test('whether the site names free Saturdays is one switch', async () => {
  await open();
  await userEvent.click(await screen.findByRole('switch', { name: /próximos sábados libres/ }));
  await screen.findByText('El sitio muestra los próximos sábados libres.');
  expect(sent).toEqual([{ show: true }]);
});

test('a panel that crashes says so in its place, and the others stay', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  server.use(http.get('*/api/v1/company/one', () => answer(null)));
  show('?mes=2026-12');
  expect(await screen.findByText(/^Algo falló de nuestro lado en esta parte/)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Mes' })).toBeVisible();
});
