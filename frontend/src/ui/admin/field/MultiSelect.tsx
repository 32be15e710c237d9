import { Select } from 'antd';

import { emptySelect } from './empty-select';
import type { FormControl } from './form-control';
import type { readChoices } from './read-choices';
import { TabLeaves } from '../form/TabLeaves';

interface MultiSelectProps extends FormControl<number[]>, Partial<ReturnType<typeof readChoices>> {
  options: { id: number; name: string }[];
  placeholder?: string;
}

/** Selects several entries of a fixed list, by id. */
export function MultiSelect({ options, ...rest }: MultiSelectProps) {
  return (
    <TabLeaves>
      <Select<number[]>
        notFoundContent={emptySelect(options)}
        {...rest}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </TabLeaves>
  );
}
