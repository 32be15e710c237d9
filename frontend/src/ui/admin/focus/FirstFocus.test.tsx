import { screen } from '@testing-library/react';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';

import { renderApp } from '../../../../test-setup/render';
import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { Drawer } from '../dialog/Drawer';
import { Modal } from '../dialog/Modal';

const open = async (dialog: ReactNode) => {
  renderApp(<AdminTheme>{dialog}</AdminTheme>);
  return screen.findByRole('dialog');
};

const cancel = <Button key="cancel">Cancelar</Button>;
const go = (
  <Button key="go" autoFocus>
    Sí, enviar
  </Button>
);

// No waiting: what is typed before the opening animation has ended must arrive.
test.each([
  [
    'a dialog, its first field',
    <Modal open title="Una">
      <Input aria-label="Nombre" />
    </Modal>,
    'Nombre',
  ],
  [
    'a drawer, its first field',
    <Drawer open title="Una">
      <Input aria-label="Nombre" />
    </Drawer>,
    'Nombre',
  ],
  ['a question, the button that is meant', <Modal open title="Una" footer={[cancel, go]} />, 'Sí, enviar'],
])('%s has the focus as it opens', async (_what, dialog, name) => {
  await open(dialog);
  expect(document.activeElement).toHaveAccessibleName(name);
});

test.each([
  [
    'a dialog',
    <Modal open title="Una" footer={[cancel]}>
      Nada que escribir
    </Modal>,
  ],
  [
    'a drawer',
    <Drawer open title="Una">
      Nada que escribir
    </Drawer>,
  ],
])('%s that says what it has itself has the focus, not its cross', async (_what, dialog) => {
  const box = await open(dialog);
  expect(box).toHaveFocus();
  // antd's own focus comes in the end.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(box).toHaveFocus();
});
