import type { SpentGiftCardDto } from '../../api/link.generated';
import { clp } from '../../ui/format';
import { newUuid } from '../../ui/uuid';
import { Field, FieldError } from '../../ui/Field';
import { GiftCodeField } from '../money/GiftCodeField';
import type { SpentGift } from './take-payment';

/** The form that pays with a gift card, whole or in part. Each visit's form has its own idempotency key. */
export function PayByGiftCard({ spent }: { spent: SpentGift | undefined }) {
  const { '': whole, code, amount } = spent?.problems ?? {};
  return (
    <section aria-labelledby="con-gift-card">
      <h2 id="con-gift-card">Con gift card</h2>
      <form method="post" className="payment__gift" noValidate>
        <input type="hidden" name="creation_key" value={newUuid()} />
        <FieldError role="alert">{whole}</FieldError>
        <GiftCodeField code={spent?.code} problem={code} autoFocus={(code ?? whole) !== undefined} />
        <Field
          id="gift-part"
          label="Cuánto usar"
          optional
          help="Si lo dejas vacío, se usa todo lo que alcance."
          problem={amount}
        >
          {(control) => (
            <input
              {...control}
              name="amount"
              type="text"
              inputMode="numeric"
              maxLength={15}
              autoComplete="off"
              autoFocus={code === undefined && amount !== undefined}
              defaultValue={spent?.amount}
            />
          )}
        </Field>
        <button className="btn btn--outline" type="submit" name="pagar" value="gift">
          Pagar con gift card
        </button>
      </form>
    </section>
  );
}

/** What a gift card just paid. It stands above, because nothing may be left to pay. */
export function SpentNote({ spent: { used, left } }: { spent: SpentGiftCardDto }) {
  return (
    <p className="payment__outcome is-paid" role="status">
      Pagaste {clp(used)} con tu gift card.{' '}
      {left > 0 ? `Te quedan ${clp(left)} en ella.` : 'Ya no queda saldo en ella.'}
    </p>
  );
}
