import type { EntityManager } from '@mikro-orm/postgresql';
import { quietly } from '../../platform/audit/audit.repository.js';
import type { ChoiceRows, Lock } from '../../platform/database/choice-rows.js';
import type { LookupMerged, LookupWords, LookupWordsChanging } from './lookup-events.js';
import type { LookupKind } from './lookup.entity.js';

/** Changes the use of a food type, city, format or diet, for any number of rows of one table that choose them. */
export abstract class LookupUses {
  /** @param rows says which rows chose which; undefined for a list that these rows choose nothing of */
  protected constructor(private readonly rows: (kind: LookupKind) => ChoiceRows | undefined) {}

  /**
   * Writes the search keys of these rows again: visitors find them by the names of their choices.
   * @param words what one choice will be called; without it, the names are as they are stored
   */
  protected abstract renewSearchKeys(
    em: EntityManager,
    kind: LookupKind,
    ids: number[],
    words?: LookupWords,
  ): Promise<void>;

  async count(em: EntityManager, kind: LookupKind, id: number): Promise<number> {
    return (await this.rows(kind)?.count(em, id)) ?? 0;
  }

  /**
   * All rows that use the one choice use the other instead. The search keys of few contain its name with that; those of
   * thousands were written before, and what was saved meanwhile is left to be settled.
   */
  async move(merged: LookupMerged): Promise<void> {
    const { em, kind, id, into } = merged;
    const rows = this.rows(kind);
    const few = rows ? await rows.few(em, id) : [];
    await rows?.move(em, id, into);
    if (few) await this.renewFound(em, kind, few);
    else merged.unsettled = true;
  }

  /**
   * Writes some thousands of search keys again, with these words, unless there are only few.
   * @returns where it ended; undefined when no step is left
   */
  async renewSome({ em, words, after }: LookupWordsChanging, lock: Lock): Promise<number | undefined> {
    return this.rows(words.kind)?.step(em, words.id, after, lock, (ids) =>
      quietly(em, () => this.renewFound(em, words.kind, ids, words)),
    );
  }

  /**
   * Writes the search keys of the rows that use the choice again, with its current name. If they are thousands,
   * `renewSome` does it.
   */
  async renew(em: EntityManager, kind: LookupKind, id: number): Promise<void> {
    const few = await this.rows(kind)?.few(em, id);
    await this.renewFound(em, kind, few ?? []);
  }

  private async renewFound(em: EntityManager, kind: LookupKind, ids: number[], words?: LookupWords): Promise<void> {
    if (ids.length > 0) await this.renewSearchKeys(em, kind, ids, words);
  }
}
