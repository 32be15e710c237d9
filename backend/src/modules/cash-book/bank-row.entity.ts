import { type Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { MAX_AMOUNT, MAX_REFERENCE } from '../money/rules.js';
import { STATEMENT_SOURCES, type StatementSource } from './bank-row-values.js';
import { BankRowAsideError, BankRowMatchedError } from './cash-book.errors.js';
import { MAX_WORDS } from './statement-values.js';

/**
 * A row of a statement of the bank or of Transbank. Its day, amount and reference say which one it is, so that a file that is read twice
 * is kept once; rows that are equal in all of that are counted. What else the bank says of it is kept without numbers of accounts,
 * until it is matched or no use any more.
 */
@Entity({ comment: unaudited('the reading of the file has a line, and so has each match') })
@Check({
  name: 'bank_row_amount_check',
  expression: `amount <> 0 and abs(amount) <= ${MAX_AMOUNT}`,
})
@Check({ name: 'bank_row_reference_check', expression: `reference ~ '^[A-Za-z0-9-]{0,${MAX_REFERENCE}}$'` })
@Check({ name: 'bank_row_aside_check', expression: '(aside_at is null) = (aside_by is null)' })
@Unique({ name: 'bank_row_unique', properties: ['source', 'day', 'amount', 'reference', 'place'] })
@Index({ properties: ['day', 'id'] })
export class BankRow extends BaseEntity {
  @Enum({ items: () => [...STATEMENT_SOURCES], type: 'string' })
  source!: StatementSource;

  @Property({ type: 'date' })
  day!: string;

  /** Whole CLP; what went out is below zero. */
  @Property({ type: 'integer' })
  amount!: number;

  /** How the bank or Transbank calls it; empty where it has no name. */
  @Property({ type: 'string', length: 40, default: '' })
  reference: Opt<string> = '';

  /** Which of the equal ones it is, from 0. */
  @Property({ type: 'smallint' })
  place!: number;

  /** The bank's words, such as who transferred; null once they are no use. */
  @Property({ type: 'string', length: MAX_WORDS, nullable: true })
  words: Opt<string> | null = null;

  /** Whether it may be matched without a person: not once somebody undid a match. */
  @Property({ type: 'boolean', default: true })
  automatic: Opt<boolean> = true;

  /** Since when it is set aside as nothing of the ledger: a fee, the rent. */
  @Property({ type: 'Date', nullable: true })
  asideAt: Opt<Date> | null = null;

  @Property({ type: 'string', length: 200, nullable: true })
  asideBy: Opt<string> | null = null;

  /**
   * It is matched: its words are needed no more.
   * @throws BankRowAsideError
   */
  match(): void {
    if (this.asideAt) throw new BankRowAsideError();
    this.words = null;
  }

  /** A match was wrong: from now on only a person matches it. */
  unmatch(): void {
    this.automatic = false;
  }

  /**
   * Sets it aside, or takes it up again.
   * @throws BankRowMatchedError
   */
  setAside(aside: boolean, matched: boolean, by: string): void {
    if (aside && matched) throw new BankRowMatchedError();
    if (aside === (this.asideAt !== null)) return;
    this.asideAt = aside ? new Date() : null;
    this.asideBy = aside ? by : null;
  }
}
