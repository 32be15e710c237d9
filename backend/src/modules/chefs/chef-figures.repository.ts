import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.js';
import { CHEF_LACKS, type ChefLack } from './chef-lacks.js';

/** How many chefs the site shows, and of how many of those something is missing. */
export interface ChefFigures {
  active: number;
  experiences: number;
  lacking: Record<ChefLack, number>;
}

const none = (table: string): string => `not exists (select 1 from ${table} x where x.chef_id = c.id)`;

/** The condition under which chef `c` lacks something. */
export const LACKS: Record<ChefLack, string> = {
  experiences: none('proposal'),
  price: 'c.price_per_person is null',
  food_types: none('chef_food_type'),
  cities: none('chef_city'),
};

const LACKING = CHEF_LACKS.map((lack) => `'${lack}', count(*) filter (where ${LACKS[lack]})`).join(', ');

/** What other modules may know of the chefs as a whole. */
@Injectable()
export class ChefFiguresRepository {
  constructor(private readonly em: EntityManager) {}

  /** Counts what visitors can see: active chefs and their experiences. */
  async count(): Promise<ChefFigures> {
    const [figures] = await query<ChefFigures>(
      this.em,
      `select count(*)::int as active, json_build_object(${LACKING}) as lacking,
         (select count(*)::int from proposal p join chef o on o.id = p.chef_id where o.state = 'ACTIVE') as experiences
       from chef c where c.state = 'ACTIVE'`,
    );
    if (!figures) throw new Error('A count without a row');
    return figures;
  }
}
