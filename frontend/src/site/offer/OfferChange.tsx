import type { OfferComparedDto } from '../../api/link.generated';

/** Longest value that is repeated although it stays, in characters: the page says the whole below. */
const SHORT = 60;

/** What was agreed and what a change makes of it, side by side. What differs stands out. */
export function OfferChange({ compared }: { compared: OfferComparedDto[] }) {
  return (
    <section className="offer__change" aria-labelledby="cambio">
      <h2 id="cambio">Lo que cambia</h2>
      <table>
        <caption className="visually-hidden">Lo que aceptaste y el cambio, lado a lado</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Aceptaste</th>
            <th scope="col">Con el cambio</th>
          </tr>
        </thead>
        <tbody>
          {compared.map(({ field, label, before, after, differs }) => (
            <tr key={field} className={differs ? 'is-new' : undefined}>
              <th scope="row">
                {label}
                {differs && <span className="visually-hidden"> (cambia)</span>}
              </th>
              <td>{differs || before.length <= SHORT ? before || 'Nada' : 'Como lo aceptaste'}</td>
              <td>{differs ? <strong>{after || 'Nada'}</strong> : 'Igual'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
