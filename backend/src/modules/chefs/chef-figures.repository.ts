import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.js';

/** How many chefs the site shows, and of how many of those something is missing. */
export interface ChefFigures {
  active: number;
  experiences: number;
  withoutExperiences: number;
  withoutPrice: number;
  withoutFoodTypes: number;
  withoutCities: number;
}

/** What other modules may know of the chefs as a whole. */
@Injectable()
export class ChefFiguresRepository {
  constructor(private readonly em: EntityManager) {}

  /** Counts what visitors can see: active chefs and their experiences. */
  async count(): Promise<ChefFigures> {
    const without = (table: string): string =>
      `(count(*) filter (where not exists (select 1 from ${table} x where x.chef_id = c.id)))::int`;
    const [figures] = await query<ChefFigures>(
      this.em,
      `select count(*)::int as active,
         (select count(*)::int from proposal p join chef o on o.id = p.chef_id where o.state = 'ACTIVE') as experiences,
         ${without('proposal')} as "withoutExperiences",
         (count(*) filter (where c.price_per_person is null))::int as "withoutPrice",
         ${without('chef_food_type')} as "withoutFoodTypes",
         ${without('chef_city')} as "withoutCities"
       from chef c where c.state = 'ACTIVE'`,
    );
    if (!figures) throw new Error('A count without a row');
    return figures;
  }
}
