import { MAX_CHOICES } from '../../../api/page-values.generated';
import { isSame, useKept } from '../../shortlist/kept';
import { useFound, type Found } from '../../shortlist/use-found';
import type { Quoted } from '../message';
import { choiceValue } from './quote-values';

/** The boxes of 'Tu mesa' that the visitor has ticked or unticked, by their values. */
export type Ticks = Readonly<Record<string, boolean>>;

/**
 * What is asked for: the chef or experience of the page first, then what the visitor has kept and not left out.
 * @param about the chef or experience of the page
 * @param day the day of the event, once it is known
 */
export function useChosen(about: Quoted | undefined, day: string, ticks: Ticks) {
  const kept = useKept()?.kept ?? [];
  const others = kept.filter((one) => !about || !isSame(one, about));
  // The server is asked about four at most. Whose the page's own experience is, matters for the day alone.
  const asked = about && (others.length > 0 || day) ? [about, ...others] : others;
  const { found } = useFound(asked.slice(0, MAX_CHOICES), asked);
  const all: Found[] = about && asked.length === 0 ? [{ ...about, isGone: false }] : found;
  const travelling = all.filter(({ isGone }) => !isGone).slice(0, MAX_CHOICES);
  const isTicked = (one: Found): boolean => ticks[choiceValue(one)] ?? travelling.includes(one);
  const chosen = others.length > 0 ? all.filter((one) => !one.isGone && isTicked(one)) : all;
  return { all, chosen, isTicked, hasOthers: others.length > 0 };
}
