import type { CashEntryDto } from '../../api/api';
import { giftCardPath, paymentsPath } from '../paths';

type Kind = CashEntryDto['kind'];
type Way = CashEntryDto['way'];

/** What an entry counts as. */
export const KIND_LABELS: Record<Kind, string> = {
  charge: 'Pago',
  refund: 'Devolución',
  gift_card_sold: 'Venta de gift card',
  gift_card_used: 'Uso de gift card',
  gift_card_returned: 'Vuelta a una gift card',
  payout: 'Pago al chef',
};

/** How it moved. */
export const WAY_LABELS: Record<Way, string> = {
  card: 'Tarjeta',
  transfer: 'Transferencia',
  gift_card: 'Gift card',
  other: 'Otro',
};

/** Whether a row of the bank was found, and how that looks. */
export const BANK_STATES = {
  matched: { label: 'Conciliado', look: 'on' },
  open: { label: 'Por conciliar', look: 'wait' },
  none: { label: 'No pasa por el banco', look: 'off' },
} as const satisfies Record<CashEntryDto['bank'], { label: string; look: string }>;

/** How a row of the bank stands. */
export const ROW_STATES = {
  pending: { label: 'Por conciliar', look: 'wait' },
  matched: { label: 'Conciliada', look: 'on' },
  aside: { label: 'Apartada', look: 'off' },
} as const;

/** Where one reads more of whose money it is. */
export const accountPath = ({
  evening_id: evening,
  gift_card_id: card,
}: Pick<CashEntryDto, 'evening_id' | 'gift_card_id'>) =>
  card === null ? paymentsPath(evening ?? 0) : giftCardPath(card);
