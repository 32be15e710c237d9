import { Checkbox } from 'antd';
import type { ReactNode } from 'react';

import type { Given } from './given';

/** A box with its sentence, as the field of a form. */
export function TickBox({ value, onChange, children, ...given }: Given<boolean> & { children: ReactNode }) {
  return (
    <Checkbox {...given} checked={value} onChange={({ target }) => onChange?.(target.checked)}>
      {children}
    </Checkbox>
  );
}
