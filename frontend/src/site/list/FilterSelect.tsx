import { useId } from 'react';

interface FilterSelectProps {
  name: string;
  label: string;
  /** The option for all, whose value is 0. */
  all: string;
  options: readonly { id: number; name: string }[] | undefined;
  value: number;
  onChange: () => void;
}

/** What an address asks for that the lists do not offer: nobody has it any more, or it never was. */
export const NOT_OFFERED = 'Ya no está en la lista';

export function FilterSelect({ name, label, all, options = [], value, onChange }: FilterSelectProps) {
  const id = useId();
  const isOffered = value === 0 || options.some((option) => option.id === value);
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} autoComplete="off" onChange={onChange}>
        <option value="0">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
        {!isOffered && <option value={value}>{NOT_OFFERED}</option>}
      </select>
    </div>
  );
}
