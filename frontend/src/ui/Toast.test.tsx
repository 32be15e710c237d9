import { act, fireEvent, render, screen } from '@testing-library/react';
import { ACTION_MS, useToast } from './Toast';
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
  fireEvent.pointerEnter(screen.getByRole('alert'));
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
