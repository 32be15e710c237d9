import { ReferenceKind, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The properties with a column of their own which the database does not number, and their columns. */
export const columnsOf = (meta: EntityMetadata): { property: EntityProperty; column: string }[] =>
  meta.props
    .filter(
      ({ kind, persist, autoincrement, fieldNames }) =>
        persist !== false &&
        !autoincrement &&
        (kind === ReferenceKind.SCALAR || kind === ReferenceKind.MANY_TO_ONE) &&
        fieldNames.length === 1,
    )
    .map((property) => ({ property, column: property.fieldNames[0] ?? '' }));
