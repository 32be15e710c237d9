import type { EntityManager } from '@mikro-orm/postgresql';
import { Company } from '../modules/company/index.js';
import { City, Diet, DIET_KINDS, FoodType, Modality, MODALITY_KINDS } from '../modules/lookups/index.js';
import { CITIES, COMPANY, DIETS, FOOD_TYPES, FORMATS } from './content/reference.js';

/** Creates what every installation begins with: formats, food types, the communes served, diets and the company. */
export function seedReference(em: EntityManager): void {
  em.persist(MODALITY_KINDS.map((kind) => new Modality(FORMATS[kind], kind)));
  em.persist(FOOD_TYPES.map((name) => new FoodType(name)));
  em.persist(CITIES.map((name) => Object.assign(new City(name), { service: true })));
  em.persist(DIET_KINDS.map((kind) => new Diet(DIETS[kind], kind)));
  em.persist(
    new Company({
      city: COMPANY.city,
      address: COMPANY.address,
      email: COMPANY.email,
      phoneNumber: COMPANY.phone_number,
      facebook: COMPANY.facebook,
      instagram: COMPANY.instagram,
      linkedin: COMPANY.linkedin,
    }),
  );
}
