import type { FormRule } from 'antd';
import { Fragment, type ReactElement, type ReactNode } from 'react';

import type { SentField, SentSchema } from '../../../api/rules';
import { scoreLabel } from '../../Stars';
import type { ComparedField } from '../form/conflict';
import { dayInWords, fieldsOf, type Left } from './contract-fields';
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

/** Names of the fields, in order. */
export const namesOfFields = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[];

/** An empty record. */
export function emptyOf<Fields extends RecordFields<never>>(fields: Fields): ValuesOf<Fields> {
  return Object.fromEntries(entries(fields).map(([name, { empty }]) => [name, empty])) as ValuesOf<Fields>;
}

/** The form values of a stored record. */
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

interface TextOptions<Row> {
  read?: (row: Row) => string;
  /** Lines of a text area. Undefined for a single line. */
  rows?: number;
  extra?: string;
  placeholder?: string;
}

interface OwnOptions<Value, Row> extends Shown {
  empty: Value;
  /** The input. It gets its value, and reports changes, as every field of a form. */
  input: ReactElement<Left>;
  read?: (row: Row) => Value;
  show?: (value: Value) => ReactNode;
  /** Whether the form requires it, when the contract does not. */
  required?: boolean;
}

/**
 * The kinds of fields for a record that is sent as `schema`. Masked numbers, pictures and choices stand in files of
 * their own (`masked-kinds`, `picture-kinds`, `choice-kinds`): a screen without them does not load what they are made of.
 */
export function fieldKinds<Schema extends SentSchema>(schema: Schema) {
  const { Field, TextField, DayField } = fieldsOf(schema);
  // The tables name their fields by their keys. For a key that the schema does not have, `limitsOf` returns no limits.
  const known = (name: string) => name as SentField<Schema>;

  function text<Row>(label: string, { read, ...more }: TextOptions<Row> = {}): RecordField<string, Row> {
    return {
      label,
      empty: '',
      read,
      edit: (name, { rules }) => <TextField name={known(name)} label={label} rules={rules?.[name]} {...more} />,
    };
  }

  function email<Row>(label: string, shown: Shown = {}): RecordField<string, Row> {
    const edit = (name: string, { rules }: EditContext) => (
      <TextField name={known(name)} label={label} keyboard="email" rules={rules?.[name]} {...shown} />
    );
    return { label, empty: '', edit };
  }

  /** An optional link. */
  function link<Row>(label: string, placeholder: string): RecordField<string, Row> {
    const edit = (name: string) => (
      <TextField name={known(name)} label={label} keyboard="url" placeholder={placeholder} />
    );
    return { label, empty: '', send: (value) => value.trim() || undefined, edit };
  }

  function score<Row>(label: string): RecordField<number, Row> {
    const edit = (name: string) => (
      <Field name={known(name)} label={label}>
        <StarsField />
      </Field>
    );
    return { label, empty: 0, show: scoreLabel, edit };
  }

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
    { empty, input, read, show, ...more }: OwnOptions<Value, Row>,
  ): RecordField<Value, Row> {
    const edit = (name: string, { rules }: EditContext) => (
      <Field name={known(name)} label={label} rules={rules?.[name]} {...more}>
        {input}
      </Field>
    );
    return { label, empty, read, show, edit };
  }

  return { text, email, own, day, link, score };
}
