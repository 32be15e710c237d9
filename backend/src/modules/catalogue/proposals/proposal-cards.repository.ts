import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { containsAll, type Patterns } from '../../../platform/database/search-words.js';
import { statement, type Place, type Places } from '../../../platform/database/statement.js';
import { tables, type Tables } from '../../../platform/database/tables.js';
import { written } from '../../../platform/database/written-rows.js';
import type { JsonText } from '../../../platform/http/written-json.js';
import { DocumentKind, type Form } from '../documents/document-kind.js';
import { documentOf, revisionOf } from '../documents/documents.columns.js';
import { Documents } from '../documents/documents.js';
import type { Asked } from '../lookups/asked-choices.js';
import { proposalMatches } from '../lookups/asked-choices.columns.js';
import { MergedChoicesRepository } from '../lookups/merged-choices.repository.js';
import { pageChoices } from '../lookups/page-choices.columns.js';
import type { ProposalCardDto } from './proposal-card.dto.js';
import { PAGE_PROPOSAL_CARD } from './proposal-card.columns.js';

/** The rows of a page. */
interface Window {
  limit: number;
  offset: number;
}

/** The filters of a visitor. Undefined means all. */
export type ProposalSearch = Window & Asked & Partial<Patterns>;

const { selectFrom } = expressionBuilder<Tables>();

/** Experiences of active chefs. */
const PUBLIC = tables
  .selectFrom('proposal')
  .innerJoin('chef', 'chef.id', 'proposal.chef_id')
  .where('chef.state', '=', sql.lit('ACTIVE'));

const IDS = ['proposal.id', 'proposal.chef_id'] as const;

/** The card of the experience whose id is `page.id`. */
const CARD = written(
  selectFrom('proposal')
    .innerJoin('chef', 'chef.id', 'proposal.chef_id')
    .select(PAGE_PROPOSAL_CARD)
    .where('proposal.id', '=', sql.ref<number>('page.id')),
)
  .$notNull()
  .as('body');

const CHOICES = pageChoices('proposal');

/** The cards of these experiences, made from the tables. */
export const PROPOSAL_CARDS = new DocumentKind(
  'proposal_card',
  statement(
    ({ ids }: Places<{ ids: string }>) =>
      tables
        .with(
          (name) => name('page').materialized(),
          (db) =>
            db
              .selectFrom('proposal')
              .select(['proposal.id', 'proposal.chef_id'])
              .where(sql<boolean>`proposal.id = any(${ids}::int[])`),
        )
        .with('modalities', () => CHOICES.modalities)
        .with('food_types', () => CHOICES.foodTypes)
        .with('cities', () => CHOICES.cities)
        .selectFrom('page')
        .leftJoin('modalities', 'modalities.owner', 'page.id')
        .leftJoin('food_types', 'food_types.owner', 'page.id')
        .leftJoin('cities', 'cities.owner', 'page.id')
        .select(({ ref }) => ['page.id', 'page.chef_id', revisionOf(ref('page.chef_id')).as('revision'), CARD]),
    { planned: 'once' },
  ),
);

/** The experiences that a query gives by their ids, each with its card if there is one that counts, newest first. */
const withCards = (found: Expression<{ id: number; chef_id: number }>, form: Place<string>) =>
  tables
    .with('page', () => found)
    .selectFrom('page')
    .select(({ ref }) => [
      'page.id',
      documentOf<ProposalCardDto>(PROPOSAL_CARDS.name, {
        record: ref('page.id'),
        chef: ref('page.chef_id'),
        form,
      }).as('body'),
    ])
    .orderBy('page.id', 'desc');

const matching = statement(({ limit, offset, form, ...asked }: Places<ProposalSearch & Form>) => {
  const found = PUBLIC.where(({ and, ref }) =>
    and([...containsAll(ref('proposal.search_key'), asked), ...proposalMatches(asked)]),
  );
  return withCards(found.select(IDS).orderBy('proposal.id', 'desc').limit(limit).offset(offset), form);
});

/** All experiences of active chefs. A page is few of them, whichever it is: the plan is the same for all. */
const all = statement(
  ({ limit, offset, form }: Places<Window & Form>) =>
    withCards(PUBLIC.select(IDS).orderBy('proposal.id', 'desc').limit(limit).offset(offset), form),
  { planned: 'once' },
);

/** Reads lists of experiences of active chefs as JSON, in one statement each, and one more where documents are missing. */
@Injectable()
export class ProposalCardsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly merged: MergedChoicesRepository,
    private readonly documents: Documents,
  ) {}

  /** All experiences, newest first. */
  async all(page: Window): Promise<JsonText<ProposalCardDto>[]> {
    const { form } = PROPOSAL_CARDS;
    return this.documents.complete(PROPOSAL_CARDS, await all.rows(this.em, { ...page, form }));
  }

  /** The experiences that have what is asked for, newest first. */
  async find(search: ProposalSearch): Promise<JsonText<ProposalCardDto>[]> {
    const { form } = PROPOSAL_CARDS;
    const rows = await this.merged.search(search, (asked) => matching.rows(this.em, { ...asked, form }));
    return this.documents.complete(PROPOSAL_CARDS, rows);
  }
}
