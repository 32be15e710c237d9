import type { GiftCardLinkPageDto, PayGiftCardDto } from '../../api/link.generated';
import { FactRows } from '../../ui/FactRows';
import { clp } from '../../ui/format';
import { shownRut } from '../../ui/rut';

interface PayGiftProps {
  card: GiftCardLinkPageDto;
  pay: PayGiftCardDto;
}

/** The ways to pay a card: at Webpay by a plain form, or by a transfer with its number. */
export function PayGift({ card: { number }, pay: { due, card, account } }: PayGiftProps) {
  return (
    <>
      {card && (
        <section aria-labelledby="con-tarjeta">
          <h2 id="con-tarjeta">Con tarjeta</h2>
          <form method="post">
            <button className="btn btn--lg" type="submit">
              Pagar {clp(due)}
            </button>
          </form>
          <p className="help">Crédito, débito o prepago, en Webpay de Transbank. Las cuotas se eligen ahí.</p>
        </section>
      )}
      {account && (
        <section aria-labelledby="con-transferencia">
          <h2 id="con-transferencia">Con transferencia</h2>
          <p>
            Transfiere {clp(due)} y escribe {number} en el mensaje. Apenas la veamos, tu gift card queda lista y te
            escribimos.
          </p>
          <dl className="gift-card__account">
            <FactRows
              rows={[
                ['Banco', account.bank],
                ['Cuenta', account.account_kind],
                ['Número', account.account_number],
                ['Titular', account.account_holder],
                ['RUT', shownRut(account.account_rut)],
                ['Correo', account.account_email],
                ['Mensaje', number],
              ]}
            />
          </dl>
        </section>
      )}
    </>
  );
}
