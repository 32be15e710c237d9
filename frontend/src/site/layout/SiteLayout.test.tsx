import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { ADMIN, renderApp } from '../../../test-setup/render';
import type { SessionUser } from '../../session/session-slice';
import { company, envelope, storeWith } from '../test-fixtures';
import { personLabel } from './person-label';
import { SiteLayout } from './SiteLayout';

const page = (title: string) => <h1>{title}</h1>;
const ROUTES = [
  {
    element: <SiteLayout />,
    children: [
      { path: '/', element: page('Inicio') },
      { path: '/chefs', element: page('Los chefs') },
      { path: '/chef/:name', element: page('Una chef') },
    ],
  },
];

function open(path = '/', user?: SessionUser) {
  const { store } = storeWith({ '/company/one': envelope(company) });
  return renderApp(ROUTES, { path, user, store });
}

const header = () => within(screen.getByRole('banner'));
const headerLinks = () =>
  header()
    .getAllByRole('link')
    .map((link) => link.textContent);

test('a visitor finds the pages in the order of docs/product.md', async () => {
  open();
  expect(headerLinks()).toEqual([
    'Sobremesa',
    'Inicio',
    'Nosotros',
    'Experiencias',
    'Chefs',
    'Corporativo',
    'Únete al equipo',
    'Cotiza',
    'Mi mesa',
  ]);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute(
    'href',
    '/terminos-y-condiciones',
  );
  expect(footer.getByRole('link', { name: '¿Cómo funciona?' })).toHaveAttribute('href', '/como-funciona');
  for (const name of headerLinks().slice(1, -1))
    expect(footer.getByRole('link', { name: name ?? '' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Gestión' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cerrar sesión' })).not.toBeInTheDocument();
  expect(await footer.findByRole('link', { name: '(+56) 9 1234 5678' })).toHaveAttribute(
    'href',
    'https://wa.me/56912345678',
  );
  expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', company.instagram);
  expect(footer.queryByRole('link', { name: 'Facebook' })).not.toBeInTheDocument();
});

test('Gestión and the way out are for administrators', async () => {
  open('/', ADMIN);
  expect(header().getByRole('link', { name: 'Gestión' })).toHaveAttribute('href', '/gestion');
  expect(await header().findByRole('button', { name: 'Cerrar sesión' })).toBeInTheDocument();
  expect(header().getByText(ADMIN.email).parentElement).toHaveTextContent('Administrador');
});

test('the footer holds Gestión too', () => {
  open('/', ADMIN);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Gestión' })).toHaveAttribute('href', '/gestion');
});

test('a moderator sees Gestión nowhere, and the way out', async () => {
  open('/', { ...ADMIN, role: 'USER' });
  expect(screen.queryByRole('link', { name: 'Gestión' })).not.toBeInTheDocument();
  expect(await header().findByRole('button', { name: 'Cerrar sesión' })).toBeInTheDocument();
});

test('the control at the foot scrolls to the top and takes the focus along', () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Volver arriba' }));
  expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(screen.getByRole('main')).toHaveFocus();
  scroll.mockRestore();
});

test('who was made an administrator since signing in sees Gestión', async () => {
  const now = Response.json({ isValid: true }, { headers: { 'X-Role': 'ADMIN' } });
  const { store } = storeWith({ '/company/one': envelope(company), '/validate-token': now });
  renderApp(ROUTES, { user: { ...ADMIN, role: 'USER' }, store });
  expect(await header().findByRole('link', { name: 'Gestión' })).toBeVisible();
});

test('the badge says Administrador if a role exists, otherwise Moderador', () => {
  expect(personLabel({ role: 'ADMIN' })).toBe('Administrador');
  expect(personLabel({ role: '' as 'USER' })).toBe('Moderador');
});

test('marks the page, and the section of a page below it', async () => {
  const { router } = open('/chefs');
  expect(header().getByRole('link', { name: 'Chefs' })).toHaveAttribute('aria-current', 'page');
  await act(() => router.navigate('/chef/Ana'));
  expect(header().getByRole('link', { name: 'Chefs' })).toHaveAttribute('aria-current', 'true');
});

test('a navigation moves the focus to the new title, the first load and a filter do not', async () => {
  const { router } = open('/');
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/chefs'));
  expect(screen.getByRole('heading', { name: 'Los chefs' })).toHaveFocus();
  act(() => (document.activeElement as HTMLElement).blur());
  await act(() => router.navigate('/chefs?ciudad=2'));
  expect(document.body).toHaveFocus();
});

test('coming back, the focus is on the link that was followed, or nowhere above what is in sight', async () => {
  const { store } = storeWith({ '/company/one': envelope(company) });
  const list = (
    <>
      <h1>Los chefs</h1>
      <Link to="/chef/Ana">Ana</Link>
    </>
  );
  const chef = { path: '/chef/:name', element: page('Una chef') };
  const routes = [{ element: <SiteLayout />, children: [{ path: '/chefs', element: list }, chef] }];
  const { router } = renderApp(routes, { path: '/chefs', store });
  const place = jest.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(0, -900, 0, 0));

  fireEvent.click(screen.getByRole('link', { name: 'Ana' }));
  expect(await screen.findByRole('heading', { name: 'Una chef' })).toHaveFocus();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus());

  await act(() => router.navigate(1));
  await act(() => import('./return-focus'));
  expect(document.body).toHaveFocus();
  place.mockRestore();
});

test('a line says that another page is on its way until it is there, and not that a filter is', async () => {
  let arrive: (value: null) => void = () => undefined;
  const slow = { loader: () => new Promise<null>((resolve) => (arrive = resolve)), element: page('Sin apuro') };
  const { store } = storeWith({ '/company/one': envelope(company) });
  const routes = [
    {
      element: <SiteLayout />,
      children: [
        { path: '/', element: page('Inicio') },
        { path: '/chefs', ...slow },
      ],
    },
  ];
  const { router, container } = renderApp(routes, { store });
  const line = () => container.querySelector('.moving');

  act(() => void router.navigate('/chefs'));
  await waitFor(() => expect(line()).toBeInTheDocument());
  act(() => arrive(null));
  expect(await screen.findByRole('heading', { name: 'Sin apuro' })).toBeVisible();
  expect(line()).toBeNull();

  act(() => void router.navigate('/chefs?ciudad=2'));
  expect(line()).toBeNull();
});

test('a pressed link is answered before the router says anything, until what it led to is there', async () => {
  const { container } = open('/');
  const link = header().getByRole('link', { name: 'Chefs' });
  // As in a browser: what a press changes is rendered with it, what the router changes later.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await Promise.resolve();
  expect(container.querySelector('.moving')).toBeInTheDocument();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(await screen.findByRole('heading', { name: 'Los chefs' })).toBeVisible();
  expect(container.querySelector('.moving')).toBeNull();
});

test('a press is over for good when what it led to is there: coming back does not find it again', async () => {
  const { router, container } = open('/');
  fireEvent.click(header().getByRole('link', { name: 'Chefs' }));
  expect(await screen.findByRole('heading', { name: 'Los chefs' })).toBeVisible();
  for (const [steps, title] of [
    [-1, 'Inicio'],
    [1, 'Los chefs'],
    [-1, 'Inicio'],
  ] as const) {
    await act(() => router.navigate(steps));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(container.querySelector('.moving')).toBeNull();
  }
});

test('nothing moves when a press leads nowhere else', () => {
  const { container } = open('/');
  const elsewhere = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Volver arriba' });
  window.scrollTo = jest.fn();
  window.matchMedia ??= jest.fn();
  fireEvent.click(elsewhere);
  fireEvent.click(header().getByRole('link', { name: 'Inicio' }));
  expect(container.querySelector('.moving')).toBeNull();
});

async function openMenu() {
  const opener = screen.getByRole('button', { name: 'Abrir menú' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, menu: await screen.findByRole('dialog', { name: 'Menú' }) };
}

test('the mobile menu takes the focus, Escape closes it and gives it back', async () => {
  open();
  const { opener, menu } = await openMenu();
  expect(within(menu).getByRole('button', { name: 'Cerrar menú' })).toHaveFocus();
  expect(within(menu).getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');

  fireEvent(menu, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('following a link of the mobile menu closes it', async () => {
  open();
  const { menu } = await openMenu();
  fireEvent.click(within(menu).getByRole('link', { name: 'Chefs' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Los chefs' })).toHaveFocus();
});
