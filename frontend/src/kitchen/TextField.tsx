import type { ComponentProps, ReactNode } from 'react';

import { Field } from '../ui/Field';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  id: string;
  label: string;
  optional?: boolean;
  help?: ReactNode;
  problem?: string | undefined;
  /** Lines of a text that may have several. */
  rows?: number;
  onChange: (value: string) => void;
}

/** A field with a text, as it is typed. */
export function TextField({ label, optional, help, problem, rows, onChange, ...input }: TextFieldProps) {
  const hear = ({ target }: { target: { value: string } }) => onChange(target.value);
  return (
    <Field id={input.id} label={label} optional={optional} help={help} problem={problem} alert>
      {(control) =>
        rows === undefined ? (
          <input {...input} {...control} onChange={hear} />
        ) : (
          <textarea {...control} rows={rows} maxLength={input.maxLength} value={input.value} onChange={hear} />
        )
      }
    </Field>
  );
}
