import { Field } from './Field';
import type { FormFields } from './fields';

interface RestrictionsProps extends FormFields {
  maxLength: number | undefined;
  /** Whether the box was ticked in a form that came back. */
  agreed: string | undefined;
}

/**
 * What the guests cannot eat. It is about their health, so that it has a field and a consent of its own: without the tick it
 * is not sent.
 */
export function Restrictions({ of, control, maxLength, agreed }: RestrictionsProps) {
  const { id, problem } = of('restrictions_consent');
  return (
    <>
      <Field
        {...of('restrictions')}
        label="Restricciones de alimentación"
        optional
        help="Alergias o comidas que alguien no puede comer. Se borra 30 días después de la comida."
      >
        {(props) => (
          <textarea
            {...props}
            {...control('restrictions')}
            className="input input--short"
            maxLength={maxLength}
            rows={2}
          />
        )}
      </Field>
      <div className="field">
        <div className="agree">
          <input
            id={id}
            name="restrictions_consent"
            type="checkbox"
            value="si"
            defaultChecked={agreed === 'si'}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && `${id}-problem`}
          />
          <label htmlFor={id}>Acepto que usen este dato de salud solo para preparar la comida.</label>
        </div>
        {problem && (
          <p className="field-error" id={`${id}-problem`}>
            {problem}
          </p>
        )}
      </div>
    </>
  );
}
