import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useState } from 'react';

import { pasteInto } from '../../../../test-setup/paste-into';
import { renderApp } from '../../../../test-setup/render';
import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { FormDialog } from './FormDialog';

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

function Falls() {
  const [falls, setFalls] = useState(false);
  if (falls) throw new TypeError('undefined is not a city');
  return <button type="button" aria-label="Falla" onClick={() => setFalls(true)} />;
}

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
          <Falls />
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
      <p>Lo de atrás</p>
      <Dialog />
    </AdminTheme>,
  );
  await screen.findByRole('dialog');
});

test('it opens on its first field, not on the cross, where Enter would close it', async () => {
  expect(field('Nombre')).toHaveFocus();
  await userEvent.keyboard('Ñuñoa{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('wrong fields are marked, and the first one gets the focus', async () => {
  await userEvent.type(field('Nombre'), 'Ñuñoa');
  await press();
  await waitFor(() => expect(field('Región')).toHaveAttribute('aria-invalid', 'true'));
  await waitFor(() => expect(field('Región')).toHaveFocus());
  expect(saves).toEqual([]);
});

test('nothing can be typed while it is saved', async () => {
  await userEvent.type(field('Nombre'), 'Ñuñoa');
  await userEvent.type(field('Región'), 'Metropolitana{Enter}');
  await waitFor(() =>
    expect(saves).toMatchObject([{ values: { name: 'Ñuñoa', city: 'Metropolitana' }, writable: false }]),
  );
  await act(async () => Promise.resolve(saves[0]?.end()));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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

test('nothing is saved during an upload, and the sentence says why', async () => {
  await pasteInto(field('Nombre'), 'Ñuñoa');
  await pasteInto(field('Región'), 'Metropolitana');
  await press('Empieza');
  await press();
  expect(await screen.findByText('Espera a que terminen de subir las imágenes.')).toBeVisible();
  expect(saves).toEqual([]);
  await press('Termina');
  await press();
  await waitFor(() => expect(saves).toHaveLength(1));
});

test('one that crashes says so in its place, and what is behind it stays', async () => {
  const told = jest.spyOn(console, 'error').mockReturnValue(undefined);
  await press('Falla');
  expect(await screen.findByRole('alert')).toHaveTextContent('Algo falló de nuestro lado en esta parte.');
  expect(screen.getByText('Lo de atrás')).toBeInTheDocument();
  await press('Volver a intentar');
  expect(field('Nombre')).toBeInTheDocument();
  told.mockRestore();
});
