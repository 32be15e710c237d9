import { Transform } from 'class-transformer';
import { check, field, type FieldOptions } from '../../platform/http/fields/field.js';
import { cleanedLine } from '../../platform/http/value/text.js';
import { MAX_REFERENCE, REFERENCE_PATTERN } from './money-kinds.js';

const SENTENCE = `Usa solo letras, números y guiones, como máximo ${MAX_REFERENCE}.`;

/** The bank's reference of a transfer: letters, digits and hyphens. Pasted spaces are removed. */
export function Reference({ optional, ...docs }: FieldOptions): PropertyDecorator {
  return field(
    { type: 'string', maxLength: MAX_REFERENCE, pattern: REFERENCE_PATTERN, 'x-msg': SENTENCE },
    { optional, ...docs },
    Transform((given) => {
      const value = cleanedLine(given);
      return typeof value === 'string' ? value.replace(/\s/g, '') : value;
    }),
    check('reference', (value) => typeof value === 'string' && new RegExp(REFERENCE_PATTERN).test(value), SENTENCE),
  );
}
