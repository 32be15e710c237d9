import type { FormRule } from 'antd';

import type { FieldRules } from '../../../ui/admin/field/record-fields';

type Guests = number | null | undefined;

/** A rule about the two numbers of people, as the server has it too. */
const rule =
  (msg: string, isBroken: (min: Guests, max: Guests) => boolean): FormRule =>
  ({ getFieldValue }) => ({
    validator: () =>
      isBroken(getFieldValue('guests_min') as Guests, getFieldValue('guests_max') as Guests)
        ? Promise.reject(new Error(msg))
        : Promise.resolve(),
  });

const isNone = (number: Guests): boolean => number === null || number === undefined;

/** From how many people to how many: both or none, the lower one first. */
export const GUESTS_RULES: FieldRules = {
  guests_min: [rule('Escribe también desde cuántas personas.', (min, max) => isNone(min) && !isNone(max))],
  guests_max: [
    rule('Escribe también hasta cuántas personas.', (min, max) => !isNone(min) && isNone(max)),
    rule('No puede ser menos que el mínimo de personas.', (min, max) => (min ?? 0) > (max ?? Infinity)),
  ],
};
