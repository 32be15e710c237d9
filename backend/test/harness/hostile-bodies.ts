import { TOKEN_LENGTH } from '../../src/platform/http/log/secret-address.js';
import { bodyFieldsOf, operations, type Operation } from './contract.js';

/** Texts of some 25 KB that are hard on expressions and counters. */
const TEXTS: Record<string, string> = {
  letters: 'x'.repeat(25_000),
  signs: '👩🏽‍🍳'.repeat(1_200),
  'accents that join': 'e\u0301'.repeat(8_000),
  'nothing to see': '\u200b'.repeat(9_000),
  'spaces around': `x${' '.repeat(25_000)}x`,
  'an endless e-mail': `a@${'a.'.repeat(13_000)}`,
  'an endless phone': '(+5'.repeat(9_000),
  'an endless link': `https://${'a.'.repeat(13_000)}`,
};

/** Bodies that are large, wide or deep for no reason. */
export const SHAPES: Record<string, string> = {
  'a list of empty objects': JSON.stringify(Array.from({ length: 9_990 }, () => ({}))),
  'a short list': '[{},{}]',
  'unknown fields': JSON.stringify(Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`f${at}`, 1]))),
  'a few unknown fields': JSON.stringify(Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`f${at}`, {}]))),
  'lists in lists': `{"a":${'['.repeat(11)}${']'.repeat(11)}}`,
  'an endless name': JSON.stringify({ ['n'.repeat(25_000)]: 1 }),
  'blanks only': ' '.repeat(32_000),
  escapes: `{"a":"${'\\u0000'.repeat(5_000)}"}`,
  'a text without an end': `{"a":"${'x'.repeat(32_000)}`,
  'more than is read': JSON.stringify({ a: 'x'.repeat(225_000) }),
};

/** Every field of a call holding the same thing. */
const filled = (operation: Operation, value: unknown, share = 1): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(bodyFieldsOf(operation)).map((field) => [
        field,
        typeof value === 'string' ? value.slice(0, value.length * share) : value,
      ]),
    ),
  );

/** All of them for one call, each with its name. */
export function bodiesFor(operation: Operation): [string, string][] {
  const share = 1 / Math.max(1, Object.keys(bodyFieldsOf(operation)).length);
  return [
    ...Object.entries(SHAPES),
    ...Object.entries(TEXTS).map(([name, text]): [string, string] => [name, filled(operation, text, share)]),
    ['objects where none belong', filled(operation, {})],
    ['lists where none belong', filled(operation, [])],
  ];
}

const OPEN = ['everyone', 'link'];
/** The calls that take a body from anybody, at addresses that nobody has. */
export const open = operations
  .filter(({ 'x-access': access, method }) => OPEN.includes(access) && method !== 'get')
  .map((operation) => ({ ...operation, path: operation.path.replace('{token}', 'a'.repeat(TOKEN_LENGTH)) }));
