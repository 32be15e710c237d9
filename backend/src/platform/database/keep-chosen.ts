import { ReferenceKind, type EntityProperty, type MetadataStorage } from '@mikro-orm/core';

/**
 * Lets nobody delete a row that others have chosen among many: MikroORM would have it vanish from their choices. What is
 * deleted with its choices is the row that chose.
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
