import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';

import { SaveButton } from './SaveButton';

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

const button = () => screen.getByRole('button', { name: 'Guardar' });

beforeEach(() => {
  saves.length = 0;
  checked.mockClear();
  render(<Fields />);
});

test('a second press is refused until the save has ended', async () => {
  await userEvent.click(button());
  await userEvent.click(button());
  await userEvent.click(button());
  expect(saves).toHaveLength(1);
  await act(async () => Promise.resolve(saves[0]?.end()));
  expect(button()).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(button());
  expect(saves).toHaveLength(2);
});

test('Enter in a field is such a press, and the form checks itself only where it is saved', async () => {
  await userEvent.type(screen.getByLabelText('Nombre'), 'Ana{Enter}');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(saves).toMatchObject([{ name: 'Ana' }]);
  expect(checked).not.toHaveBeenCalled();
});
