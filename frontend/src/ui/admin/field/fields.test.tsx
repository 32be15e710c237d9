import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { tidyNames } from './CreatableSelect';
import { CutText, cutText } from '../feedback/CutText';
import { rangeText } from '../list/DataTable';
import { LoadingButton } from '../form/LoadingButton';

test('new names are tidied, known ones keep their spelling', () => {
  expect(tidyNames([' nunoa ', 'ÑUÑOA', 'Viña  del Mar', ' '], ['Ñuñoa'])).toEqual(['Ñuñoa', 'Viña del Mar']);
});

test('cells are cut at 20 characters', () => {
  expect(cutText('a'.repeat(20))).toBe('a'.repeat(20));
  expect(cutText('a'.repeat(21))).toBe(`${'a'.repeat(20)}…`);
  expect(cutText('🍋'.repeat(21))).toBe(`${'🍋'.repeat(20)}…`);
});

test('the whole text shows on focus and for screen readers', async () => {
  render(<CutText>maria.begona.iniguez@cocina.example</CutText>, { wrapper: AdminTheme });
  expect(screen.getByText('maria.begona.iniguez…')).toBeVisible();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('maria.begona.iniguez@cocina.example');
  expect(screen.getAllByText('maria.begona.iniguez@cocina.example')[0]).toHaveClass('visually-hidden');
});

test('a tooltip goes after five seconds, and comes again', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const whole = 'maria.begona.iniguez@cocina.example';
    render(<CutText>{whole}</CutText>, { wrapper: AdminTheme });
    const cell = screen.getByText('maria.begona.iniguez…');
    await user.hover(cell);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(whole);
    const isShown = () => document.querySelector('.ant-tooltip:not(.ant-tooltip-hidden)') !== null;
    act(() => jest.advanceTimersByTime(4_500));
    expect(isShown()).toBe(true);
    act(() => jest.advanceTimersByTime(1_000));
    expect(isShown()).toBe(false);
    await user.unhover(cell);
    await user.hover(cell);
    act(() => jest.advanceTimersByTime(200));
    expect(isShown()).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test('a text that fits stays out of the way of the Tab key', () => {
  const { container } = render(<CutText>ana@cocina.example</CutText>, { wrapper: AdminTheme });
  expect(container).toContainHTML('ana@cocina.example');
  expect(container.querySelector('[tabindex]')).toBeNull();
});

test('a list says which part of it is shown', () => {
  const noun = ['solicitud', 'solicitudes'] as const;
  expect(rangeText(1, 12, 24, noun)).toBe('1–12 de 24 solicitudes');
  expect(rangeText(3, 12, 30, noun)).toBe('25–30 de 30 solicitudes');
  expect(rangeText(1, 12, 1, noun)).toBe('1 solicitud');
});

test('a busy button reads Cargando and swallows presses', async () => {
  const pressed = jest.fn();
  const { rerender } = render(<LoadingButton onClick={pressed}>Guardar</LoadingButton>, { wrapper: AdminTheme });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  rerender(
    <LoadingButton busy onClick={pressed}>
      Guardar
    </LoadingButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Cargando/ }));
  expect(pressed).toHaveBeenCalledTimes(1);
});
