import type { EntityClass } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { MikroORM } from '@mikro-orm/postgresql';

/**
 * Tells MikroORM of entities, and of those that they refer to: a collection asks what is known of its entity. Nothing is
 * connected to.
 */
export function knowEntities(...entities: EntityClass<unknown>[]): void {
  new MikroORM({ entities, metadataProvider: ReflectMetadataProvider, clientUrl: 'postgresql://localhost/none' });
}
