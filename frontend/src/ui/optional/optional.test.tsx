import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';

import { Boundary } from './Boundary';
import { optional } from './optional';
import { optionalDialog } from './optional-dialog';

const LOST = 'Hay una versión nueva: recarga la página.';
const RETRY = { name: 'Volver a intentar' };
const Part = () => <p>La parte</p>;

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => void jest.restoreAllMocks());

/** Code that does not come until the test lets it. */
function lost<Props extends object>(part: (props: Props) => React.ReactNode) {
  const network = { there: false, asked: 0 };
  const load = () => {
    network.asked += 1;
    return network.there ? Promise.resolve(part) : Promise.reject(new TypeError('Failed to fetch'));
  };
  return { network, load };
}

test('a panel whose code does not come says so in its place, and what is typed beside it stays', async () => {
  const { network, load } = lost(Part);
  const Panel = optional(load);
  render(
    <>
      <input aria-label="Nota" />
      <Suspense>
        <Panel />
      </Suspense>
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota' }), 'escrito');
  expect(await screen.findByRole('alert')).toHaveTextContent(LOST);
  expect(screen.getByRole('button', { name: 'Recargar' })).toBeEnabled();
  const asked = network.asked;
  await userEvent.click(screen.getByRole('button', RETRY));
  expect(await screen.findByRole('alert')).toHaveTextContent(LOST);
  expect(network.asked).toBeGreaterThan(asked);
  network.there = true;
  await userEvent.click(screen.getByRole('button', RETRY));
  expect(await screen.findByText('La parte')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('escrito');
});

test('without a network it says that', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Panel = optional(lost(Part).load);
  render(
    <Suspense>
      <Panel />
    </Suspense>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Sin conexión no pudimos traer esta parte.');
});

test('a dialog whose code does not come says so where it would stand, can be closed, and the next press tries again', async () => {
  const { network, load } = lost(({ onClose }: { onClose: () => void }) => (
    <button onClick={onClose}>El diálogo</button>
  ));
  const Asked = optionalDialog(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Abrir</button>
        <Suspense>{open && <Asked onClose={() => setOpen(false)} />}</Suspense>
      </>
    );
  }
  render(<Page />);
  const press = screen.getByRole('button', { name: 'Abrir' });
  await userEvent.click(press);
  expect(await screen.findByRole('dialog', { name: 'No se pudo abrir' })).toHaveTextContent(LOST);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  network.there = true;
  await userEvent.click(press);
  expect(await screen.findByRole('button', { name: 'El diálogo' })).toBeInTheDocument();
});

test('one that stays mounted while it is closed says nothing then, and is tried again when it opens', async () => {
  const { network, load } = lost(({ open }: { open: boolean; onClose: () => void }) => (
    <p>{open ? 'Abierto' : 'Cerrado'}</p>
  ));
  const Drawer = optionalDialog(load);
  const drawer = (open: boolean) => (
    <Suspense>
      <Drawer open={open} onClose={() => undefined} />
    </Suspense>
  );
  const { rerender } = render(drawer(true));
  expect(await screen.findByRole('dialog')).toHaveTextContent(LOST);
  rerender(drawer(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  network.there = true;
  rerender(drawer(true));
  expect(await screen.findByText('Abierto')).toBeInTheDocument();
});

test('a part that crashes says so in its place, and is mounted again', async () => {
  let crashes = true;
  function Crashing() {
    if (crashes) throw new TypeError('undefined is not a chef');
    return <p>La parte</p>;
  }
  render(
    <>
      <p>Lo demás</p>
      <Boundary>
        <Crashing />
      </Boundary>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Algo falló de nuestro lado en esta parte.');
  expect(screen.queryByRole('button', { name: 'Recargar' })).not.toBeInTheDocument();
  crashes = false;
  await userEvent.click(screen.getByRole('button', RETRY));
  expect(screen.getByText('La parte')).toBeInTheDocument();
  expect(screen.getByText('Lo demás')).toBeInTheDocument();
});
