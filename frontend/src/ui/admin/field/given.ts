import type { AriaAttributes } from 'react';

/** What a form's field gives to the input in it. */
export interface Given<Value> extends AriaAttributes {
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
}
