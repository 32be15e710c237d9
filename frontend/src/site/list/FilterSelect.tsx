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

export function FilterSelect({ name, label, all, options = [], value, onChange }: FilterSelectProps) {
  const id = useId();
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
      </select>
    </div>
  );
}
