import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';

import { fieldsOf } from './contract-fields';
import { painted } from './painted';

/** What was pressed and not painted yet. */
const unpainted: (() => void)[] = [];
jest.mock('./painted', () => ({ painted: jest.fn() }));

// antd in jsdom takes its time on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

const { Field, TextField } = fieldsOf('EnterEveningDto');
const left = jest.fn();

const paint = () => act(async () => Promise.resolve(unpainted.splice(0).forEach((go) => go())));

test('a field that is left is checked behind the press that leaves it, and its own part hears of it at once', async () => {
  jest.mocked(painted).mockImplementation(() => new Promise((resolve) => unpainted.push(resolve)));
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
