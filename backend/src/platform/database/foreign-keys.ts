import { ReferenceKind, type EntityMetadata, type EntityProperty, type MetadataStorage } from '@mikro-orm/core';

const propertiesOf = (meta: EntityMetadata) => Object.values<EntityProperty>(meta.properties);

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
    for (const property of propertiesOf(meta)) {
      const foreignKey = property.kind === ReferenceKind.MANY_TO_ONE || property.kind === ReferenceKind.ONE_TO_ONE;
      if (!foreignKey || leadsAnIndex(meta, property.name)) continue;
      const properties = meta.pivotTable ? [property.name, meta.primaryKeys[0]] : [property.name];
      meta.indexes.push({ properties: properties as never });
    }
  }
}

const leadsAnIndex = (meta: EntityMetadata, name: string): boolean =>
  meta.primaryKeys[0] === name ||
  [...meta.indexes, ...meta.uniques].some(({ properties }) => [properties as unknown].flat()[0] === name);

/**
 * Refuses to delete a row that other rows have chosen: without this, MikroORM would make the foreign key delete it from
 * their choices. When the row that chose is deleted, its choices go with it.
 */
export function keepChosen(storage: MetadataStorage): void {
  for (const meta of storage)
    for (const property of meta.pivotTable ? propertiesOf(meta) : [])
      // Of the two references of such a row, the one to what is chosen is the inverse of the other.
      if (property.kind === ReferenceKind.MANY_TO_ONE && property.mappedBy) property.deleteRule = 'restrict';
}
