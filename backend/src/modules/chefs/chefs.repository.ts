import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { database } from '../../platform/database/tables.js';
import { Chef } from './chef.entity.js';

/** Chefs in the database, to be changed. What is shown of them is read in the catalogue. */
@Injectable()
export class ChefsRepository {
  /** The chef, locked until the end of the transaction; null if there is none. */
  lock(em: EntityManager, id: number): Promise<Chef | null> {
    return em.findOne(Chef, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Id of the chef that a form created under this key. */
  async idOfCreation(em: EntityManager, key: string): Promise<number | undefined> {
    const found = database(em).selectFrom('chef').select('id').where('creation_key', '=', key);
    return (await found.executeTakeFirst())?.id;
  }

  /** Id of the chef whose address this is, current or former; undefined if it is free. */
  async ownerOfSlug(em: EntityManager, key: string): Promise<number | undefined> {
    const found = database(em).selectFrom('chef_slug').select('chef_id as id').where('key', '=', key);
    return (await found.executeTakeFirst())?.id;
  }
}
