import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { slugKey } from '../../../platform/database/name-key.js';
import { statement, type Place, type Places } from '../../../platform/database/statement.js';
import { tables, type Tables } from '../../../platform/database/tables.js';
import { textOf, written } from '../../../platform/database/written-rows.js';
import { WrittenJson } from '../../../platform/http/written-json.js';
import { SHOWN_DIETS } from '../../proposals/index.js';
import { commentsOf } from '../comments/chef-comments.columns.js';
import { DocumentKind } from '../documents/document-kind.js';
import { documentOf, revisionOf } from '../documents/documents.columns.js';
import { Documents } from '../documents/documents.js';
import { PROPOSAL_CARD } from './proposal-card.columns.js';
import type { PublicProposalDto } from './proposal-page.dto.js';

/** The pages of these experiences, made from the tables. Opinions are not in them: they change by themselves. */
export const PROPOSAL_PAGES = new DocumentKind(
  'proposal_page',
  statement(
    ({ ids }: Places<{ ids: string }>) =>
      tables
        .selectFrom('proposal as asked')
        .select(({ ref, selectFrom }) => [
          'asked.id',
          'asked.chef_id',
          revisionOf(ref('asked.chef_id')).as('revision'),
          written(
            selectFrom('proposal')
              .innerJoin('chef', 'chef.id', 'proposal.chef_id')
              .select(PROPOSAL_CARD)
              .select(['proposal.chef_id', 'proposal.starter', 'proposal.main_course', 'proposal.dessert', SHOWN_DIETS])
              .select(({ selectFrom }) =>
                jsonArrayFrom(
                  selectFrom('proposal')
                    .innerJoin('chef', 'chef.id', 'proposal.chef_id')
                    .select(PROPOSAL_CARD)
                    .whereRef('proposal.chef_id', '=', 'asked.chef_id')
                    .whereRef('proposal.id', '<>', 'asked.id')
                    .orderBy('proposal.id'),
                ).as('moreProposals'),
              )
              .whereRef('proposal.id', '=', 'asked.id'),
          )
            .$notNull()
            .as('body'),
        ])
        .where(sql<boolean>`asked.id = any(${ids}::int[])`),
    { planned: 'once' },
  ),
);

/** What is read of the experience `asked`. */
const partsOf = (form: Place<string>) => {
  const { ref } = expressionBuilder<{ asked: Tables['proposal'] }, 'asked'>();
  const [id, chef] = [ref('asked.id'), ref('asked.chef_id')];
  return [
    id.as('id'),
    chef.as('chef_id'),
    documentOf<Omit<PublicProposalDto, 'comments'>>('proposal_page', { record: id, chef, form }).as('body'),
    textOf(jsonArrayFrom(commentsOf(chef))).as('comments'),
  ] as const;
};

const byAddress = statement(
  ({ key, form }: Places<{ key: string; form: string }>) =>
    tables
      .selectFrom('proposal_slug')
      .innerJoin('proposal as asked', 'asked.id', 'proposal_slug.proposal_id')
      .innerJoin('chef', 'chef.id', 'asked.chef_id')
      .select(partsOf(form))
      .where('proposal_slug.key', '=', key)
      .where('chef.state', '=', sql.lit('ACTIVE')),
  { planned: 'once' },
);

/** The page of an experience as it is saved, whatever the state of its chef. */
const byId = statement(
  ({ id, form }: Places<{ id: number; form: string }>) =>
    tables.selectFrom('proposal as asked').select(partsOf(form)).where('asked.id', '=', id),
  { planned: 'once' },
);

/** What one of them gives. */
type Parts = NonNullable<Awaited<ReturnType<typeof byId.first>>>;

/** Reads the public page of an experience, in one statement, and one more where its document is missing. */
@Injectable()
export class ProposalPageRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly documents: Documents,
  ) {}

  /** The experience of an active chef with this current or former address. Case and accents do not matter. */
  async byName(name: string): Promise<{ chefId: number; page: WrittenJson<PublicProposalDto> } | undefined> {
    const parts = await byAddress.first(this.em, { key: slugKey(name), form: PROPOSAL_PAGES.form });
    const page = parts && (await this.pageOf(parts));
    return page && { chefId: parts.chef_id, page };
  }

  /** The experience with this id as visitors would see it, whatever the state of its chef. */
  async byId(id: number): Promise<WrittenJson<PublicProposalDto> | undefined> {
    const parts = await byId.first(this.em, { id, form: PROPOSAL_PAGES.form });
    return parts && this.pageOf(parts);
  }

  private async pageOf({ id, body, comments }: Parts): Promise<WrittenJson<PublicProposalDto> | undefined> {
    const [document] = await this.documents.complete(PROPOSAL_PAGES, [{ id, body }]);
    return document && WrittenJson.of(document).and({ comments: WrittenJson.of(comments) });
  }
}
