import { useState } from 'react';

import type { MyMoneyDto } from '../../api/link.generated';
import { clp } from '../../ui/format';
import { newUuid } from '../../ui/uuid';
import { nextOf } from '../money/plan-words';
import { todayInChile } from '../../ui/today';
import { Field, FieldError } from '../../ui/Field';
import { ANNOUNCE, type TypedTransfer } from './take-payment';

interface PayByTransferProps {
  money: MyMoneyDto;
  /** Whether a payment by card may have been charged: then the account is not shown, and nobody pays twice. */
  isOpen: boolean;
  /** What was typed and refused: it stays. */
  typed: TypedTransfer | undefined;
}

/** The account for a transfer as a block that one press selects whole, and the form that says it was made. */
export function PayByTransfer({ money, isOpen, typed }: PayByTransferProps) {
  const { account, number } = money;
  const next = nextOf(money);
  if (!account || !next) return null;
  const lines = [
    account.holder,
    `RUT ${account.rut}`,
    account.bank,
    `${account.kind} ${account.number}`,
    account.email,
    `Monto ${clp(next.left)}`,
    `Mensaje ${number}`,
  ];
  return (
    <section aria-labelledby="por-transferencia">
      <h2 id="por-transferencia">Por transferencia</h2>
      {!isOpen && (
        <>
          <pre className="payment__account" aria-label="Datos para transferir">
            {lines.join('\n')}
          </pre>
          <p className="help">
            Toca los datos para marcarlos todos y cópialos. Escribe <span className="payment__number">{number}</span> en
            el mensaje: así sabemos que es tuya.
          </p>
        </>
      )}
      <Announce left={next.left} typed={typed} />
    </section>
  );
}

/** 'Ya transferí': how much and when, with the bank's paper if there is one. */
function Announce({ left, typed }: Omit<PayByTransferProps, 'money' | 'isOpen'> & { left: number }) {
  const { '': whole, amount, day, proof } = typed?.problems ?? {};
  const first = amount ? 'amount' : day ? 'day' : proof ? 'proof' : typed && 'amount';
  const [fresh] = useState(newUuid);
  const [today] = useState(() => todayInChile());
  return (
    <details className="payment__announce" open={typed !== undefined}>
      <summary>Ya transferí</summary>
      <form method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="accion" value={ANNOUNCE} />
        <input type="hidden" name="clave" value={typed?.key ?? fresh} />
        <FieldError role="alert">{whole}</FieldError>
        <Field id="transfer-amount" label="Cuánto transferiste" problem={amount}>
          {(control) => (
            <input
              {...control}
              name="monto"
              inputMode="numeric"
              autoComplete="off"
              required
              maxLength={15}
              autoFocus={first === 'amount'}
              defaultValue={typed?.amount ?? clp(left)}
            />
          )}
        </Field>
        <Field id="transfer-day" label="Qué día" problem={day}>
          {(control) => (
            <input
              {...control}
              name="dia"
              type="date"
              required
              max={today}
              autoFocus={first === 'day'}
              defaultValue={typed?.day ?? today}
            />
          )}
        </Field>
        <Field
          id="transfer-proof"
          label="Comprobante del banco"
          optional
          help="PDF o imagen, hasta 5 MB. Solo lo ve nuestro equipo."
          problem={proof}
        >
          {(control) => (
            <input
              {...control}
              name="comprobante"
              type="file"
              accept="application/pdf,image/jpeg,image/png"
              autoFocus={first === 'proof'}
            />
          )}
        </Field>
        <button className="btn btn--outline" type="submit">
          Avisar la transferencia
        </button>
      </form>
    </details>
  );
}
