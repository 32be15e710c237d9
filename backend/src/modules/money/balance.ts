/** An entry of an evening; a correction has the kind of what it corrects. */
export interface Counted {
  kind: 'charge' | 'refund';
  /** Whole CLP; of a correction also negative. */
  amount: number;
  /** Whether it happened before the evening was cancelled. */
  before: boolean;
}

/** What the balance of an evening is computed from. */
export interface MoneyFacts {
  /** The total of the accepted offer; 0 without one. */
  agreed: number;
  cancelled: boolean;
  /** The share that its cancellation gives back, in percent. */
  percent: number | null;
  entries: readonly Counted[];
}

/** The money of an evening, in whole CLP. */
export interface EveningBalance {
  agreed: number;
  /** Everything that came. */
  paid: number;
  givenBack: number;
  /** What is still to pay; 0 for a cancelled one. */
  left: number;
  /** What is still to give back. */
  toGiveBack: number;
}

const WHOLE = 100;

/**
 * Computes the balance of an evening. A cancelled one gives back the frozen share of what was paid, and everything that was paid
 * above the agreed total or came later. `money.columns.ts` computes the same in SQL.
 */
export function balanceOf({ agreed, cancelled, percent, entries }: MoneyFacts): EveningBalance {
  const sum = (kind: Counted['kind'], when?: 'before' | 'after'): number =>
    entries
      .filter((entry) => entry.kind === kind && (when === undefined || entry.before === (when === 'before')))
      .reduce((total, { amount }) => total + amount, 0);
  const [paid, givenBack] = [sum('charge'), sum('refund')];
  const kept = paid - givenBack;
  if (!cancelled)
    return { agreed, paid, givenBack, left: Math.max(0, agreed - kept), toGiveBack: Math.max(0, kept - agreed) };
  const held = Math.max(0, sum('charge', 'before') - sum('refund', 'before'));
  const share = Math.round((Math.min(held, agreed) * (percent ?? WHOLE)) / WHOLE);
  const back = share + Math.max(0, held - agreed) + sum('charge', 'after') - sum('refund', 'after');
  return { agreed, paid, givenBack, left: 0, toGiveBack: Math.min(kept, Math.max(0, back)) };
}
