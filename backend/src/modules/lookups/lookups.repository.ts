import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { preparedQuery, query } from '../../platform/database/query.js';
import { City } from './city.entity.js';
import { FoodType } from './food-type.entity.js';
import type { LookupEntity } from './lookup.entity.js';
import { Modality } from './modality.entity.js';
import type { LookupDto } from './lookups.dto.js';

type NewByName = typeof City | typeof FoodType;

/** Reads and writes of the choices. Lists are ordered by name without accents, then id. */
@Injectable()
export class LookupsRepository {
  constructor(private readonly em: EntityManager) {}

  modalities(): Promise<LookupDto[]> {
    return preparedQuery<LookupDto>(this.em, 'select id, name from modality order by id');
  }

  foodTypes(): Promise<LookupDto[]> {
    return preparedQuery<LookupDto>(this.em, 'select id, name from food_type order by name_key, id');
  }

  cities(): Promise<LookupDto[]> {
    return preparedQuery<LookupDto>(this.em, 'select id, name from city order by name_key, id');
  }

  /** The modalities of these ids; fewer than asked for when one does not exist. */
  findModalities(em: EntityManager, ids: number[]): Promise<Modality[]> {
    return em.find(Modality, { id: { $in: ids } });
  }

  /**
   * The rows of these names, creating the missing ones. Rows are written in the order of their keys and a name that
   * somebody else writes at the same moment is waited for and shared, so that there is never a second one.
   */
  async findOrCreate<Lookup extends LookupEntity>(
    em: EntityManager,
    type: NewByName,
    names: string[],
  ): Promise<Lookup[]> {
    const wanted = new Map(names.map((name) => new type(name)).map((row) => [row.nameKey, row.name]));
    if (wanted.size === 0) return [];
    const rows = [...wanted].sort(([one], [other]) => (one < other ? -1 : 1));
    const keys = rows.map(([key]) => key);
    const table = em.getMetadata().get(type).tableName;
    await query(
      em,
      `insert into "${table}" (name, name_key)
       select wanted.name, wanted.key from unnest($1::text[], $2::text[]) as wanted (name, key)
       on conflict (name_key) do nothing`,
      [rows.map(([, name]) => name), keys],
    );
    // The union of classes hides from the types that each row is of the class asked for.
    return em.find(type, { nameKey: { $in: keys } }) as unknown as Promise<Lookup[]>;
  }
}
