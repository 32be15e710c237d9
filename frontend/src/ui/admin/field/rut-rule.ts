import type { FormRule } from 'antd';

import { limitsOf, type SentField, type SentSchema } from '../../../api/rules';
import { rutOf } from '../../rut';

/** The check digit of a RUT, which the contract's rules do not know. */
export const rutRule = <Schema extends SentSchema>(schema: Schema, field: SentField<Schema>): FormRule => ({
  validator: (_, typed: unknown) =>
    typeof typed !== 'string' || typed.trim() === '' || rutOf(typed)
      ? Promise.resolve()
      : Promise.reject(new Error(limitsOf(schema, field)['x-msg'])),
});
