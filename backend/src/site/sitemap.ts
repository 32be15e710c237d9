import { publicPages } from '../platform/http/public-pages.generated.js';

/** The largest page the API gives. */
const PER_PAGE = 100;
/**
 * A sitemap may have 50,000 addresses (sitemaps.org): one half for chefs, one for experiences, less the fixed pages.
 */
const MOST_PAGES = 249;

/** Pages that do not depend on data. */
const FIXED_PATHS = publicPages.filter(({ path, sitemap }) => sitemap && !path.includes(':')).map(({ path }) => path);

/** Pages with a name in their address, each of which search engines are told of. */
type NamedPath = Extract<(typeof publicPages)[number], { path: `${string}/:${string}`; sitemap: true }>['path'];

interface ListPage {
  rows: { slug: string }[];
  showMoreButton: boolean;
}

/** A public list. Each of its rows has a page of its own. */
interface PublicList {
  api: string;
  /** What one answer of the list holds. */
  read: (body: unknown) => ListPage;
}

interface ActiveChefs {
  chefs: { slug: string }[];
  showMoreButton: boolean;
}

interface Experiences {
  data: { proposals: { slug: string }[]; showMoreButton: boolean };
}

const LISTS: Record<NamedPath, PublicList> = {
  '/chef/:name': {
    api: '/api/v1/chefs/active',
    read: (body) => {
      const { chefs, showMoreButton } = body as ActiveChefs;
      return { rows: chefs, showMoreButton };
    },
  },
  '/experiencia/:menuName': {
    api: '/api/v1/proposals/all',
    read: (body) => {
      const { proposals, showMoreButton } = (body as Experiences).data;
      return { rows: proposals, showMoreButton };
    },
  },
};

/**
 * The paths of all active chefs and their experiences, read page by page from the public lists.
 * @throws an error with `statusCode` 503 when a list cannot be read
 */
export async function readNamedPaths(fetch: typeof globalThis.fetch, baseUrl: string): Promise<string[]> {
  const paths = await Promise.all(Object.entries(LISTS).map(([path, list]) => readList(fetch, baseUrl, path, list)));
  return paths.flat();
}

async function readList(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  path: string,
  list: PublicList,
): Promise<string[]> {
  const [before = ''] = path.split(':');
  const paths: string[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await fetch(`${baseUrl}${list.api}?page=${page}&perPage=${PER_PAGE}`);
    if (!answer.ok) throw Object.assign(new Error(`${list.api} could not be read.`), { statusCode: 503 });
    const { rows, showMoreButton } = list.read(await answer.json());
    paths.push(...rows.map(({ slug }) => before + encodeURIComponent(slug)));
    if (!showMoreButton) break;
  }
  return paths;
}

/** The sitemap's XML. After percent-encoding an address has nothing that XML would have to escape. */
export function sitemapOf(publicUrl: string, namedPaths: string[]): string {
  const urls = [...FIXED_PATHS, ...namedPaths].map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
