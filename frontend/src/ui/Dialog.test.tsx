import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Dialog } from './Dialog';

function Page() {
  const [open, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button onClick={() => setOpen(true)}>abrir</button>
      {open && (
        <Dialog label="Prueba" onClose={() => setOpen(false)} initialFocus={first}>
          <p>texto</p>
          <button ref={first}>dentro</button>
        </Dialog>
      )}
    </>
  );
}

function openDialog() {
  render(<Page />);
  const opener = screen.getByText('abrir');
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: 'Prueba' }) };
}

test('opens as a modal with the focus where it is asked for', () => {
  const { dialog } = openDialog();
  expect(dialog).toHaveAttribute('open');
  expect(document.documentElement).toHaveAttribute('data-dialog');
  expect(screen.getByText('dentro')).toHaveFocus();
});

test('Escape closes it and gives the focus back', () => {
  const { opener, dialog } = openDialog();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-dialog');
  expect(opener).toHaveFocus();
});

test('a press beside it closes it, a press in it does not', () => {
  const { dialog } = openDialog();
  fireEvent.mouseDown(screen.getByText('texto'));
  expect(dialog).toBeInTheDocument();
  fireEvent.mouseDown(dialog);
  expect(dialog).not.toBeInTheDocument();
});
