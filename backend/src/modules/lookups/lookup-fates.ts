import type { EntityManager } from '@mikro-orm/postgresql';
import { nameKey } from '../../platform/database/name-key.js';
import type { LookupKind } from './lookup.entity.js';
import type { LookupsRepository } from './lookups.repository.js';

/** What was chosen, under the names of a form's fields. */
export interface ChosenNames {
  modalities?: number[] | null;
  food_types?: string[] | null;
  cities?: string[] | null;
  diets?: number[] | null;
}

/** What has become of something chosen in a field. */
export interface ChoiceFate {
  field: string;
  msg: string;
  /** Whether it cannot be chosen any more. */
  blocks: boolean;
}

/** What has become of choices. Those that are what they were are not named. */
export async function fatesOf(
  em: EntityManager,
  lookups: LookupsRepository,
  { modalities, food_types: foodTypes, cities, diets }: ChosenNames,
): Promise<ChoiceFate[]> {
  return [
    ...(await ofFormats(em, lookups, modalities ?? [])),
    ...(await ofNames(em, lookups, 'food_type', 'food_types', foodTypes ?? [])),
    ...(await ofNames(em, lookups, 'city', 'cities', cities ?? [])),
    ...(await ofDiets(em, lookups, diets ?? [])),
  ];
}

async function ofFormats(em: EntityManager, lookups: LookupsRepository, ids: number[]): Promise<ChoiceFate[]> {
  const { unknown } = await lookups.findModalities(em, ids);
  return unknown === 0 ? [] : [{ field: 'modalities', msg: 'Uno de los formatos ya no existe.', blocks: true }];
}

async function ofDiets(em: EntityManager, lookups: LookupsRepository, ids: number[]): Promise<ChoiceFate[]> {
  const { unknown } = await lookups.findDiets(em, ids);
  return unknown === 0 ? [] : [{ field: 'diets', msg: 'Una de las dietas ya no existe.', blocks: true }];
}

async function ofNames(
  em: EntityManager,
  lookups: LookupsRepository,
  kind: LookupKind,
  field: string,
  names: string[],
): Promise<ChoiceFate[]> {
  const known = await lookups.namesNow(em, kind, names);
  return names.flatMap((name): ChoiceFate[] => {
    const now = known.get(nameKey(name));
    if (now === undefined)
      return [{ field, msg: `«${name}» ya no está en la lista: se agregará de nuevo.`, blocks: false }];
    if (nameKey(now) === nameKey(name)) return [];
    return [{ field, msg: `«${name}» ahora es «${now}» en la lista.`, blocks: false }];
  });
}
