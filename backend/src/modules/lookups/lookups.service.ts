import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockForTransaction, takeLocks, type Lock, type NamedLock } from '../../platform/database/lock.js';
import { nameKey } from '../../platform/database/name-key.js';
import type { City } from './city.entity.js';
import type { Diet } from './diet.entity.js';
import type { FoodType } from './food-type.entity.js';
import { fatesOf, type ChoiceFate, type ChosenNames } from './lookup-fates.js';
import { UnknownDietError, UnknownModalityError } from './lookups.errors.js';
import { byKey, LookupsRepository, type Wanted } from './lookups.repository.js';
import type { Modality } from './modality.entity.js';

/** Returns the rows of the names in a form, each once. */
type Named<Lookup> = (names: string[] | null | undefined) => Lookup[];

/** The choices of forms. */
export interface Choosable {
  foodTypes: Named<FoodType>;
  cities: Named<City>;
  /** @throws UnknownModalityError */
  modalities: (ids: number[]) => Modality[];
  /** @throws UnknownDietError */
  diets: (ids: number[]) => Diet[];
}

/** Turns the names and ids of a form into rows. Each method works within the caller's transaction. */
@Injectable()
export class LookupsService {
  constructor(private readonly lookups: LookupsRepository) {}

  /**
   * Locks the lists against changes until the end of the transaction. Several transactions may have this lock at once.
   * Anyone who saves or deletes rows that use choices calls this before any other lock. So a merge, which moves all uses
   * of a choice, finds all of them, and no two transactions wait for each other.
   * @param next locks that the caller needs next, in this order
   */
  async lockLists(em: EntityManager, next: readonly Lock[] = []): Promise<void> {
    await takeLocks(em, [LISTS, ...next]);
  }

  /** Waits for all transactions that called `lockLists`, and makes new ones wait until the end of this transaction. */
  async lockListsAlone(em: EntityManager): Promise<void> {
    await lockForTransaction(em, 'lookups');
  }

  /** What has become of choices since somebody chose them: which are called otherwise now, and which are gone. */
  fatesOf(em: EntityManager, chosen: ChosenNames): Promise<ChoiceFate[]> {
    return fatesOf(em, this.lookups, chosen);
  }

  /** What these forms choose, looked up at once, under the lock of the lists. Unknown food types and cities are created. */
  async choosable(em: EntityManager, forms: readonly ChosenNames[]): Promise<Choosable> {
    const { foodTypes, cities, modalities, diets } = await this.lookups.chosen(em, wantedBy(forms));
    return {
      foodTypes: (names) => each((names ?? []).map((name) => foodTypes.get(nameKey(name)))),
      cities: (names) => each((names ?? []).map((name) => cities.get(nameKey(name)))),
      modalities: (ids) => {
        if (ids.some((id) => !modalities.has(id))) throw new UnknownModalityError();
        return each(ids.map((id) => modalities.get(id)));
      },
      diets: (ids) => {
        if (ids.some((id) => !diets.has(id))) throw new UnknownDietError();
        return each(ids.map((id) => diets.get(id)));
      },
    };
  }
}

/** Shared by who uses choices, alone for who changes a list. */
const LISTS: NamedLock = { name: ['lookups'], shared: true };

const wantedBy = (forms: readonly ChosenNames[]): Wanted => ({
  foodTypes: byKey(forms.flatMap(({ food_types: names }) => names ?? [])),
  cities: byKey(forms.flatMap(({ cities: names }) => names ?? [])),
  modalities: forms.flatMap(({ modalities: ids }) => ids ?? []),
  diets: forms.flatMap(({ diets: ids }) => ids ?? []),
});

/** Each once: two names or ids may lead to one row, when one was merged into the other. */
const each = <Lookup>(rows: (Lookup | undefined)[]): Lookup[] => [...new Set(rows.flatMap((row) => row ?? []))];
