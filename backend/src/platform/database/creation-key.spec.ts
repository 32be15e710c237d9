import { describe, expect, it } from '@jest/globals';
import { createdBy, creationOf, KeyReusedError } from './creation-key.js';

const KEY = '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11';
const digestOf = (content: object, key = KEY) => creationOf(key, content)?.digest;

describe('the digest of a creation', () => {
  it('is the same for the same content, in any order and with what is left out said or not', () => {
    const one = { a: 1, b: { c: 'x', d: [1, 2] } };
    for (const same of [
      { b: { d: [1, 2], c: 'x' }, a: 1 },
      { ...one, e: null },
      { ...one, e: undefined, creation_key: KEY },
    ])
      expect(digestOf(same)).toBe(digestOf(one));
  });

  it('is another one for other content, however small the difference, and under another key', () => {
    const one = { a: 1, b: [1, 2], c: '' };
    for (const other of [
      { ...one, a: 2 },
      { ...one, b: [2, 1] },
      { ...one, c: ' ' },
      { ...one, d: false },
    ])
      expect(digestOf(other)).not.toBe(digestOf(one));
    expect(digestOf(one, KEY.replace('3', '4'))).not.toBe(digestOf(one));
  });

  it('says nothing of the content', () => {
    expect(digestOf({ restrictions: 'Celíaca' })).toMatch(/^[\w-]{43}$/);
  });
});

describe('a key', () => {
  it('gives what was created under it to the same content, and is refused to other content', () => {
    const creation = creationOf(KEY, { a: 1 });
    expect(createdBy(creation, { id: 7, digest: creation?.digest ?? '' })).toBe(7);
    expect(createdBy(creation, undefined)).toBeUndefined();
    for (const digest of ['other', null]) expect(() => createdBy(creation, { id: 7, digest })).toThrow(KeyReusedError);
  });

  it('is none where the form made none', () => {
    for (const none of ['', null, undefined]) expect(creationOf(none, {})).toBeNull();
  });
});
