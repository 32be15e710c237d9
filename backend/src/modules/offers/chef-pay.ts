/** What the chef's part of an evening follows from. */
export interface PayFacts {
  /** The total of the accepted offer in whole CLP; 0 without one. */
  total: number;
  /** The company's commission as it was when the chef's evening was agreed, in percent; null where none was settled. */
  commission: number | null;
  /** What staff agreed with the chef instead, in whole CLP. */
  amount: number | null;
}

/** A commission has two decimals: counted in hundredths of a percent there is no fraction that a computer rounds. */
const PARTS = 10_000;

/** What is left of a total after a commission; null where neither is known. */
export const afterCommission = (total: number, commission: number | null): number | null =>
  commission === null || total <= 0 ? null : total - Math.round((total * Math.round(commission * 100)) / PARTS);

/** What the chef gets if the evening takes place: what was agreed by hand, or the total less the commission. Null where nobody said. */
export const payOf = ({ total, commission, amount }: PayFacts): number | null =>
  amount ?? afterCommission(total, commission);
