import { Input, Select } from 'antd';
import type { ReactNode } from 'react';

import { unnamedLabel } from '../field/read-choices';
import type { ListFilter } from './list';
import { SearchField } from './SearchField';
import type { ListState } from './use-list';
import './list-tools.css';

interface ListToolsProps<Row extends { id: number }, Arg> {
  list: Pick<ListState<Row, Arg>, 'definition' | 'asked' | 'narrow'>;
  /** What else one can do with the list. */
  children?: ReactNode;
}

/** What narrows a list down: its search, then its filters. */
export function ListTools<Row extends { id: number }, Arg>({
  list: { definition, asked, narrow },
  children,
}: ListToolsProps<Row, Arg>) {
  const filters: Record<string, ListFilter | undefined> = definition.filters;
  const chosen: Record<string, string | number | boolean | undefined> = asked;
  return (
    <div className="g-tools" role="search">
      <SearchField
        label={definition.searchLabel}
        value={asked.search ?? ''}
        onSearch={(search) => narrow({ search })}
      />
      <div className="g-tools-rest">
        {Object.entries(filters).map(
          ([name, filter]) =>
            filter &&
            (filter.day ? (
              // A box for a day says nothing of what it is for.
              <label key={name} className="g-tools-day">
                {filter.label}
                <Input
                  type="date"
                  value={String(chosen[name] ?? '')}
                  onChange={({ target }) => narrow({ [name]: target.value })}
                />
              </label>
            ) : (
              <Select
                key={name}
                aria-label={filter.label}
                // Eight choices as high as a finger needs: what is asked for most must not wait above the edge.
                listHeight={8 * 44}
                labelRender={unnamedLabel}
                value={String(chosen[name] ?? '')}
                onChange={(value) => narrow({ [name]: value })}
                options={[
                  { value: '', label: filter.all },
                  ...filter.options.map((option) => ({ value: String(option.value), label: option.label })),
                ]}
              />
            )),
        )}
        {children}
      </div>
    </div>
  );
}
