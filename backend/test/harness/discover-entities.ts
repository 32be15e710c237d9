import type { EntityClass } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { MikroORM } from '@mikro-orm/postgresql';

/**
 * Lets MikroORM discover entities, and those that they refer to: a collection needs the metadata of its entity. Nothing is
 * connected to.
 */
export function discoverEntities(...entities: EntityClass<unknown>[]): void {
  new MikroORM({ entities, metadataProvider: ReflectMetadataProvider, clientUrl: 'postgresql://localhost/none' });
}
