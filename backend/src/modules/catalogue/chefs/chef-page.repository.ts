import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { slugKey } from '../../../platform/database/name-key.js';
import { statement, type Place, type Places } from '../../../platform/database/statement.js';
import { tables, type Tables } from '../../../platform/database/tables.js';
import { textOf, written } from '../../../platform/database/written-rows.js';
import { WrittenJson } from '../../../platform/http/written-json.js';
import { freeSaturdays } from '../../agenda/index.js';
import { imageOf } from '../../files/index.js';
import { PROPOSAL_SIZE } from '../../proposals/index.js';
import { commentsOf } from '../comments/chef-comments.columns.js';
import { DocumentKind } from '../documents/document-kind.js';
import { documentOf, revisionOf } from '../documents/documents.columns.js';
import { Documents } from '../documents/documents.js';
import { CHEF_CARD, CHEF_DETAILS } from './chef.columns.js';
import type { PublicChefDto } from './chef-page.dto.js';

const { selectFrom } = expressionBuilder<Tables, 'chef'>();

const PROPOSALS = jsonArrayFrom(
  selectFrom('proposal')
    .select(({ ref }) => [
      'proposal.id',
      'proposal.dish_name',
      'proposal.slug',
      'proposal.description',
      imageOf(ref('proposal.profile_image_id')).as('profile_image'),
      'proposal.starter',
      'proposal.main_course',
      'proposal.dessert',
      ...PROPOSAL_SIZE,
    ])
    .whereRef('proposal.chef_id', '=', 'chef.id')
    .orderBy('proposal.id'),
);

/** The pages of these chefs, made from the tables. Opinions and days are not in them: they change by themselves. */
export const CHEF_PAGES = new DocumentKind(
  'chef_page',
  statement(
    ({ ids }: Places<{ ids: string }>) =>
      tables
        .selectFrom('chef as asked')
        .select(({ ref, selectFrom }) => [
          'asked.id',
          ref('asked.id').as('chef_id'),
          revisionOf(ref('asked.id')).as('revision'),
          written(
            selectFrom('chef')
              .select(CHEF_CARD)
              .select(CHEF_DETAILS)
              .select(PROPOSALS.as('proposals'))
              .whereRef('chef.id', '=', 'asked.id'),
          )
            .$notNull()
            .as('body'),
        ])
        .where(sql<boolean>`asked.id = any(${ids}::int[])`),
    { planned: 'once' },
  ),
);

/** What is read of the chef `asked`. */
const partsOf = (form: Place<string>) => {
  const { ref } = expressionBuilder<{ asked: Tables['chef'] }, 'asked'>();
  const id = ref('asked.id');
  return [
    id.as('id'),
    documentOf<Omit<PublicChefDto, 'comments' | 'free_saturdays'>>('chef_page', { record: id, chef: id, form }).as(
      'body',
    ),
    textOf(jsonArrayFrom(commentsOf(id))).as('comments'),
    textOf(freeSaturdays(id)).as('free_saturdays'),
  ] as const;
};

/** The page of a chef as it is saved, in whatever state. */
const byId = statement(
  ({ id, form }: Places<{ id: number; form: string }>) =>
    tables.selectFrom('chef as asked').select(partsOf(form)).where('asked.id', '=', id),
  { planned: 'once' },
);

const byAddress = statement(
  ({ key, form }: Places<{ key: string; form: string }>) =>
    tables
      .selectFrom('chef_slug')
      .innerJoin('chef as asked', 'asked.id', 'chef_slug.chef_id')
      .select(partsOf(form))
      .where('chef_slug.key', '=', key)
      .where('asked.state', '=', sql.lit('ACTIVE')),
  { planned: 'once' },
);

/** What one of them gives. */
type Parts = NonNullable<Awaited<ReturnType<typeof byId.first>>>;

/** Reads the public page of a chef, in one statement, and one more where its document is missing. */
@Injectable()
export class ChefPageRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly documents: Documents,
  ) {}

  /** The active chef with this current or former address. Case and accents do not matter. */
  async byName(name: string): Promise<{ chefId: number; page: WrittenJson<PublicChefDto> } | undefined> {
    const parts = await byAddress.first(this.em, { key: slugKey(name), form: CHEF_PAGES.form });
    const page = parts && (await this.pageOf(parts));
    return page && { chefId: parts.id, page };
  }

  /** The chef with this id as visitors would see it, in whatever state. */
  async byId(id: number): Promise<WrittenJson<PublicChefDto> | undefined> {
    const parts = await byId.first(this.em, { id, form: CHEF_PAGES.form });
    return parts && this.pageOf(parts);
  }

  private async pageOf({ id, body, comments, free_saturdays }: Parts): Promise<WrittenJson<PublicChefDto> | undefined> {
    const [document] = await this.documents.complete(CHEF_PAGES, [{ id, body }]);
    return (
      document &&
      WrittenJson.of(document).and({
        comments: WrittenJson.of(comments),
        free_saturdays: WrittenJson.of(free_saturdays),
      })
    );
  }
}
