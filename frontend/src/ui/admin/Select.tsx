import { Select as LibrarySelect, type SelectProps } from 'antd';

import { useListOpen } from './use-list-open';

/** The library's select. Its list opens behind a press (`useListOpen`). */
export function Select<
  Value = unknown,
  Option extends NonNullable<SelectProps['options']>[number] = NonNullable<SelectProps['options']>[number],
>(props: SelectProps<Value, Option>) {
  return <LibrarySelect {...props} {...useListOpen()} />;
}
