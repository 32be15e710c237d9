import { Entity } from '@mikro-orm/decorators/legacy';
import { LookupEntity } from './lookup.entity.js';

/** A kind of cooking; staff create new ones by name. */
@Entity()
export class FoodType extends LookupEntity {}
