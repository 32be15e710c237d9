import type { SentField, SentSchema } from '../../../api/rules';
import { durationText } from '../../experience-size';
import { fieldsOf } from './contract-fields';
import { DurationSelect } from './DurationSelect';
import { NONE } from '../../format';
import type { EditContext, RecordField } from './record-fields';
import { NumberField } from './NumberField';

/** The kinds of whole numbers, for a record that is sent as `schema`. */
export function numberKinds<Schema extends SentSchema>(schema: Schema) {
  const { Field } = fieldsOf(schema);
  // The tables name their fields by their keys. For a key that the schema does not have, `limitsOf` returns no limits.
  const known = (name: string) => name as SentField<Schema>;

  function whole<Row>(label: string): RecordField<number | null, Row> {
    const edit = (name: string, { rules }: EditContext) => (
      <Field name={known(name)} label={label} rules={rules?.[name]}>
        <NumberField />
      </Field>
    );
    return { label, empty: null, show: (value) => value ?? NONE, edit };
  }

  /** Minutes. */
  function duration<Row>(label: string): RecordField<number | null, Row> {
    const edit = (name: string) => (
      <Field name={known(name)} label={label}>
        <DurationSelect />
      </Field>
    );
    return { label, empty: null, show: (value) => durationText(value) ?? NONE, edit };
  }

  return { whole, duration };
}
