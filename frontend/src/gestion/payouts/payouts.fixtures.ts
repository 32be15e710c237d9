import type { PayoutRowDto } from '../../api/api';

/** A payout that is due, unless said otherwise. */
export const payout = (changes: Partial<PayoutRowDto> = {}): PayoutRowDto => ({
  id: 7,
  evening_id: 7,
  chef_id: 3,
  chef_name: 'Kenji Morales',
  day: '2026-11-15',
  number: 'C-2026-0012',
  cancelled: false,
  total: 360_000,
  amount: 288_000,
  state: 'due',
  boleta: null,
  payout: null,
  retention: { percent: 15.25, retained: 43_920, net: 244_080 },
  has_account: true,
  difference: 0,
  ...changes,
});
