import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdminTheme } from '../layout/AdminTheme';
import { ClientPhoneField } from './ClientPhoneField';

function Phone({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <label htmlFor="phone">Número</label>
      <ClientPhoneField id="phone" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByLabelText('Número');
const kept = () => screen.getByRole('status').textContent;

test('a Chilean number is written under the mask', async () => {
  render(<Phone />, { wrapper: AdminTheme });
  await userEvent.click(field());
  await userEvent.keyboard('12345678');
  expect(field()).toHaveValue('(+56) 9 1234 5678');
  expect(kept()).toBe('+56912345678');
});

test('a landline may be typed behind the +569, as it may be pasted', async () => {
  render(<Phone />, { wrapper: AdminTheme });
  await userEvent.click(field());
  await userEvent.keyboard('223456789');
  await userEvent.tab();
  expect(kept()).toBe('+56223456789');
});

test('the number of another country stays what it is: stored, pasted, or typed after its country', async () => {
  const { unmount } = render(<Phone initial="+5491123456789" />, { wrapper: AdminTheme });
  expect(field()).toHaveValue('+5491123456789');
  unmount();

  const pasted = render(<Phone initial="+56912345678" />, { wrapper: AdminTheme });
  fireEvent.paste(field(), { clipboardData: { getData: () => '0054 9 11 2345-6789' } });
  expect(kept()).toBe('+5491123456789');
  pasted.unmount();

  render(<Phone />, { wrapper: AdminTheme });
  await userEvent.click(screen.getByRole('combobox', { name: 'Código de país' }));
  await userEvent.click(await screen.findByText('+51 Perú'));
  await userEvent.click(field());
  await userEvent.keyboard('987 654 321');
  await userEvent.tab();
  expect(kept()).toBe('+51987654321');
});

const country = () => document.querySelector('.ant-select')?.textContent;

test('the number of another country is typed with its plus, and the country beside it is its own', async () => {
  render(<Phone />, { wrapper: AdminTheme });
  await userEvent.click(field());
  await userEvent.keyboard('+');
  expect(field()).toHaveFocus();
  expect([field(), country()]).toMatchObject([{ value: '+' }, expect.stringContaining('Otro país')]);
  await userEvent.keyboard('54 9 11 2345-6789');
  expect(field()).toHaveValue('+54 9 11 2345-6789');
  expect(country()).toContain('+54 Argentina');
  await userEvent.tab();
  expect([kept(), field()]).toMatchObject(['+5491123456789', { value: '+5491123456789' }]);
  await userEvent.click(field());
  await userEvent.keyboard('{Control>}a{/Control}+56 987654321');
  expect(field()).toHaveFocus();
  expect([field(), kept()]).toMatchObject([{ value: '(+56) 9 8765 4321' }, '+56987654321']);
  expect(country()).toContain('+56 Chile');
});

test('a plus before digits of the mask makes them those of another country, and the code is typed behind it', async () => {
  render(<Phone initial="+56911234567" />, { wrapper: AdminTheme });
  await userEvent.click(field());
  await userEvent.keyboard('{Home}+54');
  expect([field(), kept()]).toMatchObject([{ value: '+549 1123 4567' }, '+549 1123 4567']);
});

test('autofilled it is taken whole, of here and of another country', () => {
  render(<Phone />, { wrapper: AdminTheme });
  fireEvent.input(field(), { target: { value: '+34 612 34 56 78' } });
  expect([kept(), country()]).toEqual(['+34 612 34 56 78', expect.stringContaining('+34 España')]);
  fireEvent.input(field(), { target: { value: '+56 9 8765 4321' } });
  expect([kept(), country()]).toEqual(['+56987654321', expect.stringContaining('+56 Chile')]);
});

test.each(['{Backspace}', '{Delete}'])('emptied by %s it asks for a number of the same country again', async (key) => {
  render(<Phone initial="+51987654321" />, { wrapper: AdminTheme });
  await userEvent.click(field());
  await userEvent.keyboard(`{Control>}a{/Control}${key}`);
  expect([kept(), country()]).toEqual(['', expect.stringContaining('+51 Perú')]);
  await userEvent.keyboard('912345678');
  expect(field()).toHaveValue('+51 912345678');
});

test('a code alone is no number, and without its code a number is one of here', async () => {
  render(<Phone />, { wrapper: AdminTheme });
  await userEvent.click(field());
  await userEvent.keyboard('+54 ');
  await userEvent.tab();
  expect(kept()).toBe('');
  await userEvent.click(field());
  await userEvent.keyboard('+598 1{Home}{Delete}');
  expect([kept(), country()]).toEqual(['+565981', expect.stringContaining('+56 Chile')]);
});
