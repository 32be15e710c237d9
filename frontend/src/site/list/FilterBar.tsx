import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListFoodTypesQuery, useListModalitiesQuery, type LookupDto } from '../../api/public.generated';
import { listPath, readFilters, type ChoiceName, type ListFilters } from './address';
import { FilterSelect } from './FilterSelect';
import type { ListKind } from './list-kind';
import { MoreFilters } from './MoreFilters';
import { SearchCell } from './SearchCell';

interface FilterBarProps {
  kind: ListKind;
  filters: ListFilters;
  /** The cities where this list has anything. */
  cities: readonly LookupDto[] | undefined;
}

/** The search field and the filters. Every change is an address of its own, which the form requests without scripts. */
export function FilterBar({ kind, filters, cities }: FilterBarProps) {
  const formats = useListModalitiesQuery({ scope: kind.scope }).data?.data;
  const foods = useListFoodTypesQuery({ scope: kind.scope }).data?.data;
  const { form, apply } = useFilterForm(kind, filters);
  const select = (name: ChoiceName) => ({ name, value: filters[name], onChange: apply });

  return (
    <form
      className="filters"
      role="search"
      action={kind.path}
      aria-label={kind.filter}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <SearchCell placeholder={kind.search} value={filters.busca} onPause={apply} />
      <FilterSelect {...select('formato')} label="Formato" all="Todos los formatos" options={formats} />
      <FilterSelect {...select('comida')} label="Tipo de comida" all="Todas las cocinas" options={foods} />
      <FilterSelect {...select('ciudad')} label="Ciudad" all="Todas las ciudades" options={cities} />
      <MoreFilters kind={kind} filters={filters} onChange={apply} />
      <noscript>
        <button className="btn filters__submit" type="submit">
          Filtrar
        </button>
      </noscript>
    </form>
  );
}

/**
 * Goes to the address that matches the form, and once after hydration, for what was chosen before the scripts arrived.
 * While a word grows, its address replaces the one before in the history.
 */
function useFilterForm({ path }: ListKind, filters: ListFilters) {
  const navigate = useNavigate();
  const here = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    if (!form.current) return;
    const wanted = readFilters(paramsOf(form.current));
    const target = listPath(path, wanted);
    if (target === listPath(path, filters)) return;
    const before = readFilters(new URLSearchParams(here.search)).busca;
    const refines = before !== '' && wanted.busca !== '' && wanted.busca !== before;
    void navigate(target, { preventScrollReset: true, replace: refines });
  };
  const takeOver = useEffectEvent(() => {
    if (form.current && wasTouched(form.current)) apply();
  });
  useEffect(() => {
    takeOver();
  }, []);
  return { form, apply };
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Whether a field differs from what the server sent. */
function wasTouched(form: HTMLFormElement): boolean {
  return Array.from(form.querySelectorAll<Field>('[name]')).some((field) => {
    if (field instanceof HTMLInputElement)
      return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
    const sent = Array.from(field.options).findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, sent);
  });
}

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const fields = Array.from(form.querySelectorAll<Field>('[name]'));
  const sent = fields.filter((field) => field.type !== 'checkbox' || field.checked);
  return new URLSearchParams(sent.map(({ name, value }) => [name, value]));
}
