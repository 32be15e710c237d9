import { Button } from 'antd';

import { useGetChefQuery } from '../../api/generated';
import { limitsOf } from '../../api/rules';
import { ChefSelect } from '../../ui/admin/field/ChefSelect';
import { Icon } from '../../ui/Icon';
import type { FormControl } from '../../ui/admin/field/form-control';

const MOST = limitsOf('AskChefsDto', 'chef_ids').maxItems ?? 10;

/** Some chefs: each is searched and added, and stands above the search with its name. */
export function ChefsField({ value = [], onChange, ...rest }: FormControl<number[]>) {
  const add = (id: number | undefined) => {
    if (id !== undefined && !value.includes(id)) onChange?.([...value, id]);
  };
  return (
    <div className="chefs-field">
      {value.length > 0 && (
        <ul>
          {value.map((id) => (
            <Chosen key={id} id={id} onRemove={() => onChange?.(value.filter((one) => one !== id))} />
          ))}
        </ul>
      )}
      {value.length < MOST && (
        // A new one for each search, so that what was found for the last chef is not shown for the next.
        <ChefSelect key={value.join()} {...rest} active value={null} onChange={add} placeholder="Agregar a un chef" />
      )}
    </div>
  );
}

function Chosen({ id, onRemove }: { id: number; onRemove: () => void }) {
  const name = useGetChefQuery({ id }).data?.data.chef_name ?? '';
  return (
    <li>
      <span>{name || '…'}</span>
      <Button
        type="text"
        size="small"
        aria-label={`Quitar a ${name}`}
        icon={<Icon name="close" />}
        onClick={onRemove}
      />
    </li>
  );
}
