import { Collection, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToMany, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Chef } from '../chefs/index.js';
import { Image } from '../files/index.js';
import { City, FoodType, Modality } from '../lookups/index.js';

/** An experience of a chef: a menu in three parts. */
@Entity()
@Index({ properties: ['chef', 'id'] })
export class Proposal extends VersionedEntity {
  [OptionalProps]?: 'modalities' | 'foodTypes' | 'cities';

  @ManyToOne(() => Chef, { deleteRule: 'cascade' })
  chef!: Rel<Chef>;

  @Property({ type: 'string', length: 200 })
  dishName!: string;

  /** Its current address (decisions.md 2). */
  @Property({ type: 'string', length: 220 })
  @Unique()
  slug!: string;

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
}
