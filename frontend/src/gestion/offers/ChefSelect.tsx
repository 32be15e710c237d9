import { useState, type AriaAttributes } from 'react';

import { useListChefsQuery } from '../../api/api';
import { CLEARABLE } from '../../ui/admin/clearable';
import { Select } from '../../ui/admin/Select';
import { useSettled } from '../../ui/admin/use-settled';

/** Pause in typing after which chefs are searched, in milliseconds. */
const PAUSE_MS = 250;

interface ChefSelectProps extends AriaAttributes {
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
  /** The chef that is chosen, who need not be among those found. */
  known: { id: number; chef_name: string } | null;
}

/** An active chef, found by name on the server. */
export function ChefSelect({ value, onChange, known, ...given }: ChefSelectProps) {
  const [search, setSearch] = useState('');
  const words = useSettled(search, PAUSE_MS);
  const asked = { state: 'ACTIVE' as const, search: words || undefined, sort: 'chef_name' as const };
  const { data } = useListChefsQuery({ ...asked, page: 1, perPage: 20 });
  const found = (data?.data ?? []).map(({ id, chef_name: label }) => ({ value: id, label }));
  const isMissing = known && known.id === value && !found.some((option) => option.value === value);
  return (
    <Select
      {...given}
      value={value ?? undefined}
      onChange={(id: number | undefined) => onChange?.(id ?? null)}
      allowClear={CLEARABLE}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      options={isMissing ? [{ value: known.id, label: known.chef_name }, ...found] : found}
      placeholder="Elige al chef"
    />
  );
}
