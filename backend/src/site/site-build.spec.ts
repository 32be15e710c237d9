import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBehind, openBuild, type PageRequest } from './site-build.js';

const REQUEST: PageRequest = {
  url: 'https://sobremesa.example/',
  settings: {
    productName: 'Sobremesa',
    publicUrl: 'https://sobremesa.example',
    uploadMaxMb: 7,
    quoteRetentionMonths: 18,
  },
  baseUrl: 'https://sobremesa.example',
  fetch: globalThis.fetch,
  remembered: () => Promise.resolve(undefined),
};

describe('filesBehind', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_libraries.js'], dynamicImports: ['_initial.js'] },
    '_initial.js': { file: 'assets/initial.js', imports: ['_libraries.js'] },
    '_libraries.js': { file: 'assets/libraries.js' },
    'src/site/home/HomePage.tsx': { file: 'assets/HomePage.js', imports: ['index.html', '_libraries.js', '_Card.js'] },
    '_Card.js': { file: 'assets/Card.js', imports: ['_libraries.js', 'src/site/home/HomePage.tsx'] },
  };

  it('names what the script of the template loads, and the files of the page', () => {
    expect(filesBehind(manifest, ['src/site/home/HomePage.tsx'])).toEqual([
      'assets/libraries.js',
      'assets/initial.js',
      'assets/HomePage.js',
      'assets/Card.js',
    ]);
  });

  it('names nothing more for a source the build does not know', () => {
    expect(filesBehind(manifest, ['src/site/gone/GonePage.tsx'])).toEqual(['assets/libraries.js', 'assets/initial.js']);
  });
});

describe('openBuild', () => {
  it('answers null where nothing was built, so that the API runs alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sobremesa-site-'));
    await expect(openBuild(folder)).resolves.toBeNull();
    await rm(folder, { recursive: true });
  });

  describe('with a build', () => {
    let folder: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'sobremesa-site-'));
      await mkdir(join(folder, 'client/.vite'), { recursive: true });
      await mkdir(join(folder, 'server'));
      await writeFile(join(folder, 'client/index.html'), `<meta><!--head--><!--page-->`);
      await writeFile(join(folder, 'client/.vite/manifest.json'), '{}');
      await writeFile(join(folder, 'server/package.json'), '{"type":"module"}');
      await writeFile(
        join(folder, 'server/entry-server.js'),
        `export const renderPage = () => ({ kind: 'page', status: 200, modules: [],
           parts: { head: '<title>Ñandú</title>', page: 'Mesa', state: '{}' } });
         export const fillTemplate = (template, { head, page }) => template.replace('<!--head-->', head).replace('<!--page-->', page);`,
      );
    });

    afterAll(() => rm(folder, { recursive: true }));

    it('fills the template with what a page says', async () => {
      const page = await (await openBuild(folder))?.render(REQUEST);
      expect(page).toEqual({ status: 200, html: '<meta><title>Ñandú</title>Mesa' });
    });
  });
});
