import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { buildInfo, readBuildInfo } from './build-info.js';

const folder = mkdtempSync(join(tmpdir(), 'build-info-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const manifest = file('package.json', '{"version":"1.2.3"}');

describe('buildInfo', () => {
  it('is what the build wrote of itself', () => {
    const written = { version: '2.0.0', commit: 'abcdef012345', date: '2026-11-22T18:00:00Z' };
    expect(readBuildInfo(file('whole.json', JSON.stringify(written)), manifest)).toEqual(written);
  });

  it('says unknown of what nobody said, and nothing wrong because of a cut-off file', () => {
    const unknown = { version: '1.2.3', commit: 'unknown', date: 'unknown' };
    expect(readBuildInfo(file('partial.json', '{"version":"1.2.3"}'), manifest)).toEqual(unknown);
    expect(readBuildInfo(file('cut.json', '{"version":"9'), manifest)).toEqual(unknown);
    expect(readBuildInfo(join(folder, 'none.json'), manifest)).toEqual(unknown);
    expect(readBuildInfo(join(folder, 'none.json'), join(folder, 'none.json')).version).toBe('unknown');
  });

  it("knows the product's version from the sources too", () => {
    expect(buildInfo().version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
