import { Select as LibrarySelect, type SelectProps } from 'antd';
import { startTransition, useState } from 'react';

/**
 * The library's select. Its list opens behind the press, which shows on the field: the first list that a screen opens takes
 * more time than a frame has.
 */
export function Select<
  Value = unknown,
  Option extends NonNullable<SelectProps['options']>[number] = NonNullable<SelectProps['options']>[number],
>(props: SelectProps<Value, Option>) {
  const [open, setOpen] = useState(false);
  return <LibrarySelect {...props} open={open} onOpenChange={(next) => startTransition(() => setOpen(next))} />;
}
