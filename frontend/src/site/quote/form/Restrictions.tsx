import { Field } from '../../../ui/Field';
import { Agree } from './Agree';
import type { FormFields } from './fields';

interface RestrictionsProps extends FormFields {
  maxLength: number | undefined;
  /** Whether the box was ticked in a form that came back. */
  agreed: string | undefined;
}

/** What the guests cannot eat: data about health, with a consent of its own, without which it is not sent. */
export function Restrictions({ of, control, maxLength, agreed }: RestrictionsProps) {
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
      <Agree {...of('restrictions_consent')} name="restrictions_consent" checked={agreed === 'si'}>
        Acepto que usen este dato de salud solo para preparar la comida.
      </Agree>
    </>
  );
}
