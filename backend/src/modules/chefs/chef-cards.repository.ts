import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { containsAll } from '../../platform/database/search-words.js';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables, type Tables, type Table, rowAsJson } from '../../platform/database/tables.js';
import type { JsonText } from '../../platform/http/answer/raw-json.js';
import { shownText } from '../files/index.js';
import { MergedChoicesRepository, type LookupDto } from '../lookups/index.js';
import { choicesIn, pageOf } from '../lookups/page-choices.columns.js';
import { chefMatches } from './asked-choices.columns.js';
import type { CardSearch, Window } from './asked-choices.js';
import { CHEF_SUMMARY } from './chef-card.columns.js';
import type { ChefCardDto, ChefCityDto, ChefFoodTypeDto } from './chef-card.dto.js';

/** Most chefs on the home page. */
export const TOP_CHEFS = 12;

/** The tables of the lists. */
export const CHEF_CARD_TABLES: readonly Table[] = [
  'chef',
  'chef_modality',
  'chef_food_type',
  'chef_city',
  'modality',
  'food_type',
  'city',
  'image',
];

const { selectFrom } = expressionBuilder<Tables>();

const ACTIVE = tables.selectFrom('chef').where('chef.state', '=', sql.lit('ACTIVE'));

/**
 * The card of the chef whose id is `page.id`. Each is read by itself, so the plan is a good one without knowing how many
 * there will be: the statement around it may be planned once.
 */
const CARD = rowAsJson(
  selectFrom('chef')
    .select(CHEF_SUMMARY)
    .select([
      choicesIn<LookupDto>('modalities').as('modalities'),
      choicesIn<ChefFoodTypeDto>('food_types').as('chef_food_types'),
      choicesIn<ChefCityDto>('cities').as('chef_cities'),
    ])
    .where('chef.id', '=', sql.ref<number>('page.id')),
)
  .$notNull()
  .as('card');

/** The cards of the chefs that a query gives by their ids, as JSON. */
const cardsOf = <Page extends { id: number }>(found: Expression<Page>) => pageOf('chef', found).select(CARD);

/** Active chefs that match the filters. It never uses the staff's `search_key`, which contains the private e-mail. */
const matching = statement(({ limit, offset, ...asked }: Placeholders<CardSearch>) => {
  const found = ACTIVE.where(({ and, ref }) =>
    and([
      ...containsAll(
        { keys: [ref('chef.public_search_key'), ref('chef.menu_search_key')], stems: ref('chef.search_words') },
        asked,
      ),
      ...chefMatches(asked),
    ]),
  );
  const page = found.select('chef.id').orderBy('chef.id', 'desc').limit(limit).offset(offset);
  return cardsOf(page).orderBy('page.id', 'desc');
});

const all = statement(
  ({ limit, offset }: Placeholders<Window>) =>
    cardsOf(ACTIVE.select('chef.id').orderBy('chef.id', 'desc').limit(limit).offset(offset)).orderBy('page.id', 'desc'),
  { byKey: true },
);

const favorites = statement(() =>
  cardsOf(
    ACTIVE.select(['chef.id', 'chef.favorite_changed_at as changed_at'])
      .where('chef.favorite', '=', sql.lit(true))
      .orderBy('changed_at', 'desc')
      .orderBy('chef.id', 'desc')
      .limit(sql.lit(TOP_CHEFS)),
  )
    .orderBy('page.changed_at', 'desc')
    .orderBy('page.id', 'desc'),
);

/** Reads lists of active chefs as JSON, in one statement each. */
@Injectable()
export class ChefCardsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly merged: MergedChoicesRepository,
  ) {}

  /** All chefs, newest first. */
  async active(page: Window): Promise<JsonText<ChefCardDto>[]> {
    return (await all.rows(this.em, page)).map(({ card }) => shownText(card));
  }

  /** The chefs who have what is asked for, newest first. */
  async search(search: CardSearch): Promise<JsonText<ChefCardDto>[]> {
    const rows = await this.merged.search(search, (asked) => matching.rows(this.em, asked));
    return rows.map(({ card }) => shownText(card));
  }

  /** Favourites, the newest change first. Without favourites, the newest chefs. */
  async top(): Promise<JsonText<ChefCardDto>[]> {
    const rows = await favorites.rows(this.em);
    return rows.length > 0 ? rows.map(({ card }) => shownText(card)) : this.active({ limit: TOP_CHEFS, offset: 0 });
  }
}
