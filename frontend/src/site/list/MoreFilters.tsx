import { useState } from 'react';
import { useAnswer } from '../../api/answers';
import { clp } from '../../ui/format';
import { hasMore, type ListFilters } from './address';
import { FilterSelect } from './FilterSelect';
import type { ListKind } from './list-kind';
import './more-filters.css';

/** How many people are asked for, and which prices, in whole CLP. An address may say others. */
const PEOPLE = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 80, 100];
const PRICES = [25, 30, 35, 40, 45, 50, 60, 70, 80, 100].map((thousands) => thousands * 1000);

/** The options, with the one that the address says. */
function offered(numbers: readonly number[], chosen: number, name: (number: number) => string) {
  const all = chosen === 0 || numbers.includes(chosen) ? numbers : [...numbers, chosen].sort((a, b) => a - b);
  return all.map((number) => ({ id: number, name: name(number) }));
}

const people = (number: number) => (number === 1 ? '1 persona' : `${number} personas`);

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
  const diets = useAnswer('listDiets', { scope: kind.scope }).data?.data ?? [];
  // Only at first: whoever takes back the last of them may go on choosing.
  const [open] = useState(hasMore(filters));
  const [ticked, setTicked] = useTicked(filters.dieta);
  return (
    <details className="filters-more" open={open}>
      <summary>Personas, precio y dietas</summary>
      <div className="filters-more__cells">
        <FilterSelect
          name="personas"
          label="Personas"
          all="Cualquier número"
          options={offered(PEOPLE, filters.personas, people)}
          value={filters.personas}
          onChange={onChange}
        />
        <FilterSelect
          name="desde"
          label="Precio por persona, desde"
          all="Sin mínimo"
          options={offered(PRICES, filters.desde, clp)}
          value={filters.desde}
          onChange={onChange}
        />
        <FilterSelect
          name="hasta"
          label="Precio por persona, hasta"
          all="Sin máximo"
          options={offered(PRICES, filters.hasta, clp)}
          value={filters.hasta}
          onChange={onChange}
        />
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
