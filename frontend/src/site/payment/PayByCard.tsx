import type { MyMoneyDto } from '../../api/link.generated';
import { clp } from '../../ui/format';
import { nextOf, STEP_WORDS } from '../money/plan-words';

/** The form that begins a payment by card: of the next step, or of all that is left. The amount is the server's. */
export function PayByCard({ money }: { money: MyMoneyDto }) {
  const next = nextOf(money);
  if (!next || !money.card) return null;
  const isMore = money.left > next.left;
  return (
    <section aria-labelledby="con-tarjeta">
      <h2 id="con-tarjeta">Con tarjeta</h2>
      <form method="post" className="payment__card">
        <button className="btn btn--lg" type="submit" name="pagar" value="next">
          Pagar {STEP_WORDS[next.what]}: {clp(next.left)}
        </button>
        {isMore && (
          <button className="btn btn--outline" type="submit" name="pagar" value="rest">
            Pagar todo de una vez: {clp(money.left)}
          </button>
        )}
        <p className="help">Crédito, débito o prepago, en Webpay de Transbank. Las cuotas se eligen ahí.</p>
      </form>
    </section>
  );
}
