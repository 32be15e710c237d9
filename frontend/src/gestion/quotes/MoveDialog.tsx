import { Form, Select } from 'antd';

import { useMoveQuoteRequestMutation } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/contract-fields';
import { FormDialog } from '../../ui/admin/FormDialog';
import { REASON_LABELS, type LostReason } from './quote-labels';
import type { MoveDialogState } from './use-move-dialog';

const { Field, TextField } = fieldsOf('MoveQuoteRequestDto');

interface Words {
  reason?: LostReason;
  text: string;
}

const REASONS = (Object.keys(REASON_LABELS) as LostReason[]).map((value) => ({ value, label: REASON_LABELS[value] }));

/** Asks why a request is lost, or how its client accepted, before it is moved. */
export function MoveDialog({ asked, onClose, onDirty }: MoveDialogState) {
  const [moveRequest] = useMoveQuoteRequestMutation();
  if (!asked) return null;
  const { request, move } = asked;
  const isLoss = move.needs === 'reason';
  return (
    <FormDialog<Words>
      open
      title={`${move.label}: ${request.name}`}
      saveLabel={move.label}
      leaveTitle="Salir de la Edición"
      draftName={`Solicitud/${request.id}/${move.to}`}
      initial={{ text: '' }}
      fields={['reason', 'text']}
      save={({ reason, text }) => {
        const moveQuoteRequestDto = { state: move.to, version: request.version, reason, text };
        return moveRequest({ id: request.id, moveQuoteRequestDto }).unwrap();
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      {() => (
        <>
          {isLoss && (
            <Field name="reason" label="Motivo" required rules={[{ required: true, message: 'Elige un motivo.' }]}>
              <Select options={REASONS} placeholder="Elige por qué se perdió" />
            </Field>
          )}
          <Form.Item noStyle dependencies={['reason']}>
            {({ getFieldValue }) => {
              const needed = !isLoss || getFieldValue('reason') === 'otra';
              const message = isLoss ? 'Cuenta cuál fue el motivo.' : 'Cuenta en una nota cómo aceptó el cliente.';
              return (
                <TextField
                  name="text"
                  label={isLoss ? 'Detalle' : 'Nota'}
                  required={needed}
                  rules={needed ? [{ required: true, whitespace: true, message }] : []}
                  rows={3}
                />
              );
            }}
          </Form.Item>
        </>
      )}
    </FormDialog>
  );
}
