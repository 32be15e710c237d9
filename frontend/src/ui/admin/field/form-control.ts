import type { AriaAttributes } from 'react';

/** What antd's Form.Item passes to the input that stands in it. */
export interface FormControl<Value, Changed = Value> extends AriaAttributes {
  id?: string;
  value?: Value;
  onChange?: (value: Changed) => void;
}
