import { Injectable } from '@nestjs/common';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { among, COUNT, database, tables } from '../../platform/database/tables.js';
import type { Chef } from '../chefs/index.js';
import { shown } from '../files/index.js';
import { ADMIN_PROPOSAL } from './proposal.columns.js';
import { Proposal } from './proposal.entity.js';
import type { AdminProposalDto } from './proposal-row.dto.js';

/** The collections that `Proposal.describe` replaces. */
const CHOICES = ['modalities', 'foodTypes', 'cities', 'diets'] as const;
const joined = { strategy: 'joined' } as const;
/** Those that stay short come with the experience, a few formats times a few diets. */
const EDITED = { populate: CHOICES, populateHints: { modalities: joined, diets: joined } };

const RECORDS = tables.selectFrom('proposal').select(ADMIN_PROPOSAL).orderBy('proposal.id');
const byId = statement(({ id }: Placeholders<{ id: number }>) => RECORDS.where('proposal.id', '=', id));
const byChef = statement(({ chefId }: Placeholders<{ chefId: number }>) =>
  RECORDS.where('proposal.chef_id', '=', chefId),
);

const chefIdOf = statement(({ id }: Placeholders<{ id: number }>) =>
  tables.selectFrom('proposal').select('chef_id').where('id', '=', id),
);

const ownerOfSlug = statement(({ key }: Placeholders<{ key: string }>) =>
  tables.selectFrom('proposal_slug').select('proposal_id as id').where('key', '=', key),
);

const beforeCreation = statement(({ chefId, slug }: Placeholders<{ chefId: number; slug: string }>) =>
  tables.selectNoFrom([
    tables.selectFrom('proposal').select(COUNT.as('count')).where('chef_id', '=', chefId).as('count'),
    tables.selectFrom('proposal_slug').select('proposal_id').where('key', '=', slug).as('owner'),
  ]),
);

/** Experiences in the database, for staff, whatever their chef's state. */
@Injectable()
export class ProposalsRepository extends EntityRepository<Proposal> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Proposal);
  }

  /** An experience. Undefined if it does not exist. */
  async byId(id: number): Promise<AdminProposalDto | undefined> {
    const row = await byId.first(this.em, { id });
    return row && shown(row);
  }

  /** A chef's experiences, in the order of the chef's page. */
  async byChef(chefId: number): Promise<AdminProposalDto[]> {
    return shown(await byChef.rows(this.em, { chefId }));
  }

  /** A chef's experiences to change, with their choices, oldest first. */
  ofChef(chefId: number): Promise<Proposal[]> {
    return this.find({ chef: chefId }, { populate: CHOICES, orderBy: { id: 'asc' } });
  }

  /**
   * An experience to change, with its choices. Lock the chef before, in a statement of its own: a statement that has waited for
   * a lock sees other tables as they were before it waited. Null if it does not exist.
   */
  toEdit(id: number): Promise<Proposal | null> {
    return this.findOne({ id }, EDITED);
  }

  /** The same of the one that a chef's form made under this key. */
  madeWith(chef: Chef, creationKey: string): Promise<Proposal | null> {
    return this.findOne({ chef, creationKey }, EDITED);
  }

  /** The id of its chef. Undefined if there is no such experience. */
  async chefIdOf(id: number): Promise<number | undefined> {
    return (await chefIdOf.first(this.em, { id }))?.chef_id;
  }

  /** The chefs of these experiences. */
  async chefsOf(ids: number[]): Promise<number[]> {
    const found = database(this.em).selectFrom('proposal').select('chef_id').distinct();
    const rows = await found.where(({ ref }) => among(ref('id'), ids)).execute();
    return rows.map((row) => row.chef_id);
  }

  /** Looks up how many experiences the chef has, and which one has this address. */
  async lookUpCreation(chefId: number, slug: string): Promise<{ count: number; owner?: number }> {
    const row = await beforeCreation.first(this.em, { chefId, slug });
    return { count: row?.count ?? 0, owner: row?.owner ?? undefined };
  }

  /** Id of the experience with this current or former address. Undefined if the address is free. */
  async ownerOfSlug(key: string): Promise<number | undefined> {
    return (await ownerOfSlug.first(this.em, { key }))?.id;
  }

  /** Ids of the pictures of a chef's experiences. */
  async imagesOfChef(chefId: number): Promise<number[]> {
    const found = database(this.em)
      .selectFrom('proposal')
      .select('profile_image_id as id')
      .where('chef_id', '=', chefId);
    return (await found.execute()).map(({ id }) => id);
  }
}
