import { useId, useState, type ReactNode } from 'react';

import { useListDietsQuery } from '../../api/public.generated';
import { ChoiceBoxes } from './ChoiceBoxes';
import type { MenuWords } from './menu-values';

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
  menu: MenuWords;
  /** What stands beside its name while it is folded. */
  mark: string | undefined;
  /** Begins unfolded. */
  isNew?: boolean;
  /** What is wrong with its fields, by their names. */
  problems: Record<string, string>;
  onChange: (changes: Partial<MenuWords>) => void;
  onPicture: (file: File | undefined) => void;
  /** What only some have. */
  children?: ReactNode;
}

/** An experience: its words and picture, for how many people it is, and which diets it serves. Folded until the chef opens it. */
export function MenuFields({ menu, mark, isNew = false, problems, onChange, onPicture, children }: MenuFieldsProps) {
  const id = useId();
  const { data } = useListDietsQuery({});
  // What React renders again does not fold what the chef unfolded.
  const [isOpen, setOpen] = useState(isNew && menu.dish_name === '');
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
    <details
      className="kitchen-menu"
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {menu.dish_name || 'Menú nuevo'}
        {mark !== undefined && <span> · {mark}</span>}
      </summary>
      <div className="field">
        <label htmlFor={`${id}-dish_name`}>Nombre</label>
        <input
          {...marks('dish_name')}
          maxLength={NAME_MAX}
          value={menu.dish_name}
          onChange={({ target }) => onChange({ dish_name: target.value })}
        />
        {problemOf('dish_name')}
      </div>
      <div className="kitchen-dish">
        {menu.picture && <img src={menu.picture.src} alt="" width={160} height={120} />}
        <div className="field">
          <label htmlFor={`${id}-profile_image`}>Foto del plato</label>
          <input
            {...marks('profile_image')}
            type="file"
            accept="image/jpeg,image/png,image/bmp"
            onChange={({ target }) => onPicture(target.files?.[0])}
          />
          {problemOf('profile_image')}
        </div>
      </div>
      {TEXTS.map(([field, label]) => (
        <div className="field" key={field}>
          <label htmlFor={`${id}-${field}`}>{label}</label>
          <textarea
            {...marks(field)}
            rows={3}
            maxLength={TEXT_MAX}
            value={menu[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
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
            onChange={({ target }) => onChange({ guests_min: target.value })}
          />
          {problemOf('guests_min')}
        </div>
        <div className="field">
          <label htmlFor={`${id}-guests_max`}>Hasta cuántas</label>
          <input
            {...marks('guests_max')}
            inputMode="numeric"
            value={menu.guests_max}
            onChange={({ target }) => onChange({ guests_max: target.value })}
          />
          {problemOf('guests_max')}
        </div>
      </div>
      <ChoiceBoxes
        legend="Dietas que atiendes"
        choices={data?.data ?? []}
        chosen={menu.diets}
        problem={problems['diets']}
        onChange={(diets) => onChange({ diets })}
      />
      {children}
    </details>
  );
}
