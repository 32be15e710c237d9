import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { lockForTransaction, takeLocks, type Lock, type NamedLock } from '../../platform/database/lock.js';
import { nameKey } from '../../platform/database/name-key.js';
import type { City } from './city.entity.js';
import type { Diet } from './diet.entity.js';
import type { FoodType } from './food-type.entity.js';
import { UnknownDietError, UnknownModalityError } from './lookups.errors.js';
import { byKey, LookupsRepository, type Chosen, type Wanted } from './lookups.repository.js';
import type { Modality } from './modality.entity.js';

/** What was chosen, under the names of a form's fields. */
interface ChosenNames {
  modalities?: number[] | null;
  food_types?: string[] | null;
  cities?: string[] | null;
  diets?: number[] | null;
}

/** What has become of something chosen in a field. */
interface ChoiceFate {
  field: string;
  msg: string;
  /** Whether it cannot be chosen any more. */
  blocks: boolean;
}

/** A record with choices, whose collections are loaded. */
interface HasChoices {
  foodTypes: Iterable<FoodType>;
  cities: Iterable<City>;
  modalities: Iterable<Modality>;
  diets?: Iterable<Diet>;
}

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
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: LookupsRepository,
  ) {}

  /**
   * Locks the lists against changes until the end of the transaction. Several transactions may have this lock at once.
   * Anyone who saves or deletes rows that use choices calls this before any other lock. So a merge, which moves all uses
   * of a choice, finds all of them, and no two transactions wait for each other.
   * @param next locks that the caller needs next, in this order
   */
  async lockLists(next: readonly Lock[] = []): Promise<void> {
    await takeLocks(this.em, [LISTS, ...next]);
  }

  /** Waits for all transactions that called `lockLists`, and makes new ones wait until the end of this transaction. */
  async lockListsAlone(): Promise<void> {
    await lockForTransaction(this.em, 'lookups');
  }

  /** What has become of choices since somebody chose them: which are called otherwise now, and which are gone. */
  async fatesOf({ modalities, food_types: foodTypes, cities, diets }: ChosenNames): Promise<ChoiceFate[]> {
    const gone = (field: string, msg: string): ChoiceFate => ({ field, msg, blocks: true });
    const areFormats = await this.lookups.allExist('modality', modalities ?? []);
    const areDiets = await this.lookups.allExist('diet', diets ?? []);
    return [
      ...(areFormats ? [] : [gone('modalities', 'Uno de los formatos ya no existe.')]),
      ...(await this.fatesOfNames('food_type', 'food_types', foodTypes ?? [])),
      ...(await this.fatesOfNames('city', 'cities', cities ?? [])),
      ...(areDiets ? [] : [gone('diets', 'Una de las dietas ya no existe.')]),
    ];
  }

  /**
   * What these forms choose, looked up at once, under the lock of the lists. Unknown food types and cities are created.
   * @param known the choices of the record that is saved, which need no look-up: none of them is merged under the lock
   */
  async choosable(forms: readonly ChosenNames[], known?: HasChoices): Promise<Choosable> {
    const { foodTypes, cities, modalities, diets } = await this.lookups.chosen(wantedBy(forms), chosenIn(known));
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

  private async fatesOfNames(kind: 'food_type' | 'city', field: string, names: string[]): Promise<ChoiceFate[]> {
    const known = await this.lookups.namesNow(kind, names);
    return names.flatMap((name): ChoiceFate[] => {
      const now = known.get(nameKey(name));
      if (now === undefined)
        return [{ field, msg: `«${name}» ya no está en la lista: se agregará de nuevo.`, blocks: false }];
      if (nameKey(now) === nameKey(name)) return [];
      return [{ field, msg: `«${name}» ahora es «${now}» en la lista.`, blocks: false }];
    });
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

const chosenIn = (record?: HasChoices): Chosen => ({
  foodTypes: new Map([...(record?.foodTypes ?? [])].map((type) => [nameKey(type.name), type])),
  cities: new Map([...(record?.cities ?? [])].map((city) => [nameKey(city.name), city])),
  modalities: new Map([...(record?.modalities ?? [])].map((modality) => [modality.id, modality])),
  diets: new Map([...(record?.diets ?? [])].map((diet) => [diet.id, diet])),
});

/** Each once: two names or ids may lead to one row, when one was merged into the other. */
const each = <Lookup>(rows: (Lookup | undefined)[]): Lookup[] => [...new Set(rows.flatMap((row) => row ?? []))];
