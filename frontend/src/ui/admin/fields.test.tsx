import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { tidyNames } from './CreatableSelect';
import { CutText, cutText } from './CutText';
import { rangeText } from './DataTable';
import { LoadingButton } from './LoadingButton';
import { nationalDigits } from '../phone-mask';
import { PhoneField } from './PhoneField';
import { readPrice, showPrice } from './PriceField';

const reported: string[] = [];
function Phone({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    reported.push(next);
    setValue(next);
  };
  return <PhoneField aria-label="Teléfono" value={value} onChange={change} />;
}
const phone = () => screen.getByLabelText('Teléfono');

beforeEach(() => {
  reported.length = 0;
});

describe('a phone', () => {
  test('gets +569 put before it and the mask around it', async () => {
    render(<Phone />);
    await userEvent.click(phone());
    expect(phone()).toHaveValue('(+56) 9');
    await userEvent.keyboard('87654321');
    expect(phone()).toHaveValue('(+56) 9 8765 4321');
    expect(reported.at(-1)).toBe('+56987654321');
  });

  test.each(['+56 9 8765 4321', '56987654321', '987654321', '(+56) 9 8765 4321', '9 8765 4321'])(
    'may be pasted as %s',
    async (text) => {
      render(<Phone />);
      await userEvent.click(phone());
      await userEvent.paste(text);
      expect(reported.at(-1)).toBe('+56987654321');
    },
  );

  test('a stored one is shown, not reported as typed', () => {
    render(<Phone initial="+56912345678" />);
    expect(phone()).toHaveValue('(+56) 9 1234 5678');
    expect(reported).toEqual([]);
  });

  test('visiting the field without typing leaves it empty', async () => {
    render(<Phone />);
    await userEvent.click(phone());
    act(() => void fireEvent.blur(phone()));
    expect(phone()).toHaveValue('');
    expect(reported).toEqual([]);
  });

  test('digits of any spelling', () => {
    expect(nationalDigits('+56 2 2345 6789')).toBe('223456789');
    expect(nationalDigits('56')).toBe('56');
    expect(nationalDigits('')).toBe('');
  });
});

test('a price is whole pesos', () => {
  expect(showPrice(1234567)).toBe('$1.234.567');
  expect(showPrice('')).toBe('');
  expect(readPrice('$1.234.567')).toBe(1234567);
  expect(readPrice('')).toBeNaN();
});

test('new names are tidied, known ones keep their spelling', () => {
  expect(tidyNames([' nunoa ', 'ÑUÑOA', 'Viña  del Mar', ' '], ['Ñuñoa'])).toEqual(['Ñuñoa', 'Viña del Mar']);
});

test('cells are cut at 20 characters', () => {
  expect(cutText('a'.repeat(20))).toBe('a'.repeat(20));
  expect(cutText('a'.repeat(21))).toBe(`${'a'.repeat(20)}…`);
  expect(cutText('🍋'.repeat(21))).toBe(`${'🍋'.repeat(20)}…`);
});

test('the whole text shows on focus and for screen readers', async () => {
  render(<CutText>maria.begona.iniguez@cocina.example</CutText>);
  expect(screen.getByText('maria.begona.iniguez…')).toBeVisible();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('maria.begona.iniguez@cocina.example');
  expect(screen.getAllByText('maria.begona.iniguez@cocina.example')[0]).toHaveClass('visually-hidden');
});

test('a text that fits stays out of the way of the Tab key', () => {
  const { container } = render(<CutText>ana@cocina.example</CutText>);
  expect(container).toContainHTML('ana@cocina.example');
  expect(container.querySelector('[tabindex]')).toBeNull();
});

test('a list says which part of it is shown', () => {
  expect(rangeText(1, 12, 24, 'chefs')).toBe('1–12 de 24 chefs');
  expect(rangeText(3, 12, 30, 'chefs')).toBe('25–30 de 30 chefs');
});

test('a busy button reads Cargando and swallows presses', async () => {
  const pressed = jest.fn();
  const { rerender } = render(<LoadingButton onClick={pressed}>Guardar</LoadingButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  rerender(
    <LoadingButton busy onClick={pressed}>
      Guardar
    </LoadingButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Cargando/ }));
  expect(pressed).toHaveBeenCalledTimes(1);
});
