import { limitsOf } from '../../api/rules';
import type { MyEveningDto } from '../../api/link.generated';
import { COMPLETE, WISH, type TypedNight } from './take-my-request';

interface NightProps {
  evening: MyEveningDto;
  /** What was typed and refused: it stays. */
  typed: TypedNight | undefined;
  wish: string | undefined;
}

/** 'Datos para esa noche': where it is and who receives the chef, until it begins. Works without scripts. */
export function Night({ evening, typed, wish }: NightProps) {
  const shown = {
    address: evening.address ?? '',
    contact_name: evening.contact_name ?? '',
    contact_phone: evening.contact_phone ?? '',
  };
  const values = typed ?? shown;
  return (
    <section aria-labelledby="esa-noche">
      <h2 id="esa-noche">Datos para esa noche</h2>
      <p>
        {evening.address ? 'Revisa que estén bien' : 'Falta la dirección'}: el chef los recibe en su ficha. Comuna:{' '}
        {evening.commune}.
      </p>
      <form method="post" className="my-request__night">
        <input type="hidden" name="accion" value={COMPLETE} />
        <input type="hidden" name="visto-direccion" value={shown.address} />
        <input type="hidden" name="visto-contacto" value={shown.contact_name} />
        <input type="hidden" name="visto-telefono" value={shown.contact_phone} />
        <label>
          Dirección
          <input
            name="direccion"
            autoComplete="street-address"
            maxLength={limitsOf('CompleteMyEveningDto', 'address').maxLength}
            defaultValue={values.address}
          />
          <Stored now={evening.address} typed={typed?.address} />
        </label>
        <label>
          Quién recibe al chef, si no eres tú
          <input
            name="contacto"
            autoComplete="off"
            maxLength={limitsOf('CompleteMyEveningDto', 'contact_name').maxLength}
            defaultValue={values.contact_name}
          />
          <Stored now={evening.contact_name} typed={typed?.contact_name} />
        </label>
        <label>
          Su teléfono
          <input name="telefono" type="tel" inputMode="tel" autoComplete="off" defaultValue={values.contact_phone} />
          <Stored now={evening.contact_phone} typed={typed?.contact_phone} />
        </label>
        <button className="btn" type="submit">
          Guardar
        </button>
      </form>
      <Wishes evening={evening} wish={wish} />
    </section>
  );
}

/** What is stored, where something else was typed and refused. */
function Stored({ now, typed }: { now: string | null; typed: string | undefined }) {
  return typed === undefined || typed === (now ?? '') ? null : <small>Guardado ahora: {now ?? 'nada'}</small>;
}

/** What was agreed is changed by staff: the client says what they wish. */
function Wishes({ evening: { guests, wishes }, wish: typed }: Pick<NightProps, 'evening' | 'wish'>) {
  return (
    <>
      {wishes.map((wish) => (
        <p key={wish}>Pediste: «{wish}». Te responderemos.</p>
      ))}
      <details className="step" open={typed !== undefined}>
        <summary>Pedir otro número de invitados u otro menú</summary>
        <form method="post" noValidate>
          <input type="hidden" name="accion" value={WISH} />
          <label htmlFor="pedido">
            Qué quieres cambiar. Hoy {guests === 1 ? 'es 1 invitado' : `son ${guests} invitados`}.
          </label>
          <textarea
            id="pedido"
            name="pedido"
            rows={3}
            required
            maxLength={limitsOf('WishForMyEveningDto', 'wish').maxLength}
            defaultValue={typed ?? ''}
          />
          <p>Lo acordado sigue igual hasta que te respondamos.</p>
          <button className="btn" type="submit">
            Pedir el cambio
          </button>
        </form>
      </details>
    </>
  );
}
