import { useId } from 'react';

import { useListDietsQuery } from '../../api/public.generated';
import type { MenuDraft } from './menu-values';

/** Longest texts, as the contract has them. */
const NAME_MAX = 200;
const TEXT_MAX = 500;

const TEXTS = [
  ['description', 'De qué se trata'],
  ['starter', 'Parte 1'],
  ['main_course', 'Parte 2'],
  ['dessert', 'Parte 3'],
] as const;

interface MenuFieldsProps {
  menu: MenuDraft;
  /** Whether it says something else than the site. */
  changed: boolean;
  /** What is wrong with its fields, by their names. */
  problems: Record<string, string>;
  onChange: (menu: MenuDraft) => void;
}

/** An experience: its words, for how many people it is, and which diets it serves. Folded until the chef opens it. */
export function MenuFields({ menu, changed, problems, onChange }: MenuFieldsProps) {
  const id = useId();
  const { data } = useListDietsQuery({});
  const set = (changes: Partial<MenuDraft>) => onChange({ ...menu, ...changes });
  const hasProblem = Object.keys(problems).length > 0;
  const problemOf = (field: string) =>
    problems[field] !== undefined && (
      <p className="field-error" id={`${id}-${field}-problem`} role="alert">
        {problems[field]}
      </p>
    );
  const marks = (field: string) => ({
    id: `${id}-${field}`,
    className: 'input',
    'aria-invalid': problems[field] !== undefined,
    'aria-describedby': problems[field] === undefined ? undefined : `${id}-${field}-problem`,
  });
  return (
    <details className="kitchen-menu" open={hasProblem || undefined}>
      <summary>
        {menu.dish_name}
        {changed && <span> · cambiado</span>}
      </summary>
      <div className="field">
        <label htmlFor={`${id}-dish_name`}>Nombre</label>
        <input
          {...marks('dish_name')}
          maxLength={NAME_MAX}
          value={menu.dish_name}
          onChange={({ target }) => set({ dish_name: target.value })}
        />
        {problemOf('dish_name')}
      </div>
      {TEXTS.map(([field, label]) => (
        <div className="field" key={field}>
          <label htmlFor={`${id}-${field}`}>{label}</label>
          <textarea
            {...marks(field)}
            rows={3}
            maxLength={TEXT_MAX}
            value={menu[field]}
            onChange={({ target }) => set({ [field]: target.value })}
          />
          {problemOf(field)}
        </div>
      ))}
      <div className="pair">
        <div className="field">
          <label htmlFor={`${id}-guests_min`}>Desde cuántas personas</label>
          <input
            {...marks('guests_min')}
            inputMode="numeric"
            value={menu.guests_min}
            onChange={({ target }) => set({ guests_min: target.value })}
          />
          {problemOf('guests_min')}
        </div>
        <div className="field">
          <label htmlFor={`${id}-guests_max`}>Hasta cuántas</label>
          <input
            {...marks('guests_max')}
            inputMode="numeric"
            value={menu.guests_max}
            onChange={({ target }) => set({ guests_max: target.value })}
          />
          {problemOf('guests_max')}
        </div>
      </div>
      <fieldset className="kitchen-diets">
        <legend>Dietas que atiendes</legend>
        {data?.data.map((diet) => (
          <label key={diet.id}>
            <input
              type="checkbox"
              checked={menu.diets.includes(diet.id)}
              onChange={({ target }) =>
                set({
                  diets: (target.checked
                    ? [...menu.diets, diet.id]
                    : menu.diets.filter((other) => other !== diet.id)
                  ).sort((one, other) => one - other),
                })
              }
            />
            {diet.name}
          </label>
        ))}
        {problemOf('diets')}
      </fieldset>
    </details>
  );
}
