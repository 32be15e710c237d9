import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useState } from 'react';

import { renderApp } from '../../../../test-setup/render';
import { pasteInto } from '../../../../test-setup/paste-into';
import { useUploads } from '../../../ui/admin/picture/use-uploads';
import { AdminTheme } from '../../layout/AdminTheme';
import { ItemDialog } from './ItemDialog';

interface Dish {
  name: string;
  price: string;
}

const done: Dish[] = [];

function Dialog() {
  const [form] = Form.useForm<Dish>();
  const [open, setOpen] = useState(true);
  const uploads = useUploads();
  if (!open) return null;
  return (
    <ItemDialog<Dish>
      form={form}
      name="dish"
      title="Nuevo plato"
      doneLabel="Agregar"
      initial={{ name: '', price: '' }}
      uploads={uploads}
      onDone={(dish) => {
        done.push(dish);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
      recovered={false}
      onWritten={() => undefined}
    >
      <button type="button" aria-label="Empieza" onClick={() => uploads.onBusy(1)} />
      <button type="button" aria-label="Termina" onClick={() => uploads.onBusy(-1)} />
      {['name', 'price'].map((name) => (
        <Form.Item key={name} name={name} label={name} rules={[{ required: true }]}>
          <Input />
        </Form.Item>
      ))}
    </ItemDialog>
  );
}

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  done.length = 0;
  renderApp(
    <AdminTheme>
      <Dialog />
    </AdminTheme>,
  );
  await screen.findByRole('dialog');
});

test('wrong fields are marked, and the first one gets the focus', async () => {
  await userEvent.type(field('name'), 'Cazuela{Enter}');
  await waitFor(() => expect(field('price')).toHaveAttribute('aria-invalid', 'true'));
  await waitFor(() => expect(field('price')).toHaveFocus());
  expect(done).toEqual([]);
});

test('what is typed is taken along, once', async () => {
  await pasteInto(field('name'), 'Cazuela');
  await userEvent.type(field('price'), '12000{Enter}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(done).toEqual([{ name: 'Cazuela', price: '12000' }]);
});

test('cancelling asks before what was typed is lost, and not where nothing was', async () => {
  await pasteInto(field('name'), 'Cazuela');
  await press('Cancelar');
  await userEvent.click(await screen.findByRole('button', { name: 'No, seguir editando' }));
  expect(field('name')).toHaveValue('Cazuela');
  await press('Cancelar');
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(done).toEqual([]);
});

test('a picture on its way is waited for, before anything is said of a field without one', async () => {
  await press('Empieza');
  await press('Agregar');
  expect(await screen.findByText('Espera a que termine de subir la imagen.')).toBeVisible();
  expect(field('name')).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();

  await press('Termina');
  await press('Agregar');
  await waitFor(() => expect(field('name')).toHaveAttribute('aria-invalid', 'true'));
});
