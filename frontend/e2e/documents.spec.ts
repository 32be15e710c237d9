import type { APIRequestContext } from '@playwright/test';

import { demoChef, demoExperience } from './support/demo.ts';
import { PUBLIC_PAGES } from './support/every-page.ts';
import { expect, test } from './support/test.ts';

/** schema.org types that each page must have, by the beginning of its path. */
const TYPES: [path: RegExp, types: string[]][] = [
  [/^\/$/, ['Organization']],
  [/^\/(chefs|experiencias)/, ['ItemList', 'BreadcrumbList']],
  [/^\/chef\//, ['Person', 'BreadcrumbList']],
  [/^\/experiencia\//, ['Service', 'BreadcrumbList']],
  [/^\/(nosotros|cotiza)$/, ['Organization', 'BreadcrumbList']],
  [/^\/(corporativo|unete-al-equipo|como-funciona|terminos-y-condiciones|privacidad)$/, ['BreadcrumbList']],
];

/** Pages that search engines must leave out: the page after a request, the sign-in page, and what does not exist. */
const UNLISTED = /^\/(gracias|login|mi-mesa|no\/existe)$/;

test(
  'every document says in its HTML what it is, no matter who reads it',
  { tag: '@night' },
  async ({ page, request }) => {
    const { slug } = await demoChef(page);
    const experience = await demoExperience(page);
    for (const { path, title, heading, status = 200 } of PUBLIC_PAGES) {
      const address = path
        .replace('{chef}', encodeURIComponent(slug))
        .replace('{experience}', encodeURIComponent(experience));
      const document = await read(request, address);
      const said = (value: string | RegExp): unknown =>
        typeof value === 'string' ? value : expect.stringMatching(value);
      const listed = !UNLISTED.test(path);
      expect.soft(document, address).toMatchObject({
        status,
        lang: 'es-CL',
        title: said(title),
        headings: [said(heading)],
        robots: listed ? '' : 'noindex',
        picture: said(/^http:\/\/localhost:\d+\/.+\.jpe?g$/),
      });
      if (!listed) continue;
      expect.soft(document, address).toMatchObject({
        canonical: said(/^http:\/\/localhost:\d+\//),
        description: said(/^.{40,160}$/),
        types: TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? [],
      });
      // Staff enter the opinions, so search engines must not get a rating.
      expect.soft(document.rated, address).toEqual([]);
      expect.soft(document.shared, address).toEqual([document.title, document.description, document.canonical]);
    }
  },
);

test(
  'a name written otherwise leads on to the page for good, and the picture of a link preview opens',
  { tag: '@night' },
  async ({ page, request }) => {
    const { slug } = await demoChef(page);
    const plain = slug.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const answer = await request.get(`/chef/${plain}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `/chef/${encodeURIComponent(slug)}`]);

    const experience = encodeURIComponent(await demoExperience(page));
    for (const path of ['/como-funciona', `/chef/${encodeURIComponent(slug)}`, `/experiencia/${experience}`]) {
      const preview = await request.get((await read(request, path)).picture);
      expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/jpeg']);
      expect((await preview.body()).length).toBeLessThan(300_000);
    }
  },
);

/** What programs read of a page: search engines, chat applications, readers without scripts. */
async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const html = await answer.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => plainText(text));
  const meta = (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')).join();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    return JSON.parse(json) as { '@type': string } | { '@type': string }[];
  });
  return {
    status: answer.status(),
    lang: all(/<html lang="([^"]*)"/g).join(),
    title: all(/<title>([^<]*)/g).join(),
    headings: all(/<h1[^>]*>(.*?)<\/h1>/gs),
    robots: meta('robots'),
    description: meta('description'),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g).join(),
    picture: meta('og:image'),
    shared: [meta('og:title'), meta('og:description'), meta('og:url')],
    types: data.map((entry) => entry['@type']),
    rated: html.match(/itemprop=|aggregateRating|ratingValue|"@type":"Review"/g) ?? [],
  };
}

/** A text without markup and entities, as a reader shows it. */
function plainText(html: string): string {
  const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  const text = html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => references[name] ?? whole);
  return text.replace(/\s+/g, ' ').trim();
}
