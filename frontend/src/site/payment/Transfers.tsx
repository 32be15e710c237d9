import type { MyTransferDto } from '../../api/link.generated';
import { longDay } from '../../ui/evening-words';
import { clp } from '../../ui/format';

/** What became of the transfers that the client announced. A confirmed one is among the receipts. */
export function Transfers({ transfers }: { transfers: readonly MyTransferDto[] }) {
  const open = transfers.filter(({ state }) => state !== 'confirmada');
  if (open.length === 0) return null;
  return (
    <section className="payment__outcome payment__announced" aria-labelledby="avisadas">
      <h2 id="avisadas">{open.length === 1 ? 'La transferencia que avisaste' : 'Las transferencias que avisaste'}</h2>
      <ul role="list">
        {open.map(({ amount, day, state, has_proof: proof }, place) => (
          // They have no names of their own, and the list is written once.
          <li key={place}>
            <p>
              <strong>{clp(amount)}</strong> del {longDay(day)}
            </p>
            <p>
              {state === 'anunciada'
                ? `La estamos buscando en nuestra cuenta${proof ? ' con tu comprobante' : ''}. Apenas la confirmemos, lo verás aquí.`
                : 'No la encontramos en nuestra cuenta. Revisa en tu banco que haya salido, y escríbenos con el comprobante.'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
