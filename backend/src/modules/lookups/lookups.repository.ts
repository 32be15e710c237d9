import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { nameKey } from '../../platform/database/name-key.js';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { among, arrayOf, database, tables } from '../../platform/database/tables.js';
import { City } from './city.entity.js';
import { Diet } from './diet.entity.js';
import { FoodType } from './food-type.entity.js';
import { tidy, type LookupKind } from './lookup.entity.js';
import { Modality } from './modality.entity.js';

/** What forms have chosen. */
export interface Wanted {
  /** Names by their keys (`byKey`). */
  foodTypes: ReadonlyMap<string, string>;
  cities: ReadonlyMap<string, string>;
  /** Ids. */
  modalities: readonly number[];
  diets: readonly number[];
}

/** What was chosen, or what it was merged into: by the key of the name, or by the id. */
export interface Chosen {
  foodTypes: Map<string, FoodType>;
  cities: Map<string, City>;
  modalities: Map<number, Modality>;
  diets: Map<number, Diet>;
}

/** What is read of a row, as JSON. */
interface StoredLookup {
  id: number;
  name: string;
  name_key: string | null;
  hidden: boolean;
}

interface ChosenRow {
  list: LookupKind;
  one: StoredLookup;
  target: StoredLookup | null;
}

/** Choices of all lists at once, as forms use them. */
@Injectable()
export class LookupsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Whether there is a choice for each of these ids, be it merged into another one. */
  async allExist(kind: 'modality' | 'diet', ids: number[]): Promise<boolean> {
    const rows = database(this.em).selectFrom(kind).select('id');
    const found = await rows.where(({ ref }) => among(ref('id'), ids)).execute();
    return found.length === new Set(ids).size;
  }

  /**
   * What forms have chosen, or what it was merged into, in one statement. Food types and cities that are missing are created;
   * formats and diets that do not exist are left out.
   * @param known what the caller has read of them. Without anything else there is no statement
   */
  async chosen(wanted: Wanted, known: Chosen): Promise<Chosen> {
    const missing = unknownOf(wanted, known);
    if (Object.values(missing).every((list: Iterable<unknown>) => [...list].length === 0)) return known;
    const rows = (): Promise<ChosenRow[]> => chosen.rows(this.em, valuesOf(missing));
    const found = entitiesOf(this.em, known, await rows());
    const added = [
      await addMissing(this.em, 'food_type', missing.foodTypes, found.foodTypes),
      await addMissing(this.em, 'city', missing.cities, found.cities),
    ];
    return added.includes(true) ? entitiesOf(this.em, known, await rows()) : found;
  }

  /** What the choices that have or had these names are called now, by the key of the name. Nothing is created. */
  async namesNow(kind: LookupKind, names: string[]): Promise<Map<string, string>> {
    const { rows } = await sql<{ key: string; name: string }>`
      select one.name_key as key, coalesce(target.name, one.name) as name from ${sql.table(kind)} one
      left join ${sql.table(kind)} target on target.id = one.merged_into_id
      where one.name_key = any(${names.map(nameKey)}::text[])`.execute(database(this.em));
    return new Map(rows.map(({ key, name }) => [key, name]));
  }
}

/** What forms have chosen: food types and cities by their keys, formats and diets by their ids. */
const chosen = statement(({ foodTypes, cities, modalities, diets }: Placeholders<Record<keyof Wanted, string>>) => {
  const rows = [
    inList('food_type', sql`one.name_key = any(${foodTypes}::text[])`),
    inList('city', sql`one.name_key = any(${cities}::text[])`),
    inList('modality', sql`one.id = any(${modalities}::int[])`),
    inList('diet', sql`one.id = any(${diets}::int[])`),
  ];
  return { compile: () => sql<ChosenRow>`${sql.join(rows, sql` union all `)}`.compile(tables) };
});

const inList = (list: LookupKind, isChosen: RawBuilder<unknown>) => sql`
  select ${sql.lit(list)} as list, to_jsonb(one) as one, to_jsonb(target) as target from ${sql.table(list)} one
  left join ${sql.table(list)} target on target.id = one.merged_into_id where ${isChosen}`;

const valuesOf = ({ foodTypes, cities, modalities, diets }: Wanted): Record<keyof Wanted, string> => ({
  foodTypes: arrayOf([...foodTypes.keys()]),
  cities: arrayOf([...cities.keys()]),
  modalities: arrayOf(modalities),
  diets: arrayOf(diets),
});

/** What is wanted and not known. */
const unknownOf = ({ foodTypes, cities, modalities, diets }: Wanted, known: Chosen): Wanted => ({
  foodTypes: new Map([...foodTypes].filter(([key]) => !known.foodTypes.has(key))),
  cities: new Map([...cities].filter(([key]) => !known.cities.has(key))),
  modalities: modalities.filter((id) => !known.modalities.has(id)),
  diets: diets.filter((id) => !known.diets.has(id)),
});

function entitiesOf(em: EntityManager, before: Chosen, rows: ChosenRow[]): Chosen {
  const found: Chosen = {
    foodTypes: new Map(before.foodTypes),
    cities: new Map(before.cities),
    modalities: new Map(before.modalities),
    diets: new Map(before.diets),
  };
  for (const { list, one, target } of rows) {
    const { id, name, hidden } = target ?? one;
    // As if they had been loaded: `em.find` takes three trips for what one statement reads. An entity costs by the properties that it is given,
    // so each is given the sources of its search key.
    const known = { id, name, hidden };
    if (list === 'food_type') found.foodTypes.set(one.name_key ?? '', em.merge(FoodType, known));
    if (list === 'city') found.cities.set(one.name_key ?? '', em.merge(City, known));
    if (list === 'modality') found.modalities.set(one.id, em.merge(Modality, known));
    if (list === 'diet') found.diets.set(one.id, em.merge(Diet, known));
  }
  return found;
}

/**
 * Creates the choices that were not found. Rows are written in the order of their keys. When somebody else writes the same
 * name at the same moment, this waits for that row and uses it, so that no name exists twice.
 * @returns whether any was missing
 */
async function addMissing(
  em: EntityManager,
  kind: 'food_type' | 'city',
  wanted: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  const missing = [...wanted].filter(([key]) => !found.has(key)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (missing.length === 0) return false;
  const insertion = database(em)
    .insertInto(kind)
    .values(missing.map(([key, name]) => ({ name: tidy(name), name_key: key })));
  await insertion.onConflict((conflict) => conflict.column('name_key').doNothing()).execute();
  return true;
}

/** The names by which choices are looked for, by their keys. */
export const byKey = (names: readonly string[]): Map<string, string> =>
  new Map(names.map((name) => [nameKey(name), name]));
