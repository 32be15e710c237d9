import { Select } from 'antd';
import type { AriaAttributes } from 'react';

import { durationText } from '../../experience-size';
import { CLEARABLE } from './clearable';

interface DurationSelectProps extends AriaAttributes {
  id?: string;
  /** Minutes; null for none. */
  value?: number | null;
  onChange?: (minutes: number | null) => void;
}

/** From half an hour to twelve hours. Another program may have stored something in between. */
const USUAL = Array.from({ length: 24 }, (_, index) => (index + 1) * 30);

/** How long something takes. */
export function DurationSelect({ value, onChange, ...rest }: DurationSelectProps) {
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
