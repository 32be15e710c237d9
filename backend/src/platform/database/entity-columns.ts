import { ReferenceKind, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A property with a column of its own. */
interface Column {
  property: EntityProperty;
  column: string;
}

const known = new WeakMap<EntityMetadata, readonly Column[]>();

/** The properties with a column of their own which the database does not number, and their columns. */
export function columnsOf(meta: EntityMetadata): readonly Column[] {
  const columns = known.get(meta) ?? found(meta);
  known.set(meta, columns);
  return columns;
}

const found = (meta: EntityMetadata): Column[] =>
  meta.props
    .filter(
      ({ kind, persist, autoincrement, fieldNames }) =>
        persist !== false &&
        !autoincrement &&
        (kind === ReferenceKind.SCALAR || kind === ReferenceKind.MANY_TO_ONE) &&
        fieldNames.length === 1,
    )
    .map((property) => ({ property, column: property.fieldNames[0] ?? '' }));
