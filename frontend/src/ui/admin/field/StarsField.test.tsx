import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { useState } from 'react';

import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { scoreAt, StarsField } from './StarsField';

const chosen: number[] = [];
function Field({ initial }: { initial?: number }) {
  const [value, setValue] = useState(initial);
  return (
    <StarsField
      aria-label="Valorización"
      value={value}
      onChange={(score) => {
        chosen.push(score);
        setValue(score);
      }}
    />
  );
}
const field = () => screen.getByRole('slider', { name: 'Valorización' });

/** jsdom has no pointer events: a mouse event of that name with a pointer's id. */
function pointer(type: 'pointerdown' | 'pointermove', clientX: number, pointerId = 1) {
  const event = new MouseEvent(type, { clientX, button: 0, bubbles: true, cancelable: true });
  fireEvent(field().parentElement as HTMLElement, Object.assign(event, { pointerId }));
}

beforeAll(() => {
  // The rest that jsdom leaves out of pointers, and a box of 100 px, 20 px a star.
  const captured = new Set<number>();
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
});
beforeEach(() => {
  chosen.length = 0;
});

test('reads its score out as a sentence, 0 when there is none', () => {
  render(<Field />, { wrapper: AdminTheme });
  expect(field()).toHaveAttribute('aria-valuetext', '0 de 5 estrellas');
  expect(screen.getByText('0 de 5 estrellas')).toBeVisible();
});

test('is one stop of the keyboard, in half steps from 0 to 5', async () => {
  render(<Field initial={4} />, { wrapper: AdminTheme });
  await userEvent.tab();
  expect(field()).toHaveFocus();
  // The steps of the keyboard are the browser's own (e2e/content.spec.ts); here, what it is told and what it answers.
  expect(field()).toHaveAttribute('step', '0.5');
  expect(field()).toHaveAttribute('min', '0');
  expect(field()).toHaveAttribute('max', '5');
  fireEvent.change(field(), { target: { value: '4.5' } });
  expect(chosen).toEqual([4.5]);
  expect(field()).toHaveAttribute('aria-valuetext', '4,5 de 5 estrellas');
});

test.each([
  [0.69, 3.5],
  [0.71, 4],
  [0.8, 4],
  [0.01, 0.5],
  [0, 0],
  [-0.2, 0],
  [1.4, 5],
])('a finger at %d of the width means %d', (share, score) => {
  expect(scoreAt(share)).toBe(score);
});

test('a press chooses and takes the focus; a drag goes on, each score reported once', () => {
  render(<Field />, { wrapper: AdminTheme });
  pointer('pointerdown', 72);
  expect(field()).toHaveFocus();
  pointer('pointermove', 74);
  pointer('pointermove', 85);
  pointer('pointermove', 12, 2);
  expect(chosen).toEqual([4, 4.5]);
});

test('a disabled form takes no score', () => {
  render(
    <ConfigProvider componentDisabled>
      <Field initial={2} />
    </ConfigProvider>,
  );
  expect(field()).toBeDisabled();
  pointer('pointerdown', 72);
  expect(chosen).toEqual([]);
});
