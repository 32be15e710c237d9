import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListFoodTypesQuery, useListModalitiesQuery, type LookupDto } from '../../api/public.generated';
import { listPath, type FilterName, type ListFilters } from './address';
import type { ListKind } from './list-kind';

interface FilterBarProps {
  kind: ListKind;
  filters: ListFilters;
  /** The cities where this list has anything. */
  cities: readonly LookupDto[] | undefined;
}

/** The three filters. Every change is an address of its own; without scripts the form asks for the same addresses. */
export function FilterBar({ kind, filters, cities }: FilterBarProps) {
  const navigate = useNavigate();
  const formats = useListModalitiesQuery().data?.data;
  const foods = useListFoodTypesQuery().data?.data;
  const choose = (name: FilterName) => (id: number) =>
    void navigate(listPath(kind.path, { ...filters, [name]: id }), { preventScrollReset: true });

  return (
    <form className="filters" role="search" action={kind.path} aria-label={kind.filter}>
      <Filter
        name="formato"
        label="Formato"
        all="Todos los formatos"
        options={formats}
        value={filters.formato}
        onChange={choose('formato')}
      />
      <Filter
        name="comida"
        label="Tipo de comida"
        all="Todas las cocinas"
        options={foods}
        value={filters.comida}
        onChange={choose('comida')}
      />
      <Filter
        name="ciudad"
        label="Ciudad"
        all="Todas las ciudades"
        options={cities}
        value={filters.ciudad}
        onChange={choose('ciudad')}
      />
      <noscript>
        <button className="btn filters__submit" type="submit">
          Filtrar
        </button>
      </noscript>
    </form>
  );
}

interface FilterProps {
  name: FilterName;
  label: string;
  all: string;
  options: readonly LookupDto[] | undefined;
  value: number;
  onChange: (id: number) => void;
}

function Filter({ name, label, all, options = [], value, onChange }: FilterProps) {
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(Number(event.target.value))}
      >
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
