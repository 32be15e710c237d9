import { OnEvent } from '@nestjs/event-emitter';
import type { EntityManager } from '@mikro-orm/postgresql';
import { quietly } from '../../platform/audit/audit.repository.js';
import type { JoinTable } from '../../platform/database/join-table.js';
import {
  LookupDeleting,
  LookupMerged,
  LookupWordsChanged,
  LookupWordsChanging,
  type LookupWords,
} from './lookup-events.js';
import type { LookupKind } from './lookup.entity.js';

/** Listens to the events of choices, and changes the rows of one table that chose them within the same transaction. */
export abstract class LookupUses {
  /**
   * @param rows says which rows chose which; undefined for a list that these rows choose nothing of
   * @param one what staff call such a row, and several
   */
  protected constructor(
    private readonly rows: (kind: LookupKind) => JoinTable | undefined,
    private readonly one: string,
    private readonly many: string,
  ) {}

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

  /** Locks these rows, as saving one of them does. */
  protected abstract lockAll(ids: number[]): Promise<void>;

  @OnEvent(LookupDeleting.event, { suppressErrors: false })
  async count(deleting: LookupDeleting): Promise<void> {
    const { em, kind, id } = deleting;
    deleting.add((await this.rows(kind)?.count(em, id)) ?? 0, this.one, this.many);
  }

  /**
   * All rows that use the one choice use the other instead. The search keys of few contain its name with that; those of
   * thousands were written before, and what was saved meanwhile is left to be settled.
   */
  @OnEvent(LookupMerged.event, { suppressErrors: false })
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
  @OnEvent(LookupWordsChanging.event, { suppressErrors: false })
  async renewSome({ em, words, after }: LookupWordsChanging): Promise<number | undefined> {
    return this.rows(words.kind)?.step(
      em,
      words.id,
      after,
      (ids) => this.lockAll(ids),
      (ids) => quietly(em, () => this.renewFound(em, words.kind, ids, words)),
    );
  }

  /**
   * Writes the search keys of the rows that use the choice again, with its current name. If they are thousands,
   * `renewSome` does it.
   */
  @OnEvent(LookupWordsChanged.event, { suppressErrors: false })
  async renew({ em, kind, id }: LookupWordsChanged): Promise<void> {
    const few = await this.rows(kind)?.few(em, id);
    await this.renewFound(em, kind, few ?? []);
  }

  private async renewFound(em: EntityManager, kind: LookupKind, ids: number[], words?: LookupWords): Promise<void> {
    if (ids.length > 0) await this.renewSearchKeys(em, kind, ids, words);
  }
}
