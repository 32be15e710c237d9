import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { useReturnFocus } from './use-return-focus';

/** A dialog that is taken out of the page as it is closed. */
function Passing({ onClose }: { onClose: () => void }) {
  useReturnFocus(true);
  return (
    <div role="dialog" aria-label="De paso">
      <button type="button" autoFocus onClick={onClose}>
        Cerrar
      </button>
    </div>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && <Passing onClose={() => setOpen(false)} />}
    </>
  );
}

test('what opened a dialog has the focus again, though the dialog is taken out of the page as it closes', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});
