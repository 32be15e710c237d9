import { Form, Select } from 'antd';

import type { MoveQuoteRequestDto } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { optionsOf } from '../../ui/admin/field/options-of';
import { REASON_LABELS, type LostReason } from './quote-labels';

const { Field, TextField } = fieldsOf('MoveQuoteRequestDto');

/** A reason that staff can choose. */
type ChosenReason = NonNullable<MoveQuoteRequestDto['reason']>;

/** Why a request was lost. */
export interface Reason {
  reason?: ChosenReason;
  text: string;
}

/** The reasons that only a cancelled evening gives. */
const OF_EVENINGS: LostReason[] = ['cancelo_chef', 'cancelamos', 'fuerza_mayor'];

/** The reasons that staff can choose. */
const REASONS = optionsOf(REASON_LABELS).filter(({ value }) => !OF_EVENINGS.includes(value));

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
