import { type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { Chef } from './chef.entity.js';

/** An address of a chef: the current one, or one from before a rename. */
@Entity({ comment: unaudited('it follows from the name of the chef') })
export class ChefSlug {
  /** The address without case and accents. */
  @PrimaryKey({ type: 'string', length: 220 })
  key: string;

  @ManyToOne(() => Chef, { deleteRule: 'cascade' })
  chef: Rel<Chef>;

  constructor(key: string, chef: Rel<Chef>) {
    this.key = key;
    this.chef = chef;
  }
}
