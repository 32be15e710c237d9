import { distinct } from '../fields/field.js';

/** For a NestedList: no two objects have the same `id`. Objects without an id are new, and all different. */
export const DistinctIds = (): PropertyDecorator => distinct((item) => idOf(item) ?? item);

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
