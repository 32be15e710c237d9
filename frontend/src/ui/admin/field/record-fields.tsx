import type { FormRule } from 'antd';
import { Fragment, type ReactElement, type ReactNode } from 'react';

import { limitsOf, type SentField, type SentSchema } from '../../../api/rules';
import { scoreLabel } from '../../Stars';
import type { ComparedField } from '../form/conflict';
import { dayInWords, fieldsOf, type Keyboard, type Left } from './contract-fields';
import type { ImageKind } from '../picture/image-kinds';
import { StarsField } from './StarsField';
import type { BusyListener } from '../picture/use-image-upload';

/** What a form passes to its fields. */
export interface EditContext {
  /** Called when an upload begins and ends. */
  onBusy: BusyListener;
  /** Whether the form creates the record. */
  isNew: boolean;
  /** Rules besides those of the contract, by field. */
  rules?: FieldRules;
}

/** Rules that a form has besides those of the contract, by field: what another record has already. */
export type FieldRules = Partial<Record<string, FormRule[]>>;

/**
 * A field of a record: its label, and how it is read, edited, compared and sent. The forms, the comparison of two
 * people's changes, and what is sent to the server follow from it.
 */
export interface RecordField<Value, Row = unknown> {
  label: string;
  /** The value in a new record. */
  empty: Value;
  /** The value of a stored record. By default the row's field of the same name. */
  read?(row: Row): Value;
  /** What is sent for the value. By default the value itself. */
  send?(value: Value): unknown;
  /** How the value is shown outside the form. Texts and lists of texts need none. */
  show?(value: Value): ReactNode;
  /** Its labelled input, under the limits of the API. */
  edit(name: string, context: EditContext): ReactNode;
  /** The use of a picture. Pictures that follow each other stand side by side, those of one use in equal columns. */
  picture?: ImageKind;
}

/** The fields of a record, in order, by name. */
export type RecordFields<Row> = Record<string, RecordField<unknown, Row>>;

/** The form values of a record. */
export type ValuesOf<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { empty: infer Value } ? Value : never;
};

const entries = <Row,>(fields: RecordFields<Row>) => Object.entries(fields);

export const namesOfFields = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[];

export function emptyOf<Fields extends RecordFields<never>>(fields: Fields): ValuesOf<Fields> {
  return Object.fromEntries(entries(fields).map(([name, { empty }]) => [name, empty])) as ValuesOf<Fields>;
}

export function valuesOf<Row extends object, Fields extends RecordFields<Row>>(
  fields: Fields,
  row: Row,
): ValuesOf<Fields> {
  const stored = row as Record<string, unknown>;
  const value = (name: string, field: RecordField<unknown, Row>) =>
    field.read ? field.read(row) : (stored[name] ?? field.empty);
  return Object.fromEntries(entries(fields).map(([name, field]) => [name, value(name, field)])) as ValuesOf<Fields>;
}

/** What is sent for the values of a form. They must be complete, as the contract wants it. */
export function sentOf<Dto>(fields: RecordFields<never>, values: object): Dto {
  const written = values as Record<string, unknown>;
  const value = (name: string, field: RecordField<unknown>) => (field.send ? field.send(written[name]) : written[name]);
  return Object.fromEntries(entries(fields).map(([name, field]) => [name, value(name, field)])) as Dto;
}

/** The fields for the comparison of two people's changes. */
export function comparedFields<Fields extends RecordFields<never>>(fields: Fields): ComparedField<ValuesOf<Fields>>[] {
  return entries(fields).map(([name, field]) => ({
    name: name,
    label: field.label,
    show: field.show && ((values) => field.show?.((values as Record<string, unknown>)[name])),
  }));
}

/** The names in order, with pictures that follow each other in one group. */
function inGroups<Row>(fields: RecordFields<Row>, names: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last && fields[name]?.picture && fields[last[0] ?? '']?.picture) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

interface FieldInputsProps<Row> extends EditContext {
  fields: RecordFields<Row>;
  /** The names of some of the fields. By default all. */
  names?: readonly string[];
}

/** Fields of a table as inputs. Pictures that follow each other stand side by side. */
export function FieldInputs<Row>({ fields, names = namesOfFields(fields), ...context }: FieldInputsProps<Row>) {
  return inGroups(fields, names).map((group) => {
    const inputs = group.map((name) => <Fragment key={name}>{fields[name]?.edit(name, context)}</Fragment>);
    const isOfOneUse = new Set(group.map((name) => fields[name]?.picture)).size === 1;
    return group.length > 1 ? (
      <div key={group.join()} className={isOfOneUse ? 'cols' : 'cols cols--img'}>
        {inputs}
      </div>
    ) : (
      inputs
    );
  });
}

/** What is shown around an input. */
export interface Shown {
  /** What stands below the input. */
  extra?: ReactNode;
  className?: string;
}

interface TextOptions<Row> extends Pick<RecordField<string, Row>, 'read' | 'send'>, Shown {
  /** Lines of a text area. Undefined for a single line. */
  rows?: number;
  placeholder?: string;
  keyboard?: Keyboard;
}

export interface OwnOptions<Value, Row = unknown>
  extends Pick<RecordField<Value, Row>, 'empty' | 'read' | 'show'>, Shown {
  /** The input. It gets its value, and reports changes, as every field of a form. */
  input: ReactElement<Left>;
  /** Whether the form requires it, when the contract does not. */
  required?: boolean;
  /** Whether the list of a new record needs an entry, when the contract allows stored records without. */
  newNeedsOne?: boolean;
}

/** As the contract's rule for lists. antd's own rule for what is required takes an empty list for a value. */
const NEEDS_ONE: FormRule = { required: true, type: 'array', min: 1, message: 'Elige al menos 1.' };

/**
 * The kinds of fields for a record that is sent as `schema`. The options of `own` for masked numbers and choices stand in
 * files of their own (`masked-kinds`, `number-kinds`, `choice-kinds`), and so do pictures (`picture-kinds`): a screen
 * without them does not load their inputs.
 */
export function fieldKinds<Schema extends SentSchema>(schema: Schema) {
  const { Field, TextField, DayField } = fieldsOf(schema);
  // The tables name their fields by their keys. For a key that the schema does not have, `limitsOf` returns no limits.
  const known = (name: string) => name as SentField<Schema>;

  function text<Row>(label: string, { read, send, ...more }: TextOptions<Row> = {}): RecordField<string, Row> {
    return {
      label,
      empty: '',
      read,
      send,
      edit: (name, { rules }) => <TextField name={known(name)} label={label} rules={rules?.[name]} {...more} />,
    };
  }

  const email = <Row,>(label: string, shown?: Shown) => text<Row>(label, { ...shown, keyboard: 'email' });

  /** An optional link. */
  const link = <Row,>(label: string, placeholder: string) =>
    text<Row>(label, { placeholder, keyboard: 'url', send: (value) => value.trim() || undefined });

  /** A day, '2026-12-12', which is empty or `first` in a new record. */
  function day<Row>(label: string, first = ''): RecordField<string, Row> {
    const edit = (name: string, { rules }: EditContext) => (
      <DayField name={known(name)} label={label} rules={rules?.[name]} />
    );
    return { label, empty: first, show: (value) => dayInWords(value) ?? value, edit };
  }

  /** A field with an input of its own. */
  function own<Value, Row>(
    label: string,
    { empty, input, read, show, required, newNeedsOne = false, ...shown }: OwnOptions<Value, Row>,
  ): RecordField<Value, Row> {
    const edit = (name: string, { rules, isNew }: EditContext) => {
      const needsOne = newNeedsOne && isNew && !limitsOf(schema, known(name)).required;
      return (
        <Field
          name={known(name)}
          label={label}
          required={needsOne || required}
          rules={needsOne ? [NEEDS_ONE] : rules?.[name]}
          {...shown}
        >
          {input}
        </Field>
      );
    };
    return { label, empty, read, show, edit };
  }

  const score = <Row,>(label: string) => own<number, Row>(label, { empty: 0, input: <StarsField />, show: scoreLabel });

  return { text, email, own, day, link, score };
}
