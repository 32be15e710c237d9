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
