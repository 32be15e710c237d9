import type { EveningPageDto } from '../../api/api';
import { momentText } from '../../ui/admin/moments';
import { clp } from '../../ui/format';
import { returnText } from '../evening/evening-text';
import { Fact } from '../layout/Fact';

/** The menu, what was agreed, and what the terms would give back, or what was given back. */
export function EveningAgreed({ evening }: { evening: EveningPageDto }) {
  const { menus, menu, offer, refund, cancellation } = evening;
  return (
    <section aria-labelledby="evening-agreed">
      <h2 id="evening-agreed">Lo acordado</h2>
      {menus.map((one, at) => (
        <div key={at} className="g-evening-menu">
          <h3>{one.dish_name}</h3>
          <ol>
            <li>{one.starter}</li>
            <li>{one.main_course}</li>
            <li>{one.dessert}</li>
          </ol>
        </div>
      ))}
      {menus.length === 0 && <p>{menu || <span className="g-soft">Sin menú anotado.</span>}</p>}
      {offer ? (
        <dl className="fact-rows">
          {offer.included && <Fact name="Incluye">{offer.included}</Fact>}
          <Fact name="Total">{clp(offer.total)}, impuestos incluidos</Fact>
        </dl>
      ) : (
        <p className="g-soft">Se anotó a mano: ninguna cotización dice lo acordado.</p>
      )}
      {refund && (
        <p className="g-soft">
          Si el cliente cancela hoy, los términos devuelven el {refund.percent}&nbsp;%
          {refund.paid === 0 ? ': no hay pagos' : refund.amount !== null && `: ${clp(refund.amount)}`}.
        </p>
      )}
      {cancellation && (
        <p>
          Canceló {cancellation.by_name.toLocaleLowerCase('es')} el {momentText(cancellation.at)}.{' '}
          {returnText(cancellation)}
          {cancellation.reason && ` Motivo: ${cancellation.reason}`}
        </p>
      )}
    </section>
  );
}
