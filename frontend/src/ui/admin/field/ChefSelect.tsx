import { Select } from 'antd';
import { useContext, useState, type KeyboardEvent } from 'react';

import { useListChefsQuery } from '../../../api/api';
import { useGetChefQuery } from '../../../api/generated';
import { CLEARABLE } from './clearable';
import { EMPTY_LIST, NO_RESULTS } from './empty-select';
import { useDebounced } from '../feedback/use-debounced';
import type { FormControl } from './form-control';
import { KnownChef } from './known-chef';
import './chef-select.css';

/** Number of chefs shown at once. To find others, one types more. */
const SHOWN = 20;
const PAUSE_MS = 300;

interface ChefSelectProps extends FormControl<number | null, number | undefined> {
  placeholder?: string;
  /** Only those that visitors see. */
  active?: boolean;
  /** Whether the choice can be taken back. */
  allowClear?: boolean;
  /** Whether it takes the focus as it is drawn. */
  autoFocus?: boolean;
}

/** While the chefs of what is typed are on their way, Enter would close antd's list and take the words away. */
function keepFromClosing(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

/** Selects one of any number of chefs: the server searches by name and e-mail, and the list shows the first matches. */
export function ChefSelect({
  value: given,
  onChange,
  placeholder = 'Busca por nombre o email',
  active = false,
  allowClear,
  ...rest
}: ChefSelectProps) {
  const value = given ?? undefined;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(useContext(KnownChef));
  const search = useDebounced(text, PAUSE_MS).trim();
  const { data, isFetching, isError } = useListChefsQuery({
    state: active ? 'ACTIVE' : undefined,
    search: search || undefined,
    sort: 'chef_name',
    page: 1,
    perPage: SHOWN,
  });
  // A recovered draft has only the chef's id.
  const isKnown = value === undefined || chosen?.id === value;
  const { data: found } = useGetChefQuery({ id: value ?? 0 }, { skip: isKnown });
  const waiting = isFetching || search !== text.trim();
  const isOther = waiting && text.trim() !== '';
  // Enter chooses the first: nobody that was found for other words may stand there.
  const chefs = isError || isOther ? [] : (data?.data ?? []);
  const listed = chefs.find(({ id }) => id === value)?.chef_name;
  const name = listed ?? (isKnown ? chosen?.name : found?.data.chef_name) ?? '';

  return (
    <div onKeyDownCapture={isOther ? keepFromClosing : undefined}>
      <Select<{ value: number; label: string }>
        {...rest}
        labelInValue
        allowClear={allowClear && CLEARABLE}
        value={value === undefined ? undefined : { value, label: name }}
        onChange={(option?: { value: number }) => {
          const id = option?.value;
          if (id === undefined) return onChange?.(undefined);
          const chef = chefs.find((one) => one.id === id);
          if (!chef) return;
          setChosen({ id, name: chef.chef_name });
          onChange?.(id);
        }}
        showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
        loading={waiting}
        placeholder={placeholder}
        options={chefs.map(({ id, chef_name: label, email }) => ({ value: id, label, title: email }))}
        optionRender={({ data: option }) => (
          <span className="chef-option">
            {option.label}
            <span>{option.title}</span>
          </span>
        )}
        notFoundContent={emptyText(waiting, isError, search)}
      />
    </div>
  );
}

function emptyText(waiting: boolean, failed: boolean, search: string): string {
  if (failed) return 'No pudimos leer los chefs. Escribe de nuevo para reintentar.';
  if (waiting) return 'Buscando…';
  return search ? NO_RESULTS : EMPTY_LIST;
}
