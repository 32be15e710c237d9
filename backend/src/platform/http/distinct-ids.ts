import { ArrayUnique } from 'class-validator';

/** Of a NestedList: no two of its objects name the same `id`. Objects without one are new, and all different. */
export const DistinctIds = (): PropertyDecorator =>
  ArrayUnique((item: unknown) => idOf(item) ?? item, { message: 'Hay valores repetidos.' });

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
