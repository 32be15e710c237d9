import { Select } from 'antd';
import type { AriaAttributes } from 'react';

import { emptySelect } from './empty-select';
import { TabLeaves } from '../form/TabLeaves';

interface MultiSelectProps extends AriaAttributes {
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
  options: { id: number; name: string }[];
  loading?: boolean;
  placeholder?: string;
}

/** Selects several entries of a fixed list, by id. */
export function MultiSelect({ options, ...rest }: MultiSelectProps) {
  return (
    <TabLeaves>
      <Select<number[]>
        {...rest}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={emptySelect(options)}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </TabLeaves>
  );
}
