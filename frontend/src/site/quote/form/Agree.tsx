import type { ReactNode } from 'react';
import { FieldError } from '../../../ui/Field';

interface AgreeProps {
  id: string;
  name: string;
  checked: boolean;
  required?: boolean;
  problem: string | undefined;
  children: ReactNode;
}

/** A box for the consent to a use of personal data. */
export function Agree({ problem, checked, children, ...box }: AgreeProps) {
  return (
    <div className="field">
      <div className="agree">
        <input
          {...box}
          type="checkbox"
          value="si"
          defaultChecked={checked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${box.id}-problem`}
        />
        <label htmlFor={box.id}>{children}</label>
      </div>
      <FieldError id={`${box.id}-problem`}>{problem}</FieldError>
    </div>
  );
}
