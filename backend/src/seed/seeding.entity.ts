import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../platform/audit/marks.js';

/** A part of the first data that was completed. It is never done again, even when people delete what it created. */
@Entity({ comment: unaudited('what the first start filled') })
export class Seeding {
  /** 'reference' or 'demo'. */
  @PrimaryKey({ type: 'string', length: 40 })
  name: string;

  @Property({ type: 'Date', defaultRaw: 'now()' })
  completedAt: Date = new Date();

  constructor(name: string) {
    this.name = name;
  }
}
