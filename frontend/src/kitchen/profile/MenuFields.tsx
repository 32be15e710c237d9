import { useId, useState, type ReactNode } from 'react';

import { useListDietsQuery } from '../../api/public.generated';
import { Field } from '../../ui/Field';
import { TextField } from '../TextField';
import { ChoiceBoxes } from './ChoiceBoxes';
import type { MenuWords } from './menu-values';
import { PICTURES } from './read-pictures';

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
  const of = (field: string) => ({ id: `${id}-${field}`, problem: problems[field] });
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
      <TextField
        {...of('dish_name')}
        label="Nombre"
        maxLength={NAME_MAX}
        value={menu.dish_name}
        onChange={(name) => onChange({ dish_name: name })}
      />
      <div className="kitchen-dish">
        {menu.picture && <img src={menu.picture.src} alt="" width={160} height={120} />}
        <Field {...of('profile_image')} label="Foto del plato" alert>
          {(control) => (
            <input {...control} type="file" accept={PICTURES} onChange={({ target }) => onPicture(target.files?.[0])} />
          )}
        </Field>
      </div>
      {TEXTS.map(([field, label]) => (
        <TextField
          key={field}
          {...of(field)}
          label={label}
          rows={3}
          maxLength={TEXT_MAX}
          value={menu[field]}
          onChange={(text) => onChange({ [field]: text })}
        />
      ))}
      <div className="pair">
        <TextField
          {...of('guests_min')}
          label="Desde cuántas personas"
          inputMode="numeric"
          value={menu.guests_min}
          onChange={(guests) => onChange({ guests_min: guests })}
        />
        <TextField
          {...of('guests_max')}
          label="Hasta cuántas"
          inputMode="numeric"
          value={menu.guests_max}
          onChange={(guests) => onChange({ guests_max: guests })}
        />
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
