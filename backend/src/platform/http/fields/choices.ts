import { IsIn } from 'class-validator';
import { check, field, type FieldOptions } from './field.js';

/** Yes or no. */
export function Flag(options: FieldOptions = {}): PropertyDecorator {
  const isFlag = check('flag', (value) => typeof value === 'boolean', 'Debe ser sí o no.');
  return field({ type: 'boolean' }, options, isFlag);
}

/** A box that has to be ticked: nothing but true passes. */
export function Agreed({ msg, ...options }: FieldOptions & { msg: string }): PropertyDecorator {
  const isAgreed = check('agreed', (value) => value === true, msg);
  return field({ type: 'boolean', enum: [true] }, options, isAgreed);
}

interface ChoiceOptions extends FieldOptions {
  /** The Spanish names of the values. */
  names?: Readonly<Record<string, string>>;
}

/** One of a few fixed values. */
export function Choice(values: readonly string[], { names, ...options }: ChoiceOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', enum: [...values], ...(names && { 'x-names': names }) },
    options,
    IsIn(values, { message: `Elige uno de: ${values.map((value) => names?.[value] ?? value).join(', ')}.` }),
  );
}
