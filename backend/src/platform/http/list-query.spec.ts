import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { listQuery, windowOf } from './list-query.js';

class ListDishes extends listQuery({
  search: 'Part of the name.',
  filters: {
    course: { of: ['starter', 'dessert'] },
    vegan: { yesNo: 'Only vegan dishes, or only others.' },
    chef: { upTo: 99, description: 'Id of a chef.' },
    since: { day: 'First day.' },
  },
  orders: ['name', 'price'],
  order: '-price',
  ordering: 'Order; the dearest first unless said.',
}) {}

const read = (sent: Record<string, string>): ListDishes => plainToInstance(ListDishes, sent);
const refused = async (sent: Record<string, string>): Promise<string[]> =>
  (await validate(read(sent), { whitelist: true, forbidNonWhitelisted: true })).map(({ property }) => property);

describe('the query of a list', () => {
  it('asks for the whole list in its own order when nothing is sent', async () => {
    expect({ ...read({}) }).toEqual({ sort: '-price' });
    expect(windowOf(read({}))).toEqual({ offset: 0 });
    expect(await refused({})).toEqual([]);
  });

  it('takes a search, filters and an order in either direction', async () => {
    const sent = {
      search: ' pastel ',
      course: 'dessert',
      vegan: 'false',
      sort: 'name',
      chef: '7',
      since: '2026-11-23',
    };
    expect({ ...read(sent) }).toEqual({ ...sent, search: 'pastel', vegan: false, chef: 7 });
    expect(await refused(sent)).toEqual([]);
    expect(read({ sort: '-name' }).sort).toBe('-name');
  });

  it('takes empty words as none', async () => {
    const sent = { search: '', course: '', sort: '' };
    expect({ ...read(sent) }).toEqual({ search: null, course: null, sort: '-price' });
    expect(await refused(sent)).toEqual([]);
  });

  it.each([
    [{ page: '1' }, { limit: 12, offset: 0 }],
    [{ page: '3' }, { limit: 12, offset: 24 }],
    [{ perPage: '50' }, { limit: 50, offset: 0 }],
    [
      { page: '4', perPage: '10' },
      { limit: 10, offset: 30 },
    ],
  ] as [Record<string, string>, object][])('asks with %j for the rows %j', (sent, window) => {
    expect(windowOf(read(sent))).toEqual(window);
  });

  it.each([
    ['search', 'x'.repeat(101)],
    ['course', 'soup'],
    ['vegan', 'perhaps'],
    ['chef', '100'],
    ['since', '2026-02-30'],
    ['sort', 'course'],
    ['sort', '--name'],
    ['page', '0'],
    ['page', '1000001'],
    ['perPage', '101'],
    ['order', 'name'],
  ])('refuses %s=%s', async (name, value) => {
    expect(await refused({ [name]: value })).toEqual([name]);
  });
});
