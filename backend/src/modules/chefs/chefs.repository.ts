import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Asked } from '../../platform/database/ask-together.js';
import { loading } from '../../platform/database/load-at-once.js';
import { statement, type Places } from '../../platform/database/statement.js';
import { among, database, tables } from '../../platform/database/tables.js';
import { Chef } from './chef.entity.js';

const ownerOfSlug = statement(({ key }: Places<{ key: string }>) =>
  tables.selectFrom('chef_slug').select('chef_id as id').where('key', '=', key),
);

const beforeCreation = statement(({ slug, creation }: Places<{ slug: string; creation: string }>) =>
  tables
    .selectFrom('chef_slug')
    .select([sql.lit('owner').as('what'), 'chef_id as id'])
    .where('key', '=', slug)
    .unionAll(
      tables
        .selectFrom('chef')
        .select([sql.lit('created').as('what'), 'id'])
        .where('creation_key', '=', sql<string>`nullif(${creation}, '')::uuid`),
    ),
);

/** Chefs in the database, to be changed. The catalogue reads what is shown of them. */
@Injectable()
export class ChefsRepository {
  /** The chef, locked until the end of the transaction. Null if there is none. */
  lock(em: EntityManager, id: number): Promise<Chef | null> {
    return em.findOne(Chef, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The chef without collections. Undefined if there is none. */
  ask(em: EntityManager, id: number): Asked<Chef | undefined> {
    return loading(em, Chef, id);
  }

  /**
   * The chef to be changed, with what `describe` and `showGallery` replace: of the choices the ids only. Its row must be locked
   * before. Undefined if there is none.
   */
  askToEdit(em: EntityManager, id: number): Asked<Chef | undefined> {
    return loading(em, Chef, id, ['gallery', 'modalities', 'foodTypes', 'cities']);
  }

  /** Locks these chefs until the end of the transaction, in the order of their ids. */
  async lockAll(em: EntityManager, ids: number[]): Promise<void> {
    const chefs = database(em)
      .selectFrom('chef')
      .select('id')
      .where(({ ref }) => among(ref('id'), ids));
    await chefs.orderBy('id').forNoKeyUpdate().execute();
  }

  async exists(em: EntityManager, id: number): Promise<boolean> {
    const found = database(em).selectFrom('chef').select('id').where('id', '=', id);
    return (await found.executeTakeFirst()) !== undefined;
  }

  /** What a creation has to know first: the chef that a form created with this key, and the one that has this address. */
  askBeforeCreation(slug: string, creation: string | null | undefined): Asked<{ created?: number; owner?: number }> {
    return beforeCreation.asked({ slug, creation: creation ?? '' }, (rows) => {
      const idOf = (what: string): number | undefined => rows.find((row) => row.what === what)?.id;
      return { created: idOf('created'), owner: idOf('owner') };
    });
  }

  /** Id of the chef with this current or former address. Undefined if the address is free. */
  async ownerOfSlug(em: EntityManager, key: string): Promise<number | undefined> {
    return (await ownerOfSlug.first(em, { key }))?.id;
  }
}
