import {
  Collection,
  EventType,
  ReferenceKind,
  type EntityClass,
  type EntityMetadata,
  type EntityProperty,
} from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columnsOf, quoted } from './entity-columns.js';
import { prepared } from './named-statements.js';
import { alreadyKnown, rowsTogether, type Asked } from './ask-together.js';
import { IdToCome, type Sharing } from './shared-trips.js';

/** A new entity with an id that the database gives. */
interface New {
  id: number;
}

/**
 * Writes a new entity, what it chose, and new rows that belong to it, by one statement instead of one for each table, and
 * sets its id. The unit of work does not know it afterwards: it is for an entity that the transaction does not change
 * again. Who listens to what was created hears of it as of any other (`afterCreate`, without a change set).
 * @param parts entities that refer to the new one, and have no id of their own
 */
export async function insertAtOnce<Entity extends New>(
  em: EntityManager,
  entity: Entity,
  parts: readonly object[],
): Promise<void> {
  await insertAndAsk(em, entity, parts, () => alreadyKnown(undefined));
}

/**
 * The same, and asks in that trip for what is there then.
 * @param ask what is asked, of the new entity by the id that it will have
 */
export async function insertAndAsk<Entity extends New, Answer>(
  em: EntityManager,
  entity: Entity,
  parts: readonly object[],
  ask: (id: IdToCome) => Asked<Answer>,
): Promise<Answer> {
  const meta = metaOf(em, entity);
  const byTable = Map.groupBy(parts, (part) => metaOf(em, part));
  const text = textFor(meta, [...byTable.keys()]);
  const rows: Record<string, unknown> = { [meta.tableName]: rowOf(em, meta, entity) };
  for (const choice of choicesOf(meta)) rows[choice.pivotTable] = idsOf(entity, choice);
  for (const [part, some] of byTable) rows[part.tableName] = some.map((one) => rowOf(em, part, one));
  const { statement, answer } = ask(new IdToCome(meta.tableName));
  const writing = { text, values: [JSON.stringify(rows)] };
  const isWhole = byTable.size > 0 || choicesOf(meta).length > 0;
  const sent = isWhole ? [wholeIs(meta.tableName), writing, wholeIs('')] : [writing];
  const answers = await rowsTogether(em, statement ? [...sent, statement] : sent);
  const made = answers[sent.indexOf(writing)];
  const asked = statement ? (answers.at(-1) ?? []) : [];
  // It returns the id.
  entity.id = (made as New[])[0]?.id as number;
  await em.getEventManager().dispatchEvent(EventType.afterCreate, { entity, em, meta }, meta);
  return answer(asked);
}

/**
 * Tells the database's triggers that one whole record of this kind is written, with all that belongs to it, until the opposite is said: then the
 * record's own triggers tell of its parts, whose triggers are not called.
 */
const wholeIs = (table: string): Sharing => ({ text: `set local audit.whole = '${table}'`, results: 1 });

const metaOf = (em: EntityManager, entity: object): EntityMetadata =>
  em.getMetadata().get<object>(entity.constructor as EntityClass<object>);

/** The statements, by the entity and by the tables of its parts. Writing one takes longer than asking for it. */
const texts = new WeakMap<EntityMetadata, Map<string, string>>();

function textFor(meta: EntityMetadata, parts: readonly EntityMetadata[]): string {
  const known = texts.get(meta) ?? new Map<string, string>();
  texts.set(meta, known);
  const key = parts.map(({ tableName }) => tableName).join(' ');
  const text = known.get(key) ?? prepared(written(meta, parts));
  known.set(key, text);
  return text;
}

function written(meta: EntityMetadata, parts: readonly EntityMetadata[]): string {
  const all = [
    `made as (${insertion(meta, 'jsonb_populate_record', meta.tableName)} returning id)`,
    ...choicesOf(meta).map((choice, at) => `chosen_${at} as (${chosen(choice)})`),
    ...parts.map((part, at) => `part_${at} as (${insertion(part, 'jsonb_populate_recordset', meta.tableName)})`),
  ];
  return `with ${all.join(', ')} select id from made`;
}

/** The lists of choices that the entity owns. */
const choicesOf = (meta: EntityMetadata): EntityProperty[] =>
  meta.props.filter(({ kind, owner }) => kind === ReferenceKind.MANY_TO_MANY && owner);

/** Inserts the row of the new entity, or rows that refer to it. */
function insertion(meta: EntityMetadata, populate: string, root: string): string {
  const isRoot = meta.tableName === root;
  const columns = columnsOf(meta);
  const table = quoted(meta.tableName);
  const names = columns.map(({ column }) => quoted(column));
  const values = columns.map(({ property }, at) =>
    !isRoot && property.targetMeta?.tableName === root ? 'made.id' : `given.${names[at]}`,
  );
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
    from ${isRoot ? '' : 'made, '}${populate}(null::${table}, $1::jsonb -> '${meta.tableName}') as given`;
}

/** Inserts what the new entity chose. */
const chosen = ({ pivotTable, joinColumns, inverseJoinColumns }: EntityProperty): string =>
  `insert into ${quoted(pivotTable)} (${[...joinColumns, ...inverseJoinColumns].map(quoted).join(', ')})
    select made.id, given.id::int from made, jsonb_array_elements_text($1::jsonb -> '${pivotTable}') as given (id)`;

/** The row by its columns, as JSON. A reference to the new entity is empty: the statement fills it. */
function rowOf(em: EntityManager, meta: EntityMetadata, entity: object): Record<string, unknown> {
  const data: Record<string, unknown> = em.getComparator().prepareEntity(entity);
  return Object.fromEntries(columnsOf(meta).map(({ property, column }) => [column, data[property.name] ?? null]));
}

const idsOf = (entity: object, { name }: EntityProperty): number[] =>
  (entity as Record<string, Collection<New> | undefined>)[name]?.getItems(false).map(({ id }) => id) ?? [];
