import { Select as LibrarySelect, type SelectProps } from 'antd';
import { useState } from 'react';

import { useOpenBehind } from './use-open-behind';

/** The library's select. Its list opens behind the press (`useOpenBehind`), which shows on the field. */
export function Select<
  Value = unknown,
  Option extends NonNullable<SelectProps['options']>[number] = NonNullable<SelectProps['options']>[number],
>(props: SelectProps<Value, Option>) {
  const [open, setOpen] = useState(false);
  return <LibrarySelect {...props} open={useOpenBehind(open)} onOpenChange={setOpen} />;
}
