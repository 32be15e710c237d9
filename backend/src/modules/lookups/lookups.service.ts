import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { City } from './city.entity.js';
import { FoodType } from './food-type.entity.js';
import { UnknownModalityError } from './lookups.errors.js';
import { LookupsRepository } from './lookups.repository.js';
import type { Modality } from './modality.entity.js';

/** Turns what a form names into rows. Each method works within the caller's transaction. */
@Injectable()
export class LookupsService {
  constructor(private readonly lookups: LookupsRepository) {}

  /** @throws UnknownModalityError */
  async modalities(em: EntityManager, ids: number[]): Promise<Modality[]> {
    const found = await this.lookups.findModalities(em, ids);
    if (found.length !== new Set(ids).size) throw new UnknownModalityError();
    return found;
  }

  /** The food types of these names; unknown ones are created. */
  foodTypes(em: EntityManager, names: string[]): Promise<FoodType[]> {
    return this.lookups.findOrCreate<FoodType>(em, FoodType, names);
  }

  /** The cities of these names; unknown ones are created. */
  cities(em: EntityManager, names: string[]): Promise<City[]> {
    return this.lookups.findOrCreate<City>(em, City, names);
  }
}
