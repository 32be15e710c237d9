import { readNamedPaths, sitemapOf } from './sitemap.js';

/** The two public lists, answered page by page. */
function listsOf(
  chefPages: string[][],
  experiences: string[],
  choices: number[] = [],
): { fetch: typeof globalThis.fetch; asked: string[] } {
  const asked: string[] = [];
  const named = (slugs: string[] = []) => slugs.map((slug) => ({ slug }));
  const fetch = ((url: string) => {
    asked.push(url);
    const { pathname, searchParams } = new URL(url);
    const page = Number(searchParams.get('page'));
    const isChoices = !['/api/v1/chefs/active', '/api/v1/proposals/all'].includes(pathname);
    if (isChoices) return Promise.resolve(Response.json({ data: choices.map((id) => ({ id })) }));
    const body =
      pathname === '/api/v1/chefs/active'
        ? { chefs: named(chefPages[page - 1]), showMoreButton: page < chefPages.length }
        : { data: { proposals: named(experiences), showMoreButton: false } };
    return Promise.resolve(Response.json(body));
  }) as typeof globalThis.fetch;
  return { fetch, asked };
}

describe('sitemap', () => {
  it('reads both public lists to their end', async () => {
    const { fetch, asked } = listsOf([['Ana'], ['Tomás'], ['Inés']], ['Mesa-de-Chiloé']);
    await expect(readNamedPaths(fetch, 'http://x.example')).resolves.toEqual([
      '/chef/Ana',
      '/chef/Tom%C3%A1s',
      '/chef/In%C3%A9s',
      '/experiencia/Mesa-de-Chilo%C3%A9',
    ]);
    expect(asked).toHaveLength(4 + 8);
    expect(asked).toContain('http://x.example/api/v1/chefs/active?page=1&perPage=100');
    expect(asked).toContain('http://x.example/api/v1/proposals/all?page=1&perPage=100');
  });

  it('has the lists by one choice, up to a number', async () => {
    const choices = Array.from({ length: 300 }, (_, at) => at + 1);
    const paths = await readNamedPaths(listsOf([[]], [], choices).fetch, 'http://x.example');
    expect(paths).toHaveLength(8 * 200);
    for (const path of ['/chefs?ciudad=1', '/chefs?formato=2', '/experiencias?comida=3', '/experiencias?dieta=200'])
      expect(paths).toContain(path);
  });

  it('is 503 while a list cannot be read, not an empty site', async () => {
    const away = (() => Promise.resolve(new Response(null, { status: 503 }))) as typeof globalThis.fetch;
    await expect(readNamedPaths(away, 'http://x.example')).rejects.toMatchObject({ statusCode: 503 });
  });

  it('escapes every name into an address that is also XML', async () => {
    const { fetch } = listsOf([['Ana-María-&-<Co>']], []);
    const xml = sitemapOf('https://x.example', await readNamedPaths(fetch, 'http://x.example'));
    expect(xml).toContain('<loc>https://x.example/</loc>');
    expect(xml).toContain('<loc>https://x.example/experiencias</loc>');
    expect(xml).toContain('<loc>https://x.example/chef/Ana-Mar%C3%ADa-%26-%3CCo%3E</loc>');
  });

  it('holds every page that does not depend on data, but for the thanks nobody looks for', () => {
    const paths = [...sitemapOf('https://x.example', []).matchAll(/<loc>https:\/\/x\.example([^<]*)/g)].map(
      ([, path]) => path,
    );
    expect(new Set(paths)).toEqual(
      new Set([
        '/',
        '/chefs',
        '/experiencias',
        '/corporativo',
        '/nosotros',
        '/unete-al-equipo',
        '/cotiza',
        '/regala',
        '/como-funciona',
        '/terminos-y-condiciones',
        '/privacidad',
      ]),
    );
  });
});
