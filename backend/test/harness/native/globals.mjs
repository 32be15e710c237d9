/** `@jest/globals` for a spec that Node imports: what jest-circus and the environment have put on the global object. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis;
