import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { choice, envelope, storeWith, type Answers } from '../test-fixtures';
import { AskForm } from './AskForm';
import { rememberCampaign } from './campaign';
import { PATIENCE_MS } from '../../ui/embed/EmbedFrame';
import type { Quoted } from './message';

const EMBEDS = 'https://formularios.sobremesa.example';
const ANA: Quoted = { kind: 'chef', id: 7, name: 'Ana María Pérez', slug: 'Ana-María-Pérez' };
const OWN = <p>El formulario propio</p>;

const frame = () => screen.getByTitle<HTMLIFrameElement>('Formulario de cotización');

interface Options {
  commune?: number;
  onPage?: boolean;
  /** What this device keeps of an earlier visit's answer. */
  kept?: string;
  answers?: Answers;
}

async function open(
  slots: { quote: 1 | null; lead: null } = { quote: 1, lead: null },
  { commune, onPage, kept, answers = {} }: Options = {},
) {
  const routes = [
    {
      path: '/',
      element: (
        <AskForm
          slot="quote"
          about={ANA}
          commune={commune}
          onPage={onPage}
          actions={<button type="button">Cancelar</button>}
        >
          {OWN}
        </AskForm>
      ),
    },
    { path: '/gracias', element: <h1>Gracias</h1> },
  ];
  const stored = kept === undefined ? undefined : { 'sobremesa.consent.forms': kept };
  renderApp(routes, { store: storeWith(answers).store, settings: { embedUrl: EMBEDS, slots }, stored });
  // The frame's code, which pages fetch only then.
  await act(() => import('./embed/ProviderForm'));
}

interface Said {
  type: string;
  height?: unknown;
  from?: string;
  origin?: string;
  source?: Window | null;
}

/** Sends a message as the document in the frame, or somebody else, would. */
const say = ({ from = 'sobremesa-embed', origin = EMBEDS, source, ...message }: Said) =>
  act(() => {
    const data = { from, ...message };
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? frame().contentWindow }));
  });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test("without a configured slot the site's own form is there at once", async () => {
  await open({ quote: null, lead: null });
  expect(screen.getByText('El formulario propio')).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
});

test('a configured slot is a sandboxed frame that carries what is asked about and the campaign', async () => {
  rememberCampaign('?utm_source=boletin');
  await open();
  const { origin, pathname, searchParams } = new URL(frame().src);
  expect([origin, pathname]).toEqual([EMBEDS, '/embed/slot/quote']);
  expect(Object.fromEntries(searchParams)).toEqual({ chef: 'Ana María Pérez', utm_source: 'boletin' });
  expect(frame().getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
  expect(screen.getByRole('status')).toHaveTextContent('Cargando el formulario');
  expect(screen.queryByText('El formulario propio')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeInTheDocument();
});

test('where the form does not come, the focus that its button had goes to the sentence that says so', async () => {
  await open();
  act(() => screen.getByRole('button', { name: 'Cancelar' }).focus());
  say({ type: 'failed' });
  expect(screen.getByText(/^El formulario no cargó/)).toHaveFocus();
});

test('where the form does not come, nothing takes the focus from what stays', async () => {
  await open();
  say({ type: 'failed' });
  expect(document.body).toHaveFocus();
});

describe('on a page', () => {
  const onPage = (kept?: string) => open(undefined, { onPage: true, kept });
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => jest.advanceTimersByTimeAsync(0));
  };
  const place = () => document.querySelector('.embed-place');

  test('nothing of another company comes before the visitor agrees, where the form will stand', async () => {
    await onPage();
    act(() => jest.advanceTimersByTime(PATIENCE_MS));
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText('Este formulario es de Pipedrive')).toBeInTheDocument();
    await press('Aceptar y ver el formulario');
    expect(new URL(frame().src).origin).toBe(EMBEDS);
    expect(place()).toHaveFocus();
    expect(localStorage.getItem('sobremesa.consent.forms')).toBe('granted');
  });

  test("the site's own form is one press away, before and after", async () => {
    await onPage();
    await press('Usar el de Sobremesa');
    expect(screen.getByText('El formulario propio')).toBeInTheDocument();
    expect(place()).toHaveFocus();
    await press('Usar el formulario de Pipedrive');
    expect(new URL(frame().src).origin).toBe(EMBEDS);
    await press('Usar el formulario de Sobremesa');
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText('El formulario propio')).toBeInTheDocument();
    expect(localStorage.getItem('sobremesa.consent.forms')).toBe('denied');
  });

  test('anyone who agreed before sees the form at once', async () => {
    await onPage('granted');
    expect(new URL(frame().src).origin).toBe(EMBEDS);
    expect(place()).not.toHaveFocus();
  });

  test.each(['denied', 'whatever'])('nobody else does: %s', async (kept) => {
    await onPage(kept);
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('where the form does not come, nothing offers it any more', async () => {
    await onPage('granted');
    say({ type: 'failed' });
    expect(screen.getByText('El formulario propio')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Usar/ })).not.toBeInTheDocument();
  });
});

test.each([
  ['its name', { '/cities/all?scope=quotes': envelope([choice(3, 'Ñuñoa', [13])]) }, 'Ñuñoa', 3],
  ['the name of what it went into', { '/cities/all?scope=quotes': envelope([choice(3, 'Ñuñoa', [13])]) }, 'Ñuñoa', 13],
  ['nothing where the names do not come', {}, null, 3],
])('the commune of a list travels as %s, and the frame begins once', async (_case, answers: Answers, name, commune) => {
  await open(undefined, { commune, answers });
  expect(document.querySelector('iframe')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(new URL(frame().src).searchParams.get('commune')).toBe(name);
});

test('it is shown when it says that it is there, as high as it says within bounds, and stays', async () => {
  await open();
  say({ type: 'ready' });
  expect(frame()).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  say({ type: 'height', height: 700 });
  expect(frame()).toHaveStyle({ blockSize: '700px' });
  say({ type: 'height', height: 1e9 });
  expect(frame()).toHaveStyle({ blockSize: '4000px' });
  act(() => jest.advanceTimersByTime(PATIENCE_MS * 2));
  expect(frame()).toBeVisible();
});

test.each([
  ['after eight seconds of silence', () => act(() => jest.advanceTimersByTime(PATIENCE_MS))],
  ['when it says that it cannot', () => say({ type: 'failed' })],
])("the site's own form takes its place %s", async (_case, lose) => {
  await open();
  lose();
  expect(screen.getByRole('status')).toHaveTextContent('El formulario no cargó.');
  expect(screen.getByText('El formulario propio')).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
});

test('a form that was sent leads to the thanks', async () => {
  await open();
  say({ type: 'ready' });
  say({ type: 'submitted' });
  await act(() => jest.runAllTimersAsync());
  expect(within(document.body).getByRole('heading', { name: 'Gracias' })).toBeInTheDocument();
});

test('a form that moved on may have been sent: the visitor is asked, and nothing is counted before they say so', async () => {
  await open();
  say({ type: 'ready' });
  expect(screen.queryByRole('button', { name: 'Ya envié el formulario' })).not.toBeInTheDocument();
  say({ type: 'moved' });
  say({ type: 'moved' });
  fireEvent.click(screen.getByRole('button', { name: 'Ya envié el formulario' }));
  await act(() => jest.runAllTimersAsync());
  expect(screen.getByRole('heading', { name: 'Gracias' })).toBeInTheDocument();
});

test.each<[string, Said]>([
  ['another origin', { type: 'submitted', origin: 'https://evil.example' }],
  ['another window', { type: 'submitted', source: window }],
  ['another program', { type: 'submitted', from: 'somebody' }],
  ['nonsense', { type: 'navigate' }],
  ['an invalid height', { type: 'height', height: '9' }],
])('nobody but the frame is heard: %s', async (_case, said) => {
  await open();
  say(said);
  expect(frame()).not.toBeVisible();
});
