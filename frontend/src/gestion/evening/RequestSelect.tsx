import { useState, type AriaAttributes } from 'react';

import { useListQuoteRequestsQuery } from '../../api/api';
import { EMPTY_LIST, NO_RESULTS } from '../../ui/admin/empty-select';
import { Select } from '../../ui/admin/Select';
import { useSettled } from '../../ui/admin/use-settled';

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
  const { data, isFetching } = useListQuoteRequestsQuery(
    { state: 'aceptada', search: search || undefined, sort: 'event_date', page: 1, perPage: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  const options = (data?.data ?? []).map(({ id, name, event_date: day }) => ({
    value: id,
    label: day ? `${name}, ${day.split('-').toReversed().join('-')}` : name,
  }));
  return (
    <Select
      {...given}
      value={value}
      onChange={onChange}
      showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
      loading={isFetching}
      options={options}
      placeholder="Busca por nombre, correo o teléfono"
      notFoundContent={isFetching ? 'Buscando…' : search ? NO_RESULTS : EMPTY_LIST}
    />
  );
}
