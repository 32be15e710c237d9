import { Select } from 'antd';
import { useState, type AriaAttributes } from 'react';

import { useListQuoteRequestsQuery } from '../../api/api';
import { EMPTY_LIST, NO_RESULTS } from '../../ui/admin/field/empty-select';
import { EnterWaits } from '../../ui/admin/form/EnterWaits';
import { useSettled } from '../../ui/admin/feedback/use-settled';

/** Pause in typing after which requests are searched, in milliseconds. */
const PAUSE_MS = 250;
const SHOWN = 20;

interface RequestSelectProps extends AriaAttributes {
  id?: string;
  value?: number;
  onChange?: (id: number) => void;
}

/** One of the accepted requests, found by name, e-mail or phone; the soonest first. */
export function RequestSelect({ value, onChange, ...given }: RequestSelectProps) {
  const [text, setText] = useState('');
  const search = useSettled(text, PAUSE_MS).trim();
  const { data, isFetching, isError } = useListQuoteRequestsQuery(
    { state: 'aceptada', search: search || undefined, sort: 'event_date', page: 1, perPage: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  const waiting = isFetching || search !== text.trim();
  const isOther = waiting && text.trim() !== '';
  // Enter chooses the first: none that was found for other words may stand there.
  const found = isError || isOther ? [] : (data?.data ?? []);
  const options = found.map(({ id, name, event_date: day }) => ({
    value: id,
    label: day ? `${name}, ${day.split('-').toReversed().join('-')}` : name,
  }));
  const [chosen, setChosen] = useState<{ value: number; label: string }>();
  return (
    <EnterWaits waiting={isOther}>
      <Select<{ value: number; label: string }>
        {...given}
        labelInValue
        value={chosen?.value === value ? chosen : options.find((option) => option.value === value)}
        onChange={({ value: id, label }) => {
          setChosen({ value: id, label });
          onChange?.(id);
        }}
        showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
        loading={waiting}
        options={options}
        placeholder="Busca por nombre, correo o teléfono"
        notFoundContent={waiting ? 'Buscando…' : search ? NO_RESULTS : EMPTY_LIST}
      />
    </EnterWaits>
  );
}
