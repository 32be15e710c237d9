import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { readEnv } from '../config/env.js';
import { PEOPLE } from './content/people.js';

it("the demo's protected people are those a fresh machine protects", () => {
  const { PROTECTED_ADMINS } = readEnv({ DATA_DIR: tmpdir(), TOKEN_SECRET: 'x'.repeat(32) });
  expect(PROTECTED_ADMINS).toEqual(PEOPLE.filter((person) => person.protected).map((person) => person.email));
});
