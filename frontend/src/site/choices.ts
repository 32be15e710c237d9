import type { ChoiceDto } from '../api/public.generated';

/** The choice that an id means: the one that has it, or the one that a former choice of this id went into. */
export function meantBy<Choice extends ChoiceDto>(id: number, choices: readonly Choice[] = []): Choice | undefined {
  return choices.find((choice) => choice.id === id || choice.former_ids.includes(id));
}

/** The name of a choice within a sentence: 'Cenas' → 'cenas'; 'DJ' stays. */
export const small = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
