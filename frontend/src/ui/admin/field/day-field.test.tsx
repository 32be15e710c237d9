import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';

import { dayInWords, fieldsOf } from './contract-fields';

const { DayField } = fieldsOf('PlanQuoteRequestDto');

const sent = jest.fn();
beforeEach(() => sent.mockReset());

function open() {
  render(
    <Form onFinish={sent}>
      <DayField name="next_step_on" label="Día" extra="Cuando se hace." />
      <button type="submit">Guardar</button>
    </Form>,
  );
  return screen.getByLabelText<HTMLInputElement>(/^Día/);
}

/** As a browser has it in whose field a day stands without its year. */
const halfWrite = (field: HTMLInputElement) =>
  Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true });

test('a day is also said in words, which leave no doubt about day and month', async () => {
  const field = open();
  expect(screen.getByText('Cuando se hace.')).toBeVisible();
  fireEvent.change(field, { target: { value: '2026-12-11' } });
  expect(await screen.findByText('viernes, 11 de diciembre de 2026')).toBeVisible();
  expect(screen.getByText('Cuando se hace.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ next_step_on: '2026-12-11' }));
});

test('a day that is half written is not sent as none', async () => {
  halfWrite(open());
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Completa la fecha, o bórrala.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('what is no day has no words', () => {
  expect(dayInWords('')).toBeUndefined();
  expect(dayInWords(null)).toBeUndefined();
  expect(dayInWords('mañana')).toBeUndefined();
});
