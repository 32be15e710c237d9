import { Form, Select } from 'antd';

import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { REASON_LABELS, type LostReason } from './quote-labels';

const { Field, TextField } = fieldsOf('MoveQuoteRequestDto');

/** Why a request was lost. */
export interface Reason {
  reason?: LostReason;
  text: string;
}

const REASONS = (Object.keys(REASON_LABELS) as LostReason[]).map((value) => ({ value, label: REASON_LABELS[value] }));

/** The fields of a loss: its reason, and words where the reason is another one. */
export function ReasonFields() {
  return (
    <>
      <Field name="reason" label="Motivo" required rules={[{ required: true, message: 'Elige un motivo.' }]}>
        <Select options={REASONS} placeholder="Elige por qué se perdió" />
      </Field>
      <Form.Item noStyle dependencies={['reason']}>
        {({ getFieldValue }) => (
          <WordsField
            label="Detalle"
            needed={getFieldValue('reason') === 'otra'}
            message="Cuenta cuál fue el motivo."
          />
        )}
      </Form.Item>
    </>
  );
}

/** Words that some moves need. */
export function WordsField({ label, needed, message }: { label: string; needed: boolean; message: string }) {
  return (
    <TextField
      name="text"
      label={label}
      required={needed}
      rules={needed ? [{ required: true, whitespace: true, message }] : []}
      rows={3}
    />
  );
}
