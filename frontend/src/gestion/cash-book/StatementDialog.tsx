import { Form } from 'antd';

import { useReadStatementMutation, type ReadStatementDto, type StatementReadDto } from '../../api/api';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { DropZone } from '../../ui/admin/picture/DropZone';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { useToast } from '../../ui/Toast';
import { isNoText, MAX_STATEMENT_BYTES, textOfFile } from './statement-text';

const ACCEPTED = '.csv,.txt,.tsv,text/csv,text/plain';

const { TextField } = fieldsOf('ReadStatementDto');

/** Takes a statement of the bank or of Transbank, as a file or pasted. No draft keeps it. */
export function StatementDialog({ onRead, ...reports }: DialogReports & { onRead: (read: StatementReadDto) => void }) {
  const [readStatement] = useReadStatementMutation();
  return (
    <ActionDialog<ReadStatementDto>
      {...reports}
      title="Subir cartola"
      saveLabel="Leer y conciliar"
      leaveTitle="Salir de la creación"
      draftName="Cartola"
      unkept={['text']}
      initial={{ text: '' }}
      fields={['text']}
      save={async (values) => {
        const { data, msg } = await readStatement({ readStatementDto: values }).unwrap();
        onRead(data);
        return { msg };
      }}
    >
      <Fields />
    </ActionDialog>
  );
}

function Fields() {
  const form = Form.useFormInstance<ReadStatementDto>();
  const toast = useToast();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MAX_STATEMENT_BYTES) {
      toast.error('El archivo es muy grande. Súbelo por partes: un mes a la vez.');
      return;
    }
    const text = textOfFile(new Uint8Array(await file.arrayBuffer()));
    if (isNoText(text)) {
      toast.error('Ese archivo no es un CSV. Descárgalo del banco como CSV.');
      return;
    }
    form.setFieldsValue({ text });
    await form.validateFields(['text']).catch(() => undefined);
  };
  return (
    <>
      <p className="cash-about">
        El CSV de la cuenta o el de ventas de Transbank, con los títulos de sus columnas. Subirlo otra vez no duplica
        nada. Guardamos día, monto, referencia y glosa, sin números de cuenta.
      </p>
      <DropZone className="drop-zone cash-file" accept={ACCEPTED} onFiles={([file]) => void take(file)}>
        <b>Elige el archivo CSV</b>
        <span>o suéltalo aquí</span>
      </DropZone>
      <TextField
        name="text"
        label="O pega aquí sus filas"
        rows={8}
        placeholder={'Fecha;Descripción;N° documento;Cargo;Abono\n05/11/2026;Transferencia;48213;;180.000'}
      />
    </>
  );
}
