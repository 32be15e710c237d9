import type { MenuFormDto, NewMenuDto, NewMenuFormDto, ProfileMenuDto } from '../../api/kitchen.generated';
import { newUuid } from '../../ui/uuid';
import { pictureOf, type FormPicture } from './read-pictures';

/** What a form has of an experience: guests as they are typed. */
export interface MenuWords {
  dish_name: string;
  description: string;
  starter: string;
  main_course: string;
  dessert: string;
  guests_min: string;
  guests_max: string;
  diets: number[];
  /** None was chosen yet for a new one. */
  picture: FormPicture | undefined;
}

export interface MenuDraft extends MenuWords {
  id: number;
}

export interface NewMenuDraft extends MenuWords {
  id: string;
  modalities: number[];
  /** As they are typed, between commas. */
  food_types: string;
}

const guestsText = (guests: number | null): string => (guests === null ? '' : String(guests));
const idsOf = (chosen: readonly { id: number }[]): number[] =>
  chosen.map(({ id }) => id).sort((one, other) => one - other);

/** The record's own words, as a form has them. */
const typedOf = <Menu extends Pick<NewMenuDto, 'profile_image' | 'guests_min' | 'guests_max' | 'diets'>>({
  profile_image: image,
  guests_min: min,
  guests_max: max,
  diets,
  ...words
}: Menu) => ({
  ...words,
  guests_min: guestsText(min),
  guests_max: guestsText(max),
  diets: idsOf(diets),
  picture: pictureOf(image),
});

export const draftOf = ({ version: _version, ...menu }: ProfileMenuDto): MenuDraft => typedOf(menu);

export const newDraftOf = ({ modalities, food_types: types, ...menu }: NewMenuDto): NewMenuDraft => ({
  ...typedOf(menu),
  modalities: idsOf(modalities),
  food_types: types.join(', '),
});

export const emptyMenu = (): NewMenuDraft => ({
  id: newUuid(),
  ...{ dish_name: '', description: '', starter: '', main_course: '', dessert: '' },
  ...{ guests_min: '', guests_max: '', diets: [], picture: undefined, modalities: [], food_types: '' },
});

const guestsOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const wordsOf = ({ picture, guests_min: min, guests_max: max, ...words }: MenuWords) => ({
  ...words,
  guests_min: guestsOf(min),
  guests_max: guestsOf(max),
  // The server says what is missing, beside the field.
  profile_image: picture?.input ?? {},
});

export const sentOf = ({ id, ...words }: MenuDraft): MenuFormDto => ({ id, ...wordsOf(words) });

export const newSentOf = ({ id, modalities, food_types: types, ...words }: NewMenuDraft): NewMenuFormDto => ({
  id,
  ...wordsOf(words),
  modalities,
  food_types: types
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
});

export const sameDraft = (one: MenuWords, other: MenuWords): boolean => JSON.stringify(one) === JSON.stringify(other);
