import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin, ViteDevServer } from 'vite';

type Server = typeof import('../src/entry-server.tsx');

/**
 * `vite dev` renders pages as production does, from the source files and with calls over the network to the running
 * API. So faults that only show with server rendering (hydration warnings, a loader that misses a query) show during
 * development.
 */
export function devRendering(api: string): Plugin {
  return {
    name: 'sobremesa:dev-rendering',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        renderDevPage(server, api, request.originalUrl ?? '/').then(
          ({ status, headers, body }) => response.writeHead(status, headers).end(body),
          (error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          },
        );
      });
    },
  };
}

async function renderDevPage(server: ViteDevServer, api: string, path: string) {
  const file = await readFile(join(server.config.root, 'index.html'), 'utf8');
  const template = await server.transformIndexHtml(path, file);
  const { renderPage, fillTemplate } = (await server.ssrLoadModule('/src/entry-server.tsx')) as Server;
  const publicUrl = `http://localhost:${server.config.server.port}`;
  const answer = await renderPage({
    url: new URL(path, publicUrl).href,
    settings: { productName: process.env.PRODUCT_NAME ?? 'Sobremesa', publicUrl },
    baseUrl: api,
    fetch: globalThis.fetch,
  });
  if (answer.kind === 'redirect') return { status: answer.status, headers: { Location: answer.location }, body: '' };
  const body = fillTemplate(template, answer.parts);
  return { status: answer.status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body };
}
