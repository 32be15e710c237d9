import { Select } from 'antd';

import { durationText } from '../../experience-size';
import { CLEARABLE } from './clearable';
import type { FormControl } from './form-control';

/** From half an hour to twelve hours. Another program may have stored something in between. */
const USUAL = Array.from({ length: 24 }, (_, index) => (index + 1) * 30);

/** How long something takes, in minutes; null for none. */
export function DurationSelect({ value, onChange, ...rest }: FormControl<number | null>) {
  const minutes = value && !USUAL.includes(value) ? [...USUAL, value].sort((a, b) => a - b) : USUAL;
  return (
    <Select<number>
      {...rest}
      value={value ?? undefined}
      allowClear={CLEARABLE}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder="Elige cuánto dura"
      options={minutes.map((one) => ({ value: one, label: durationText(one) }))}
      // antd says undefined of what was cleared.
      onChange={(chosen: number | undefined) => onChange?.(chosen ?? null)}
    />
  );
}
