import { useId } from 'react';

import { useListModalitiesQuery } from '../../api/public.generated';
import { TextField } from '../TextField';
import { ChoiceBoxes } from './ChoiceBoxes';
import { MenuFields } from './MenuFields';
import type { NewMenuDraft } from './menu-values';

/** Longest text of food types: twenty names. */
const TYPES_MAX = 1_600;

interface NewMenuFieldsProps {
  menu: NewMenuDraft;
  problems: Record<string, string>;
  onChange: (changes: Partial<NewMenuDraft>) => void;
  onPicture: (file: File | undefined) => void;
  onRemove: () => void;
}

/** An experience that the chef would like to offer besides: the same, with formats and food types. */
export function NewMenuFields({ menu, problems, onChange, onPicture, onRemove }: NewMenuFieldsProps) {
  const id = useId();
  const { data } = useListModalitiesQuery({});
  return (
    <MenuFields menu={menu} mark="nuevo" isNew problems={problems} onChange={onChange} onPicture={onPicture}>
      <ChoiceBoxes
        legend="En qué formatos"
        choices={data?.data ?? []}
        chosen={menu.modalities}
        problem={problems['modalities']}
        onChange={(modalities) => onChange({ modalities })}
      />
      <TextField
        id={`${id}-types`}
        label="Tipos de comida, entre comas"
        problem={problems['food_types']}
        maxLength={TYPES_MAX}
        value={menu.food_types}
        onChange={(types) => onChange({ food_types: types })}
      />
      <button type="button" className="btn btn--outline btn--sm" onClick={onRemove}>
        Quitar este menú
      </button>
    </MenuFields>
  );
}
