import { publicPages } from '../platform/http/public-pages.generated.js';

/** The largest page the API gives. */
const PER_PAGE = 100;
/**
 * A sitemap may have 50,000 addresses (sitemaps.org): one half for chefs, one for experiences, less the fixed pages and
 * the lists by one choice.
 */
const MOST_PAGES = 240;
/** Most choices of one filter that have an address in the sitemap. */
const MOST_CHOICES = 200;

/** Pages that do not depend on data. */
const FIXED_PATHS = publicPages.filter(({ path, sitemap }) => sitemap && !path.includes(':')).map(({ path }) => path);

/** Pages with a name in their address. The sitemap lists each of them. */
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

/** The lists by one choice, which the sitemap lists: 'Chefs en Ñuñoa' is `/chefs?ciudad=7`. */
const CHOICES: Record<`/${string}?${string}`, string> = {
  '/chefs?ciudad': '/api/v1/cities/city-chef',
  '/chefs?comida': '/api/v1/foods_type/all?scope=chefs',
  '/chefs?formato': '/api/v1/modality/all?scope=chefs',
  '/chefs?dieta': '/api/v1/diets/all?scope=chefs',
  '/experiencias?ciudad': '/api/v1/cities/city-proposal',
  '/experiencias?comida': '/api/v1/foods_type/all?scope=proposals',
  '/experiencias?formato': '/api/v1/modality/all?scope=proposals',
  '/experiencias?dieta': '/api/v1/diets/all?scope=proposals',
};

/**
 * The paths of all active chefs and their experiences, read page by page from the public lists, and those of the lists by
 * one choice.
 * @throws an error with `statusCode` 503 when a list cannot be read
 */
export async function readNamedPaths(fetch: typeof globalThis.fetch, baseUrl: string): Promise<string[]> {
  const paths = await Promise.all([
    ...Object.entries(CHOICES).map(([list, api]) => readChoices(fetch, baseUrl, list, api)),
    ...Object.entries(LISTS).map(([path, list]) => readList(fetch, baseUrl, path, list)),
  ]);
  return paths.flat();
}

async function readChoices(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  list: string,
  api: string,
): Promise<string[]> {
  const { data } = (await read(fetch, baseUrl + api)) as { data: { id: number }[] };
  return data.slice(0, MOST_CHOICES).map(({ id }) => `${list}=${id}`);
}

async function read(fetch: typeof globalThis.fetch, address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw Object.assign(new Error(`${address} could not be read.`), { statusCode: 503 });
  return answer.json();
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
    const body = await read(fetch, `${baseUrl}${list.api}?page=${page}&perPage=${PER_PAGE}`);
    const { rows, showMoreButton } = list.read(body);
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
