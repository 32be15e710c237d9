import type { EntityManager } from '@mikro-orm/postgresql';
import type { ChoiceRows } from '../../platform/database/choice-rows.js';
import type { LookupKind } from './lookup.entity.js';

/** Changes the use of a food type, city or format, for any number of rows of one table that choose them. */
export abstract class LookupUses {
  /** @param rows says which rows chose which, for each list of choices */
  protected constructor(private readonly rows: (kind: LookupKind) => ChoiceRows) {}

  /** Writes the search keys of these rows again: visitors find them by the names of their food types. */
  protected abstract renewSearchKeys(em: EntityManager, ids: number[]): Promise<void>;

  count(em: EntityManager, kind: LookupKind, id: number): Promise<number> {
    return this.rows(kind).count(em, id);
  }

  /** Rows that use one choice use another one instead, and their search keys contain its name. */
  move(em: EntityManager, kind: LookupKind, from: number, into: number): Promise<void> {
    return this.rows(kind).move(em, from, into, (ids) => this.renewFound(em, kind, ids));
  }

  /** Writes the search keys of the rows that use the choice again, with its current name. */
  renew(em: EntityManager, kind: LookupKind, id: number): Promise<void> {
    return this.rows(kind).each(em, id, (ids) => this.renewFound(em, kind, ids));
  }

  /** Nobody is found by cities or formats. */
  private async renewFound(em: EntityManager, kind: LookupKind, ids: number[]): Promise<void> {
    if (kind === 'food_type') await this.renewSearchKeys(em, ids);
  }
}
