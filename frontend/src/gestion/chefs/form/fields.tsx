import { Form, Input, type FormItemProps, type FormRule } from 'antd';
import type { ReactNode } from 'react';

import { limitsOf, rulesFor } from '../../../api/rules';
import type { ChefValues } from './chef-values';

const SCHEMA = 'CreateChefDto';

/** How much a field holds where the contract sets no limit (product.md section 5). */
const DEFAULT_LENGTH = 500;

const codePoints = (text: string) => Array.from(text).length;

interface FieldProps extends Pick<FormItemProps, 'help' | 'extra'> {
  name: keyof ChefValues;
  label: string;
  /** Rules beyond the contract's. */
  rules?: FormRule[];
  children: ReactNode;
}

/** A labelled field of the chef form under the contract's own rules; what may be left out says '(Opcional)'. */
export function Field({ name, label, rules = [], children, ...rest }: FieldProps) {
  const { required = false } = limitsOf(SCHEMA, name);
  return (
    <Form.Item
      {...rest}
      name={name}
      label={label}
      required={required}
      rules={[...rulesFor(SCHEMA, name), ...rules]}
      validateTrigger="onBlur"
      validateFirst
    >
      {children}
    </Form.Item>
  );
}

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  /** Lines of a text area; a single line when absent. */
  rows?: number;
  placeholder?: string;
  type?: 'email' | 'url';
}

/** A text, cut where the contract's limit is; long ones count their characters. */
export function TextField({ rows, placeholder, type, ...field }: TextFieldProps) {
  const max = limitsOf(SCHEMA, field.name).maxLength ?? DEFAULT_LENGTH;
  const count = {
    max,
    show: rows !== undefined,
    strategy: codePoints,
    exceedFormatter: (text: string) => Array.from(text).slice(0, max).join(''),
  };
  return (
    <Field {...field}>
      {rows ? (
        <Input.TextArea rows={rows} placeholder={placeholder} count={count} />
      ) : (
        <Input type={type} inputMode={type} placeholder={placeholder} count={count} autoComplete="off" />
      )}
    </Field>
  );
}
