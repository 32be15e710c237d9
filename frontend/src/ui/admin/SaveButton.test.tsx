import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useState } from 'react';

import { paint } from '../../../test-setup/held-presses';
import { SaveButton } from './SaveButton';

// Without motion antd's parts come and go at once.
jest.mock('../../app/antd-theme', () => ({ antdTheme: { zeroRuntime: true, token: { motion: false } } }));

jest.mock('./painted', () => jest.requireActual<object>('../../../test-setup/held-presses'));

/** What was asked to be saved, and what ends it. */
const saves: { name: unknown; end: () => void }[] = [];
const checked = jest.fn();

function Fields() {
  const [form] = Form.useForm<{ name: string }>();
  return (
    <Form form={form} onFinish={checked} onFinishFailed={checked}>
      <Form.Item name="name" label="Nombre" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="city" label="Comuna">
        <Input />
      </Form.Item>
      <SaveButton onSave={() => new Promise((end) => saves.push({ name: form.getFieldValue('name'), end }))}>
        Guardar
      </SaveButton>
    </Form>
  );
}

/** A dialog that somebody closes. */
function Dialog() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <Fields />}
      <button onClick={() => setOpen(false)}>Cerrar</button>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Guardar' });

beforeEach(() => {
  saves.length = 0;
  checked.mockClear();
  render(<Dialog />);
});

test('the press is painted on the button before the form is checked and saved', async () => {
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(saves).toEqual([]);
  await paint();
  expect(saves).toHaveLength(1);
  // Neither then nor at once: the form checks itself where it is saved, once.
  expect(checked).not.toHaveBeenCalled();
});

test('a second press is refused until the save has ended', async () => {
  await userEvent.click(button());
  await userEvent.click(button());
  await paint();
  await userEvent.click(button());
  await paint();
  expect(saves).toHaveLength(1);
  await act(async () => Promise.resolve(saves[0]?.end()));
  expect(button()).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(button());
  await paint();
  expect(saves).toHaveLength(2);
});

test('Enter in a field is such a press, and what is typed until it is painted is saved', async () => {
  await userEvent.type(screen.getByLabelText('Nombre'), 'Ana{Enter}');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(screen.getByLabelText('Nombre'), ' Ruz');
  await paint();
  expect(saves).toMatchObject([{ name: 'Ana Ruz' }]);
  expect(checked).not.toHaveBeenCalled();
});

test('a form that was closed meanwhile is not saved: it has no fields any more', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await paint();
  expect(saves).toEqual([]);
});

test('it saves what the form has become until then, not what it was when pressed', async () => {
  const [then, now] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve())];
  const { rerender } = render(<SaveButton onSave={then}>Enviar</SaveButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  rerender(<SaveButton onSave={now}>Enviar</SaveButton>);
  await paint();
  expect(then).not.toHaveBeenCalled();
  expect(now).toHaveBeenCalledTimes(1);
});
