import { Collection, OptionalProps, type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToMany, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { CreatedEntity } from '../../platform/database/created.entity.js';
import type { Creation } from '../../platform/database/creation-key.js';
import { nameKey } from '../../platform/database/name-key.js';
import { Chef } from '../chefs/entities.js';
import { MOST_GUESTS } from '../chefs/rules.js';
import { Image } from '../files/entities.js';
import { City, Diet, FoodType, Modality } from '../lookups/entities.js';
import { GuestsRangeError, ModalitiesMissingError, OtherChefError } from './proposals.errors.js';

/** What staff write about an experience. */
export type ProposalDetails = Pick<
  Proposal,
  'dishName' | 'description' | 'starter' | 'mainCourse' | 'dessert' | 'guestsMin' | 'guestsMax' | 'durationMinutes'
>;

/** The formats, food types, cities and diets of an experience. */
export interface ProposalChoices {
  /** Left out when they do not change. */
  modalities?: Modality[];
  foodTypes: FoodType[];
  cities: City[];
  /** Left out when they do not change. */
  diets?: Diet[];
}

/** Shortest and longest experience, in minutes. */
export const SHORTEST = 15;
export const LONGEST = 1_440;

/**
 * The text in which visitors search experiences: dish, description, the food types, formats, communes and diets that the
 * site shows, and the chef's name. Choices come in any order and stand in one, so that the key alone shows whether it
 * is right.
 */
export function proposalSearchKey(dish: string, description: string, choices: string[], chefName: string): string {
  return nameKey([dish, description, ...choices.toSorted(), chefName].join(' '));
}

/** An experience of a chef: a menu in three parts. */
@Entity()
@Check({
  name: 'proposal_guests_check',
  expression: `(guests_min is null) = (guests_max is null) and guests_min >= 1 and guests_min <= guests_max and guests_max <= ${MOST_GUESTS}`,
})
@Check({
  name: 'proposal_duration_check',
  expression: `duration_minutes >= ${SHORTEST} and duration_minutes <= ${LONGEST}`,
})
@Index({ properties: ['guestsMin', 'guestsMax'] })
@Index({ properties: ['guestsMax'] })
@Index({ properties: ['chef', 'id'] })
@Index({
  name: 'proposal_search_index',
  expression: 'create index "proposal_search_index" on "proposal" using gin ("search_key" gin_trgm_ops)',
})
@Index({
  name: 'proposal_search_words_index',
  expression: 'create index "proposal_search_words_index" on "proposal" using gin ("search_words")',
})
export class Proposal extends CreatedEntity {
  [OptionalProps]?: 'searchKey' | 'searchWords' | 'modalities' | 'foodTypes' | 'cities' | 'diets';

  @ManyToOne(() => Chef, { deleteRule: 'cascade' })
  chef!: Rel<Chef>;

  @Property({ type: 'string', length: 200, comment: AUDIT.name })
  dishName!: string;

  /** Its current address. */
  @Property({ type: 'string', length: 220 })
  @Unique()
  slug!: string;

  /** Dish, description, choices and the chef's name without case and accents, for the visitors' search. */
  @Property({ type: 'text', comment: AUDIT.technical })
  searchKey!: string;

  /** The words of the key without their endings, by PostgreSQL's Spanish text search. */
  @Property({
    type: 'string',
    columnType: 'tsvector',
    generated: `to_tsvector('spanish'::regconfig, search_key) stored`,
    lazy: true,
    comment: AUDIT.technical,
  })
  searchWords!: Opt<string>;

  @Property({ type: 'string', length: 500 })
  description!: string;

  @ManyToOne(() => Image, { deleteRule: 'restrict' })
  profileImage!: Rel<Image>;

  /** Parte 1. */
  @Property({ type: 'string', length: 500 })
  starter!: string;

  /** Parte 2. */
  @Property({ type: 'string', length: 500 })
  mainCourse!: string;

  /** Parte 3. */
  @Property({ type: 'string', length: 500 })
  dessert!: string;

  /** For how many people at least, and at most. Both or none. */
  @Property({ type: 'integer', nullable: true })
  guestsMin!: number | null;

  @Property({ type: 'integer', nullable: true })
  guestsMax!: number | null;

  /** How long it takes, in minutes. */
  @Property({ type: 'integer', nullable: true })
  durationMinutes!: number | null;

  @ManyToMany(() => Modality, undefined, { pivotTable: 'proposal_modality' })
  modalities = new Collection<Modality>(this);

  @ManyToMany(() => FoodType, undefined, { pivotTable: 'proposal_food_type' })
  foodTypes = new Collection<FoodType>(this);

  @ManyToMany(() => City, undefined, { pivotTable: 'proposal_city' })
  cities = new Collection<City>(this);

  /** What it can serve. */
  @ManyToMany(() => Diet, undefined, { pivotTable: 'proposal_diet' })
  diets = new Collection<Diet>(this);

  /** @throws ModalitiesMissingError, GuestsRangeError */
  constructor(
    chef: Rel<Chef>,
    slug: string,
    details: ProposalDetails,
    image: Rel<Image>,
    choices: ProposalChoices,
    creation: Creation | null = null,
  ) {
    super(creation);
    if (!choices.modalities?.length) throw new ModalitiesMissingError();
    this.chef = chef;
    this.slug = slug;
    this.describe(details, image, choices);
  }

  /**
   * Sets what staff write about the experience. Its chef and collections must be loaded. It does not change the
   * address.
   * @throws GuestsRangeError
   */
  describe(details: ProposalDetails, image: Rel<Image>, choices: ProposalChoices): void {
    const { modalities, foodTypes, cities, diets } = choices;
    refuseGuests(details);
    Object.assign(this, details);
    this.profileImage = image;
    if (modalities) this.modalities.set(modalities);
    this.foodTypes.set(foodTypes);
    this.cities.set(cities);
    if (diets) this.diets.set(diets);
    this.nameForSearch();
  }

  /** Writes the search key with the current words. Call it also when the chef was renamed. */
  nameForSearch(): void {
    const chosen = [this.foodTypes, this.modalities, this.cities, this.diets].flatMap((list) => list.getItems());
    const shown = chosen.filter(({ hidden }) => !hidden).map(({ name }) => name);
    this.searchKey = proposalSearchKey(this.dishName, this.description, shown, this.chef.chefName);
  }

  /**
   * Throws when a form would give the experience to another chef.
   * @throws OtherChefError
   */
  staysWith(chefId: number | null | undefined): void {
    if (chefId !== null && chefId !== undefined && chefId !== this.chef.id) throw new OtherChefError();
  }
}

/**
 * From how many people to how many: both are said or none, and the first is not the larger one.
 * @throws GuestsRangeError
 */
export function refuseGuests({
  guestsMin: min,
  guestsMax: max,
}: Pick<ProposalDetails, 'guestsMin' | 'guestsMax'>): void {
  if (min === null && max === null) return;
  if (min === null) throw new GuestsRangeError('guests_min', 'Escribe también desde cuántas personas.');
  if (max === null) throw new GuestsRangeError('guests_max', 'Escribe también hasta cuántas personas.');
  if (min > max) throw new GuestsRangeError('guests_max', 'No puede ser menos que el mínimo de personas.');
}
