import { Entity } from '@mikro-orm/decorators/legacy';
import { LookupEntity } from './lookup.entity.js';

/** A commune where chefs work; staff create new ones by name. */
@Entity()
export class City extends LookupEntity {}
