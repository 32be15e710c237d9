/*
 * Each decorator states a field's type, length and bounds once: validation, its Spanish sentence and the
 * document's constraints, which the forms read, come from the same line.
 */
export { Agreed, Choice, Flag } from './fields/choices.js';
export { Day, EVENT_DAY, FutureDay, Hour, Month, NearDay, PastDay } from './fields/days.js';
export type { FieldSchema } from './fields/field.js';
export { Ids, Names } from './fields/lists.js';
export { Nested, NestedList, type LeastPixels } from './fields/nested.js';
export { INT4_MAX, Measured, Price, PRICE_MAX, Score, Version, Whole } from './fields/numbers.js';
export { ClientPhone, CreationKey, Email, Line, Phone, ProfileUrl, Rut, Text, Uuid } from './fields/texts.js';
