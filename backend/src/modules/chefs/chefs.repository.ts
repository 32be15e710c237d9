import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { among, database } from '../../platform/database/tables.js';
import { Chef } from './chef.entity.js';

/** Chefs in the database, to be changed. The catalogue reads what is shown of them. */
@Injectable()
export class ChefsRepository {
  /** The chef, locked until the end of the transaction. Null if there is none. */
  lock(em: EntityManager, id: number): Promise<Chef | null> {
    return em.findOne(Chef, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
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

  /** Id of the chef that a form created with this key. */
  async idOfCreation(em: EntityManager, key: string): Promise<number | undefined> {
    const found = database(em).selectFrom('chef').select('id').where('creation_key', '=', key);
    return (await found.executeTakeFirst())?.id;
  }

  /** Id of the chef with this current or former address. Undefined if the address is free. */
  async ownerOfSlug(em: EntityManager, key: string): Promise<number | undefined> {
    const found = database(em).selectFrom('chef_slug').select('chef_id as id').where('key', '=', key);
    return (await found.executeTakeFirst())?.id;
  }
}
