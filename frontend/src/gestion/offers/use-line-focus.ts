import { useEffect, useRef, type RefObject } from 'react';

interface LineFocus {
  /** For the element around all lines. */
  box: RefObject<HTMLFieldSetElement | null>;
  /** Once a line has been added, the focus goes to this field of it. */
  toNew: (field: 'description' | 'unit_price') => void;
  /** Once a line is gone, the focus goes to the button that adds one: the button that was pressed is gone too. */
  toAdd: () => void;
}

/** Moves the focus to where one goes on writing, when the number of lines has changed. */
export function useLineFocus(count: number): LineFocus {
  const box = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<'description' | 'unit_price' | 'add'>(undefined);
  useEffect(() => {
    const field = wanted.current;
    wanted.current = undefined;
    if (field === 'add') box.current?.querySelector<HTMLElement>('.offer-lines-foot button')?.focus();
    else if (field) box.current?.querySelector<HTMLElement>(`#lines_${count - 1}_${field}`)?.focus();
  }, [count]);
  return {
    box,
    toNew: (field) => {
      wanted.current = field;
    },
    toAdd: () => {
      wanted.current = 'add';
    },
  };
}
