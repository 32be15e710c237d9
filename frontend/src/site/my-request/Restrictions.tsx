import type { MyRequestDto } from '../../api/public.generated';
import { RESTRICT } from './take-my-request';

interface RestrictionsProps extends Pick<MyRequestDto, 'restrictions'> {
  /** What was typed and refused: it stays. */
  typed: string | undefined;
}

/** What the guests cannot eat: data about health, with their own unticked box. Works without scripts. */
export function Restrictions({ restrictions, typed }: RestrictionsProps) {
  return (
    <section aria-labelledby="restricciones">
      <h2 id="restricciones">Restricciones de alimentación</h2>
      <p>{restrictions ?? 'No anotaste ninguna.'}</p>
      <details className="step" open={typed !== undefined}>
        <summary>{restrictions === null ? 'Agregar restricciones' : 'Corregir restricciones'}</summary>
        <form method="post">
          <input type="hidden" name="accion" value={RESTRICT} />
          <label htmlFor="restricciones-texto">Qué no pueden comer</label>
          <textarea
            id="restricciones-texto"
            name="restricciones"
            rows={3}
            maxLength={500}
            defaultValue={typed ?? restrictions ?? ''}
          />
          <label className="my-request__agree">
            <input type="checkbox" name="acepto" value="si" />
            Acepto que usen este dato de salud solo para preparar la comida.
          </label>
          <p>Déjalo vacío si ya no hay nada que cuidar. Si tu mesa está confirmada, el chef lo sabrá.</p>
          <button className="btn" type="submit">
            Guardar
          </button>
        </form>
      </details>
    </section>
  );
}
