import { payOf, type PayFacts } from '../offers/index.js';
import type { EveningBalance } from '../money/index.js';

/** What the chef's part of an evening follows from. */
export interface PartFacts {
  /** What was agreed with the chef; null where nothing was. */
  agreed: Omit<PayFacts, 'total'> | null;
  cancelled: boolean;
  money: EveningBalance;
}

/** What the company keeps of a cancelled evening's agreed total, in whole CLP. */
export const keptOf = ({ agreed, paid, givenBack, toGiveBack }: EveningBalance): number =>
  Math.max(0, Math.min(agreed, paid - givenBack - toGiveBack));

/**
 * What the chef gets, in whole CLP: what was agreed; of a cancelled evening the same share of what is kept. Null where nobody agreed it.
 * `payouts.columns.ts` says the same in SQL.
 */
export function partOf({ agreed, cancelled, money }: PartFacts): number | null {
  const pay = agreed && payOf({ ...agreed, total: money.agreed });
  if (pay === null || !cancelled) return pay;
  return money.agreed === 0 ? 0 : shareOf(pay, keptOf(money), money.agreed);
}

/** pay × kept / total, rounded half up. The product is larger than what a number holds exactly. */
const shareOf = (pay: number, kept: number, total: number): number =>
  Number((2n * BigInt(pay) * BigInt(kept) + BigInt(total)) / (2n * BigInt(total)));
