import { Checkbox } from 'antd';

import {
  useCreateLookupMutation,
  useUpdateLookupMutation,
  type CreateLookupDto,
  type LookupUsageDto,
} from '../../api/generated';
import type { ComparedField } from '../../ui/admin/conflict';
import { fieldsOf } from '../../ui/admin/contract-fields';
import type { JobDialogProps } from '../../ui/admin/use-job';
import type { Versioned } from '../../ui/admin/use-versioned-save';
import { VersionedDialog } from '../../ui/admin/VersionedDialog';
import type { ListKind } from './kinds';

const { Field, TextField } = fieldsOf('CreateLookupDto');

interface Values {
  name: string;
  service: boolean;
}

const NEW: Values = { name: '', service: false };
const versioned = ({ name, service, version }: LookupUsageDto): Versioned<Values> => ({
  values: { name, service: service ?? false },
  version,
});

const NAME: ComparedField<Values>[] = [{ name: 'name', label: 'Nombre' }];
const NAME_AND_SERVICE: ComparedField<Values>[] = [
  ...NAME,
  {
    name: 'service',
    label: 'Al cotizar',
    show: ({ service }) => (service ? 'Se ofrece siempre' : 'Si un chef la tiene'),
  },
];

interface LookupDialogProps extends JobDialogProps<LookupUsageDto> {
  list: ListKind;
  /** Reads the list again. */
  reload: () => Promise<LookupUsageDto[]>;
}

/** Adding and renaming a choice: the same dialog. */
export function LookupDialog({ list: { kind, record, create: newTitle }, ...props }: LookupDialogProps) {
  const [create] = useCreateLookupMutation();
  const [update] = useUpdateLookupMutation();
  const isCity = kind === 'city';
  // Only communes are offered by the quote form.
  const sent = ({ name, service }: Values): CreateLookupDto => (isCity ? { name, service } : { name });
  return (
    <VersionedDialog<LookupUsageDto, Values>
      {...props}
      noun={record}
      newTitle={newTitle}
      fields={isCity ? NAME_AND_SERVICE : NAME}
      empty={NEW}
      versioned={versioned}
      create={(values) => create({ kind, createLookupDto: sent(values) }).unwrap()}
      update={(id, values, version) => update({ kind, id, updateLookupDto: { ...sent(values), version } }).unwrap()}
    >
      {() => (
        <>
          <TextField name="name" label="Nombre" />
          {isCity && (
            <Field
              name="service"
              label="Al cotizar"
              extra="Las demás comunas se ofrecen mientras un chef activo, o una experiencia suya, las tenga."
            >
              <ServiceField />
            </Field>
          )}
          {props.job !== 'new' && (
            <p className="lookup-help">
              El nombre cambia en todos los chefs y experiencias que lo usan. Quien tenga el nombre anterior en un
              formulario abierto guardará el nuevo.
            </p>
          )}
        </>
      )}
    </VersionedDialog>
  );
}

interface ServiceFieldProps {
  id?: string;
  value?: boolean;
  onChange?: (service: boolean) => void;
}

function ServiceField({ id, value, onChange }: ServiceFieldProps) {
  return (
    <Checkbox id={id} checked={value} onChange={({ target }) => onChange?.(target.checked)}>
      Ofrecerla siempre en el formulario de cotización
    </Checkbox>
  );
}
