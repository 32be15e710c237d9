import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { nameKey } from '../../platform/database/name-key.js';
import { database, NOW } from '../../platform/database/tables.js';
import { City } from './city.entity.js';
import { FoodType } from './food-type.entity.js';
import type { LookupEntity, LookupKind } from './lookup.entity.js';
import { Modality } from './modality.entity.js';

type NewByName = typeof City | typeof FoodType;

const CLASSES: Record<LookupKind, new (name: string) => LookupEntity> = {
  food_type: FoodType,
  city: City,
  modality: Modality,
};

/** Choices by the form in which names are compared. */
export type ByName<Lookup> = Map<string, Lookup>;

/** Choices in the database, to be used or changed. The catalogue reads what lists show of them. */
@Injectable()
export class LookupsRepository {
  /** The modalities of these ids, or those into which they were merged. `unknown` ids do not exist. */
  async findModalities(em: EntityManager, ids: number[]): Promise<{ found: Modality[]; unknown: number }> {
    const rows = await em.find(Modality, { id: { $in: ids } }, { populate: ['mergedInto'] });
    const found = new Set(rows.map((row) => row.mergedInto ?? row));
    return { found: [...found], unknown: new Set(ids).size - rows.length };
  }

  /**
   * The rows of these names, or those into which they were merged. Creates missing ones. Rows are written in the order
   * of their keys, and a name that somebody else writes at the same moment is waited for and shared, so that no name
   * exists twice.
   */
  async findOrCreate<Lookup extends LookupEntity>(
    em: EntityManager,
    type: NewByName,
    names: string[],
  ): Promise<ByName<Lookup>> {
    const wanted = new Map(names.map((name) => [nameKey(name), new type(name).name]));
    if (wanted.size === 0) return new Map();
    const rows = [...wanted].sort(([one], [other]) => (one < other ? -1 : 1));
    const keys = rows.map(([key]) => key);
    const wantedRows = rows.map(([name_key, name]) => ({ name, name_key }));
    const insertion = database(em)
      .insertInto(type === City ? 'city' : 'food_type')
      .values(wantedRows);
    await insertion.onConflict((conflict) => conflict.column('name_key').doNothing()).execute();
    const found = await em.find(type, { nameKey: { $in: keys } }, { populate: ['mergedInto'] });
    // The union of classes hides from the types that each row has the requested class.
    return new Map(found.map((row) => [row.nameKey ?? '', row.current as unknown as Lookup]));
  }

  /** A new choice. It is not written yet. */
  make(kind: LookupKind, name: string): LookupEntity {
    return new CLASSES[kind](name);
  }

  /** The choice with this id, also when it was merged into another one. */
  get(em: EntityManager, kind: LookupKind, id: number): Promise<LookupEntity | null> {
    return em.findOne(CLASSES[kind], { id });
  }

  /** The choice with this id, also when it was merged into another one. Locked until the end of the transaction. */
  lock(em: EntityManager, kind: LookupKind, id: number): Promise<LookupEntity | null> {
    return em.findOne(CLASSES[kind], { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The choice that has this name, or a former name like it. */
  byName(em: EntityManager, kind: LookupKind, name: string): Promise<LookupEntity | null> {
    return em.findOne(CLASSES[kind], { nameKey: nameKey(name) });
  }

  /** Choices that were merged into the first lead to the second from now on. */
  async redirect(em: EntityManager, kind: LookupKind, from: number, into: number): Promise<void> {
    await database(em)
      .updateTable(kind)
      .set({ merged_into_id: into, updated_at: NOW })
      .where('merged_into_id', '=', from)
      .execute();
  }
}
