import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { LookupEntity, NAMED } from './lookup.entity.js';

/** A commune where chefs work; staff create new ones by name. */
@Entity()
@Check({ name: 'city_named_check', expression: NAMED })
export class City extends LookupEntity {
  @ManyToOne(() => City, { deleteRule: 'cascade', nullable: true })
  mergedInto: Rel<City> | null = null;

  /** The service reaches it: the quote form offers it, whether or not a chef has it. */
  @Property({ type: 'boolean', default: false })
  service: Opt<boolean> = false;

  /** What the quote form offered goes on being offered there under the other's name. */
  override goInto(other: City): void {
    super.goInto(other);
    other.service ||= this.service;
    this.service = false;
  }
}
