import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { among, database, type Tables } from '../../../platform/database/tables.js';
import type { DocumentName } from './catalogue-document.entity.js';
import type { MadeDocument } from './document-kind.js';
import { revisionOf } from './documents.columns.js';

const { ref } = expressionBuilder<Tables, 'catalogue_document'>();

const CURRENT = revisionOf(ref('catalogue_document.chef_id'));

/** The table of documents. */
@Injectable()
export class DocumentsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Writes documents in the place of those that there are. */
  async write(documents: readonly MadeDocument<unknown>[]): Promise<void> {
    await database(this.em.fork())
      .insertInto('catalogue_document')
      .values(documents.map(({ id, chefId, ...document }) => ({ ...document, record_id: id, chef_id: chefId })))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'record_id'])
          .doUpdateSet(({ ref: to }) => ({
            chef_id: to('excluded.chef_id'),
            revision: to('excluded.revision'),
            form: to('excluded.form'),
            body: to('excluded.body'),
          }))
          // Of two that made the same one, the second has nothing to write.
          .where(
            sql<boolean>`(catalogue_document.revision, catalogue_document.form) is distinct from (excluded.revision, excluded.form)`,
          ),
      )
      .execute();
  }

  /** Those of a kind and form that count, by their records' ids, from above the given one on. */
  async countingAbove(kind: DocumentName, form: string, above: number, limit: number) {
    return database(this.em)
      .selectFrom('catalogue_document')
      .select(['record_id', 'revision', 'body'])
      .where('kind', '=', kind)
      .where('form', '=', form)
      .where('revision', '=', CURRENT)
      .where('record_id', '>', above)
      .orderBy('record_id')
      .limit(limit)
      .execute();
  }

  async remove(kind: DocumentName, ids: readonly number[]): Promise<void> {
    await database(this.em)
      .deleteFrom('catalogue_document')
      .where('kind', '=', kind)
      .where(among(ref('record_id'), ids))
      .execute();
  }

  /** Removes those that count no more. */
  async removeOld(): Promise<void> {
    await database(this.em.fork()).deleteFrom('catalogue_document').where('revision', '<>', CURRENT).execute();
  }
}
