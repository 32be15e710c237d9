import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { check, field, isWhole, type FieldOptions } from './field.js';

/** Largest value of PostgreSQL's integer, which every id and amount is. */
export const INT4_MAX = 2_147_483_647;

/** Largest price per person, in whole CLP. */
export const PRICE_MAX = 100_000_000;

/** The usual range of a price per person. A form asks before it saves another. */
const USUAL_PRICE_MIN = 1000;
const USUAL_PRICE_MAX = 2_000_000;

/** A price in whole CLP, at least 1. */
export function Price(options: FieldOptions = {}): PropertyDecorator {
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
    { example: 45000, ...options },
    check(
      'price',
      (value) => isWhole(value, 1, PRICE_MAX),
      (value) =>
        Number.isInteger(value) ? `Escribe un precio entre $1 y $${PRICE_MAX.toLocaleString('es-CL')}.` : sentence,
    ),
  );
}

/** 'entre 1 y 1.000'. The largest number of the database says nothing to people. */
const rangeText = (min: number, max: number): string =>
  max === INT4_MAX ? `desde ${grouped(min)}` : `entre ${grouped(min)} y ${grouped(max)}`;

/** 1000 → '1.000' */
const grouped = (count: number): string => count.toLocaleString('es-CL', { useGrouping: 'always' });

/** A whole number within bounds, and the sentence for another value, where people need a better one. */
export function Whole({
  min,
  max,
  msg = `Debe ser un número entero ${rangeText(min, max)}.`,
  ...options
}: FieldOptions & { min: number; max: number; msg?: string }): PropertyDecorator {
  const range = { message: msg };
  return field(
    { type: 'integer', minimum: min, maximum: max },
    options,
    IsInt(range),
    Min(min, range),
    Max(max, range),
  );
}

/** Something measured: a number from 0 on, with decimals. */
export function Measured({ max, ...options }: FieldOptions & { max: number }): PropertyDecorator {
  const range = { message: `Debe ser un número entre 0 y ${max}.` };
  return field(
    { type: 'number', minimum: 0, maximum: max },
    options,
    IsNumber({ allowNaN: false, allowInfinity: false }, range),
    Min(0, range),
    Max(max, range),
  );
}

/** A score from 0 to 5 in half steps; where it is `given` by somebody, from half a star: none at all says nothing. */
export function Score({ given = false, ...options }: FieldOptions & { given?: boolean } = {}): PropertyDecorator {
  return field(
    { type: 'number', minimum: given ? 0.5 : 0, maximum: 5, multipleOf: 0.5 },
    { example: 4.5, ...options },
    check(
      'score',
      (value) => typeof value === 'number' && isWhole(value * 2, 0, 10),
      'La valoración va de 0 a 5, de medio en medio punto.',
    ),
    check('given', (value) => !given || value !== 0, 'Elige al menos media estrella.'),
  );
}

/** The `version` a form was opened with; an older one than the stored is refused with 409. */
export const Version = (): PropertyDecorator =>
  Whole({ min: 1, max: INT4_MAX, optional: true, description: 'Version read when the form was opened.', example: 1 });
