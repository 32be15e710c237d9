import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { LookupEntity, NAMED } from './lookup.entity.js';

/** A commune where chefs work. Staff create new ones by name. */
@Entity()
@Check({ name: 'city_named_check', expression: NAMED })
export class City extends LookupEntity {
  @ManyToOne(() => City, { deleteRule: 'cascade', nullable: true })
  mergedInto: Rel<City> | null = null;

  /** Whether the service reaches it. Then the quote form offers it, even when no chef has it. */
  @Property({ type: 'boolean', default: false })
  service: Opt<boolean> = false;

  /** If the quote form offered this commune, it now offers the other one. */
  override goInto(other: City): void {
    super.goInto(other);
    other.service ||= this.service;
    this.service = false;
  }
}
