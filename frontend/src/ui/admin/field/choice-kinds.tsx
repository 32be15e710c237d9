import type { LookupDto } from '../../../api/generated';
import { limitsOf, type SentField, type SentSchema } from '../../../api/rules';
import { NONE } from '../../format';
import { fieldsOf } from './contract-fields';
import {
  CitiesSelect,
  DietNames,
  DietsSelect,
  FoodTypesSelect,
  ModalitiesSelect,
  ModalityNames,
} from './LookupSelects';
import type { EditContext, RecordField } from './record-fields';

interface ChoicesOptions<Row, Value> {
  read: (row: Row) => Value;
}

/** The kinds of choices from the lists of food types, communes and formats, for a record that is sent as `schema`. */
export function choiceKinds<Schema extends SentSchema>(schema: Schema) {
  const { Field } = fieldsOf(schema);
  // The tables name their fields by their keys. For a key that the schema does not have, `limitsOf` returns no limits.
  const known = (name: string) => name as SentField<Schema>;

  /** Formats by their ids. A new record needs one, even when the contract allows stored records without. */
  function modalities<Row extends { modalities: LookupDto[] }>(label: string): RecordField<number[], Row> {
    const edit = (name: string, { isNew }: EditContext) => {
      const asked = isNew && !limitsOf(schema, known(name)).required;
      return (
        <Field
          name={known(name)}
          label={label}
          required={asked || undefined}
          rules={asked ? [{ required: true, type: 'array', min: 1, message: 'Elige al menos 1.' }] : []}
        >
          <ModalitiesSelect />
        </Field>
      );
    };
    return {
      label,
      empty: [],
      read: ({ modalities }) => modalities.map(({ id }) => id),
      show: (ids) => <ModalityNames ids={ids} />,
      edit,
    };
  }

  function foodTypes<Row>(label: string, { read }: ChoicesOptions<Row, string[]>): RecordField<string[], Row> {
    const edit = (name: string) => (
      <Field name={known(name)} label={label}>
        <FoodTypesSelect />
      </Field>
    );
    return { label, empty: [], read, edit };
  }

  function cities<Row>(label: string, { read }: ChoicesOptions<Row, string[]>): RecordField<string[], Row> {
    const edit = (name: string) => (
      <Field name={known(name)} label={label}>
        <CitiesSelect />
      </Field>
    );
    return { label, empty: [], read, edit };
  }

  /** Diets by their ids. */
  function diets<Row extends { diets: LookupDto[] }>(label: string): RecordField<number[], Row> {
    const edit = (name: string) => (
      <Field name={known(name)} label={label}>
        <DietsSelect />
      </Field>
    );
    return {
      label,
      empty: [],
      read: (row) => row.diets.map(({ id }) => id),
      show: (ids) => (ids.length > 0 ? <DietNames ids={ids} /> : NONE),
      edit,
    };
  }

  return { modalities, foodTypes, cities, diets };
}
