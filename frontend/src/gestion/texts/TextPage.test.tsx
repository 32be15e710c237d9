import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { ORIGINALS } from '../../../test-setup/texts';
import type { TextDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { TextPage } from './TextPage';

const sentence = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const textOf = (changes: Partial<TextDto> = {}): TextDto => ({
  text: 'refunds',
  name: 'Regla de devolución',
  where: 'Bajo la tabla de devoluciones de cada cotización',
  path: null,
  number: 2,
  at: '2026-11-23T15:00:00Z',
  who: 'Paula Soto',
  is_original: false,
  is_rich: false,
  has_top: false,
  has_sections: false,
  has_figures: false,
  pieces: [],
  document: sentence('Como hoy.'),
  original: { ...ORIGINALS.refunds },
  ...changes,
});

let stored: TextDto;
/** Holds the answer to 'Publicar' back. */
let publishing: Promise<void>;
/** Of how many more publications the answer gets lost. */
let answersLost: number;
const sent: unknown[] = [];
const answer = (data: unknown, msg = 'Listo') => HttpResponse.json({ status: 200, msg, data });
const refuse = (status: number, msg: string) => HttpResponse.json({ status, msg, data: null }, { status });

/** Changes the stored text, unless somebody else was faster. */
const change =
  (what: string): HttpResponseResolver =>
  async ({ request, params }) => {
    const { number } = (await request.json()) as { number: number };
    sent.push([what, params['id'], number]);
    if (number !== stored.number) return refuse(409, 'Otra persona guardó cambios mientras editabas.');
    stored = { ...stored, document: { ...ORIGINALS.refunds }, number: stored.number + 1 };
    return answer(stored, 'Hecho');
  };

const server = serveApi(
  http.get('*/api/v1/texts/one/:text', () => answer(stored)),
  http.get('*/api/v1/texts/versions/:text', () =>
    answer([
      { number: stored.number, at: stored.at, who: stored.who, is_original: stored.is_original },
      { number: 1, at: null, who: null, is_original: true },
    ]),
  ),
  http.get('*/api/v1/texts/version/:text/1', () =>
    answer({ text: 'refunds', number: 1, day: '2026-11-22', document: ORIGINALS.refunds }),
  ),
  http.put('*/api/v1/texts/publish/:text', async (asked) => {
    await publishing;
    if (answersLost-- > 0) {
      const { document } = (await asked.request.json()) as { document: string };
      stored = { ...stored, document: JSON.parse(document) as TextDto['document'], number: stored.number + 1 };
      return HttpResponse.error();
    }
    return change('publish')(asked);
  }),
  http.put('*/api/v1/texts/restore/:text/:id', change('restore')),
  http.put('*/api/v1/texts/reset/:text', change('reset')),
);

beforeEach(() => {
  stored = textOf();
  publishing = Promise.resolve();
  answersLost = 0;
  sent.length = 0;
  localStorage.clear();
});

let shown: ReturnType<typeof renderApp> | undefined;

async function open() {
  shown = renderApp(
    [
      {
        path: '/gestion/textos/:text',
        element: (
          <AdminTheme>
            <TextPage />
          </AdminTheme>
        ),
      },
      { path: '*', element: <p>Textos</p> },
    ],
    {
      path: '/gestion/textos/refunds',
      user: ADMIN,
    },
  );
  return screen.findByRole('textbox', { name: 'Regla de devolución' });
}

test('shows the words, their version and where they are read', async () => {
  expect(await open()).toHaveTextContent('Como hoy.');
  expect(screen.getByText(/Versión 2, de Paula Soto, 23 de noviembre de 2026/, { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publicar' })).toBeDisabled();
});

test('the original is shown again after a question', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Volver al texto original' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, volver' }));
  expect(await screen.findByText('Hecho')).toBeVisible();
  expect(sent).toEqual([['reset', undefined, 2]]);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Regla de devolución' })).toHaveTextContent(/^Son días hábiles/),
  );
});

test('where the session has ended only the dialog that asks to sign in again says so', async () => {
  server.use(http.put('*/api/v1/texts/reset/:text', () => refuse(401, 'Tu sesión ya no es válida.')));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Volver al texto original' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, volver' }));
  await waitFor(() => expect(shown?.store.getState().session.expired).toBe(true));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Volver al texto original' })).toBeEnabled());
  expect(screen.queryByText('Tu sesión ya no es válida.')).not.toBeInTheDocument();
});

test('a version is seen beside the text of today, what differs marked, and restored', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver cambios de la 1' }));
  const before = await screen.findByRole('region', { name: 'Versión 1' });
  expect(
    within(before)
      .getByText(/Son días hábiles/)
      .closest('.text-changed'),
  ).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Restaurar esta versión' }));
  expect(await screen.findByText('Hecho')).toBeVisible();
  expect(sent).toEqual([['restore', '1', 2]]);
});

test('somebody else was faster: both texts are shown, and nothing is published over theirs unseen', async () => {
  await open();
  stored = textOf({ number: 3, document: sentence('Lo de otra persona.') });
  await userEvent.click(screen.getByRole('button', { name: 'Volver al texto original' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, volver' }));
  const theirs = await screen.findByRole('region', { name: 'Lo publicado' });
  expect(theirs).toHaveTextContent('Lo de otra persona.');
  await userEvent.click(screen.getByRole('button', { name: 'Quedarme con lo publicado' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Regla de devolución' })).toHaveTextContent('Lo de otra persona.'),
  );
  expect(sent).toEqual([['reset', undefined, 2]]);
});

test('a publication whose answer was lost is known again, and nobody else is said to have published', async () => {
  stored = textOf({ is_rich: true });
  answersLost = 1;
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Recuadro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publicar' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Ya está publicado.')).toBeVisible();
  expect(screen.queryByText('Otra persona publicó cambios mientras editabas')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publicar' })).toBeDisabled();
});

test('Descartar asks before what was written is lost', async () => {
  stored = textOf({ is_rich: true });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Recuadro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'No, seguir editando' }));
  expect(screen.getByText('Hay cambios sin publicar')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, descartar' }));
  await waitFor(() => expect(screen.queryByText('Hay cambios sin publicar')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
});

test('what was not published is offered after the tab was closed, and compared where another version is out by then', async () => {
  stored = textOf({ is_rich: true });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Recuadro' }));
  window.dispatchEvent(new Event('pagehide'));
  const kept = { ...localStorage };
  shown?.unmount();

  // Opening an application again empties the tests' device, so another tab finds the draft on coming back.
  stored = textOf({ is_rich: true, number: 3, document: sentence('Lo de otra persona.') });
  await open();
  await act(() => shown?.router.navigate('/gestion/textos'));
  Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, String(value)));
  await act(() => shown?.router.navigate('/gestion/textos/refunds'));
  await userEvent.click(await screen.findByRole('button', { name: 'Recuperar' }));
  expect(screen.getByRole('textbox', { name: 'Regla de devolución' })).toHaveTextContent('Como hoy.');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByRole('region', { name: 'Lo publicado' })).toHaveTextContent('Lo de otra persona.');
  expect(await screen.findByRole('button', { name: 'Seguir con lo mío' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Lo publicado' })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Regla de devolución' })).toHaveTextContent('Como hoy.');
  expect(sent).toEqual([['publish', undefined, 2]]);
});

test('is closed while it is published: what was typed meanwhile would be lost', async () => {
  stored = textOf({ is_rich: true });
  let answerNow = () => {};
  publishing = new Promise((resolve) => (answerNow = resolve));
  const editor = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Recuadro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(editor).toHaveAttribute('contenteditable', 'false');
  expect(editor).toHaveAttribute('aria-readonly', 'true');
  expect(screen.getByRole('button', { name: 'Negrita' })).toBeDisabled();
  editor.focus();
  answerNow();
  expect(await screen.findByText('Hecho')).toBeVisible();
  const opened = screen.getByRole('textbox', { name: 'Regla de devolución' });
  await waitFor(() => expect(opened).toHaveAttribute('contenteditable', 'true'));
  await waitFor(() => expect(opened).toHaveFocus());
  expect(sent).toEqual([['publish', undefined, 2]]);
});

test('a picture that is pasted is refused in words, and what is selected stays', async () => {
  const editor = await open();
  editor.focus();
  getSelection()?.selectAllChildren(editor);
  document.dispatchEvent(new Event('selectionchange'));
  const getData = (type: string) => (type === 'text/html' ? '<img src="https://a.example/1.png">' : '');
  fireEvent.paste(editor, { clipboardData: { getData, types: ['text/html'], files: [] } });
  expect(await screen.findByText(/^Aquí se pega solo texto/)).toBeVisible();
  expect(editor).toHaveTextContent('Como hoy.');
});

test('a title takes no link, and the dialog says so', async () => {
  const title = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Pago' }] };
  stored = textOf({ is_rich: true, has_sections: true, document: { type: 'doc', content: [title] } });
  const editor = await open();
  editor.focus();
  getSelection()?.selectAllChildren(within(editor).getByText('Pago'));
  document.dispatchEvent(new Event('selectionchange'));
  await userEvent.click(screen.getByRole('button', { name: 'Enlace' }));
  await userEvent.type(await screen.findByLabelText('Adónde lleva'), '/cotiza{Enter}');
  expect(await screen.findByText(/^Los títulos no llevan enlaces/)).toBeVisible();
});
