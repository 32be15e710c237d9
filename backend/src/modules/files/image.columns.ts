import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { tables, type Tables } from '../../platform/database/tables.js';
import type { StoredVariant } from './image.entity.js';

const { ref } = expressionBuilder<Tables, 'image'>();

/** What read models select of `image`: an ImageRow. */
export const IMAGE = [
  'image.id',
  'image.width',
  'image.height',
  'image.placeholder',
  ref('image.variants').$castTo<StoredVariant[]>().as('variants'),
] as const;

/** The picture of this id, as a column of another table's row. */
export const imageOf = (id: Expression<number>) =>
  jsonObjectFrom(tables.selectFrom('image').select(IMAGE).where('image.id', '=', id)).$notNull();

/** Those of these pictures that exist, with their kinds. The ids are one value (`arrayOf`). */
export const kindsAmong = (ids: Expression<string>) =>
  tables
    .selectFrom('image')
    .select(['id', 'kind'])
    .where(sql<SqlBool>`id = any(${ids}::int[])`)
    .orderBy('id');

/** The same as a column of another look-up: for `FilesService.idsOf`. */
export const imageKinds = (ids: Expression<string>) => jsonArrayFrom(kindsAmong(ids));
