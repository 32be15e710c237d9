import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { createPortal } from 'react-dom';

import { painted } from './painted';
import { SaveButton } from './SaveButton';

/** What was done, in order; and what ends a save. */
const saves: { end: () => void }[] = [];
const save = () => new Promise<void>((end) => saves.push({ end }));

function Fields({ checked }: { checked?: () => void }) {
  const [form] = Form.useForm();
  return (
    <Form form={form} onFinishFailed={checked}>
      <Form.Item name="name" label="Nombre" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="city" label="Comuna">
        <Input />
      </Form.Item>
      <SaveButton onSave={save}>Guardar</SaveButton>
    </Form>
  );
}

const button = () => screen.getByRole('button', { name: 'Guardar' });

beforeEach(() => {
  saves.length = 0;
});
