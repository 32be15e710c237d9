import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { createdBy, type Creation } from '../../platform/database/creation-key.js';
import { statement, type Places } from '../../platform/database/statement.js';
import { among, database, tables } from '../../platform/database/tables.js';
import { Chef } from './chef.entity.js';

const ownerOfSlug = statement(({ key }: Places<{ key: string }>) =>
  tables.selectFrom('chef_slug').select('chef_id as id').where('key', '=', key),
);

const beforeCreation = statement(({ slug, creation }: Places<{ slug: string; creation: string }>) =>
  tables
    .selectFrom('chef_slug')
    .select([sql.lit('owner').as('what'), 'chef_id as id', sql<string | null>`null`.as('digest')])
    .where('key', '=', slug)
    .unionAll(
      tables
        .selectFrom('chef')
        .select([sql.lit('created').as('what'), 'id', 'creation_digest as digest'])
        .where('creation_key', '=', sql<string>`nullif(${creation}, '')::uuid`),
    ),
);

/** Chefs in the database, to be changed. */
@Injectable()
export class ChefsRepository extends EntityRepository<Chef> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Chef);
  }

  /** The chef, locked until the end of the transaction. Null if there is none. */
  lock(id: number): Promise<Chef | null> {
    return this.findOne({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /**
   * The chef to be changed, with the collections that `describe` and `showGallery` replace. Lock the row before, in a statement
   * of its own: a statement that has waited for a lock sees other tables as they were before it waited. Null if there is none.
   */
  toEdit(id: number): Promise<Chef | null> {
    return this.findOne({ id }, { populate: ['gallery', 'modalities', 'foodTypes', 'cities'] });
  }

  /** Locks these chefs until the end of the transaction, in the order of their ids. */
  async lockAll(ids: number[]): Promise<void> {
    const chefs = database(this.em)
      .selectFrom('chef')
      .select('id')
      .where(({ ref }) => among(ref('id'), ids));
    await chefs.orderBy('id').forNoKeyUpdate().execute();
  }

  async exists(id: number): Promise<boolean> {
    const found = database(this.em).selectFrom('chef').select('id').where('id', '=', id);
    return (await found.executeTakeFirst()) !== undefined;
  }

  /**
   * Looks up the chef that an earlier sending created, and the one that has this address.
   * @throws KeyReusedError
   */
  async lookUpCreation(slug: string, creation: Creation | null): Promise<{ created?: number; owner?: number }> {
    const rows = await beforeCreation.rows(this.em, { slug, creation: creation?.key ?? '' });
    const rowOf = (kind: string) => rows.find(({ what }) => what === kind);
    return { created: createdBy(creation, rowOf('created')), owner: rowOf('owner')?.id };
  }

  /** Id of the chef with this current or former address. Undefined if the address is free. */
  async ownerOfSlug(key: string): Promise<number | undefined> {
    return (await ownerOfSlug.first(this.em, { key }))?.id;
  }
}
