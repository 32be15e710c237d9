import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useState } from 'react';

import { paint } from '../../../test-setup/held-presses';
import { renderApp } from '../../../test-setup/render';
import { AdminTheme } from '../../gestion/layout/AdminTheme';
import { FormDialog } from './FormDialog';

// Without styles and motion antd's parts come and go at once; looks are tested in the browser.
jest.mock('../../app/antd-theme', () => ({ antdTheme: { zeroRuntime: true, token: { motion: false } } }));

jest.mock('./painted', () => jest.requireActual<object>('../../../test-setup/held-presses'));

// antd in jsdom takes its time on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

interface Values {
  name: string;
  city: string;
}

/** What was saved, whether one could still write at that moment, and what ends it. */
const saves: { values: Values; writable: boolean; end: () => void }[] = [];
const save = (values: Values) =>
  new Promise<{ msg: string }>((resolve) =>
    saves.push({ values, writable: !field('Nombre').hasAttribute('disabled'), end: () => resolve({ msg: 'Listo' }) }),
  );

const dirty: boolean[] = [];

function Dialog() {
  const [open, setOpen] = useState(true);
  return (
    <FormDialog<Values>
      open={open}
      title="Nueva comuna"
      saveLabel="Crear"
      leaveTitle="Salir de la creación"
      draftName="Comuna/nueva"
      initial={{ name: '', city: '' }}
      fields={['name', 'city']}
      save={save}
      onClose={() => setOpen(false)}
      onDirty={(unsaved) => dirty.push(unsaved)}
    >
      {(onBusy) => (
        <>
          {(['name', 'city'] as const).map((name) => (
            <Form.Item
              key={name}
              name={name}
              label={name === 'name' ? 'Nombre' : 'Región'}
              rules={[{ required: true }]}
            >
              <Input />
            </Form.Item>
          ))}
          <button type="button" aria-label="Empieza" onClick={() => onBusy(1)} />
          <button type="button" aria-label="Termina" onClick={() => onBusy(-1)} />
        </>
      )}
    </FormDialog>
  );
}

const field = (label: string) => screen.getByLabelText(label);
const press = (name = 'Crear') => userEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  saves.length = 0;
  renderApp(
    <AdminTheme>
      <Dialog />
    </AdminTheme>,
  );
  await screen.findByRole('dialog');
});

test('it opens on its first field, not on the cross, where Enter would close it', async () => {
  await waitFor(() => expect(field('Nombre')).toHaveFocus());
  await userEvent.keyboard('Ñuñoa{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('behind the press wrong fields are marked, and the first one gets the focus', async () => {
  await userEvent.type(field('Nombre'), 'Ñuñoa');
  await press();
  expect(field('Región')).not.toHaveAttribute('aria-invalid', 'true');
  await paint();
  await waitFor(() => expect(field('Región')).toHaveAttribute('aria-invalid', 'true'));
  await waitFor(() => expect(field('Región')).toHaveFocus());
  expect(saves).toEqual([]);
});

test('what is typed until the press is painted is saved, and nothing can be typed from then on', async () => {
  await userEvent.type(field('Nombre'), 'Ñuñoa');
  await userEvent.type(field('Región'), 'Metro{Enter}');
  await userEvent.type(field('Región'), 'politana');
  await paint();
  expect(saves).toMatchObject([{ values: { name: 'Ñuñoa', city: 'Metropolitana' }, writable: false }]);
  await act(async () => Promise.resolve(saves[0]?.end()));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Escape right after the press does not ask about what is being saved', async () => {
  await userEvent.type(field('Nombre'), 'Ñuñoa');
  await userEvent.type(field('Región'), 'Metropolitana{Enter}{Escape}');
  await screen.findByText('Salir de la creación');
  await paint();
  await waitFor(() => expect(screen.queryByText('Salir de la creación')).not.toBeInTheDocument());
  expect(saves).toHaveLength(1);
});

test('an upload under way is unsaved work: closing asks, until it has failed or was given up', async () => {
  await press('Empieza');
  expect(dirty.at(-1)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Salir de la creación')).toBeVisible();
  await press('No, Quiero Quedarme');
  await press('Termina');
  expect(dirty.at(-1)).toBe(false);
  await press('Cancelar');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
