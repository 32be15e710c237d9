/**
 * Whether every object has such a name, as `__proto__` and `toString`. It reaches a prototype instead of a field, and what checks
 * fields drops it without a word or takes it for one that is declared.
 */
export const isInherited = (name: string): boolean => name in Object.prototype || name === 'prototype';
