import { Button, Select } from 'antd';

import { useGetChefQuery, type QuoteChoiceDto } from '../../api/generated';
import { limitsOf } from '../../api/rules';
import { ChefSelect } from '../../ui/admin/field/ChefSelect';
import { CLEARABLE } from '../../ui/admin/field/clearable';
import type { FormControl } from '../../ui/admin/field/form-control';
import { KnownChef } from '../../ui/admin/field/known-chef';
import { Icon } from '../../ui/Icon';

const MOST = limitsOf('CorrectQuoteRequestDto', 'choices').maxItems ?? 4;

/** A chef whom the client would like, or one of their experiences. Without a chef it is not chosen yet. */
export interface Choice {
  chef_id: number | null;
  proposal_id: number | null;
}

const NEW: Choice = { chef_id: null, proposal_id: null };

interface ChoicesFieldProps extends FormControl<Choice[]> {
  /** What the request chose so far, with names: not everything in it is on the site still. */
  known: QuoteChoiceDto[];
}

/** The chefs and experiences that the client would like, in order. */
export function ChoicesField({ id, value = [], onChange, known, ...rest }: ChoicesFieldProps) {
  const change = (index: number, choice: Choice) => onChange?.(value.with(index, choice));
  return (
    <div className="g-choices" role="group" id={id} tabIndex={-1} {...rest}>
      {value.map((choice, index) => (
        <Row
          key={index}
          place={index + 1}
          choice={choice}
          known={known}
          onChange={(next) => change(index, next)}
          onRemove={() => onChange?.(value.toSpliced(index, 1))}
        />
      ))}
      {value.length < MOST && <Button onClick={() => onChange?.([...value, NEW])}>Agregar un chef</Button>}
    </div>
  );
}

interface RowProps {
  place: number;
  choice: Choice;
  known: QuoteChoiceDto[];
  onChange: (choice: Choice) => void;
  onRemove: () => void;
}

function Row({ place, choice, known, onChange, onRemove }: RowProps) {
  const { chef_id: chefId, proposal_id: menu } = choice;
  const { currentData } = useGetChefQuery({ id: chefId ?? 0 }, { skip: !chefId });
  const chef = known.find((one) => one.chef.id === chefId)?.chef;
  const menus = currentData?.data.proposals ?? known.flatMap(({ proposal }) => proposal ?? []);
  return (
    <div className="g-choice">
      <KnownChef value={chef ? { id: chef.id, name: chef.chef_name } : null}>
        <ChefSelect
          aria-label={`Chef ${place}`}
          active
          value={chefId}
          onChange={(id) => onChange({ chef_id: id ?? null, proposal_id: null })}
        />
      </KnownChef>
      <Select<number | null>
        aria-label={`Experiencia ${place}`}
        value={menu}
        allowClear={CLEARABLE}
        placeholder={chefId ? 'Sin una experiencia' : 'Elige primero al chef'}
        options={menus.map(({ id, dish_name: label }) => ({ value: id, label }))}
        onChange={(id: number | null | undefined) => onChange({ ...choice, proposal_id: id ?? null })}
      />
      <Button
        type="text"
        aria-label={`Quitar la elección ${place}`}
        icon={<Icon name="close" className="g-icon" />}
        onClick={onRemove}
      />
    </div>
  );
}
