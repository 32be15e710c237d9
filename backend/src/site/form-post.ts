import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UnreadableBodyError } from '../platform/http/json-body.js';
import { hasManyParameters } from '../platform/http/strange-requests.js';
import type { SiteEnv } from './register-site.js';

/** The one page whose form works without scripts: asking for a quote. */
const FORM_PAGE = '/cotiza';

/** A filled-in form is at most some kilobytes, whatever signs its message is made of. */
const MAX_FORM_BYTES = 32 * 1024;

const FORM = 'application/x-www-form-urlencoded';

/** Answers a form's page with what came in. */
type AnswerForm = (request: FastifyRequest<{ Body: string }>, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Takes the form of browsers without scripts, or whose scripts have not arrived yet. Only that page takes such bodies,
 * only small ones and only from our own pages; the API behind it goes on taking nothing but JSON.
 */
export function takeForms(server: FastifyInstance, env: Pick<SiteEnv, 'PUBLIC_URL'>, answer: AnswerForm): void {
  // Queued, not awaited: awaiting it would boot the server before Nest has given it its error handler.
  void server.register((page, _options, done) => {
    page.removeAllContentTypeParsers();
    page.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (_request, body, parsed) =>
      hasManyParameters(body) ? parsed(new UnreadableBodyError()) : parsed(null, body),
    );
    page.post<{ Body: string }>(FORM_PAGE, { bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
      if (!isFromHere(request, env.PUBLIC_URL)) {
        return reply.code(403).send({ status: 403, msg: 'Este formulario se envía desde nuestro sitio.', data: null });
      }
      return answer(request, reply);
    });
    done();
  });
}

/** Browsers say where a form comes from; what does not say so is no browser's form. */
function isFromHere({ headers }: FastifyRequest, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  const { origin = '' } = headers;
  return URL.canParse(origin) && new URL(origin).origin === new URL(publicUrl).origin;
}
