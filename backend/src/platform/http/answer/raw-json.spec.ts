import { expect, it } from '@jest/globals';
import { RawJson } from './raw-json.js';

it('puts what is written into lists and objects, and writes the rest', () => {
  const list = RawJson.list<{ id: number }>(['{"id" : 1}', '{"id":2}']);
  const answer = RawJson.object<{ 'a "name"': string; chefs: { id: number }[]; more: boolean; none: null }>({
    'a "name"': 'Ñuñoa\n',
    chefs: list,
    more: false,
    none: null,
  });
  expect(answer.text).toBe('{"a \\"name\\"":"Ñuñoa\\n","chefs":[{"id" : 1},{"id":2}],"more":false,"none":null}');
  expect(answer.read()).toEqual({ 'a "name"': 'Ñuñoa\n', chefs: [{ id: 1 }, { id: 2 }], more: false, none: null });
});

it('is what is written already', () => expect(RawJson.of('{"id" : 1}').text).toBe('{"id" : 1}'));

it('writes an empty list', () => expect(RawJson.list([]).text).toBe('[]'));

it('writes an object without members', () => expect(RawJson.object({}).text).toBe('{}'));
