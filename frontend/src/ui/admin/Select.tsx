import { Select as LibrarySelect, type SelectProps } from 'antd';

import { useListOpen } from './use-list-open';

/** The library's select. Its list opens behind a press (`useListOpen`). */
export function Select<
  Value = unknown,
  Option extends NonNullable<SelectProps['options']>[number] = NonNullable<SelectProps['options']>[number],
>(props: SelectProps<Value, Option>) {
  const { onBlur, ...list } = useListOpen();
  return (
    <LibrarySelect
      {...props}
      {...list}
      onBlur={(event) => {
        props.onBlur?.(event);
        onBlur();
      }}
    />
  );
}
