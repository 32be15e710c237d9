import { renderHook } from '@testing-library/react';

import { useOpenBehind } from './use-open-behind';

/** What each drawing saw, as it went from one to the next. */
function drawings(before: boolean, after: boolean): boolean[] {
  const seen: boolean[] = [];
  const { rerender } = renderHook(
    ({ open }) => {
      const shown = useOpenBehind(open);
      seen.push(shown);
    },
    { initialProps: { open: before } },
  );
  seen.length = 0;
  rerender({ open: after });
  return seen;
}

it('opens with a drawing of its own, behind the one of the press', () => {
  expect(drawings(false, true)).toEqual([false, true]);
});

it('closes at once', () => {
  expect(drawings(true, false)[0]).toBe(false);
});
