import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { SiteLayout } from '../layout/SiteLayout';
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
  await waitFor(() => expect(counter()).not.toBeNull());
  const frame = counter();
  if (!frame?.contentWindow) throw new Error('Nothing counts.');
  const told: unknown[] = [];
  jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation((message: unknown) => void told.push(message));
  say('ready');
  return told;
}

/** Sends a message as the document that counts would. */
function say(type: string): void {
  const said = { data: { from: 'sobremesa-embed', type }, origin: EMBEDS, source: counter()?.contentWindow };
  act(() => void window.dispatchEvent(new MessageEvent('message', said)));
}

const types = (told: unknown[]) => told.map((message) => (message as { type: string }).type);

/** How the browser says that it came to the document; jsdom says nothing. */
function openedBy(type: 'navigate' | 'reload' | 'back_forward'): void {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
}

beforeEach(() => openedBy('navigate'));

test('nobody is asked where nothing is counted', async () => {
  open(false);
  await act(() => Promise.resolve());
  expect(question()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cookies y privacidad' })).not.toBeInTheDocument();
});

test('nothing is loaded before a yes, nor after a no, which is remembered', async () => {
  open();
  const no = await screen.findByRole('button', { name: 'Rechazar' });
  expect(counter()).toBeNull();
  fireEvent.click(no);
  expect(question()).not.toBeInTheDocument();
  expect(counter()).toBeNull();
  expect(localStorage.getItem('sobremesa.consent')).toBe('denied');
});

test('after a yes pages are counted as they are visited', async () => {
  const { router } = open();
  const told = await agree();
  expect(localStorage.getItem('sobremesa.consent')).toBe('granted');
  expect(types(told).every((type) => type === 'page_view')).toBe(true);
  expect(told[0]).toMatchObject({ from: 'sobremesa', location: window.location.href });

  told.length = 0;
  await act(() => router.navigate('/chefs'));
  expect(types(told)).toEqual(['page_view']);
});

describe('the conversion', () => {
  const conversions = (told: unknown[]) => types(told).filter((type) => type === 'conversion').length;

  test('is told once of each visit to the thanks, and not of going back or forward to them', async () => {
    const { router } = open();
    const told = await agree();
    await act(() => router.navigate('/gracias'));
    expect(types(told).slice(-2)).toEqual(['page_view', 'conversion']);
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    await act(() => router.navigate(1));
    await act(() => router.navigate(-1));
    expect(conversions(told)).toBe(1);
    await act(() => router.navigate('/gracias'));
    expect(conversions(told)).toBe(1);
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/gracias'));
    expect(conversions(told)).toBe(2);
  });

  test('is told where somebody arrives from elsewhere and agrees there, however often they change their mind', async () => {
    open(true, '/gracias');
    expect(conversions(await agree())).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Cookies y privacidad' }));
    fireEvent.click(screen.getByRole('button', { name: 'Rechazar' }));
    say('forgotten');
    fireEvent.click(screen.getByRole('button', { name: 'Cookies y privacidad' }));
    expect(conversions(await agree())).toBe(0);
  });

  test.each(['reload', 'back_forward'] as const)('is not told of a document that came by %s', async (type) => {
    openedBy(type);
    open(true, '/gracias');
    expect(types(await agree())).toEqual(['page_view']);
  });
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
