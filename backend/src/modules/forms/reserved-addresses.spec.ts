import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { publicPages } from '../../platform/http/public-pages.generated.js';
import { isReserved } from './reserved-addresses.js';

const frontend = new URL('../../../../frontend/', import.meta.url);

describe('the reserved addresses', () => {
  it('cover every page of the site, the sign-in and the back-office', () => {
    const segments = publicPages.map(({ path }) => path.split('/')[1] ?? '').filter((segment) => /^\w/.test(segment));
    expect(segments).toEqual(expect.arrayContaining(['chefs', 'chef', 'gracias']));
    expect([...segments, 'login', 'gestion'].filter((segment) => !isReserved(segment))).toEqual([]);
  });

  it("cover the site's files", () => {
    const files = readdirSync(new URL('public/', frontend));
    expect(files).toContain('favicon.svg');
    expect(files.filter((file) => !isReserved(file))).toEqual([]);
  });
});
