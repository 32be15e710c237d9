import { Injectable } from '@nestjs/common';
import { LockMode, type EntityClass } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { nameKey } from '../../platform/database/name-key.js';
import { database, NOW } from '../../platform/database/tables.js';
import { City } from './city.entity.js';
import { Diet } from './diet.entity.js';
import { FoodType } from './food-type.entity.js';
import type { LookupEntity, LookupKind } from './lookup.entity.js';
import { Modality } from './modality.entity.js';

/** One list of choices in the database. What locks or changes rows is called within a transaction. */
export abstract class ListRepository extends EntityRepository<LookupEntity> {
  protected constructor(
    protected override readonly em: EntityManager,
    private readonly kind: LookupKind,
    private readonly type: EntityClass<LookupEntity> & (new (name: string) => LookupEntity),
  ) {
    super(em, type);
  }

  /** A new choice. It is not written yet. */
  make(name: string): LookupEntity {
    return new this.type(name);
  }

  /** The choice with this id, also when it was merged into another one. */
  get(id: number): Promise<LookupEntity | null> {
    return this.findOne({ id });
  }

  /** The same, locked until the end of the transaction. */
  lock(id: number): Promise<LookupEntity | null> {
    return this.findOne({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The choice that has this name, or a former name like it. */
  byName(name: string): Promise<LookupEntity | null> {
    return this.findOne({ nameKey: nameKey(name) });
  }

  /** Choices that were merged into the first lead to the second from now on. */
  async redirect(from: number, into: number): Promise<void> {
    await database(this.em)
      .updateTable(this.kind)
      .set({ merged_into_id: into, updated_at: NOW })
      .where('merged_into_id', '=', from)
      .execute();
  }
}

@Injectable()
export class FoodTypesRepository extends ListRepository {
  constructor(em: EntityManager) {
    super(em, 'food_type', FoodType);
  }
}

@Injectable()
export class CitiesRepository extends ListRepository {
  constructor(em: EntityManager) {
    super(em, 'city', City);
  }
}

@Injectable()
export class ModalitiesRepository extends ListRepository {
  constructor(em: EntityManager) {
    super(em, 'modality', Modality);
  }
}

@Injectable()
export class DietsRepository extends ListRepository {
  constructor(em: EntityManager) {
    super(em, 'diet', Diet);
  }
}
