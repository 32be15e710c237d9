import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { Figures } from '../../ui/text/document';
import { feeText, Refunds } from '../../ui/text/Refunds';
import { AdminTheme } from '../layout/AdminTheme';
import { FiguresFields } from './FiguresFields';

/** The figures being written, and what visitors would read. */
function Terms({ onChange }: { onChange: (figures: Figures) => void }) {
  const [figures, setFigures] = useState<Figures>({ fee: 10.75, days: [5, 3], percents: [100, 50, 30] });
  return (
    <>
      <FiguresFields
        figures={figures}
        disabled={false}
        onChange={(next) => {
          onChange(next);
          setFigures(next);
        }}
      />
      <p data-testid="fee">{feeText(figures)}</p>
      <Refunds {...figures} />
    </>
  );
}

const last = jest.fn<void, [Figures]>();
const field = (label: string) => screen.getByRole('textbox', { name: label });

beforeEach(() => {
  last.mockClear();
  render(<Terms onChange={last} />, { wrapper: AdminTheme });
});

test.each([
  ['{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}', '', NaN, '…'],
  ['{Control>}a{/Control}{Delete}', '', NaN, '…'],
  ['{Control>}a{/Control}11.5', '11,5', 11.5, '11,5'],
  ['{Control>}a{/Control}11,5', '11,5', 11.5, '11,5'],
  ['{Control>}a{/Control}150', '150', 150, '150'],
])('the fee after %s shows %j and is %d', async (keys, shown, fee, read) => {
  await userEvent.click(field('Boleta del chef, en %'));
  await userEvent.keyboard(`{End}${keys}`);
  expect(field('Boleta del chef, en %')).toHaveValue(shown);
  expect(last.mock.lastCall?.[0].fee).toBe(fee);
  expect(screen.getByTestId('fee')).toHaveTextContent(`${read} %`);
});

test.each([
  ['10,75 %', '10,75', 10.75],
  ['8.25', '8,25', 8.25],
  ['1.075', '1075', 1075],
])('a pasted %j shows %j and is %d', async (pasted, shown, fee) => {
  await userEvent.clear(field('Boleta del chef, en %'));
  await userEvent.click(field('Boleta del chef, en %'));
  await userEvent.paste(pasted);
  expect(field('Boleta del chef, en %')).toHaveValue(shown);
  expect(last.mock.lastCall?.[0].fee).toBe(fee);
});

test('decimals and emptied days are not rounded or turned into 0: the server refuses them', async () => {
  await userEvent.clear(field('Más de cuántos días hábiles'));
  expect(last.mock.lastCall?.[0].days).toEqual([NaN, 3]);
  expect(screen.getByRole('rowheader', { name: 'Entre 3 y … días hábiles antes' })).toBeVisible();
  await userEvent.type(field('Más de cuántos días hábiles'), '6,5');
  expect(last.mock.lastCall?.[0].days).toEqual([6.5, 3]);
  await userEvent.clear(field('Devolución entre esos días, en %'));
  expect(JSON.stringify(last.mock.lastCall?.[0].percents)).toBe('[100,null,30]');
});
