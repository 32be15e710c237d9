import { useState } from 'react';
import { Button, Form } from 'antd';

import {
  useCreateLookupMutation,
  useUpdateLookupMutation,
  type CreateLookupDto,
  type LookupUsageDto,
} from '../../api/generated';
import { sameName } from '../../ui/admin/form/same-name';
import type { EditDialogProps } from '../../ui/admin/form/use-edit-dialog';
import { VersionedDialog } from '../../ui/admin/dialog/VersionedDialog';
import type { ListKind } from './kinds';
import { COMMUNE_FIELDS, LOOKUP_FIELDS } from './lookup-fields';

interface LookupDialogProps extends EditDialogProps<LookupUsageDto> {
  list: ListKind;
  reload: () => Promise<LookupUsageDto[]>;
  /** The choice is to go into another one instead. */
  onMerge: (row: LookupUsageDto, into: number) => void;
}

/** Adding and renaming a choice: the same dialog. */
export function LookupDialog({ list: { kind, record, create: newTitle }, onMerge, ...props }: LookupDialogProps) {
  const [create] = useCreateLookupMutation();
  const [update] = useUpdateLookupMutation();
  const row = props.target !== null && props.target !== 'new' ? props.target : undefined;
  const [taken, setTaken] = useState<LookupUsageDto>();

  /** Says on leaving the field that another choice has the name. The server decides, on saving. */
  const refuseTaken = async (name: string): Promise<void> => {
    const rows = await props.reload().catch(() => []);
    const holder = rows.find(({ id, name: other }) => id !== row?.id && sameName(other, name));
    setTaken(holder);
    if (holder) throw new Error(`«${holder.name}» ya está en la lista.`);
  };

  return (
    <VersionedDialog
      {...props}
      noun={record}
      newTitle={newTitle}
      fields={kind === 'city' ? COMMUNE_FIELDS : LOOKUP_FIELDS}
      rules={{ name: [{ validator: (_, name: string) => refuseTaken(name) }] }}
      create={(createLookupDto: CreateLookupDto) => create({ kind, createLookupDto }).unwrap()}
      update={(id, updateLookupDto) => update({ kind, id, updateLookupDto }).unwrap()}
      below={
        row && (
          <>
            <TakenName row={row} holder={taken} onMerge={onMerge} />
            <p className="lookup-help">
              El nombre cambia en todos los chefs y experiencias que lo usan. Quien tenga el nombre anterior en un
              formulario abierto guardará el nuevo.
            </p>
          </>
        )
      }
    />
  );
}

interface TakenNameProps {
  row: LookupUsageDto;
  /** The choice that has the name, as it was last looked for. */
  holder: LookupUsageDto | undefined;
  onMerge: (row: LookupUsageDto, into: number) => void;
}

/** A name cannot be given twice: anyone who writes that of another choice may want the two to be one. */
function TakenName({ row, holder, onMerge }: TakenNameProps) {
  const written = Form.useWatch('name') as string | undefined;
  const isTaken = holder !== undefined && written !== undefined && sameName(holder.name, written);
  return (
    <div className="lookup-taken" aria-live="polite">
      {isTaken && (
        <>
          <p>
            ¿Son lo mismo? Al unirlos, lo que usa «{row.name}» pasa a «{holder.name}».
          </p>
          <Button onClick={() => onMerge(row, holder.id)}>Unir con «{holder.name}»</Button>
        </>
      )}
    </div>
  );
}
