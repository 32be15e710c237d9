import { type Opt, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { MoneyEntry } from '../money/entities.js';
import { BankRow } from './bank-row.entity.js';

/** An entry of the ledger is a part of a row of the bank. An entry has one such row at most; one transfer may pay several evenings. */
@Entity()
@Unique({ properties: ['entry'] })
@Index({ properties: ['bankRow'] })
export class BankMatch extends BaseEntity {
  @ManyToOne(() => BankRow, { deleteRule: 'cascade', comment: AUDIT.plain })
  bankRow: Rel<BankRow>;

  @ManyToOne(() => MoneyEntry, { deleteRule: 'cascade', comment: AUDIT.plain })
  entry: Rel<MoneyEntry>;

  /** Who matched them, by their name at that moment; null where reference, amount and day did. */
  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.plain })
  matchedBy: Opt<string> | null;

  constructor(bankRow: Rel<BankRow>, entry: Rel<MoneyEntry>, matchedBy: string | null) {
    super();
    this.bankRow = bankRow;
    this.entry = entry;
    this.matchedBy = matchedBy;
  }
}
