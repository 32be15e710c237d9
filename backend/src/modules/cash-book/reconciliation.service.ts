import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { noteDone } from '../../platform/audit/audit.repository.js';
import type { Caller } from '../../platform/http/access.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { MoneyEntry } from '../money/index.js';
import { BankMatch } from './bank-match.entity.js';
import { BankRow } from './bank-row.entity.js';
import { BankRowsRepository } from './bank-rows.repository.js';
import { BankRowMatchedError, BankRowNotFoundError, EntryTakenError, OtherDirectionError } from './cash-book.errors.js';
import { matchesOf } from './matching.js';
import type { BankEntryDto, BankRowDto, StatementReadDto } from './reconciliation.dto.js';
import { readStatement } from './statement-file.js';

/**
 * Which rows of the bank are which entries of the ledger. One reads or matches at a time; that an entry has one row is also a
 * constraint.
 */
@Injectable()
export class Reconciliation {
  constructor(
    private readonly em: EntityManager,
    private readonly rows: BankRowsRepository,
  ) {}

  /**
   * Keeps the rows of a statement, each once however often it is read, and matches what waits around their days.
   * @throws UnreadableStatementError
   */
  async read(text: string): Promise<StatementReadDto> {
    const statement = readStatement(text, todayInChile());
    const { source, rows, unreadable, skipped } = statement;
    const days = rows.map(({ day }) => day).toSorted();
    const [from, to] = [days.at(0), days.at(-1)];
    const { fresh, matched } = await this.em.fork().transactional(async () => {
      if (!from || !to) return { fresh: 0, matched: 0 };
      await this.rows.alone();
      await noteDone(this.em, { action: 'upload', kind: 'bank_row', name: `${rows.length} filas, ${from} a ${to}` });
      const kept = await this.rows.keep(statement);
      const found = matchesOf(await this.rows.waiting(from, to), await this.rows.ours(from, to));
      await this.rows.match(found);
      return { fresh: kept, matched: found.length };
    });
    return {
      source,
      read: rows.length,
      known: rows.length - fresh,
      matched,
      month: to?.slice(0, 7) ?? null,
      unreadable,
      skipped,
    };
  }

  /**
   * Entries that a row may be, the likeliest first.
   * @throws BankRowNotFoundError
   */
  async candidates(id: number): Promise<BankEntryDto[]> {
    const row = await this.em.fork().findOne(BankRow, { id });
    if (!row) throw new BankRowNotFoundError();
    return this.rows.candidates(row);
  }

  /**
   * A person says which entries a row is. Said again nothing changes.
   * @throws BankRowNotFoundError, BankRowMatchedError, BankRowAsideError, EntryTakenError, OtherDirectionError
   */
  match(id: number, entryIds: readonly number[], { name }: Caller): Promise<BankRowDto> {
    return this.withRow(id, async (row, matches) => {
      const present = matches.map(({ entry }) => entry.id);
      if (present.length > 0) {
        if (present.length === entryIds.length && present.every((one) => entryIds.includes(one))) return;
        throw new BankRowMatchedError();
      }
      const entries = await this.rows.open(entryIds);
      if (entries.length < entryIds.length) throw new EntryTakenError();
      if (entries.some(({ amount }) => amount > 0 !== row.amount > 0)) throw new OtherDirectionError();
      row.match();
      for (const entry of entries)
        this.em.persist(new BankMatch(row, this.em.getReference(MoneyEntry, entry.id), name));
    });
  }

  /**
   * A match was wrong. From now on only a person matches the row. Said again nothing changes.
   * @throws BankRowNotFoundError
   */
  unmatch(id: number): Promise<BankRowDto> {
    return this.withRow(id, (row, matches) => {
      if (matches.length === 0) return;
      row.unmatch();
      for (const match of matches) this.em.remove(match);
    });
  }

  /**
   * Sets a row aside as nothing of the ledger, or takes it up again.
   * @throws BankRowNotFoundError, BankRowMatchedError
   */
  setAside(id: number, aside: boolean, { name }: Caller): Promise<BankRowDto> {
    return this.withRow(id, (row, matches) => row.setAside(aside, matches.length > 0, name));
  }

  /** @returns the row as it is then */
  private async withRow(
    id: number,
    work: (row: BankRow, matches: BankMatch[]) => Promise<void> | void,
  ): Promise<BankRowDto> {
    await this.em.fork().transactional(async () => {
      await this.rows.alone();
      const row = await this.rows.lock(id);
      if (!row) throw new BankRowNotFoundError();
      await work(row, await this.rows.matches(row));
    });
    const shown = await this.rows.shownRow(id);
    if (!shown) throw new BankRowNotFoundError();
    return shown;
  }
}
