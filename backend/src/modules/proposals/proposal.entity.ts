import { Collection, type Opt, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToMany, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { nameKey } from '../../platform/database/name-key.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Chef } from '../chefs/index.js';
import { Image } from '../files/index.js';
import { City, FoodType, Modality } from '../lookups/index.js';
import { ModalitiesMissingError, OtherChefError } from './proposals.errors.js';

/** What staff write about an experience. */
export type ProposalDetails = Pick<Proposal, 'dishName' | 'description' | 'starter' | 'mainCourse' | 'dessert'>;

/** The formats, food types and cities of an experience. */
export interface ProposalChoices {
  /** Left out when they do not change. */
  modalities?: Modality[];
  foodTypes: FoodType[];
  cities: City[];
}

/**
 * The text in which visitors search experiences: dish, description, the food types that the site shows, and the chef's
 * name. Food types come in any order and stand in one, so that a key tells by itself whether it is right.
 */
export function proposalSearchKey(dish: string, description: string, foodTypes: string[], chefName: string): string {
  return nameKey([dish, description, ...foodTypes.toSorted(), chefName].join(' '));
}

/** An experience of a chef: a menu in three parts. */
@Entity()
@Index({ properties: ['chef', 'id'] })
@Index({
  name: 'proposal_search_index',
  expression: 'create index "proposal_search_index" on "proposal" using gin ("search_key" gin_trgm_ops)',
})
export class Proposal extends VersionedEntity {
  [OptionalProps]?: 'searchKey' | 'modalities' | 'foodTypes' | 'cities';

  @ManyToOne(() => Chef, { deleteRule: 'cascade' })
  chef!: Rel<Chef>;

  /** Made by the form that created it. A creation that arrives twice is stored once. Null when none was sent. */
  @Property({ type: 'uuid', nullable: true, comment: AUDIT.technical })
  @Unique()
  creationKey: Opt<string> | null;

  @Property({ type: 'string', length: 200, comment: AUDIT.name })
  dishName!: string;

  /** Its current address. */
  @Property({ type: 'string', length: 220 })
  @Unique()
  slug!: string;

  /** Dish, description, food types and the chef's name without case and accents, for the visitors' search. */
  @Property({ type: 'text', comment: AUDIT.technical })
  searchKey!: string;

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

  @ManyToMany(() => Modality, undefined, { pivotTable: 'proposal_modality' })
  modalities = new Collection<Modality>(this);

  @ManyToMany(() => FoodType, undefined, { pivotTable: 'proposal_food_type' })
  foodTypes = new Collection<FoodType>(this);

  @ManyToMany(() => City, undefined, { pivotTable: 'proposal_city' })
  cities = new Collection<City>(this);

  /** @throws ModalitiesMissingError */
  constructor(
    chef: Rel<Chef>,
    slug: string,
    details: ProposalDetails,
    image: Rel<Image>,
    choices: ProposalChoices,
    creationKey: string | null = null,
  ) {
    super();
    this.creationKey = creationKey;
    if (!choices.modalities?.length) throw new ModalitiesMissingError();
    this.chef = chef;
    this.slug = slug;
    this.describe(details, image, choices);
  }

  /**
   * Sets what staff write about the experience. Its chef and collections must be loaded. It does not change the
   * address.
   */
  describe(details: ProposalDetails, image: Rel<Image>, { modalities, foodTypes, cities }: ProposalChoices): void {
    Object.assign(this, details);
    this.profileImage = image;
    if (modalities) this.modalities.set(modalities);
    this.foodTypes.set(foodTypes);
    this.cities.set(cities);
    this.nameForSearch();
  }

  /** Writes the search key with the current words. Call it also when the chef was renamed. */
  nameForSearch(): void {
    const shown = this.foodTypes.filter(({ hidden }) => !hidden).map(({ name }) => name);
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
