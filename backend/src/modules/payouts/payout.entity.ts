import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { Evening } from '../agenda/entities.js';
import { Chef } from '../chefs/entities.js';
import { MoneyEntry } from '../money/entities.js';

/** Largest number of a boleta. */
export const MAX_BOLETA_NUMBER = 999_999_999;

/**
 * An evening's chef was paid. Amount, day and reference are those of its entry of the ledger. An evening has one that was not undone,
 * so that two people who press at once pay once.
 */
@Entity()
@Check({
  name: 'payout_boleta_number_check',
  expression: `boleta_number >= 1 and boleta_number <= ${MAX_BOLETA_NUMBER}`,
})
@Check({ name: 'payout_undone_check', expression: '(undone_at is null) = (correction_id is null)' })
@Index({
  name: 'payout_one_unique',
  expression: `create unique index "payout_one_unique" on "payout" ("evening_id") where undone_at is null`,
})
@Index({ properties: ['evening', 'id'] })
@Unique({ properties: ['entry'] })
@Unique({ properties: ['correction'] })
export class Payout extends BaseEntity {
  @ManyToOne(() => Evening, { deleteRule: 'cascade', comment: AUDIT.plain })
  evening: Rel<Evening>;

  /** Who was paid; null once the chef was deleted. */
  @ManyToOne(() => Chef, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  chef: Rel<Chef> | null;

  /** The line of the ledger that it is. */
  @ManyToOne(() => MoneyEntry, { deleteRule: 'cascade', comment: AUDIT.plain })
  entry: Rel<MoneyEntry>;

  /** The number of the boleta or factura that the chef gave. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  boletaNumber: Opt<number> | null;

  @Property({ type: 'Date', nullable: true, comment: AUDIT.plain })
  undoneAt: Opt<Date> | null = null;

  /** The line that took it back. */
  @ManyToOne(() => MoneyEntry, { deleteRule: 'cascade', nullable: true, comment: AUDIT.plain })
  correction: Rel<MoneyEntry> | null = null;

  constructor(evening: Rel<Evening>, entry: Rel<MoneyEntry>, boletaNumber: number | null) {
    super();
    this.evening = evening;
    this.chef = evening.chef;
    this.entry = entry;
    this.boletaNumber = boletaNumber;
  }

  /** It was no payout after all: a line of the ledger says so. */
  undo(correction: Rel<MoneyEntry>): void {
    this.correction = correction;
    this.undoneAt = new Date();
  }
}
