import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { nameKey } from '../../platform/database/name-key.js';
import { database, NOW } from '../../platform/database/tables.js';
import { City } from './city.entity.js';
import { Diet } from './diet.entity.js';
import { FoodType } from './food-type.entity.js';
import { tidy, type LookupEntity, type LookupKind } from './lookup.entity.js';
import { Modality } from './modality.entity.js';

const CLASSES: Record<LookupKind, new (name: string) => LookupEntity> = {
  food_type: FoodType,
  city: City,
  modality: Modality,
  diet: Diet,
};

/** Choices by the form in which names are compared. */
export type ByName<Lookup> = Map<string, Lookup>;

/** The choices of some ids, and how many of the ids do not exist. */
interface Found<Lookup> {
  found: Lookup[];
  unknown: number;
}

/** Choices in the database, to be used or changed. The catalogue reads what lists show of them. */
@Injectable()
export class LookupsRepository {
  /** The modalities of these ids, or those into which they were merged. `unknown` ids do not exist. */
  async findModalities(em: EntityManager, ids: number[]): Promise<Found<Modality>> {
    return meant(ids, await em.find(Modality, { id: { $in: ids } }, { populate: ['mergedInto'] }));
  }

  /** The same of diets. */
  async findDiets(em: EntityManager, ids: number[]): Promise<Found<Diet>> {
    return meant(ids, await em.find(Diet, { id: { $in: ids } }, { populate: ['mergedInto'] }));
  }

  /** The food types of these names, or those into which they were merged. Creates missing ones. */
  async foodTypes(em: EntityManager, names: string[]): Promise<ByName<FoodType>> {
    const nameKey = { $in: await addMissing(em, 'food_type', names) };
    return byName(await em.find(FoodType, { nameKey }, { populate: ['mergedInto'] }));
  }

  /** The same for cities. */
  async cities(em: EntityManager, names: string[]): Promise<ByName<City>> {
    const nameKey = { $in: await addMissing(em, 'city', names) };
    return byName(await em.find(City, { nameKey }, { populate: ['mergedInto'] }));
  }

  /** What the choices that have or had these names are called now, by the key of the name. Nothing is created. */
  async namesNow(em: EntityManager, kind: LookupKind, names: string[]): Promise<Map<string, string>> {
    const { rows } = await sql<{ key: string; name: string }>`
      select one.name_key as key, coalesce(target.name, one.name) as name from ${sql.table(kind)} one
      left join ${sql.table(kind)} target on target.id = one.merged_into_id
      where one.name_key = any(${names.map(nameKey)}::text[])`.execute(database(em));
    return new Map(rows.map(({ key, name }) => [key, name]));
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

/**
 * Creates the choices that are missing, and returns the keys of all names. Rows are written in the order of their keys.
 * When somebody else writes the same name at the same moment, this waits for that row and uses it, so that no name
 * exists twice.
 */
async function addMissing(em: EntityManager, kind: 'food_type' | 'city', names: string[]): Promise<string[]> {
  const rows = new Map(names.map((name) => [nameKey(name), { name: tidy(name), name_key: nameKey(name) }]));
  const keys = [...rows.keys()].sort();
  if (keys.length === 0) return [];
  const insertion = database(em)
    .insertInto(kind)
    .values(keys.flatMap((key) => rows.get(key) ?? []));
  await insertion.onConflict((conflict) => conflict.column('name_key').doNothing()).execute();
  return keys;
}

function meant<Lookup extends { mergedInto: Lookup | null }>(ids: number[], rows: Lookup[]): Found<Lookup> {
  const found = new Set(rows.map((row) => row.mergedInto ?? row));
  return { found: [...found], unknown: new Set(ids).size - rows.length };
}

const byName = <Lookup extends { nameKey: string | null; mergedInto: Lookup | null }>(rows: Lookup[]): ByName<Lookup> =>
  new Map(rows.map((row) => [row.nameKey ?? '', row.mergedInto ?? row]));
