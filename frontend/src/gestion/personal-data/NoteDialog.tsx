import { Select } from 'antd';
import { useNoteDataRightMutation, type NoteDataRightDto } from '../../api/generated';
import { RIGHT_NAMES } from '../../api/staff-names.generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { todayInChile } from '../../ui/today';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';

interface NoteDialogProps extends DialogReports {
  ids: number[];
}

type Asked = Omit<NoteDataRightDto, 'requests'>;

const { Field, DayField } = fieldsOf('NoteDataRightDto');

const KINDS = (['access', 'rectification', 'block', 'erasure'] as const satisfies Asked['kind'][]).map((value) => ({
  value,
  label: RIGHT_NAMES[value],
}));

/** Writes down what a person asked for by letter, at the counter or on the telephone: it waits among the tasks from then on. */
export function NoteDialog({ ids, ...reports }: NoteDialogProps) {
  const [note] = useNoteDataRightMutation();
  return (
    <ActionDialog<Asked>
      {...reports}
      title="Anotar un pedido"
      saveLabel="Anotar"
      leaveTitle="Salir de la creación"
      draftName={`DatosPersonales/${ids.join('-')}/pedido`}
      initial={{ asked_on: todayInChile() }}
      fields={['kind', 'asked_on']}
      save={(values) => note({ noteDataRightDto: { requests: ids, ...values } }).unwrap()}
      width={480}
    >
      <Field name="kind" label="Qué pide" required>
        <Select options={KINDS} placeholder="Elige una" />
      </Field>
      <DayField
        name="asked_on"
        label="Cuándo lo pidió"
        required
        extra="Por carta, en persona o por teléfono. Los treinta días cuentan desde ahí."
      />
    </ActionDialog>
  );
}
