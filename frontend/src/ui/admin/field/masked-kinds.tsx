import type { SentField, SentSchema } from '../../../api/rules';
import { priceOrNone } from '../../format';
import { fieldsOf } from './contract-fields';
import { PhoneField } from './PhoneField';
import { PriceField } from './PriceField';
import type { RecordField } from './record-fields';

/** The kinds of numbers that are written through a mask, for a record that is sent as `schema`. */
export function maskedKinds<Schema extends SentSchema>(schema: Schema) {
  const { Field } = fieldsOf(schema);
  // The tables name their fields by their keys. For a key that the schema does not have, `limitsOf` returns no limits.
  const known = (name: string) => name as SentField<Schema>;

  function phone<Row>(label: string): RecordField<string, Row> {
    const edit = (name: string) => (
      <Field name={known(name)} label={label}>
        <PhoneField />
      </Field>
    );
    return { label, empty: '', edit };
  }

  function price<Row>(label: string): RecordField<number | null, Row> {
    const edit = (name: string) => (
      <Field name={known(name)} label={label}>
        <PriceField />
      </Field>
    );
    return { label, empty: null, show: priceOrNone, edit };
  }

  return { phone, price };
}
