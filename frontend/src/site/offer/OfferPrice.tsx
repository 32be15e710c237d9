import type { ClientOfferDto } from '../../api/link.generated';
import { clp } from '../../ui/format';

/** What it costs, line by line. Every amount is the server's. */
export function OfferPrice({ offer: { lines, total, per_person: each } }: { offer: ClientOfferDto }) {
  return (
    <section className="offer__price" aria-label="Precio">
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
          {lines.map((line, at) => (
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
          <tr>
            <th scope="row" colSpan={3}>
              Por persona
            </th>
            <td>{clp(each)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
