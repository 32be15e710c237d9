import type { MyRequestDto } from '../../api/link.generated';
import { Step } from './Step';
import { RESTRICT } from './take-my-request';

interface RestrictionsProps extends Pick<MyRequestDto, 'restricted' | 'restricted_at'> {
  /** What was typed and refused: it stays. */
  typed: string | undefined;
}

/**
 * What the guests cannot eat: data about health, with their own unticked box. The page shows whether it is noted, not
 * what.
 */
export function Restrictions({ restricted, restricted_at: at, typed }: RestrictionsProps) {
  return (
    <section aria-labelledby="restricciones">
      <h2 id="restricciones">Restricciones de alimentación</h2>
      <p>{restricted ? 'Están anotadas. Por cuidado no se muestran aquí.' : 'No hay ninguna anotada.'}</p>
      <details className="step" open={typed !== undefined}>
        <summary>{restricted ? 'Corregir restricciones' : 'Agregar restricciones'}</summary>
        <form method="post" noValidate>
          <input type="hidden" name="accion" value={RESTRICT} />
          <input type="hidden" name="visto" value={at ?? ''} />
          <label htmlFor="restricciones-texto">Qué no pueden comer</label>
          <textarea
            id="restricciones-texto"
            name="restricciones"
            rows={3}
            maxLength={500}
            required
            defaultValue={typed ?? ''}
          />
          <label className="my-request__agree">
            <input type="checkbox" name="acepto" value="si" />
            Acepto que usen este dato de salud solo para preparar la comida.
          </label>
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
