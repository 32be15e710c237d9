import type { OfferDto } from '../../api/generated';
import { clp, counted } from '../../ui/format';
import { longDay, reservaText } from './offer-labels';

/** An offer as its client reads it, without the client's page: opening that would count as read. */
export function OfferSheet({ offer }: { offer: OfferDto }) {
  const { guests, total } = offer;
  return (
    <article className="offer-sheet">
      <h2>{offer.chef_name ?? 'Sin chef'}</h2>
      <p>
        {longDay(offer.day)}
        {offer.starts_at && `, ${offer.starts_at}\u00a0h`}
        {guests !== null && ` · ${counted(guests, 'persona', 'personas')}`} ·{' '}
        {[offer.address, offer.commune].filter(Boolean).join(', ') || 'Sin lugar'}
      </p>
      {offer.menus.map((menu, at) => (
        <div key={at}>
          <h3>{menu.dish_name}</h3>
          <ol>
            <li>{menu.starter}</li>
            <li>{menu.main_course}</li>
            <li>{menu.dessert}</li>
          </ol>
        </div>
      ))}
      {offer.included && (
        <>
          <h3>Incluye</h3>
          <p>{offer.included}</p>
        </>
      )}
      <table>
        <caption className="visually-hidden">Detalle del precio</caption>
        <thead>
          <tr>
            <th scope="col">Detalle</th>
            <th scope="col">Cantidad</th>
            <th scope="col">Precio</th>
            <th scope="col">Suma</th>
          </tr>
        </thead>
        <tbody>
          {offer.lines.map((line, at) => (
            <tr key={at}>
              <th scope="row">{line.description}</th>
              <td>{line.quantity}</td>
              <td>{clp(line.unit_price)}</td>
              <td>{clp(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total, impuestos incluidos
            </th>
            <td>{clp(total)}</td>
          </tr>
        </tfoot>
      </table>
      <h3>Condiciones</h3>
      <p>{offer.conditions ?? 'Sin condiciones'}</p>
      {offer.reserva_percent !== null && <p>Reserva: {reservaText(offer.reserva_percent)}.</p>}
      <p>Vale hasta el {longDay(offer.valid_until)}.</p>
    </article>
  );
}
