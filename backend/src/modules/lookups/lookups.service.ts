import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockForTransaction, shareLockForTransaction } from '../../platform/database/lock.js';
import { nameKey } from '../../platform/database/name-key.js';
import { City } from './city.entity.js';
import { FoodType } from './food-type.entity.js';
import { UnknownModalityError } from './lookups.errors.js';
import { LookupsRepository, type ByName } from './lookups.repository.js';
import type { Modality } from './modality.entity.js';

/** Gives the rows of names that a form holds, each once. */
export type Named<Lookup> = (names: string[] | null | undefined) => Lookup[];

/** Turns what a form names into rows. Each method works within the caller's transaction. */
@Injectable()
export class LookupsService {
  constructor(private readonly lookups: LookupsRepository) {}

  /**
   * Keeps the lists as they are until the end of the transaction; many may do so at once. Whoever saves or deletes what uses
   * choices begins with this, before any other lock: a merge, which moves all that uses one, then finds it all, and neither
   * waits for the other in a circle.
   */
  async hold(em: EntityManager): Promise<void> {
    await shareLockForTransaction(em, 'lookups');
  }

  /** Waits for all who keep the lists as they are, and has them wait, until the end of the transaction. */
  async holdAlone(em: EntityManager): Promise<void> {
    await lockForTransaction(em, 'lookups');
  }

  /** @throws UnknownModalityError */
  async modalities(em: EntityManager, ids: number[]): Promise<Modality[]> {
    const { found, unknown } = await this.lookups.findModalities(em, ids);
    if (unknown > 0) throw new UnknownModalityError();
    return found;
  }

  /** The food types of these names; unknown ones are created. */
  async foodTypes(em: EntityManager, names: string[]): Promise<Named<FoodType>> {
    return namedIn(await this.lookups.findOrCreate<FoodType>(em, FoodType, names));
  }

  /** The cities of these names; unknown ones are created. */
  async cities(em: EntityManager, names: string[]): Promise<Named<City>> {
    return namedIn(await this.lookups.findOrCreate<City>(em, City, names));
  }
}

/** Two names may mean one row, where one went into the other. */
const namedIn =
  <Lookup>(rows: ByName<Lookup>): Named<Lookup> =>
  (names) => [...new Set((names ?? []).flatMap((name) => rows.get(nameKey(name)) ?? []))];
