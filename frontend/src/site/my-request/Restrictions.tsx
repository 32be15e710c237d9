import type { MyRequestDto } from '../../api/link.generated';
import { Field, FieldError } from '../../ui/Field';
import { SavedNote } from './SavedNote';
import { Step } from './Step';
import { RESTRICT, type TakenForm } from './take-my-request';

interface RestrictionsProps extends Pick<MyRequestDto, 'restricted' | 'restricted_at'> {
  /** The form that was refused: what was typed stays. */
  taken: TakenForm | undefined;
  /** Whether it was just saved. */
  saved: boolean;
}

/**
 * What the guests cannot eat: data about health, with their own unticked box. The page shows whether it is noted, not
 * what.
 */
export function Restrictions({ restricted, restricted_at: at, taken, saved }: RestrictionsProps) {
  const { restrictions_consent: consent, ...problems } = taken?.form === RESTRICT ? (taken.problems ?? {}) : {};
  const [problem] = Object.values(problems);
  return (
    <section aria-labelledby="restricciones">
      <h2 id="restricciones">Restricciones de alimentación</h2>
      <p>{restricted ? 'Están anotadas. Por cuidado no se muestran aquí.' : 'No hay ninguna anotada.'}</p>
      {saved && <SavedNote>Guardado.</SavedNote>}
      <details className="step" open={taken?.form === RESTRICT}>
        <summary>{restricted ? 'Corregir restricciones' : 'Agregar restricciones'}</summary>
        <form method="post" noValidate>
          <input type="hidden" name="accion" value={RESTRICT} />
          <input type="hidden" name="visto" value={at ?? ''} />
          <Field id="restricciones-texto" label="Qué no pueden comer" problem={problem}>
            {(control) => (
              <textarea
                {...control}
                name="restricciones"
                rows={3}
                maxLength={500}
                required
                defaultValue={taken?.typed ?? ''}
                autoFocus={problem !== undefined}
              />
            )}
          </Field>
          <div className="field">
            <label className="my-request__agree">
              <input
                type="checkbox"
                name="acepto"
                value="si"
                autoFocus={problem === undefined && consent !== undefined}
                aria-describedby={consent && 'restricciones-acepto-problem'}
                aria-invalid={consent ? true : undefined}
              />
              Acepto que usen este dato de salud solo para preparar la comida.
            </label>
            <FieldError id="restricciones-acepto-problem">{consent}</FieldError>
          </div>
          <p>{restricted && 'Escríbelo completo: reemplaza lo anotado. '}Si ya aceptaste una mesa, el chef lo sabrá.</p>
          <button className="btn" type="submit">
            Guardar
          </button>
        </form>
      </details>
      {restricted && (
        <Step
          open="Ya no hay restricciones"
          question="Borraremos lo que está anotado. Si ya aceptaste una mesa, el chef lo sabrá."
          action={RESTRICT}
          confirm="Sí, borrarlas"
          fields={{ quitar: 'si', visto: at ?? '' }}
        />
      )}
    </section>
  );
}
