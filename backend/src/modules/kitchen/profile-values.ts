/** What a chef may propose of the profile, besides the words of experiences. */
export const PROFILE_FIELDS = ['description', 'information', 'price_per_person', 'profile_image', 'gallery'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** It waits for staff, they returned it with a note, or took it. */
export const CHANGE_STATES = ['waiting', 'returned', 'taken'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** Longest note with which staff return a change. */
export const MAX_RETURN_NOTE = 500;

/** The fields of a profile that a chef may propose. Pictures are their ids. */
export interface ProfileValues {
  description: string;
  information: string;
  price_per_person: number | null;
  profile_image: number;
  gallery: number[];
}

/** What a chef may propose of an experience. Diets are their ids, in order. */
export interface MenuValues {
  dish_name: string;
  description: string;
  starter: string;
  main_course: string;
  dessert: string;
  guests_min: number | null;
  guests_max: number | null;
  diets: number[];
}

/** An experience that the chef would write or show otherwise. */
export interface MenuChange {
  /** Of the experience. */
  id: number;
  wanted: MenuValues;
  /** What was public when the chef wrote. */
  base: MenuValues;
  /** Another picture and the one that was public, by their ids. Missing where it stays. */
  picture?: { wanted: number; base: number };
}

/** Most new experiences of one change. */
export const MAX_NEW_MENUS = 10;

/** An experience that the chef would like to offer besides. */
export interface NewMenu {
  /** A UUID made by the form. It becomes the idempotency key of the experience: taken twice, there is one. */
  id: string;
  wanted: MenuValues & { profile_image: number; modalities: number[]; food_types: string[] };
}

/** Whether two lists have the same ids, in the same order. */
export const sameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

const WORDS = [
  'dish_name',
  'description',
  'starter',
  'main_course',
  'dessert',
  'guests_min',
  'guests_max',
] as const satisfies (keyof MenuValues)[];

/** Whether an experience says the same. */
export const sameMenu = (one: MenuValues, other: MenuValues): boolean =>
  WORDS.every((word) => one[word] === other[word]) && sameIds(one.diets, other.diets);
