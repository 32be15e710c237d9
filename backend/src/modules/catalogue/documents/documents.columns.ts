import { expressionBuilder, sql, type Expression } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { JsonText } from '../../../platform/http/written-json.js';
import type { DocumentName } from './catalogue-document.entity.js';

const { selectFrom } = expressionBuilder<Tables>();

/** Under whose name the revision of what all chefs share is counted. */
const NOBODY = sql.lit(0);

const countOf = (chef: Expression<number>) =>
  sql`coalesce(${selectFrom('catalogue_revision').select('revision').where('catalogue_revision.chef_id', '=', chef)}, 0)`;

/**
 * The revision of what visitors are told of a chef and its experiences. Both counts only grow, so no two states have the same sum.
 */
export const revisionOf = (chef: Expression<number>) => sql<string>`(${countOf(chef)} + ${countOf(NOBODY)})`;

/**
 * The document of a record, if there is one that counts; else null. It is looked up for each row by itself, so the plan of the
 * statement around it is a good one for any number of rows.
 */
export const documentOf = <Told>(
  kind: DocumentName,
  { record, chef, form }: Record<'record' | 'chef', Expression<number>> & { form: Expression<string> },
) =>
  sql<JsonText<Told> | null>`${selectFrom('catalogue_document')
    .select('body')
    .where('kind', '=', sql.lit(kind))
    .where('record_id', '=', record)
    .where('chef_id', '=', chef)
    .where('form', '=', form)
    .where('revision', '=', revisionOf(chef))}`;
