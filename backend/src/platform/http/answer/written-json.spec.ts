import { expect, it } from '@jest/globals';
import { WrittenJson } from './written-json.js';

it('puts what is written into lists and objects, and writes the rest', () => {
  const list = WrittenJson.list<{ id: number }>(['{"id" : 1}', '{"id":2}']);
  const answer = WrittenJson.object<{ 'a "name"': string; chefs: { id: number }[]; more: boolean; none: null }>({
    'a "name"': 'Ñuñoa\n',
    chefs: list,
    more: false,
    none: null,
  });
  expect(answer.text).toBe('{"a \\"name\\"":"Ñuñoa\\n","chefs":[{"id" : 1},{"id":2}],"more":false,"none":null}');
  expect(answer.read()).toEqual({ 'a "name"': 'Ñuñoa\n', chefs: [{ id: 1 }, { id: 2 }], more: false, none: null });
});

it('is what is written already', () => expect(WrittenJson.of('{"id" : 1}').text).toBe('{"id" : 1}'));

it('writes an empty list', () => expect(WrittenJson.list([]).text).toBe('[]'));

it('writes an object without members', () => expect(WrittenJson.object({}).text).toBe('{}'));
