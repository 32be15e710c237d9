import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { nameOf, PAGES } from './pages';

test.each(PAGES.map((page) => [page.path, page] as const))(
  'the component of %s is in the file that the server knows it by',
  async (_path, page) => {
    expect(existsSync(join(__dirname, `../${page.module}.tsx`))).toBe(true);
    expect(Object.keys(await page.component())).toEqual([nameOf(page)]);
  },
);

test('no address belongs to two pages', () => {
  const places = PAGES.map(({ path }) => path.replace(/:\w+/g, ':'));
  expect(new Set(places).size).toBe(places.length);
});
