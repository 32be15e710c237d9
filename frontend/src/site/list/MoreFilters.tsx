import { useState } from 'react';
import { useListDietsQuery, type LookupDto } from '../../api/public.generated';
import { clp, counted } from '../../ui/format';
import { hasMore, type ListFilters, type NumberName } from './address';
import { FilterSelect, NOT_OFFERED } from './FilterSelect';
import type { ListKind } from './list-kind';
import { PRICE_STEPS } from './parameters';
import './more-filters.css';

/** How many people are asked for. An address may say another number. */
const PEOPLE = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 80, 100];

const people = (number: number) => ({ id: number, name: counted(number, 'persona', 'personas') });

/** The numbers of people that are offered, with the one that the address says. */
function peopleWith(chosen: number) {
  const all = chosen === 0 || PEOPLE.includes(chosen) ? PEOPLE : [...PEOPLE, chosen].sort((a, b) => a - b);
  return all.map(people);
}

const PRICES = PRICE_STEPS.map((price) => ({ id: price, name: clp(price) }));

/** The diets that are ticked: at once those that somebody presses, and those of the address when it says others. */
function useTicked(asked: readonly number[]) {
  const [ticked, setTicked] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  if (followed.join() !== asked.join()) {
    setFollowed(asked);
    setTicked(asked);
  }
  return [ticked, setTicked] as const;
}

interface MoreFiltersProps {
  kind: ListKind;
  filters: ListFilters;
  onChange: () => void;
}

/** Guests, price and diets. They stand folded below the others until one of them is asked for. */
export function MoreFilters({ kind, filters, onChange }: MoreFiltersProps) {
  const offered: readonly LookupDto[] = useListDietsQuery({ scope: kind.scope }).data?.data ?? [];
  // Only at first: anyone who takes back the last of them may go on choosing.
  const [open] = useState(hasMore(filters));
  const [ticked, setTicked] = useTicked(filters.dieta);
  const others = filters.dieta.filter((one) => !offered.some(({ id }) => id === one));
  const diets = [...offered, ...others.map((id) => ({ id, name: NOT_OFFERED }))];
  const select = (name: NumberName) => ({ name, value: filters[name], onChange });
  return (
    <details className="filters-more" open={open}>
      <summary>Personas, precio y dietas</summary>
      <div className="filters-more__cells">
        <FilterSelect
          {...select('personas')}
          label="Personas"
          all="Cualquier número"
          options={peopleWith(filters.personas)}
        />
        <FilterSelect {...select('desde')} label="Precio por persona, desde" all="Sin mínimo" options={PRICES} />
        <FilterSelect {...select('hasta')} label="Precio por persona, hasta" all="Sin máximo" options={PRICES} />
        {diets.length > 0 && (
          <fieldset className="filters-more__diets">
            <legend>Dietas</legend>
            {diets.map(({ id, name }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  name="dieta"
                  value={id}
                  checked={ticked.includes(id)}
                  autoComplete="off"
                  onChange={({ target }) => {
                    setTicked(target.checked ? [...ticked, id] : ticked.filter((one) => one !== id));
                    onChange();
                  }}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </details>
  );
}
