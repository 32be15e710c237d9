import { act, fireEvent, render, screen } from '@testing-library/react';
import { ACTION_MS, UNTIL_CLOSED, useToast } from './Toast';
import { ToastProvider } from './ToastProvider';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.success('Guardado')}>guardar</button>
      <button onClick={() => toast.error('Ha ocurrido un error')}>fallar</button>
      <button
        onClick={() => toast.success('Desactivado', ACTION_MS, { label: 'Deshacer', press: () => undone.push('sí') })}
      >
        desactivar
      </button>
      <button onClick={() => toast.success('Recibimos tu solicitud.', UNTIL_CLOSED)}>pedir</button>
      <button onClick={() => toast.error('JWT provided is invalid', 5000)}>entrar</button>
    </>
  );
}

const undone: string[] = [];
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByText(name));

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
});
afterEach(() => jest.useRealTimers());

test('stays for 4 seconds', () => {
  press('guardar');
  wait(3999);
  expect(screen.getByRole('status')).toHaveTextContent('Guardado');
  expect(document.documentElement).toHaveAttribute('data-toasts');
  wait(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-toasts');
});

test('what can be undone can be for 8 seconds, and once', () => {
  press('desactivar');
  wait(7999);
  press('Deshacer');
  expect(undone).toEqual(['sí']);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  press('desactivar');
  wait(8000);
  expect(screen.queryByText('Deshacer')).not.toBeInTheDocument();
});

test('stays for as long as the sign-in page asks', () => {
  press('entrar');
  wait(4999);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('stays under the pointer and goes 4 seconds after it left', () => {
  press('fallar');
  fireEvent.pointerMove(screen.getByRole('alert'));
  wait(60_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('alert'));
  wait(4000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('stays while its button has the focus, which closes it', () => {
  press('guardar');
  const close = screen.getByRole('button', { name: 'Cerrar aviso' });
  act(() => close.focus());
  wait(60_000);
  expect(screen.getByRole('status')).toBeInTheDocument();
  fireEvent.click(close);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('says the same thing once, and different things beside each other', () => {
  press('fallar');
  press('fallar');
  press('guardar');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('what is said nowhere else stays until it is closed, which by keyboard gives the focus back', () => {
  press('pedir');
  wait(600_000);
  const before = screen.getByText('guardar');
  const close = screen.getByRole('button', { name: 'Cerrar aviso' });
  act(() => before.focus());
  act(() => close.focus());
  fireEvent.click(close, { detail: 0 });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(before).toHaveFocus();
});

test('stands in the dialog that is open, where it can be pressed, and on the page after it', async () => {
  press('guardar');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  act(() => dialog.setAttribute('open', ''));
  await act(() => Promise.resolve());
  expect(dialog).toContainElement(screen.getByRole('status'));
  act(() => dialog.removeAttribute('open'));
  await act(() => Promise.resolve());
  dialog.remove();
  expect(screen.getByRole('status')).toHaveTextContent('Guardado');
});
