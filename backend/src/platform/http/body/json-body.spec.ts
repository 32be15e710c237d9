import { describe, expect, it } from '@jest/globals';
import { parseJsonBody, UnreadableBodyError } from './json-body.js';

const parse = (text: string, maxParts?: number): unknown => parseJsonBody(Buffer.from(text), maxParts);

describe('a JSON body', () => {
  it.each<[string, unknown]>([
    ['{"a":[1,{"b":"c"}]}', { a: [1, { b: 'c' }] }],
    ['{"a":"quote \\" and \\\\"}', { a: 'quote " and \\' }],
    [`{"a":"${'{'.repeat(14)}"}`, { a: '{'.repeat(14) }],
    [`{"a":"\\"${'{'.repeat(14)}"}`, { a: `"${'{'.repeat(14)}` }],
    [`{"a":"${','.repeat(65)}"}`, { a: ','.repeat(65) }],
    ['', undefined],
    [`{"a":${'['.repeat(11)}${']'.repeat(11)}}`, expect.anything()],
    [`{"a":[${'[],'.repeat(20)}[]]}`, expect.anything()],
  ])('%s is read', (text, value) => {
    expect(parse(text)).toEqual(value);
  });

  it.each([
    ['too deep', `{"a":${'['.repeat(12)}${']'.repeat(12)}}`],
    ['too wide', `{"a":[${'1,'.repeat(64)}1]}`],
    ['a list', '[{}]'],
    ['a list of nothing', '[]'],
    ['a text', '"a"'],
    ['null', 'null'],
    ['an open string', '{"a":"b'],
    ['an open string that ends in backslashes', `"${'\\'.repeat(9)}`],
    ['__proto__', '{"a":{"__proto__":{}}}'],
    ['an escaped __proto__', '{"\\u005f_proto__":{}}'],
    ['constructor', '{"constructor":1}'],
    ['prototype', '{"prototype":1}'],
    ['a method of every object', '{"toString":1}'],
    ['two values', '{} {}'],
    ['NaN', '{"a":NaN}'],
  ])('%s is refused', (_name, text) => {
    expect(() => parse(text)).toThrow(UnreadableBodyError);
  });

  it('that is refused is so in a sentence', () => {
    expect(new UnreadableBodyError()).toMatchObject({
      code: 'unreadable_body',
      message: 'El contenido enviado no se puede leer.',
      status: 400,
    });
  });

  it('has no bytes that are no UTF-8', () => {
    expect(() => parseJsonBody(Buffer.from('{"a":"\u00f1"}', 'latin1'))).toThrow(UnreadableBodyError);
  });

  it.each([
    ['of a megabyte is given back', 1024 * 1024, 0, 0],
    ['that is smaller is left to the garbage', 1024 * 1024 - 1, 0, 1024 * 1024 - 1],
    ['that others share is theirs, too', 1024 * 1024, 1, 1024 * 1024],
  ])('whose memory %s', (_what, size, shared, left) => {
    const body = Buffer.from(new ArrayBuffer(size + shared), 0, size).fill(' ');
    body.write('{}');
    expect(parseJsonBody(body)).toEqual({});
    expect(body).toHaveLength(left);
  });

  it('may be as wide as its call says', () => {
    const wide = `{"a":[${'1,'.repeat(999)}1]}`;
    expect(parse(wide, 1_000)).toBeDefined();
    expect(() => parse(wide, 999)).toThrow(UnreadableBodyError);
  });
});
