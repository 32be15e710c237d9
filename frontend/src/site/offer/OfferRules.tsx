import type { ClientOfferDto } from '../../api/link.generated';

export function OfferRules({ offer }: { offer: ClientOfferDto }) {
  return (
    <section className="offer__rules" aria-label="Condiciones">
      <div>
        <h2>Condiciones</h2>
        <p>{offer.conditions}</p>
      </div>
      <div>
        <h2>Si cancelas</h2>
        <table>
          <caption className="visually-hidden">Devolución según el momento de la cancelación</caption>
          <thead>
            <tr>
              <th scope="col">Cancelas</th>
              <th scope="col">Te devolvemos</th>
            </tr>
          </thead>
          <tbody>
            {offer.refunds.map(({ notice, percent }) => (
              <tr key={notice}>
                <th scope="row">{notice}</th>
                <td>{percent}&nbsp;%</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="help">{offer.business_days}</p>
      </div>
    </section>
  );
}
