import { type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { LookupEntity, NAMED } from './lookup.entity.js';

/** A kind of cooking. Staff create new ones by name. */
@Entity()
@Check({ name: 'food_type_named_check', expression: NAMED })
export class FoodType extends LookupEntity {
  @ManyToOne(() => FoodType, { deleteRule: 'cascade', nullable: true })
  mergedInto: Rel<FoodType> | null = null;
}
