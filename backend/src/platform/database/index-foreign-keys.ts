import { ReferenceKind, type EntityMetadata, type EntityProperty, type MetadataStorage } from '@mikro-orm/core';

/**
 * Adds an index for every foreign key, unless a key or index begins with it already. PostgreSQL creates none by itself,
 * and deletes, filters from the other side of a pivot, and the search for unused images need one.
 *
 * That of a pivot's other side has both columns: who chose something is then read from the index alone, in their order, and
 * what several filters have in common is found without reading all of one.
 */
export function indexForeignKeys(storage: MetadataStorage): void {
  for (const meta of storage) {
    if (meta.abstract) continue;
    for (const property of Object.values<EntityProperty>(meta.properties)) {
      const foreignKey = property.kind === ReferenceKind.MANY_TO_ONE || property.kind === ReferenceKind.ONE_TO_ONE;
      if (!foreignKey || leadsAnIndex(meta, property.name)) continue;
      const properties = meta.pivotTable ? [property.name, meta.primaryKeys[0]] : [property.name];
      meta.indexes.push({ properties: properties as never });
    }
  }
}

function leadsAnIndex(meta: EntityMetadata, name: string): boolean {
  const first = (properties: unknown): unknown => (Array.isArray(properties) ? (properties[0] as unknown) : properties);
  return (
    meta.primaryKeys[0] === name || [...meta.indexes, ...meta.uniques].some((index) => first(index.properties) === name)
  );
}
