import { describe, expect, it } from '@jest/globals';
import { parseJsonBody, UnreadableBodyError } from './json-body.js';

const parse = (text: string): unknown => parseJsonBody(Buffer.from(text));

describe('a JSON body', () => {
  it.each<[string, unknown]>([
    ['{"a":[1,{"b":"c"}]}', { a: [1, { b: 'c' }] }],
    ['"quote \\" and \\\\"', 'quote " and \\'],
    ['{"a":"]]]]]]]]{{{{{{{{{{{{{{"}', { a: ']]]]]]]]{{{{{{{{{{{{{{' }],
    ['', undefined],
  ])('%s is read', (text, value) => {
    expect(parse(text)).toEqual(value);
  });

  it.each([
    ['too deep', '['.repeat(13) + ']'.repeat(13)],
    ['too wide', `[${'1,'.repeat(10_001)}1]`],
    ['an open string', '{"a":"b'],
    ['an open string that ends in backslashes', `"${'\\'.repeat(9)}`],
    ['__proto__', '{"a":{"__proto__":{}}}'],
    ['an escaped __proto__', '{"\\u005f_proto__":{}}'],
    ['constructor', '{"constructor":{}}'],
    ['two values', '{} {}'],
    ['NaN', '{"a":NaN}'],
  ])('%s is refused', (_name, text) => {
    expect(() => parse(text)).toThrow(UnreadableBodyError);
  });

  it('is measured in linear time: 32 MB of backslashes within two seconds', () => {
    const body = Buffer.concat([Buffer.from('"'), Buffer.alloc(32 * 1024 * 1024, '\\"'), Buffer.from('x')]);
    const before = performance.now();
    expect(() => parseJsonBody(body)).toThrow(UnreadableBodyError);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
