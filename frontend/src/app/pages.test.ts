import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { PAGES } from './pages';

test.each(PAGES.map((page) => [page.path, page] as const))(
  'the component of %s is in the file that the server knows it by',
  async (_path, { module, component }) => {
    expect(existsSync(join(__dirname, `../${module}.tsx`))).toBe(true);
    const { name } = await component();
    expect(name).toBe(module.split('/').at(-1));
  },
);

test('no address belongs to two pages', () => {
  const places = PAGES.map(({ path }) => path.replace(/:\w+/g, ':'));
  expect(new Set(places).size).toBe(places.length);
});
