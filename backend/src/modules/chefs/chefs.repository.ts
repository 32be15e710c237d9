import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Creation } from '../../platform/database/creation-key.js';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { among, arrayOf, database, tables } from '../../platform/database/tables.js';
import { imageKinds } from '../files/index.js';
import { Chef } from './chef.entity.js';

const ownerOfSlug = statement(({ key }: Placeholders<{ key: string }>) =>
  tables.selectFrom('chef_slug').select('chef_id as id').where('key', '=', key),
);

const beforeCreation = statement(
  ({ slug, creation, images }: Placeholders<{ slug: string; creation: string; images: string }>) => {
    const earlier = tables.selectFrom('chef').select(['id', 'creation_digest as digest']);
    return tables.selectNoFrom([
      imageKinds(images).as('kinds'),
      jsonObjectFrom(earlier.where('creation_key', '=', sql<string>`nullif(${creation}, '')::uuid`)).as('earlier'),
      tables.selectFrom('chef_slug').select('chef_id').where('key', '=', slug).as('owner'),
    ]);
  },
);

/** Chefs in the database, to be changed. */
@Injectable()
export class ChefsRepository extends EntityRepository<Chef> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Chef);
  }

  /**
   * The chef, locked until the end of the transaction.
   * @param failHandler makes the error where there is no such chef
   */
  lock(id: number, failHandler: () => Error): Promise<Chef> {
    return this.findOneOrFail({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
  }

  /**
   * The chef to be changed, with the collections that `describe` and `showGallery` replace. Lock the row before, in a statement
   * of its own: a statement that has waited for a lock sees other tables as they were before it waited. Null if it does not exist.
   */
  toEdit(id: number): Promise<Chef | null> {
    const joined = { strategy: 'joined' } as const;
    return this.findOne(
      { id },
      // Those that stay short come with the chef, at most twenty pictures times the formats.
      {
        populate: ['gallery', 'modalities', 'foodTypes', 'cities'],
        populateHints: { gallery: joined, modalities: joined },
      },
    );
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

  /** Looks up the kinds of these pictures, the chef that an earlier sending created, and the one that has this address. */
  async lookUpCreation(slug: string, creation: Creation | null, images: number[]) {
    const row = await beforeCreation.first(this.em, { slug, creation: creation?.key ?? '', images: arrayOf(images) });
    return { kinds: row?.kinds ?? [], earlier: row?.earlier ?? undefined, owner: row?.owner ?? undefined };
  }

  /** Id of the chef with this current or former address. Undefined if the address is free. */
  async ownerOfSlug(key: string): Promise<number | undefined> {
    return (await ownerOfSlug.first(this.em, { key }))?.id;
  }
}
