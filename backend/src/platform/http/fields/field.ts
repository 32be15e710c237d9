import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  arrayUnique,
  IsArray,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
  type ValidationOptions,
} from 'class-validator';
import { isStorable } from '../value/text.js';

/** What the fields of all kinds have in common. */
export interface FieldOptions {
  /**
   * May be left out, null or empty, which all mean "none": in every form, or in some. With 'filled', left out and null mean
   * that it stays as it is, and an empty one is refused.
   */
  optional?: boolean | 'filled' | Excuse;
  description?: string;
  example?: unknown;
}

/** Lets some forms do without a field that the others need. */
interface Excuse {
  /** Whether this form may leave the field out. */
  when: (form: Record<string, unknown>) => boolean;
  /** The message for those that leave it out. */
  msg: string;
}

/** A field's part of the document: OpenAPI's own words, and ours where it has none. The forms read both. */
export type FieldSchema = ApiPropertyOptions & {
  /** The message for a value that breaks the format or the pattern. */
  'x-msg'?: string;
  /** What is refused although it fits the pattern, and the message for it. */
  'x-refused-pattern'?: string;
  'x-refused-msg'?: string;
  /** The usual range: outside of it the form asks whether the value is meant. */
  'x-usual-minimum'?: number;
  'x-usual-maximum'?: number;
  /** The Spanish names of an enumeration's values. */
  'x-names'?: Readonly<Record<string, string>>;
  /** How many years ahead a day may lie. */
  'x-years-ahead'?: number;
  /** Fewest pixels of a picture. */
  'x-min-width'?: number;
  'x-min-height'?: number;
};

/** A field of the body: its part of the document, whether it may be absent, and the rules that check it. */
export function field(
  schema: FieldSchema,
  { optional, description, example }: FieldOptions,
  ...rules: PropertyDecorator[]
): PropertyDecorator {
  const docs = { ...schema, required: !optional, nullable: optional ? true : undefined, description, example };
  const said = Object.fromEntries(
    Object.entries(docs).filter(([, value]) => value !== undefined),
  ) as ApiPropertyOptions;
  // class-transformer applies the last decorator first: an empty text is looked for after it was trimmed.
  return applyDecorators(ApiProperty(said), ...(optional ? absence(optional) : []), ...rules);
}

/** Leaves a field unchecked that is not there and need not be. */
function absence(optional: true | 'filled' | Excuse): PropertyDecorator[] {
  if (optional === 'filled') return [ValidateIf((_form, value) => isPresent(value))];
  const excuse = optional === true ? { when: () => true, msg: '' } : optional;
  const needed = (form: Record<string, unknown>, value: unknown): boolean => isPresent(value) || !excuse.when(form);
  return [Transform(emptyToNull), ValidateIf(needed), check('present', isPresent, excuse.msg)];
}

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

const emptyToNull = ({ value }: { value: unknown }): unknown => (value === '' ? null : value);

/** Whether a value is a whole number within bounds. */
export const isWhole = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** The rules for every list of a body, with their messages. */
export function arrayChecks(min: number, max: number, unique = true): PropertyDecorator[] {
  const checks = [
    IsArray({ message: ({ value }) => (isPresent(value) ? 'Debe ser una lista.' : MISSING) }),
    ArrayMaxSize(max, { message: `Elige como máximo ${max}.` }),
    ...(unique ? [distinct((item) => item)] : []),
  ];
  return min > 0
    ? [...checks, ArrayMinSize(min, { message: min === 1 ? 'Elige al menos uno.' : `Elige al menos ${min}.` })]
    : checks;
}

/** Refuses a list with two items of one identity. What is no list is refused elsewhere, in other words. */
export const distinct = (identity: (item: unknown) => unknown): PropertyDecorator =>
  check('distinct', (list) => !Array.isArray(list) || arrayUnique(list, identity), 'Hay valores repetidos.');

/** The message for a required field that was not sent. */
export const MISSING = 'Este campo es obligatorio.';

/** Refuses what the database cannot store: NUL and lone surrogates. */
export function storable(options?: ValidationOptions): PropertyDecorator {
  return check(
    'storable',
    (value) => typeof value === 'string' && isStorable(value),
    (value) => (isPresent(value) ? 'Debe ser un texto sin caracteres inválidos.' : MISSING),
    options,
  );
}

/** A rule with its Spanish sentence, or with one for each kind of value. */
export function check(
  name: string,
  test: (value: unknown) => boolean,
  message: string | ((value: unknown) => string),
  options?: ValidationOptions,
): PropertyDecorator {
  const defaultMessage = (given?: ValidationArguments): string =>
    typeof message === 'string' ? message : message(given?.value);
  return ValidateBy({ name, validator: { validate: test, defaultMessage } }, options);
}
