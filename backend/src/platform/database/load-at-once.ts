import {
  ReferenceKind,
  type EntityClass,
  type EntityDictionary,
  type EntityMetadata,
  type EntityProperty,
} from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columnsOf, quoted } from './entity-columns.js';
import type { Asked } from './ask.js';
import { query } from './query.js';

/** The row of an entity as the driver gives it, with what it chose and what belongs to it. */
type Row = Record<string, unknown>;

/** The texts, by entity and collections. */
const texts = new WeakMap<EntityMetadata, Map<string, string>>();

/**
 * Loads an entity to be changed, with collections, by one statement instead of one for each of them, and lets the unit of work
 * know it. Whoever changes it must have locked its row before, in a statement of its own: a statement that has waited for a lock
 * sees other tables as they were before it waited.
 *
 * Of what it chose there are references, which have an id only. What belongs to it is there whole.
 * @returns undefined if there is none
 */
export async function loadAtOnce<Entity extends { id: number }>(
  ...given: Parameters<typeof loading<Entity>>
): Promise<Entity | undefined> {
  const [em] = given;
  const { statement, answer } = loading(...given);
  return answer(await query<Row>(em, statement.text, statement.values));
}

/** The same as a question, asked after the row was locked. */
export function loading<Entity extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  id: number,
  collections: readonly (keyof Entity & string)[] = [],
): Required<Asked<Entity | undefined>> {
  const meta: EntityMetadata = em.getMetadata().get<object>(entity as EntityClass<object>);
  const properties = collections.map((name) => propertyOf(meta, name));
  const answer = ([found]: unknown[]): Entity | undefined => {
    if (!found) return undefined;
    const row = found as Row;
    for (const { kind, name, targetMeta } of properties)
      if (kind === ReferenceKind.ONE_TO_MANY && targetMeta)
        row[name] = (row[name] as Row[]).map((part) => named(targetMeta, part));
    // Its columns are those of the entity's metadata.
    return em.map<Entity>(entity, row as EntityDictionary<Entity>);
  };
  return { statement: { text: textFor(meta, properties), values: [id] }, answer };
}

function textFor(meta: EntityMetadata, properties: readonly EntityProperty[]): string {
  const known = texts.get(meta) ?? new Map<string, string>();
  texts.set(meta, known);
  const key = properties.map(({ name }) => name).join(' ');
  const text = known.get(key) ?? written(meta, properties);
  known.set(key, text);
  return text;
}

function written(meta: EntityMetadata, properties: readonly EntityProperty[]): string {
  const selected = [
    'one.id',
    ...columnsOf(meta).map(({ column }) => `one.${quoted(column)}`),
    ...properties.map((property) => `(${collected(property)}) as ${quoted(property.name)}`),
  ];
  return `select ${selected.join(', ')} from ${quoted(meta.tableName)} one where one.id = $1`;
}

/** The ids of what was chosen, or the rows that belong to it, in the order of their keys. */
function collected({
  kind,
  pivotTable,
  joinColumns,
  inverseJoinColumns,
  targetMeta,
  mappedBy,
}: EntityProperty): string {
  if (kind === ReferenceKind.MANY_TO_MANY) {
    const [owner, chosen] = [joinColumns, inverseJoinColumns].map(([column = '']) => quoted(column));
    return `select coalesce(jsonb_agg(x.${chosen} order by x.${chosen}), '[]') from ${quoted(pivotTable)} x
      where x.${owner} = one.id`;
  }
  // A name that no column has: with 'x' the row of a chef would be the address of a network.
  const part = targetMeta as EntityMetadata;
  const keys = part.primaryKeys.map((name) => `part_row.${quoted(propertyOf(part, name).fieldNames[0] ?? '')}`);
  const owner = quoted(propertyOf(part, mappedBy).fieldNames[0] ?? '');
  return `select coalesce(jsonb_agg(to_jsonb(part_row) order by ${keys.join(', ')}), '[]') from ${quoted(part.tableName)} part_row
    where part_row.${owner} = one.id`;
}

/** A row, which was read as JSON, by the names of its properties. */
const named = (meta: EntityMetadata, row: Row): Row =>
  Object.fromEntries(columnsOf(meta).map(({ property, column }) => [property.name, row[column]]));

/** Its metadata names every property. */
const propertyOf = ({ properties }: EntityMetadata, name: string): EntityProperty =>
  (properties as Record<string, EntityProperty>)[name] as EntityProperty;
