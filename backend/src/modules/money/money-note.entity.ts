import { type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { MoneyEntry } from './money-entry.entity.js';

/** Longest note of an entry. */
export const MAX_MONEY_NOTE = 500;

/** What staff write about an entry. It stands apart, because words about a client can be erased and entries cannot. */
@Entity()
export class MoneyNote extends BaseEntity {
  @ManyToOne(() => MoneyEntry, { deleteRule: 'cascade', comment: AUDIT.plain })
  entry: Rel<MoneyEntry>;

  @Property({ type: 'string', length: MAX_MONEY_NOTE, comment: AUDIT.personal })
  text: string;

  constructor(entry: Rel<MoneyEntry>, text: string) {
    super();
    this.entry = entry;
    this.text = text;
  }
}
