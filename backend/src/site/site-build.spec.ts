import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chunksOf, openBuild } from './site-build.js';

describe('chunksOf', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_libraries.js'] },
    '_libraries.js': { file: 'assets/libraries.js' },
    'src/site/home/HomePage.tsx': { file: 'assets/HomePage.js', imports: ['index.html', '_libraries.js', '_Card.js'] },
    '_Card.js': { file: 'assets/Card.js', imports: ['_libraries.js', 'src/site/home/HomePage.tsx'] },
  };

  it('names the files of a page that the template does not name already', () => {
    expect(chunksOf(manifest, ['src/site/home/HomePage.tsx'])).toEqual(['assets/HomePage.js', 'assets/Card.js']);
  });

  it('names nothing for a source the build does not know', () => {
    expect(chunksOf(manifest, ['src/site/gone/GonePage.tsx'])).toEqual([]);
  });
});

describe('openBuild', () => {
  it('answers null where nothing was built, so that the API runs alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sobremesa-site-'));
    await expect(openBuild(folder)).resolves.toBeNull();
    await rm(folder, { recursive: true });
  });
});
