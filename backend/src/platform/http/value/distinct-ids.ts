import { ArrayUnique } from 'class-validator';

/** For a NestedList: no two objects have the same `id`. Objects without an id are new, and all different. */
export const DistinctIds = (): PropertyDecorator =>
  ArrayUnique((item: unknown) => idOf(item) ?? item, { message: 'Hay valores repetidos.' });

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
