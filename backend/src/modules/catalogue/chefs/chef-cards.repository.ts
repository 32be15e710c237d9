import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { containsAll, type Patterns } from '../../../platform/database/search-words.js';
import { statement, type Places } from '../../../platform/database/statement.js';
import { tables } from '../../../platform/database/tables.js';
import { shown } from '../../files/index.js';
import type { Asked } from '../lookups/asked-choices.js';
import { chefMatches } from '../lookups/asked-choices.columns.js';
import { MergedChoicesRepository } from '../lookups/merged-choices.repository.js';
import { CHEF_CARD } from './chef.columns.js';
import type { ChefCardDto } from './chef-card.dto.js';

/** Most chefs on the home page. */
export const TOP_CHEFS = 12;

/** The filters of a visitor. Undefined means all. */
export interface ChefSearch extends Asked, Partial<Patterns> {
  limit: number;
  offset: number;
}

const ACTIVE = tables.selectFrom('chef').where('chef.state', '=', sql.lit('ACTIVE'));

/** Active chefs that match the filters. It never uses the staff's `search_key`, which contains the private e-mail. */
export const activeChefs = statement(({ limit, offset, ...asked }: Places<ChefSearch>) => {
  const found = ACTIVE.where(({ and, ref }) =>
    and([...containsAll(ref('chef.public_search_key'), asked), ...chefMatches(asked)]),
  );
  return tables
    .selectFrom(found.select('chef.id').orderBy('chef.id', 'desc').limit(limit).offset(offset).as('page'))
    .innerJoin('chef', 'chef.id', 'page.id')
    .select(CHEF_CARD)
    .orderBy('chef.id', 'desc');
});

const favorites = statement(() =>
  ACTIVE.select(CHEF_CARD)
    .where('chef.favorite', '=', sql.lit(true))
    .orderBy('chef.favorite_changed_at', 'desc')
    .orderBy('chef.id', 'desc')
    .limit(sql.lit(TOP_CHEFS)),
);

/** Reads lists of active chefs, in one statement each. */
@Injectable()
export class ChefCardsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly merged: MergedChoicesRepository,
  ) {}

  /** The chefs who have what is asked for, newest first. */
  async active(search: ChefSearch): Promise<ChefCardDto[]> {
    return shown(await this.merged.search(search, (asked) => activeChefs.rows(this.em, asked)));
  }

  /** Favourites, the newest change first. Without favourites, the newest chefs. */
  async top(): Promise<ChefCardDto[]> {
    const rows = await favorites.rows(this.em);
    return rows.length > 0 ? shown(rows) : this.active({ limit: TOP_CHEFS, offset: 0 });
  }
}
