import { Checkbox } from 'antd';
import type { ReactNode } from 'react';

import type { FormControl } from './form-control';

/** A box with its sentence, as the field of a form. */
export function TickBox({ value, onChange, children, ...given }: FormControl<boolean> & { children: ReactNode }) {
  return (
    <Checkbox {...given} checked={value} onChange={({ target }) => onChange?.(target.checked)}>
      {children}
    </Checkbox>
  );
}
