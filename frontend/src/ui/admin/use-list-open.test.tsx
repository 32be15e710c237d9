import { act, renderHook } from '@testing-library/react';

import { useListOpen } from './use-list-open';

/** Whether the list was open, drawing by drawing, after what was done. */
function drawings(done: (list: ReturnType<typeof useListOpen>) => void): boolean[] {
  const seen: boolean[] = [];
  const { result } = renderHook(() => {
    const list = useListOpen();
    seen.push(list.open);
    return list;
  });
  seen.length = 0;
  act(() => done(result.current));
  return seen;
}

it('opens behind a press', () => {
  const seen = drawings(({ onOpenChange, onMouseDown }) => {
    onOpenChange(true);
    onMouseDown();
  });
  expect(seen).toEqual([false, true]);
});

it('does not open behind a press once the select was left', () => {
  const seen = drawings(({ onOpenChange, onMouseDown, onBlur }) => {
    onOpenChange(true);
    onMouseDown();
    onBlur();
  });
  expect(seen).not.toContain(true);
});

it('opens at once by a key, since the next key is for the list', () => {
  expect(drawings(({ onOpenChange }) => onOpenChange(true))[0]).toBe(true);
});
