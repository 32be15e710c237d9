import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { isReserved } from './reserved-addresses.js';

const frontend = new URL('../../../../frontend/', import.meta.url);

/** First path segments of the addresses in a file of routes. */
function segmentsOf(file: string): string[] {
  const routes = readFileSync(new URL(file, frontend), 'utf8');
  const paths = [...routes.matchAll(/\bpath: '\/?([^'/:*]+)/g)].map(([, segment = '']) => segment);
  return [...new Set(paths)];
}

describe('the reserved addresses', () => {
  it('cover every page of the site', () => {
    const segments = segmentsOf('src/app/routes.tsx');
    expect(segments).toEqual(expect.arrayContaining(['chefs', 'chef', 'login']));
    expect(segments.filter((segment) => !isReserved(segment))).toEqual([]);
  });

  it("cover the site's files", () => {
    const files = readdirSync(new URL('public/', frontend));
    expect(files).toContain('favicon.svg');
    expect(files.filter((file) => !isReserved(file))).toEqual([]);
  });
});
