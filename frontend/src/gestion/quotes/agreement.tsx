import { Checkbox } from 'antd';
import type { AriaAttributes, ReactNode } from 'react';

/** A rule for a box that has to be ticked. */
const ticked = (msg: string) => (_rule: unknown, value: boolean) =>
  value ? Promise.resolve() : Promise.reject(new Error(msg));

export const agreed = ticked('Pregunta al cliente si acepta el uso de sus datos.');
export const agreedToRestrictions = ticked('Pregunta al cliente si acepta que usemos este dato, o bórralo.');

/** What a form's field gives to what stands in it. */
export interface Given<Value> extends AriaAttributes {
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
}

/** A box with its sentence, as the field of a form. */
export function Agreement({ value, onChange, children, ...given }: Given<boolean> & { children: ReactNode }) {
  return (
    <Checkbox {...given} checked={value} onChange={({ target }) => onChange?.(target.checked)}>
      {children}
    </Checkbox>
  );
}
