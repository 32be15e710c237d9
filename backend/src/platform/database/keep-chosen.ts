import { ReferenceKind, type EntityProperty, type MetadataStorage } from '@mikro-orm/core';

/**
 * Refuses to delete a row that other rows have chosen: without this, MikroORM would make the foreign key delete it from
 * their choices. When the row that chose is deleted, its choices go with it.
 */
export function keepChosen(storage: MetadataStorage): void {
  for (const meta of storage) {
    if (!meta.pivotTable) continue;
    for (const property of Object.values<EntityProperty>(meta.properties)) {
      // Of the two references of such a row, the one to what is chosen is the inverse of the other.
      if (property.kind === ReferenceKind.MANY_TO_ONE && property.mappedBy) property.deleteRule = 'restrict';
    }
  }
}
