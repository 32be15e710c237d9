import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useState } from 'react';

import { paint } from '../../../../test-setup/held-presses';
import { renderApp } from '../../../../test-setup/render';
import { useUploads } from '../../../ui/admin/use-uploads';
import { AdminTheme } from '../../layout/AdminTheme';
import { ItemDialog } from './ItemDialog';

// Without styles and motion antd's parts come and go at once; looks are tested in the browser.
jest.mock('../../../app/antd-theme', () => ({ antdTheme: { zeroRuntime: true, token: { motion: false } } }));

jest.mock('../../../ui/admin/painted', () => jest.requireActual<object>('../../../../test-setup/held-presses'));

// antd in jsdom takes its time on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

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

test('behind the press wrong fields are marked, and the first one gets the focus', async () => {
  await userEvent.type(field('name'), 'Cazuela{Enter}');
  expect(field('price')).not.toHaveAttribute('aria-invalid', 'true');
  await paint();
  await waitFor(() => expect(field('price')).toHaveAttribute('aria-invalid', 'true'));
  await waitFor(() => expect(field('price')).toHaveFocus());
  expect(done).toEqual([]);
});

test('what is typed until the press is painted is taken along, once', async () => {
  await userEvent.type(field('name'), 'Cazuela');
  await userEvent.type(field('price'), '12{Enter}{Enter}');
  await userEvent.type(field('price'), '000');
  await paint();
  expect(done).toEqual([{ name: 'Cazuela', price: '12000' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a picture on its way is waited for, before anything is said of a field without one', async () => {
  await press('Empieza');
  await press('Agregar');
  await paint();
  expect(await screen.findByText('Espera a que termine de subir la imagen.')).toBeVisible();
  expect(field('name')).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();

  await press('Termina');
  await press('Agregar');
  await paint();
  await waitFor(() => expect(field('name')).toHaveAttribute('aria-invalid', 'true'));
});
