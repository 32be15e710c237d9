import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { containsAll, type Patterns } from '../../../platform/database/search-words.js';
import { statement, type Place, type Places } from '../../../platform/database/statement.js';
import { tables, type Tables } from '../../../platform/database/tables.js';
import { written } from '../../../platform/database/written-rows.js';
import type { JsonText } from '../../../platform/http/written-json.js';
import type { LookupDto } from '../../lookups/index.js';
import { DocumentKind, type Form } from '../documents/document-kind.js';
import { documentOf, revisionOf } from '../documents/documents.columns.js';
import { Documents } from '../documents/documents.js';
import type { Asked } from '../lookups/asked-choices.js';
import { chefMatches } from '../lookups/asked-choices.columns.js';
import { MergedChoicesRepository } from '../lookups/merged-choices.repository.js';
import { choicesIn, pageChoices } from '../lookups/page-choices.columns.js';
import { CHEF_SUMMARY } from './chef.columns.js';
import type { ChefCardDto, ChefCityDto, ChefFoodTypeDto } from './chef-card.dto.js';

/** Most chefs on the home page. */
export const TOP_CHEFS = 12;

/** The rows of a page. */
interface Window {
  limit: number;
  offset: number;
}

/** The filters of a visitor. Undefined means all. */
export type ChefSearch = Window & Asked & Partial<Patterns>;

const { ref, selectFrom } = expressionBuilder<Tables, 'chef'>();

const ACTIVE = tables.selectFrom('chef').where('chef.state', '=', sql.lit('ACTIVE'));

/**
 * The card of the chef whose id is `page.id`. Each is read by itself, so the plan is a good one without knowing how many
 * there will be: the statement around it may be planned once.
 */
const CARD = written(
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
  .as('body');

const CHOICES = pageChoices('chef');

/** The cards of these chefs, made from the tables. */
export const CHEF_CARDS = new DocumentKind(
  'chef_card',
  statement(
    ({ ids }: Places<{ ids: string }>) =>
      tables
        .with(
          (name) => name('page').materialized(),
          (db) =>
            db
              .selectFrom('chef')
              .select('chef.id')
              .where(sql<boolean>`${ref('chef.id')} = any(${ids}::int[])`),
        )
        .with('modalities', () => CHOICES.modalities)
        .with('food_types', () => CHOICES.foodTypes)
        .with('cities', () => CHOICES.cities)
        .selectFrom('page')
        .leftJoin('modalities', 'modalities.owner', 'page.id')
        .leftJoin('food_types', 'food_types.owner', 'page.id')
        .leftJoin('cities', 'cities.owner', 'page.id')
        .select(({ ref }) => [
          'page.id',
          ref('page.id').as('chef_id'),
          revisionOf(ref('page.id')).as('revision'),
          CARD,
        ]),
    { planned: 'once' },
  ),
);

/** The chefs that a query gives by their ids, each with its card if there is one that counts. */
const withCards = <Page extends { id: number }>(found: Expression<Page>, form: Place<string>) =>
  tables
    .with('page', () => found)
    .selectFrom('page')
    .select(({ ref }) => [
      'page.id',
      documentOf<ChefCardDto>(CHEF_CARDS.name, { record: ref('page.id'), chef: ref('page.id'), form }).as('body'),
    ]);

/** Active chefs that match the filters. It never uses the staff's `search_key`, which contains the private e-mail. */
const matching = statement(({ limit, offset, form, ...asked }: Places<ChefSearch & Form>) => {
  const found = ACTIVE.where(({ and, ref }) =>
    and([...containsAll(ref('chef.public_search_key'), asked), ...chefMatches(asked)]),
  );
  const page = found.select('chef.id').orderBy('chef.id', 'desc').limit(limit).offset(offset);
  return withCards(page, form).orderBy('page.id', 'desc');
});

/** All active chefs. */
const all = statement(
  ({ limit, offset, form }: Places<Window & Form>) =>
    withCards(ACTIVE.select('chef.id').orderBy('chef.id', 'desc').limit(limit).offset(offset), form).orderBy(
      'page.id',
      'desc',
    ),
  { planned: 'once' },
);

const favorites = statement(
  ({ form }: Places<Form>) =>
    withCards(
      ACTIVE.select(['chef.id', 'chef.favorite_changed_at as changed_at'])
        .where('chef.favorite', '=', sql.lit(true))
        .orderBy('changed_at', 'desc')
        .orderBy('chef.id', 'desc')
        .limit(sql.lit(TOP_CHEFS)),
      form,
    )
      .orderBy('page.changed_at', 'desc')
      .orderBy('page.id', 'desc'),
  { planned: 'once' },
);

/** Reads lists of active chefs as JSON, in one statement each, and one more where documents are missing. */
@Injectable()
export class ChefCardsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly merged: MergedChoicesRepository,
    private readonly documents: Documents,
  ) {}

  /** All chefs, newest first. */
  async active(page: Window): Promise<JsonText<ChefCardDto>[]> {
    const { form } = CHEF_CARDS;
    return this.documents.complete(CHEF_CARDS, await all.rows(this.em, { ...page, form }));
  }

  /** The chefs who have what is asked for, newest first. */
  async search(search: ChefSearch): Promise<JsonText<ChefCardDto>[]> {
    const { form } = CHEF_CARDS;
    const rows = await this.merged.search(search, (asked) => matching.rows(this.em, { ...asked, form }));
    return this.documents.complete(CHEF_CARDS, rows);
  }

  /** Favourites, the newest change first. Without favourites, the newest chefs. */
  async top(): Promise<JsonText<ChefCardDto>[]> {
    const { form } = CHEF_CARDS;
    const rows = await favorites.rows(this.em, { form });
    return rows.length > 0 ? this.documents.complete(CHEF_CARDS, rows) : this.active({ limit: TOP_CHEFS, offset: 0 });
  }
}
