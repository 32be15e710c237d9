import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockForTransaction, shareLockForTransaction } from '../../platform/database/lock.js';
import { nameKey } from '../../platform/database/name-key.js';
import type { City } from './city.entity.js';
import type { Diet } from './diet.entity.js';
import type { FoodType } from './food-type.entity.js';
import { fatesOf, type ChoiceFate, type ChosenNames } from './lookup-fates.js';
import { UnknownDietError, UnknownModalityError } from './lookups.errors.js';
import { LookupsRepository, type ByName } from './lookups.repository.js';
import type { Modality } from './modality.entity.js';

/** Returns the rows of the names in a form, each once. */
export type Named<Lookup> = (names: string[] | null | undefined) => Lookup[];

/** Turns the names and ids of a form into rows. Each method works within the caller's transaction. */
@Injectable()
export class LookupsService {
  constructor(private readonly lookups: LookupsRepository) {}

  /**
   * Locks the lists against changes until the end of the transaction. Several transactions may have this lock at once.
   * Whoever saves or deletes rows that use choices calls this before any other lock. So a merge, which moves all uses
   * of a choice, finds all of them, and no two transactions wait for each other.
   */
  async lockLists(em: EntityManager): Promise<void> {
    await shareLockForTransaction(em, 'lookups');
  }

  /** Waits for all transactions that called `lockLists`, and makes new ones wait until the end of this transaction. */
  async lockListsAlone(em: EntityManager): Promise<void> {
    await lockForTransaction(em, 'lookups');
  }

  /** @throws UnknownModalityError */
  async modalities(em: EntityManager, ids: number[]): Promise<Modality[]> {
    const { found, unknown } = await this.lookups.findModalities(em, ids);
    if (unknown > 0) throw new UnknownModalityError();
    return found;
  }

  /** What has become of choices since somebody chose them: which are called otherwise now, and which are gone. */
  fatesOf(em: EntityManager, chosen: ChosenNames): Promise<ChoiceFate[]> {
    return fatesOf(em, this.lookups, chosen);
  }

  /** @throws UnknownDietError */
  async diets(em: EntityManager, ids: number[]): Promise<Diet[]> {
    const { found, unknown } = await this.lookups.findDiets(em, ids);
    if (unknown > 0) throw new UnknownDietError();
    return found;
  }

  /** The food types of these names; unknown ones are created. */
  async foodTypes(em: EntityManager, names: string[]): Promise<Named<FoodType>> {
    return namedIn(await this.lookups.foodTypes(em, names));
  }

  /** The cities of these names; unknown ones are created. */
  async cities(em: EntityManager, names: string[]): Promise<Named<City>> {
    return namedIn(await this.lookups.cities(em, names));
  }
}

/** Two names may lead to one row, when one was merged into the other. */
const namedIn =
  <Lookup>(rows: ByName<Lookup>): Named<Lookup> =>
  (names) => [...new Set((names ?? []).flatMap((name) => rows.get(nameKey(name)) ?? []))];
