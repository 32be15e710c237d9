import { readChefSlugs, sitemapOf } from './sitemap.js';

/** A list of chefs answered page by page. */
function listOf(pages: string[][]): { fetch: typeof globalThis.fetch; asked: string[] } {
  const asked: string[] = [];
  const fetch = ((url: string) => {
    asked.push(url);
    const page = Number(new URL(url).searchParams.get('page'));
    const chefs = (pages[page - 1] ?? []).map((slug) => ({ slug }));
    return Promise.resolve(Response.json({ chefs, showMoreButton: page < pages.length }));
  }) as typeof globalThis.fetch;
  return { fetch, asked };
}

describe('sitemap', () => {
  it('reads the public list to its end', async () => {
    const { fetch, asked } = listOf([['Ana'], ['Tomás'], ['Inés']]);
    await expect(readChefSlugs(fetch, 'http://x.example')).resolves.toEqual(['Ana', 'Tomás', 'Inés']);
    expect(asked).toHaveLength(3);
    expect(asked[0]).toBe('http://x.example/api/v1/chefs/active?page=1&perPage=100');
  });

  it('is 503 while the list cannot be read, not an empty site', async () => {
    const away = (() => Promise.resolve(new Response(null, { status: 503 }))) as typeof globalThis.fetch;
    await expect(readChefSlugs(away, 'http://x.example')).rejects.toMatchObject({ statusCode: 503 });
  });

  it('escapes every name into an address that is also XML', () => {
    const xml = sitemapOf('https://x.example', ['Ana-María-&-<Co>']);
    expect(xml).toContain('<loc>https://x.example/</loc>');
    expect(xml).toContain('<loc>https://x.example/chef/Ana-Mar%C3%ADa-%26-%3CCo%3E</loc>');
  });
});
