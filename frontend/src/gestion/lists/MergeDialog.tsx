import { Form, Select } from 'antd';
import { useMemo } from 'react';

import { useListLookupsQuery, useMergeLookupMutation, type LookupUsageDto } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { readChoices } from '../../ui/admin/field/read-choices';
import { FormDialog } from '../../ui/admin/dialog/FormDialog';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import type { ListKind } from './kinds';
import { usesOf } from './uses';

const { Field } = fieldsOf('MergeLookupDto');

interface Values {
  into_id: number;
}

const FIELDS = ['into_id'] as const;

interface MergeDialogProps extends DialogReports {
  list: ListKind;
  /** The choice that goes into another one; the dialog is open while there is one. */
  row: LookupUsageDto | null;
  /** The choice that stays, where that is known already. */
  into?: number;
  onMerged: (row: LookupUsageDto) => void;
}

/** Has a choice go into another one of its list. */
export function MergeDialog({ list: { kind, record }, row, into, onMerged, ...reports }: MergeDialogProps) {
  const listed = useListLookupsQuery({ kind });
  const [merge] = useMergeLookupMutation();
  const rows = listed.data?.data ?? [];
  const initial = useMemo<Partial<Values>>(() => (into === undefined ? {} : { into_id: into }), [into]);
  // As it is now: somebody may have renamed it while the dialog is open, which a first try says.
  const current = rows.find(({ id }) => id === row?.id) ?? row;

  const save = async ({ into_id }: Values) => {
    if (!row || !current) throw new Error('Nothing to merge');
    const mergeLookupDto = { into_id, version: current.version };
    const { data: kept } = await merge({ kind, id: row.id, mergeLookupDto }).unwrap();
    onMerged(row);
    return { msg: `«${current.name}» ahora es «${kept.name}».` };
  };

  return (
    <FormDialog<Values>
      {...reports}
      open={row !== null}
      title={`Unir «${current?.name ?? ''}»`}
      saveLabel="Unir"
      leaveTitle="Salir de la Edición"
      draftName={`Unir ${record}/${row?.id ?? ''}`}
      initial={initial}
      fields={FIELDS}
      save={save}
    >
      {() => (
        <>
          <Field name="into_id" label="Unir con">
            <Select<number>
              {...readChoices(listed, rows)}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Elige el nombre que queda"
              options={rows.filter(({ id }) => id !== row?.id).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
          {current && <Consequence row={current} rows={rows} />}
        </>
      )}
    </FormDialog>
  );
}

/** What a press on 'Unir' will do. */
function Consequence({ row, rows }: { row: LookupUsageDto; rows: LookupUsageDto[] }) {
  const chosen = Form.useWatch('into_id') as number | undefined;
  const into = rows.find(({ id }) => id === chosen)?.name;
  const uses = usesOf(row);
  return (
    <p className="lookup-help" aria-live="polite">
      «{row.name}» sale de la lista
      {uses && `, y lo que lo usa pasa ${into ? `a «${into}»` : 'al nombre que elijas'}: ${uses}`}. Las direcciones del
      sitio con ese filtro siguen funcionando. No se puede deshacer.
    </p>
  );
}
