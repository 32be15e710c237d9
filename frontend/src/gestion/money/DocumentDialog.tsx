import { Select } from 'antd';

import { useNoteDocumentMutation, type EveningMoneyDto, type NoteDocumentDto } from '../../api/api';
import { DOCUMENT_NAMES } from '../../api/staff-names.generated';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { optionsOf } from '../../ui/admin/field/options-of';
import { NumberField } from '../../ui/admin/field/NumberField';
import { PriceField } from '../../ui/admin/field/PriceField';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { todayInChile } from '../../ui/today';

const { Field, DayField } = fieldsOf('NoteDocumentDto');

interface DocumentProps extends DialogReports {
  eveningId: number;
  money: EveningMoneyDto;
}

/** Notes the number of a boleta or factura that was made elsewhere. */
export function DocumentDialog({ eveningId, money, ...reports }: DocumentProps) {
  const [note] = useNoteDocumentMutation();
  return (
    <ActionDialog<NoteDocumentDto>
      {...reports}
      title="Anotar boleta o factura"
      saveLabel="Anotar"
      leaveTitle="Salir de la creación"
      draftName={`Velada/${eveningId}/documento`}
      initial={{ kind: 'boleta', issued_on: todayInChile(), ...(money.agreed > 0 && { amount: money.agreed }) }}
      fields={['kind', 'number', 'issued_on', 'amount']}
      save={(noteDocumentDto) => note({ id: eveningId, noteDocumentDto }).unwrap()}
    >
      <div className="cols">
        <Field name="kind" label="Documento">
          <Select options={optionsOf(DOCUMENT_NAMES)} />
        </Field>
        <Field name="number" label="Número">
          <NumberField />
        </Field>
      </div>
      <div className="cols">
        <DayField name="issued_on" label="Fecha" />
        <Field name="amount" label="Monto">
          <PriceField />
        </Field>
      </div>
    </ActionDialog>
  );
}
