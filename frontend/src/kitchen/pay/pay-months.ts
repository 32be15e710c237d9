import type { ChefPartDto } from '../../api/kitchen.generated';
import { monthOf } from '../../ui/months';

/** What a chef earned with the evenings of a month, and how much of it was paid. */
export interface PayMonth {
  /** '2026-12' */
  month: string;
  parts: ChefPartDto[];
  /** Of evenings that are over, in whole CLP. */
  earned: number;
  paid: number;
}

const sum = (parts: readonly ChefPartDto[]): number => parts.reduce((all, { amount }) => all + (amount ?? 0), 0);

/** A chef's evenings by month, as they come. */
export function payMonths(parts: readonly ChefPartDto[]): PayMonth[] {
  const months = new Map<string, ChefPartDto[]>();
  for (const part of parts) {
    const month = monthOf(part.day);
    months.set(month, [...(months.get(month) ?? []), part]);
  }
  return [...months].map(([month, all]) => ({
    month,
    parts: all,
    earned: sum(all.filter(({ state }) => state === 'due' || state === 'paid')),
    paid: sum(all.filter(({ state }) => state === 'paid')),
  }));
}
