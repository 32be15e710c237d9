import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { SiteLayout } from '../layout/SiteLayout';
import { markSent } from '../quote/sent';
import { company, envelope, storeWith } from '../test-fixtures';

const EMBEDS = 'https://formularios.sobremesa.example';
const ROUTES = [
  {
    element: <SiteLayout />,
    children: [
      { path: '/', element: <h1>Inicio</h1> },
      { path: '/chefs', element: <h1>Los chefs</h1> },
      { path: '/gracias', element: <h1>Gracias</h1> },
    ],
  },
];

const question = () => screen.queryByRole('region', { name: '¿Contamos tu visita?' });
const counter = () => document.querySelector('iframe');

function open(analytics = true, path = '/') {
  const { store } = storeWith({ '/company/one': envelope(company) });
  return renderApp(ROUTES, { store, path, settings: { embedUrl: EMBEDS, analytics } });
}

async function agree() {
  fireEvent.click(await screen.findByRole('button', { name: 'Aceptar' }));
  const frame = counter();
  if (!frame?.contentWindow) throw new Error('Nothing counts.');
  const told: unknown[] = [];
  jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation((message: unknown) => void told.push(message));
  say('ready');
  return told;
}

/** As if the document that counts said something. */
function say(type: string): void {
  const said = { data: { from: 'sobremesa-embed', type }, origin: EMBEDS, source: counter()?.contentWindow };
  act(() => void window.dispatchEvent(new MessageEvent('message', said)));
}

const types = (told: unknown[]) => told.map((message) => (message as { type: string }).type);

afterEach(() => sessionStorage.clear());

test('nobody is asked where nothing is counted', async () => {
  open(false);
  await act(() => Promise.resolve());
  expect(question()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cookies y privacidad' })).not.toBeInTheDocument();
});

test('nothing is loaded before a yes, nor after a no, which is remembered', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Rechazar' }));
  expect(question()).not.toBeInTheDocument();
  expect(counter()).toBeNull();
  expect(localStorage.getItem('sobremesa.consent')).toBe('denied');
});

test('after a yes pages are counted as they are visited, and a request once', async () => {
  const { router } = open();
  const told = await agree();
  expect(localStorage.getItem('sobremesa.consent')).toBe('granted');
  expect(types(told).every((type) => type === 'page_view')).toBe(true);
  expect(told[0]).toMatchObject({ from: 'sobremesa', location: window.location.href });

  told.length = 0;
  await act(() => router.navigate('/gracias'));
  expect(types(told)).toEqual(['page_view']);
  await act(() => router.navigate('/'));
  told.length = 0;
  markSent();
  await act(() => router.navigate('/gracias'));
  expect(types(told)).toEqual(['page_view', 'conversion']);
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/gracias'));
  expect(types(told).filter((type) => type === 'conversion')).toHaveLength(1);
});

test('the answer can be changed from the footer, which gets the focus back; what counted forgets, then goes', async () => {
  open();
  const told = await agree();
  const change = screen.getByRole('button', { name: 'Cookies y privacidad' });
  change.focus();
  fireEvent.click(change);
  expect(question()).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(question()).not.toBeInTheDocument());
  expect(types(told).at(-1)).toBe('forget');
  say('forgotten');
  expect(counter()).toBeNull();
  expect(change).toHaveFocus();
});
