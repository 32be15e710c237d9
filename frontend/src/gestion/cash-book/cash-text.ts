import type { CashEntryDto } from '../../api/api';
import { BANK_ROW_STATE_NAMES, ENTRY_NAMES } from '../../api/staff-names.generated';
import { giftCardPath, paymentsPath } from '../paths';

const { correction: _correction, ...counted } = ENTRY_NAMES;

/** What an entry counts as: a correction counts as what it corrects. */
export const KIND_LABELS: Record<CashEntryDto['kind'], string> = counted;

/** Whether a row of the bank was found, and how that looks. */
export const BANK_STATES = {
  matched: { label: 'Conciliado', look: 'on' },
  open: { label: 'Por conciliar', look: 'wait' },
  none: { label: 'No pasa por el banco', look: 'off' },
} as const satisfies Record<CashEntryDto['bank'], { label: string; look: string }>;

/** How a row of the bank stands. */
export const ROW_STATES = {
  pending: { label: BANK_ROW_STATE_NAMES.pending, look: 'wait' },
  matched: { label: BANK_ROW_STATE_NAMES.matched, look: 'on' },
  aside: { label: BANK_ROW_STATE_NAMES.aside, look: 'off' },
} as const;

/** Where one reads more of whose money it is. */
export const accountPath = ({
  evening_id: evening,
  gift_card_id: card,
}: Pick<CashEntryDto, 'evening_id' | 'gift_card_id'>) =>
  card === null ? paymentsPath(evening ?? 0) : giftCardPath(card);
