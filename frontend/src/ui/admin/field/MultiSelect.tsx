import { Select } from 'antd';

import { emptySelect } from './empty-select';
import type { FormControl } from './form-control';
import { TabLeaves } from '../form/TabLeaves';

interface MultiSelectProps extends FormControl<number[]> {
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
