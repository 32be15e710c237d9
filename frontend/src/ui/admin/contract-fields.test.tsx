import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';

import { paint } from '../../../test-setup/held-presses';
import { fieldsOf } from './contract-fields';

jest.mock('./painted', () => jest.requireActual<object>('../../../test-setup/held-presses'));

// antd in jsdom takes its time on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

const { Field, TextField } = fieldsOf('EnterEveningDto');
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

test('a field that is left is checked behind the press that leaves it, and its own part hears of it at once', async () => {
  render(
    <Form>
      <Field name="commune" label="Comuna">
        <Input onBlur={left} />
      </Field>
      <TextField name="menu" label="Menú" />
    </Form>,
  );
  const commune = screen.getByLabelText('Comuna');
  await userEvent.click(commune);
  await userEvent.click(screen.getByLabelText(/^Menú/));
  expect(left).toHaveBeenCalledTimes(1);
  expect(commune).not.toHaveAttribute('aria-invalid', 'true');
  await paint();
  expect(commune).toHaveAttribute('aria-invalid', 'true');
});
