import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';

import { fieldsOf } from './contract-fields';

const { Field, TextField } = fieldsOf('NoteAgreementDto');
const offer = fieldsOf('UpdateOfferDto');
const left = jest.fn();

test('a field that only the form requires is refused empty, in its own words where it has some; a marked one is not', async () => {
  const failed = jest.fn();
  render(
    <Form onFinishFailed={({ errorFields }) => failed(errorFields.map(({ name, errors }) => [name[0], ...errors]))}>
      <offer.TextField name="commune" label="Comuna" required />
      <offer.TextField name="address" label="Dirección" required rules={[{ required: true, message: 'Di dónde.' }]} />
      <offer.TextField name="conditions" label="Condiciones" marked />
      <button>Guardar</button>
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Comuna'), '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(failed).toHaveBeenCalledWith([
      ['commune', 'Completa este campo.'],
      ['address', 'Di dónde.'],
    ]),
  );
});

test('a field that is left is checked, and its own part hears of it', async () => {
  render(
    <Form>
      <Field name="commune" label="Comuna">
        <Input onBlur={left} />
      </Field>
      <TextField name="text" label="Nota" />
    </Form>,
  );
  const commune = screen.getByLabelText('Comuna');
  await userEvent.click(commune);
  await userEvent.click(screen.getByLabelText(/^Nota/));
  expect(left).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(commune).toHaveAttribute('aria-invalid', 'true'));
});

const { TextField: InvitedField } = fieldsOf('InvitePersonDto');
const MOST = 254;

test.each([undefined, 'email', 'url'] as const)(
  'a text that is too long is cut between two characters, and can be taken out again, with the keyboard %s',
  async (keyboard) => {
    render(
      <Form>
        <InvitedField name="email" label="Correo" keyboard={keyboard} />
      </Form>,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Correo');
    await userEvent.click(field);
    await userEvent.paste('🍲'.repeat(6000));
    expect(field).toHaveValue('🍲'.repeat(MOST));
    expect(screen.getByRole('alert')).toHaveTextContent('Se cortó lo que pasa de 254 caracteres.');
    await userEvent.paste('más');
    expect(field).toHaveValue('🍲'.repeat(MOST));
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    expect(field).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.paste('á'.repeat(6000));
    expect(field).toHaveValue('á'.repeat(MOST));
  },
);

function Refused({ msg }: { msg: string }) {
  const [form] = Form.useForm();
  return (
    <Form form={form}>
      <TextField name="text" label="Nota" rules={[{ pattern: /^[^0-9]*$/, message: 'Sin números.' }]} />
      <Field name="commune" label="Comuna">
        <Input />
      </Field>
      <button
        type="button"
        onClick={() => void form.validateFields(['text']).then(() => form.setFields([{ name: 'text', errors: [msg] }]))}
      >
        Guardar
      </button>
    </Form>
  );
}

test('what the server says of a field stays until its value changes', async () => {
  render(<Refused msg="Ya está en uso." />);
  const field = screen.getByLabelText(/^Nota/);
  await userEvent.type(field, 'uno');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ya está en uso.')).toBeVisible();
  await userEvent.click(field);
  // The check of the other field, which is left later, comes after one of this field would.
  await userEvent.click(screen.getByLabelText('Comuna'));
  await userEvent.tab();
  await waitFor(() => expect(screen.getByLabelText('Comuna')).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByText('Ya está en uso.')).toBeVisible();
  await userEvent.type(field, ' 2');
  await waitFor(() => expect(screen.queryByText('Ya está en uso.')).not.toBeInTheDocument());
  await userEvent.tab();
  expect(await screen.findByText('Sin números.')).toBeVisible();
});
