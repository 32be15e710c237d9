import type { MyReceiptDto } from '../../api/link.generated';
import { dayOf, moment } from '../../ui/evening-words';
import { clp } from '../../ui/format';

/** The receipts of what came and was given back, the newest first. */
export function Receipts({ receipts }: { receipts: readonly MyReceiptDto[] }) {
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="comprobantes">
      <h2 id="comprobantes">{receipts.length === 1 ? 'Tu comprobante' : 'Tus comprobantes'}</h2>
      <ul className="payment__receipts" role="list">
        {receipts.toReversed().map((receipt) => (
          <li key={receipt.number}>
            <p>
              <strong>
                {receipt.kind === 'refund' ? `Te devolvimos ${clp(receipt.amount)}` : clp(receipt.amount)}
              </strong>{' '}
              el {whenWords(receipt)}
            </p>
            <dl>
              <div>
                <dt>Comprobante</dt>
                <dd>{receipt.number}</dd>
              </div>
              <div>
                <dt>Forma de pago</dt>
                <dd>{wayWords(receipt)}</dd>
              </div>
              {receipt.authorization && (
                <div>
                  <dt>{receipt.way === 'card' ? 'Autorización' : 'Referencia'}</dt>
                  <dd>{receipt.authorization}</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
      <p className="help">Un comprobante no es una boleta ni una factura.</p>
    </section>
  );
}

/** Of a transfer, and of what staff noted, only the day is known. */
const whenWords = ({ way, at }: MyReceiptDto): string =>
  way === 'card' || way === 'gift_card' ? moment(at) : dayOf(at);

const WAYS: Record<Exclude<MyReceiptDto['way'], 'card'>, string> = {
  transfer: 'Transferencia',
  gift_card: 'Gift card',
  other: 'Otra forma',
};
const CARDS: Record<string, string> = { VD: 'Tarjeta de débito', VP: 'Tarjeta de prepago' };

/** 'Tarjeta de crédito terminada en 6623, en 3 cuotas' */
function wayWords({ way, card_type: type, card_digits: digits, instalments }: MyReceiptDto): string {
  if (way !== 'card') return WAYS[way];
  const card = CARDS[type ?? ''] ?? 'Tarjeta de crédito';
  return `${card}${digits ? ` terminada en ${digits}` : ''}${instalments !== null && instalments > 1 ? `, en ${instalments} cuotas` : ''}`;
}
