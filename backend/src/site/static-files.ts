import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 365 * 24 * 60 * 60;
const DAY_S = 24 * 60 * 60;

/**
 * Serves the files of the frontend's build, which are compressed already. Files under /assets have a hash of their
 * content in their name, so they never change. Icons and similar files may change within a day. The page template is
 * not served.
 *
 * The plugin is not awaited: awaiting it would start the server before Nest has installed its error handler.
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
