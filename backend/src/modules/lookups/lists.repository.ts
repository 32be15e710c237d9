import { Injectable } from '@nestjs/common';
import { LockMode, type EntityClass } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { nameKey } from '../../platform/database/name-key.js';
import { database, NOW } from '../../platform/database/tables.js';
import { City } from './city.entity.js';
import { Diet } from './diet.entity.js';
import { FoodType } from './food-type.entity.js';
import type { LookupEntity, LookupKind } from './lookup.entity.js';
import { Modality } from './modality.entity.js';

type LookupClass = EntityClass<LookupEntity> & (new (name: string) => LookupEntity);

const CLASSES: Record<LookupKind, LookupClass> = { food_type: FoodType, city: City, modality: Modality, diet: Diet };

/** The lists of choices in the database. What locks or changes rows is called within a transaction. */
@Injectable()
export class ListsRepository {
  constructor(private readonly em: EntityManager) {}

  /** A new choice. It is not written yet. */
  make(kind: LookupKind, name: string): LookupEntity {
    return new CLASSES[kind](name);
  }

  /** The choice with this id, also when it was merged into another one. */
  get(kind: LookupKind, id: number): Promise<LookupEntity | null> {
    return this.em.findOne(CLASSES[kind], { id });
  }

  /** The same, locked until the end of the transaction. */
  lock(kind: LookupKind, id: number): Promise<LookupEntity | null> {
    return this.em.findOne(CLASSES[kind], { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The choice that has this name, or a former name like it. */
  byName(kind: LookupKind, name: string): Promise<LookupEntity | null> {
    return this.em.findOne(CLASSES[kind], { nameKey: nameKey(name) });
  }

  /** Choices that were merged into the first lead to the second from now on. */
  async redirect(kind: LookupKind, from: number, into: number): Promise<void> {
    await database(this.em)
      .updateTable(kind)
      .set({ merged_into_id: into, updated_at: NOW })
      .where('merged_into_id', '=', from)
      .execute();
  }
}
