import Fastify, { type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AnswerCache } from '../platform/cache/answer-cache.js';
import { CacheReport } from '../platform/cache/cache-report.js';
import { RequestCounts } from '../platform/http/limit/request-counts.js';
import { Env } from '../config/env.js';
import { readEmbedSettings } from '../embeds/index.js';
import { contentSecurityPolicy } from './page-headers.js';
import { registerSite } from './register-site.js';

const embeds = readEmbedSettings({
  ...new Env(),
  PUBLIC_URL: 'https://sobremesa.example',
  EMBED_URL: 'https://formularios.sobremesa.example',
});
const env = {
  embeds,
  PRODUCT_NAME: 'Sobremesa',
  PUBLIC_URL: 'https://sobremesa.example',
  FILES_PUBLIC_URL: 'https://cdn.example/files',
  UPLOAD_MAX_MB: 10,
  QUOTE_RETENTION_MONTHS: 24,
  RATE_LIMIT_PAGES: 1_000,
};
const SCRIPT = 'export const carta = 1;';

/** The site on a server of its own, with nothing kept. */
function siteOn(files: string, limits: Partial<typeof env> = {}): FastifyInstance {
  const server = Fastify();
  server.get('/api/v1/chefs/active', () => ({ chefs: [{ slug: 'Ana-María' }], showMoreButton: false }));
  server.get('/api/v1/proposals/all', () => ({ data: { proposals: [{ slug: 'Caleta' }], showMoreButton: false } }));
  for (const list of ['cities/city-chef', 'cities/city-proposal', 'foods_type/all', 'modality/all', 'diets/all'])
    server.get(`/api/v1/${list}`, () => ({ data: [{ id: 7 }] }));
  const build = { files, render: () => Promise.resolve({ status: 200, html: 'a page' }) };
  registerSite(
    server,
    build,
    { ...env, ...limits },
    {
      cache: new AnswerCache(0),
      counts: new RequestCounts(),
      report: new CacheReport(),
      links: { isInForce: () => Promise.resolve(true), noteOpened: () => Promise.resolve() },
      cards: () => Promise.resolve(undefined),
    },
  );
  return server;
}

describe('the site', () => {
  let files: string;
  let server: FastifyInstance;

  beforeAll(async () => {
    files = await mkdtemp(join(tmpdir(), 'sobremesa-site-'));
    await mkdir(join(files, 'assets'));
    await writeFile(join(files, 'index.html'), 'template');
    await writeFile(join(files, 'favicon.svg'), '<svg/>');
    await writeFile(join(files, 'assets/app-h4sh.js'), SCRIPT);
    await writeFile(join(files, 'assets/app-h4sh.js.gz'), gzipSync(SCRIPT));
    server = siteOn(files);
    await server.ready();
  });

  afterAll(async () => {
    await server.close();
    await rm(files, { recursive: true });
  });

  it('serves hashed files for good, compressed beforehand', async () => {
    const answer = await server.inject({ url: '/assets/app-h4sh.js', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript') as string,
    });
  });

  it('serves icons for a day', async () => {
    const answer = await server.inject('/favicon.svg');
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'content-type': 'image/svg+xml' });
  });

  it('never serves the template as a file', async () => {
    expect((await server.inject('/index.html')).body).toBe('a page');
  });

  it('names its sitemap in robots.txt, closes the back-office, and lists chefs and experiences', async () => {
    const robots = (await server.inject('/robots.txt')).body;
    expect(robots).toContain('Disallow: /gestion');
    expect(robots).toContain('Sitemap: https://sobremesa.example/sitemap.xml');
    const sitemap = await server.inject('/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('application/xml');
    expect(sitemap.body).toContain('<loc>https://sobremesa.example/chef/Ana-Mar%C3%ADa</loc>');
    expect(sitemap.body).toContain('<loc>https://sobremesa.example/experiencia/Caleta</loc>');
    expect(sitemap.body).toContain('<loc>https://sobremesa.example/chefs?ciudad=7</loc>');
  });

  it('makes its sitemap no oftener for an address than pages', async () => {
    const limited = siteOn(files, { RATE_LIMIT_PAGES: 2 });
    const address = await limited.listen();
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) statuses.push((await fetch(`${address}/sitemap.xml`)).status);
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('carries the configured name in the web manifest', async () => {
    expect((await server.inject('/site.webmanifest')).json()).toMatchObject({ name: 'Sobremesa', lang: 'es-CL' });
  });

  it('lets pictures come from the configured file store, and from nowhere else', async () => {
    const policy = String((await server.inject('/')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example https://*.googleusercontent.com;");
  });

  it('frames the documents of the embed origin, and nothing else', async () => {
    const policy = String((await server.inject('/')).headers['content-security-policy']);
    expect(policy).toContain('frame-src https://formularios.sobremesa.example;');
    expect(contentSecurityPolicy({ ...env, embeds: { ...embeds, origin: null } })).toContain("frame-src 'none';");
  });
});
