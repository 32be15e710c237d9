import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { nameKey } from '../../platform/database/name-key.js';

/** A named choice of the filters. Names differing only by case, accents or spaces are the same choice. */
export abstract class LookupEntity extends BaseEntity {
  @Property({ type: 'string', length: 80 })
  name: string;

  /** The name without case, accents and needless spaces; unique. */
  @Property({ type: 'string', length: 80 })
  @Unique()
  nameKey: string;

  constructor(name: string) {
    super();
    this.name = name.trim().replace(/\s+/g, ' ');
    this.nameKey = nameKey(name);
  }
}
