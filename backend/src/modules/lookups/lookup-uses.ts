import type { EntityManager } from '@mikro-orm/postgresql';
import type { ChoiceRows, Lock } from '../../platform/database/choice-rows.js';
import type { LookupMerging, LookupWords, LookupWordsChanging } from './lookup-events.js';
import type { LookupKind } from './lookup.entity.js';

/** Changes the use of a food type, city or format, for any number of rows of one table that choose them. */
export abstract class LookupUses {
  /** @param rows says which rows chose which, for each list of choices */
  protected constructor(private readonly rows: (kind: LookupKind) => ChoiceRows) {}

  /**
   * Writes the search keys of these rows again: visitors find them by the names of their food types.
   * @param words what one food type will be called; without it, the names are as they are stored
   */
  protected abstract renewSearchKeys(em: EntityManager, ids: number[], words?: LookupWords): Promise<void>;

  count(em: EntityManager, kind: LookupKind, id: number): Promise<number> {
    return this.rows(kind).count(em, id);
  }

  /** Rows that use one choice use another one instead, and their search keys contain its name. */
  move(em: EntityManager, kind: LookupKind, from: number, into: number): Promise<void> {
    return this.rows(kind).each(em, from, (ids) => this.moveThese(em, kind, from, into, ids));
  }

  /**
   * Moves some thousands of them, unless there are only few.
   * @returns where it ended; undefined when no step is left
   */
  moveSome({ em, kind, id, into, after }: LookupMerging, lock: Lock): Promise<number | undefined> {
    return this.rows(kind).step(em, id, after, lock, (ids) => this.moveThese(em, kind, id, into, ids));
  }

  /**
   * Writes some thousands of search keys again, with these words, unless there are only few.
   * @returns where it ended; undefined when no step is left
   */
  renewSome({ em, kind, words, after }: LookupWordsChanging, lock: Lock): Promise<number | undefined> {
    return this.rows(kind).step(em, words.id, after, lock, (ids) => this.renewFound(em, kind, ids, words));
  }

  /**
   * Writes the search keys of the rows that use the choice again, with its current name. If they are thousands,
   * `renewSome` does it.
   */
  renew(em: EntityManager, kind: LookupKind, id: number): Promise<void> {
    return this.rows(kind).few(em, id, (ids) => this.renewFound(em, kind, ids));
  }

  private async moveThese(
    em: EntityManager,
    kind: LookupKind,
    from: number,
    into: number,
    ids: number[],
  ): Promise<void> {
    await this.rows(kind).move(em, from, into, ids);
    await this.renewFound(em, kind, ids);
  }

  /** Search keys contain food types only, no cities or formats. */
  private async renewFound(em: EntityManager, kind: LookupKind, ids: number[], words?: LookupWords): Promise<void> {
    if (kind === 'food_type') await this.renewSearchKeys(em, ids, words);
  }
}
