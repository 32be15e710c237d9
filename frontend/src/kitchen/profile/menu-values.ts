import type { MenuFormDto, ProfileMenuDto } from '../../api/kitchen.generated';

/** An experience as its form has it: guests as they are typed. */
export interface MenuDraft {
  id: number;
  dish_name: string;
  description: string;
  starter: string;
  main_course: string;
  dessert: string;
  guests_min: string;
  guests_max: string;
  diets: number[];
}

export const draftOf = ({
  guests_min: min,
  guests_max: max,
  diets,
  version: _version,
  ...words
}: ProfileMenuDto): MenuDraft => ({
  ...words,
  guests_min: min === null ? '' : String(min),
  guests_max: max === null ? '' : String(max),
  diets: diets.map(({ id }) => id).sort((one, other) => one - other),
});

const guestsOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What is sent of it. */
export const sentOf = (draft: MenuDraft): MenuFormDto => ({
  ...draft,
  guests_min: guestsOf(draft.guests_min),
  guests_max: guestsOf(draft.guests_max),
});

/** Whether two say the same. */
export const sameDraft = (one: MenuDraft, other: MenuDraft): boolean => JSON.stringify(one) === JSON.stringify(other);
