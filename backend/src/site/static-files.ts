import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 365 * 24 * 60 * 60;
const DAY_S = 24 * 60 * 60;

/**
 * Serves what the frontend's build left for browsers, compressed beforehand. Files under /assets carry a hash of their
 * content in their name, so they never change; icons and the like may, within a day. The page template is not a file.
 *
 * The plugin is queued, not awaited: awaiting it would boot the server before Nest has given it its error handler.
 */
export function serveFiles(server: FastifyInstance, folder: string): void {
  void server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/') ? `max-age=${YEAR_S}, immutable` : `max-age=${DAY_S}`;
      reply.header('Cache-Control', `public, ${lasting}`);
    },
  });
}
