import { IsIn } from 'class-validator';
import { check, field, type FieldOptions } from './field.js';

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
