import type { ReactNode } from 'react';

/** The attributes that connect a control with its label, help and problem. */
interface ControlProps {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Id of the control. The ids of its help and problem are made from it. */
  id: string;
  label: string;
  optional?: boolean;
  help?: string;
  problem: string | undefined;
  /** What is said of the value while it is typed. It does not refuse it. */
  notice?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its help and its problem. */
export function Field({ id, label, optional, help, problem, notice, children }: FieldProps) {
  const told = [problem && `${id}-problem`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <span className="opt">(Opcional)</span>}
      </label>
      {children({
        id,
        className: 'input',
        'aria-describedby': told || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {notice}
      {problem && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
