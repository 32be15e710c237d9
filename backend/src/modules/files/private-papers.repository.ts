import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { database } from '../../platform/database/tables.js';
import { isUnused } from './unused.repository.js';

/** The table of private papers. */
@Injectable()
export class PrivatePapersRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Deletes the row of a paper, unless a record names it.
   * @returns the key of its file
   */
  async delete(id: number): Promise<string | undefined> {
    const em = this.em.fork();
    const deleted = database(em)
      .deleteFrom('private_paper')
      .where('id', '=', id)
      .where(await isUnused(em, 'private_paper'))
      .returning('key');
    return (await deleted.executeTakeFirst())?.key;
  }

  /**
   * Deletes rows that were added before a moment and that no record names.
   * @returns the keys of their files
   */
  async deleteUnused(before: Date): Promise<string[]> {
    return this.em.fork().transactional(async (em) => {
      // One to which another transaction is just referring is locked by it and stays. One that is locked here cannot be referred to.
      const locked = await database(em)
        .selectFrom('private_paper')
        .select('id')
        .where('created_at', '<', before.toISOString())
        .where(await isUnused(em, 'private_paper'))
        .orderBy('id')
        .limit(MOST)
        .forUpdate()
        .skipLocked()
        .execute();
      if (locked.length === 0) return [];
      const deleted = await database(em)
        .deleteFrom('private_paper')
        .where(
          'id',
          'in',
          locked.map(({ id }) => id),
        )
        .where(await isUnused(em, 'private_paper'))
        .returning('key')
        .execute();
      return deleted.map(({ key }) => key);
    });
  }
}

/** Most papers that one run removes. */
const MOST = 100;
