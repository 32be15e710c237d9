import { Cascade, Collection, type Opt, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToMany,
  ManyToOne,
  OneToMany,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { CreatedEntity } from '../../platform/database/created.entity.js';
import type { Creation } from '../../platform/database/creation-key.js';
import { nameKey } from '../../platform/database/name-key.js';
import { refuseTurned } from '../../platform/database/versioned.entity.js';
import { SPANISH_ORDER } from '../../platform/database/spanish-order.js';
import { Image } from '../files/entities.js';
import { City, FoodType, Modality } from '../lookups/entities.js';
import { GalleryImage } from './gallery-image.entity.js';

/** ACTIVE chefs are public. Nothing of the others is. */
export const CHEF_STATES = ['ACTIVE', 'DESACTIVADO'] as const;
export type ChefState = (typeof CHEF_STATES)[number];

/** What staff write about a chef. */
export type ChefDetails = Pick<
  Chef,
  | 'chefName'
  | 'description'
  | 'information'
  | 'email'
  | 'phoneNumber'
  | 'instagram'
  | 'facebook'
  | 'x'
  | 'pricePerPerson'
>;

/** What a chef cooks, how and where. */
export interface ChefChoices {
  modalities: Modality[];
  foodTypes: FoodType[];
  cities: City[];
}

/**
 * The text in which visitors search chefs: name, description and the food types, formats and communes that the site
 * shows, without case and accents. Choices come in any order and stand in one, so that the key alone shows whether it
 * is right.
 */
export function publicSearchKey(chefName: string, description: string, choices: string[]): string {
  return nameKey([chefName, description, ...choices.toSorted()].join(' '));
}

/** The same of what a chef's experiences are: their dishes, and the diets that the site shows. */
export const menuSearchKey = (dishesAndDiets: string[]): string => nameKey(dishesAndDiets.toSorted().join(' '));

/** The text in which staff search chefs: name and e-mail, without case and accents. */
export const staffSearchKey = (chefName: string, email: string): string => nameKey(`${chefName} ${email}`);

/** An independent private chef. */
@Entity()
@Check({ name: 'chef_price_check', expression: 'price_per_person > 0' })
@Check({ name: 'chef_phone_check', expression: "phone_number ~ '^\\+56[0-9]{9}$'" })
@Index({ name: 'chef_active_index', properties: ['id'], where: "state = 'ACTIVE'" })
@Index({ name: 'chef_top_index', properties: ['favoriteChangedAt', 'id'], where: "favorite and state = 'ACTIVE'" })
@Index({ properties: ['updatedAt', 'id'] })
@Index({ properties: ['chefName', 'id'] })
@Index({ properties: ['pricePerPerson', 'id'] })
@Index({
  name: 'chef_search_index',
  expression: 'create index "chef_search_index" on "chef" using gin ("search_key" gin_trgm_ops)',
})
@Index({
  name: 'chef_public_search_index',
  expression: 'create index "chef_public_search_index" on "chef" using gin ("public_search_key" gin_trgm_ops)',
})
@Index({
  name: 'chef_menu_search_index',
  expression: 'create index "chef_menu_search_index" on "chef" using gin ("menu_search_key" gin_trgm_ops)',
})
@Index({
  name: 'chef_search_words_index',
  expression: 'create index "chef_search_words_index" on "chef" using gin ("search_words")',
})
export class Chef extends CreatedEntity {
  [OptionalProps]?:
    | 'searchKey'
    | 'publicSearchKey'
    | 'menuSearchKey'
    | 'searchWords'
    | 'gallery'
    | 'modalities'
    | 'foodTypes'
    | 'cities';

  @Property({ type: 'string', length: 200, collation: SPANISH_ORDER, comment: AUDIT.name })
  chefName!: string;

  /** The chef's current address. */
  @Property({ type: 'string', length: 220, comment: AUDIT.plain })
  @Unique()
  slug!: string;

  /** Name and e-mail without case and accents, for the search of the back-office. */
  @Property({ type: 'string', length: 460, comment: AUDIT.technical })
  searchKey!: string;

  /**
   * Name, description, food types, formats and communes without case and accents, for the visitors' search. It contains
   * nothing private.
   */
  @Property({ type: 'text', comment: AUDIT.technical })
  publicSearchKey!: string;

  /** Dishes and diets of the chef's experiences in the same way. Anyone who saves an experience renews it. */
  @Property({ type: 'text', default: '', lazy: true, comment: AUDIT.technical })
  menuSearchKey!: Opt<string>;

  /** The words of both keys without their endings, by PostgreSQL's Spanish text search. */
  @Property({
    type: 'string',
    columnType: 'tsvector',
    generated: `to_tsvector('spanish'::regconfig, (public_search_key || ' '::text) || menu_search_key) stored`,
    lazy: true,
    comment: AUDIT.technical,
  })
  searchWords!: Opt<string>;

  @Property({ type: 'string', length: 500, comment: AUDIT.plain })
  description!: string;

  @Property({ type: 'string', length: 500, comment: AUDIT.plain })
  information!: string;

  @ManyToOne(() => Image, { deleteRule: 'restrict', comment: AUDIT.plain })
  profileImage!: Rel<Image>;

  @ManyToOne(() => Image, { deleteRule: 'restrict', comment: AUDIT.plain })
  coverImage!: Rel<Image>;

  @OneToMany(() => GalleryImage, (item) => item.chef, {
    orderBy: { position: 'asc' },
    cascade: [Cascade.PERSIST],
    orphanRemoval: true,
  })
  gallery = new Collection<GalleryImage>(this);

  /** Private, as the phone and the networks are: with them visitors could leave out the intermediary. */
  @Property({ type: 'string', length: 254, comment: AUDIT.personal })
  email!: string;

  @Property({ type: 'string', length: 12, comment: AUDIT.personal })
  phoneNumber!: string;

  @Property({ type: 'string', length: 300, nullable: true, comment: AUDIT.plain })
  instagram!: string | null;

  @Property({ type: 'string', length: 300, nullable: true, comment: AUDIT.plain })
  facebook!: string | null;

  @Property({ type: 'string', length: 300, nullable: true, comment: AUDIT.plain })
  x!: string | null;

  /** Whole CLP. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  pricePerPerson!: number | null;

  @ManyToMany(() => Modality, undefined, { pivotTable: 'chef_modality' })
  modalities = new Collection<Modality>(this);

  @ManyToMany(() => FoodType, undefined, { pivotTable: 'chef_food_type' })
  foodTypes = new Collection<FoodType>(this);

  @ManyToMany(() => City, undefined, { pivotTable: 'chef_city' })
  cities = new Collection<City>(this);

  @Enum({ items: () => [...CHEF_STATES], type: 'string', default: 'ACTIVE', comment: AUDIT.plain })
  state: Opt<ChefState> = 'ACTIVE';

  @Property({ type: 'boolean', default: false, comment: AUDIT.plain })
  favorite: Opt<boolean> = false;

  /** When the chef last became or stopped being a favourite. The home page shows the newest first. */
  @Property({ type: 'Date', defaultRaw: 'now()', comment: AUDIT.technical })
  favoriteChangedAt: Opt<Date> = new Date();

  constructor(details: ChefDetails, slug: string, choices: ChefChoices, creation: Creation | null = null) {
    super(creation);
    this.describe(details, choices);
    this.slug = slug;
  }

  /** Sets what staff write about the chef. The collections must be loaded. It does not change the address. */
  describe(details: ChefDetails, { modalities, foodTypes, cities }: ChefChoices): void {
    Object.assign(this, details);
    this.modalities.set(modalities);
    this.foodTypes.set(foodTypes);
    this.cities.set(cities);
    this.searchKey = staffSearchKey(details.chefName, details.email);
    const shown = [...foodTypes, ...modalities, ...cities].filter(({ hidden }) => !hidden).map(({ name }) => name);
    this.publicSearchKey = publicSearchKey(details.chefName, details.description, shown);
  }

  /**
   * ACTIVE ↔ DESACTIVADO.
   * @throws StaleVersionError
   */
  toggleState(seen?: ChefState | null): void {
    refuseTurned(seen, this.state);
    this.state = this.state === 'ACTIVE' ? 'DESACTIVADO' : 'ACTIVE';
  }

  /** @throws StaleVersionError */
  toggleFavorite(seen?: boolean): void {
    refuseTurned(seen, this.favorite);
    this.favorite = !this.favorite;
    this.favoriteChangedAt = new Date();
  }

  /** Replaces the gallery with these pictures, in this order. */
  showGallery(images: Image[]): void {
    const current = this.gallery.getItems();
    images.forEach((image, position) => {
      const item = current[position];
      if (item) item.image = image;
      else this.gallery.add(new GalleryImage(this, image, position));
    });
    for (const item of current.slice(images.length)) this.gallery.remove(item);
  }
}
