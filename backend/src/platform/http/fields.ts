import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type as TransformType } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  isURL,
  isUUID,
  type ValidationOptions,
} from 'class-validator';
import { isDay, todayInChile } from './day.js';
import { EMAIL_PATTERN, isPlainEmail } from './email.js';
import { isChileanPhone, normalizePhone, PHONE_PATTERN, PHONE_TEXT_MAX } from './phone.js';
import { isRut, normalizeRut, RUT_TEXT_MAX } from './rut.js';
import { cleaned, fits, isStorable, isVisible } from './text.js';

/** Largest value of PostgreSQL's integer, which every id and amount is. */
export const INT4_MAX = 2_147_483_647;

/** Largest price per person, in whole CLP. */
export const PRICE_MAX = 100_000_000;

/** Between which a price per person is nothing unusual; a form asks before it saves another. */
const USUAL_PRICE_MIN = 1000;
const USUAL_PRICE_MAX = 2_000_000;

/** What the fields of all kinds have in common. */
interface FieldOptions {
  /** May be left out, null or empty, which all mean "none": in every form, or in some. */
  optional?: boolean | Excuse;
  description?: string;
  example?: unknown;
}

/** Lets some forms do without a field that the others need. */
interface Excuse {
  /** Whether this form may leave the field out. */
  when: (form: Record<string, unknown>) => boolean;
  /** What the others are told that leave it out. */
  msg: string;
}

/*
 * Each decorator states a field's type, length and bounds once: validation, its Spanish sentence and the
 * document's constraints, which the forms read, come from the same line.
 */

/** Text of 1 to `max` characters, of which at least one can be seen; outer spaces removed. */
export function Text({ max, optional, ...docs }: FieldOptions & { max: number }): PropertyDecorator {
  return field(
    { type: 'string', minLength: optional ? undefined : 1, maxLength: max },
    { optional, ...docs },
    Transform(cleaned),
    storable(),
    check('length', (value) => typeof value === 'string' && fits(value, max), `Usa como máximo ${max} caracteres.`),
    ...(optional
      ? []
      : [check('filled', (value) => typeof value !== 'string' || isVisible(value), 'Este campo es obligatorio.')]),
  );
}

/** An e-mail address of at most 254 characters. */
export function Email({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  const sentence = 'Escribe un correo completo.';
  return field(
    { type: 'string', format: 'email', pattern: EMAIL_PATTERN, maxLength: 254, 'x-msg': sentence },
    { optional, example: 'ana@cocina.example', ...docs },
    Transform(cleaned),
    storable(),
    check('email', isPlainEmail, sentence),
  );
}

/**
 * A Chilean phone in any spelling that people paste; kept as '+56912345678', which is the form that the document
 * states.
 */
export function Phone({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  const sentence = 'Escribe un teléfono chileno completo: (+56) 9 1234 5678.';
  return field(
    { type: 'string', maxLength: PHONE_TEXT_MAX, pattern: PHONE_PATTERN, 'x-msg': sentence },
    { optional, example: '+56912345678', ...docs },
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizePhone(value) : value)),
    check('phone', isChileanPhone, sentence),
  );
}

/** A RUT in any spelling that people paste, with its check digit; kept as '76086428-5'. */
export function Rut({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  const sentence = 'Escribe un RUT válido, con su dígito verificador: 76.086.428-5.';
  return field(
    { type: 'string', maxLength: RUT_TEXT_MAX, 'x-msg': sentence },
    { optional, example: '76.086.428-5', ...docs },
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeRut(value) : value)),
    check('rut', isRut, sentence),
  );
}

/** A price in whole CLP, at least 1. */
export function Price({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  const sentence = 'Escribe un precio en pesos, sin decimales.';
  return field(
    {
      type: 'integer',
      minimum: 1,
      maximum: PRICE_MAX,
      'x-usual-minimum': USUAL_PRICE_MIN,
      'x-usual-maximum': USUAL_PRICE_MAX,
      'x-msg': sentence,
    },
    { optional, example: 45000, ...docs },
    check('price', (value) => isWhole(value, 1, PRICE_MAX), sentence),
  );
}

/** A whole number within bounds. */
export function Whole({ min, max, optional, ...docs }: FieldOptions & { min: number; max: number }): PropertyDecorator {
  const range = { message: `Debe ser un número entero entre ${min} y ${max}.` };
  return field(
    { type: 'integer', minimum: min, maximum: max },
    { optional, ...docs },
    IsInt(range),
    Min(min, range),
    Max(max, range),
  );
}

/** Something measured: a number from 0 on, with decimals. */
export function Measured({ max, optional, ...docs }: FieldOptions & { max: number }): PropertyDecorator {
  const range = { message: `Debe ser un número entre 0 y ${max}.` };
  return field(
    { type: 'number', minimum: 0, maximum: max },
    { optional, ...docs },
    IsNumber({ allowNaN: false, allowInfinity: false }, range),
    Min(0, range),
    Max(max, range),
  );
}

/** The `version` a form was opened with; an older one than the stored is refused with 409. */
export const Version = (): PropertyDecorator =>
  Whole({ min: 1, max: INT4_MAX, optional: true, description: 'Version read when the form was opened.', example: 1 });

/** Ids of existing rows, each once. */
export function Ids({ min = 0, max, ...docs }: FieldOptions & { min?: number; max: number }): PropertyDecorator {
  return field(
    { type: 'array', items: { type: 'integer', minimum: 1, maximum: INT4_MAX }, minItems: min, maxItems: max },
    docs,
    ...arrayChecks(min, max),
    check('ids', (value) => isWhole(value, 1, INT4_MAX), 'Uno de los valores elegidos no es válido.', { each: true }),
  );
}

/** Names, each of 1 to 80 characters; unknown ones are created by the operations that say so. */
export function Names({ min = 0, max, ...docs }: FieldOptions & { min?: number; max: number }): PropertyDecorator {
  return field(
    { type: 'array', items: { type: 'string', minLength: 1, maxLength: 80 }, minItems: min, maxItems: max },
    docs,
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((item) => cleaned({ value: item })) : value,
    ),
    ...arrayChecks(min, max),
    storable({ each: true }),
    check(
      'name',
      (value) => typeof value === 'string' && isVisible(value) && fits(value, 80),
      'Cada nombre lleva entre 1 y 80 caracteres.',
      { each: true },
    ),
  );
}

/** How an https link begins and goes on. */
const HTTPS_PATTERN = String.raw`^[Hh][Tt][Tt][Pp][Ss]://[^\s.]+\.\S+$`;

/** An https link of at most `max` characters. */
export function HttpsUrl({ max = 300, optional, ...docs }: FieldOptions & { max?: number } = {}): PropertyDecorator {
  const sentence = 'Escribe un enlace que empiece con https://';
  return field(
    { type: 'string', format: 'uri', maxLength: max, pattern: HTTPS_PATTERN, 'x-msg': sentence },
    { optional, ...docs },
    Transform(cleaned),
    storable(),
    check(
      'https',
      (value) =>
        typeof value === 'string' &&
        fits(value, max) &&
        isURL(value, { protocols: ['https'], require_protocol: true, disallow_auth: true }),
      sentence,
    ),
  );
}

/** A UUID, which the sender makes up. */
export function Uuid({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', format: 'uuid', minLength: 36, maxLength: 36 },
    { optional, example: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11', ...docs },
    check('uuid', (value) => isUUID(value), 'El identificador no es válido.'),
  );
}

/** A day of the calendar as 'YYYY-MM-DD'. */
export function Day({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', format: 'date' },
    { optional, ...docs },
    check('day', isDay, 'Escribe una fecha válida.'),
  );
}

/** A day of the calendar as 'YYYY-MM-DD', today in Chile or later. */
export function FutureDay({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', format: 'date' },
    { optional, ...docs },
    check('day', isDay, 'Escribe una fecha válida.'),
    check('future', (value) => isDay(value) && String(value) >= todayInChile(), 'Elige una fecha desde hoy.'),
  );
}

/** A day of the calendar as 'YYYY-MM-DD', today in Chile or earlier. */
export function PastDay({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', format: 'date' },
    { optional, ...docs },
    check('day', isDay, 'Escribe una fecha válida.'),
    check('past', (value) => isDay(value) && String(value) <= todayInChile(), 'Elige una fecha hasta hoy.'),
  );
}

/** An hour of the clock as 'HH:MM', from 00:00 to 23:59. */
const HOUR_PATTERN = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

/** An hour of the clock as 'HH:MM'. */
export function Hour({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  const sentence = 'Escribe una hora, como 20:30.';
  return field(
    { type: 'string', pattern: HOUR_PATTERN, minLength: 5, maxLength: 5, 'x-msg': sentence },
    { optional, example: '20:30', ...docs },
    check('hour', (value) => typeof value === 'string' && new RegExp(HOUR_PATTERN).test(value), sentence),
  );
}

/** Yes or no. */
export function Flag({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'boolean' },
    { optional, ...docs },
    check('flag', (value) => typeof value === 'boolean', 'Debe ser sí o no.'),
  );
}

/** A box that has to be ticked: nothing but true passes. */
export function Agreed({ msg, ...docs }: FieldOptions & { msg: string }): PropertyDecorator {
  return field(
    { type: 'boolean', enum: [true] },
    docs,
    check('agreed', (value) => value === true, msg),
  );
}

interface ChoiceOptions extends FieldOptions {
  /** What the values are called where people read of them. */
  names?: Readonly<Record<string, string>>;
}

/** One of a few fixed values. */
export function Choice(values: readonly string[], { optional, names, ...docs }: ChoiceOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', enum: [...values], ...(names && { 'x-names': names }) },
    { optional, ...docs },
    IsIn(values, { message: `Elige uno de: ${values.join(', ')}.` }),
  );
}

/** A score from 0 to 5 in half steps. */
export function Score({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'number', minimum: 0, maximum: 5, multipleOf: 0.5 },
    { optional, example: 4.5, ...docs },
    check(
      'score',
      (value) => typeof value === 'number' && isWhole(value * 2, 0, 10),
      'La valoración va de 0 a 5, de medio en medio punto.',
    ),
  );
}

/** Pixels that a picture has at least. */
export interface LeastPixels {
  width: number;
  height: number;
}

interface NestedOptions extends FieldOptions {
  /** Where the object is a picture. */
  leastPixels?: LeastPixels;
}

const pixels = (least?: LeastPixels) => least && { 'x-min-width': least.width, 'x-min-height': least.height };

/** A nested object of the given class. */
export function Nested(type: () => Type, { optional, leastPixels, ...docs }: NestedOptions = {}): PropertyDecorator {
  return field(
    { type: () => type(), ...pixels(leastPixels) },
    { optional, ...docs },
    IsObject({ message: 'Este campo es obligatorio.' }),
    ValidateNested(),
    TransformType(type),
  );
}

/** A list of nested objects of the given class. */
export function NestedList(
  type: () => Type,
  { min = 0, max, leastPixels, ...docs }: NestedOptions & { min?: number; max: number },
): PropertyDecorator {
  return field(
    { type: () => [type()], minItems: min, maxItems: max, ...pixels(leastPixels) },
    docs,
    ...arrayChecks(min, max, false),
    check('object', isPlainObject, 'Este campo no es válido.', { each: true }),
    ValidateNested({ each: true }),
    TransformType(type),
  );
}

/** A field's part of the document: OpenAPI's own words, and ours where it has none. The forms read both. */
export type FieldSchema = ApiPropertyOptions & {
  /** What is said of a value that breaks the format or the pattern. */
  'x-msg'?: string;
  /** What is refused although it keeps to the rest, and what is said of it. */
  'x-refused-pattern'?: string;
  'x-refused-msg'?: string;
  /** Between which values nobody need be asked whether they are meant. */
  'x-usual-minimum'?: number;
  'x-usual-maximum'?: number;
  /** What the values of an enumeration are called where people read of them. */
  'x-names'?: Readonly<Record<string, string>>;
  /** Fewest pixels of a picture. */
  'x-min-width'?: number;
  'x-min-height'?: number;
};

function field(
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
function absence(optional: true | Excuse): PropertyDecorator[] {
  const excuse = optional === true ? { when: () => true, msg: '' } : optional;
  const needed = (form: Record<string, unknown>, value: unknown): boolean => isPresent(value) || !excuse.when(form);
  return [Transform(emptyToNull), ValidateIf(needed), check('present', isPresent, excuse.msg)];
}

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

const emptyToNull = ({ value }: { value: unknown }): unknown => (value === '' ? null : value);

const isWhole = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const isPlainObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function arrayChecks(min: number, max: number, unique = true): PropertyDecorator[] {
  const checks = [
    IsArray({ message: 'Debe ser una lista.' }),
    ArrayMaxSize(max, { message: `Elige como máximo ${max}.` }),
    ...(unique ? [ArrayUnique({ message: 'Hay valores repetidos.' })] : []),
  ];
  return min > 0
    ? [...checks, ArrayMinSize(min, { message: min === 1 ? 'Elige al menos uno.' : `Elige al menos ${min}.` })]
    : checks;
}

/** Refuses what the database cannot store: NUL and lone surrogates. */
function storable(options?: ValidationOptions): PropertyDecorator {
  return check(
    'storable',
    (value) => typeof value === 'string' && isStorable(value),
    'Debe ser un texto sin caracteres inválidos.',
    options,
  );
}

function check(
  name: string,
  test: (value: unknown) => boolean,
  message: string,
  options?: ValidationOptions,
): PropertyDecorator {
  return ValidateBy({ name, validator: { validate: test, defaultMessage: () => message } }, options);
}
