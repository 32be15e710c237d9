import { Transform } from 'class-transformer';
import { cleanedLine, fits, isVisible } from '../value/text.js';
import { arrayChecks, check, field, isWhole, storable, type FieldOptions } from './field.js';
import { INT4_MAX } from './numbers.js';

/** Ids of existing rows, each once. */
export function Ids({ min = 0, max, ...options }: FieldOptions & { min?: number; max: number }): PropertyDecorator {
  return field(
    { type: 'array', items: { type: 'integer', minimum: 1, maximum: INT4_MAX }, minItems: min, maxItems: max },
    options,
    ...arrayChecks(min, max),
    check('ids', (value) => isWhole(value, 1, INT4_MAX), 'Uno de los valores elegidos no es válido.', { each: true }),
  );
}

/** Names, each of 1 to 80 characters; unknown ones are created by the operations that say so. */
export function Names({ min = 0, max, ...options }: FieldOptions & { min?: number; max: number }): PropertyDecorator {
  return field(
    { type: 'array', items: { type: 'string', minLength: 1, maxLength: 80 }, minItems: min, maxItems: max },
    options,
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((item) => cleanedLine({ value: item })) : value,
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
