import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { statement, type Places } from '../../../platform/database/statement.js';
import { among, arrayOf, database, tables, type Tables } from '../../../platform/database/tables.js';
import type { DocumentName } from './catalogue-document.entity.js';
import type { MadeDocument } from './document-kind.js';
import { revisionOf } from './documents.columns.js';

const { ref } = expressionBuilder<Tables, 'catalogue_document'>();

const CURRENT = revisionOf(ref('catalogue_document.chef_id'));

type Lists = Record<'kinds' | 'records' | 'chefs' | 'revisions' | 'forms' | 'bodies', string>;

/** Writes documents, given as a list for each column, in the place of those that there are. */
const write = statement(
  ({ kinds, records, chefs, revisions, forms, bodies }: Places<Lists>) =>
    tables
      .insertInto('catalogue_document')
      .columns(['kind', 'record_id', 'chef_id', 'revision', 'form', 'body'])
      .expression(
        sql`select * from unnest(${kinds}::text[], ${records}::int[], ${chefs}::int[], ${revisions}::bigint[], ${forms}::text[], ${bodies}::text[])`,
      )
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
      .returning(sql<number>`1`.as('written')),
  { planned: 'once' },
);

/** The table of documents. */
@Injectable()
export class DocumentsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Writes documents in the place of those that there are. */
  async write(documents: readonly MadeDocument<unknown>[]): Promise<void> {
    const of = (value: (document: MadeDocument<unknown>) => number | string): string => arrayOf(documents.map(value));
    await write.rows(this.em.fork(), {
      kinds: of(({ kind }) => kind),
      records: of(({ id }) => id),
      chefs: of(({ chefId }) => chefId),
      revisions: of(({ revision }) => revision),
      forms: of(({ form }) => form),
      bodies: of(({ body }) => body),
    });
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
