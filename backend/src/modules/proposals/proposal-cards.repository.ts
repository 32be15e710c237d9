import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { containsAll } from '../../platform/database/search-words.js';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables, type Tables, type Table, rowAsJson } from '../../platform/database/tables.js';
import type { JsonText } from '../../platform/http/answer/raw-json.js';
import { proposalMatches } from '../chefs/asked-choices.columns.js';
import type { CardSearch, Window } from '../chefs/index.js';
import { shownText } from '../files/index.js';
import { MergedChoicesRepository } from '../lookups/index.js';
import { pageOf } from '../lookups/page-choices.columns.js';
import type { ProposalCardDto } from './proposal-card.dto.js';
import { PAGE_PROPOSAL_CARD } from './proposal-card.columns.js';

/** The tables of the lists. */
export const PROPOSAL_CARD_TABLES: readonly Table[] = [
  'proposal',
  'chef',
  'proposal_modality',
  'proposal_food_type',
  'proposal_city',
  'modality',
  'food_type',
  'city',
  'image',
];

const { selectFrom } = expressionBuilder<Tables>();

/** Experiences of active chefs. */
const PUBLIC = tables
  .selectFrom('proposal')
  .innerJoin('chef', 'chef.id', 'proposal.chef_id')
  .where('chef.state', '=', sql.lit('ACTIVE'));

/** The card of the experience whose id is `page.id`. */
const CARD = rowAsJson(
  selectFrom('proposal')
    .innerJoin('chef', 'chef.id', 'proposal.chef_id')
    .select(PAGE_PROPOSAL_CARD)
    .where('proposal.id', '=', sql.ref<number>('page.id')),
)
  .$notNull()
  .as('card');

/** The cards of the experiences that a query gives by their ids, as JSON, newest first. */
const cardsOf = (found: Expression<{ id: number }>) =>
  pageOf('proposal', found).select(CARD).orderBy('page.id', 'desc');

const matching = statement(({ limit, offset, ...asked }: Placeholders<CardSearch>) => {
  const found = PUBLIC.where(({ and, ref }) =>
    and([
      ...containsAll({ keys: [ref('proposal.search_key')], stems: ref('proposal.search_words') }, asked),
      ...proposalMatches(asked),
    ]),
  );
  return cardsOf(found.select('proposal.id').orderBy('proposal.id', 'desc').limit(limit).offset(offset));
});

/** All experiences of active chefs. A page is few of them, whichever it is: the plan is the same for all. */
const all = statement(
  ({ limit, offset }: Placeholders<Window>) =>
    cardsOf(PUBLIC.select('proposal.id').orderBy('proposal.id', 'desc').limit(limit).offset(offset)),
  { byKey: true },
);

/** Reads lists of experiences of active chefs as JSON, in one statement each. */
@Injectable()
export class ProposalCardsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly merged: MergedChoicesRepository,
  ) {}

  /** All experiences, newest first. */
  async all(page: Window): Promise<JsonText<ProposalCardDto>[]> {
    return (await all.rows(this.em, page)).map(({ card }) => shownText(card));
  }

  /** The experiences that have what is asked for, newest first. */
  async find(search: CardSearch): Promise<JsonText<ProposalCardDto>[]> {
    const rows = await this.merged.search(search, (asked) => matching.rows(this.em, asked));
    return rows.map(({ card }) => shownText(card));
  }
}
