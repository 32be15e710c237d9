import { Select } from 'antd';
import type { ReactNode } from 'react';

import { SearchField } from './SearchField';
import type { ListParams } from './use-list-params';

interface ListToolsProps {
  list: Pick<ListParams, 'filters' | 'asked' | 'narrow'>;
  searchLabel: string;
  /** What else one can do with the list. */
  children: ReactNode;
}

/** What narrows a list down: its search, then its filters. */
export function ListTools({ list: { filters, asked, narrow }, searchLabel, children }: ListToolsProps) {
  return (
    <div className="g-tools" role="search">
      <SearchField label={searchLabel} value={asked.search ?? ''} onSearch={(search) => narrow({ search })} />
      {Object.entries(filters).map(([name, { label, all, options }]) => (
        <Select
          key={name}
          aria-label={label}
          value={String(asked[name] ?? '')}
          onChange={(value) => narrow({ [name]: value })}
          options={[
            { value: '', label: all },
            ...options.map((option) => ({ value: String(option.value), label: option.label })),
          ]}
        />
      ))}
      {children}
    </div>
  );
}
