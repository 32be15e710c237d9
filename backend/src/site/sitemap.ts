/** The largest page the API gives (decisions.md 1). */
const PER_PAGE = 100;
/** A sitemap holds at most 50,000 addresses (sitemaps.org). */
const MOST_PAGES = 499;

/** Pages that do not depend on data. */
const FIXED_PATHS = [
  '/',
  '/chefs',
  '/corporativo',
  '/nosotros',
  '/unete-al-equipo',
  '/cotiza',
  '/como-funciona',
  '/terminos-y-condiciones',
];

interface ActiveChefs {
  chefs: { slug: string }[];
  showMoreButton: boolean;
}

/**
 * The addresses of all active chefs, read page by page from the public list.
 * @throws an error with `statusCode` 503 when the list cannot be read
 */
export async function readChefSlugs(fetch: typeof globalThis.fetch, baseUrl: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await fetch(`${baseUrl}/api/v1/chefs/active?page=${page}&perPage=${PER_PAGE}`);
    if (!answer.ok) throw Object.assign(new Error('The chef list could not be read.'), { statusCode: 503 });
    const { chefs, showMoreButton } = (await answer.json()) as ActiveChefs;
    slugs.push(...chefs.map(({ slug }) => slug));
    if (!showMoreButton) break;
  }
  return slugs;
}

/** The sitemap's XML: percent-encoding leaves nothing in an address that XML would have to escape. */
export function sitemapOf(publicUrl: string, chefSlugs: string[]): string {
  const paths = [...FIXED_PATHS, ...chefSlugs.map((slug) => `/chef/${encodeURIComponent(slug)}`)];
  const urls = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
