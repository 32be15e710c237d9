import type { ReactNode } from 'react';

import { cutText, useCutPaste } from './use-cut-paste';

interface FieldErrorProps {
  id?: string;
  /** What appears while the page is open is announced. */
  role?: 'alert' | undefined;
  children: ReactNode;
}

/** Why something was refused. Nothing without children. */
export function FieldError({ children, ...marks }: FieldErrorProps) {
  return children ? (
    <p className="field-error" {...marks}>
      {children}
    </p>
  ) : null;
}

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
  help?: ReactNode;
  problem?: string | undefined;
  /** Announces the problem. */
  alert?: boolean;
  /** What is said of the value while it is typed. It does not refuse it. */
  notice?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its help and its problem. */
export function Field({ id, label, optional, help, problem, alert, notice, children }: FieldProps) {
  const { limit, heard } = useCutPaste();
  const described = [problem && `${id}-problem`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className="field" {...heard}>
      <label htmlFor={id}>
        {label} {optional && <span className="opt">(Opcional)</span>}
      </label>
      {children({
        id,
        className: 'input',
        'aria-describedby': described || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {limit !== undefined && (
        <p className="help" role="alert">
          {cutText(limit)}
        </p>
      )}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {notice}
      <FieldError id={`${id}-problem`} role={alert ? 'alert' : undefined}>
        {problem}
      </FieldError>
    </div>
  );
}
