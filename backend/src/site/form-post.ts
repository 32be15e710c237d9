import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UnreadableBodyError } from '../platform/http/body/json-body.js';
import { publicPages } from '../platform/http/public-pages.generated.js';
import { readBody } from '../platform/http/body/read-body.js';
import { hasManyParameters } from '../platform/http/limit/request-bounds.js';
import type { SiteEnv } from './register-site.js';

/** The pages whose form works without scripts. */
const FORM_PAGES = publicPages.filter(({ takesForm }) => takesForm).map(({ path }) => path);

/** A filled form has at most a few kilobytes, whatever characters its message has. */
const MAX_FORM_BYTES = 32 * 1024;

const FORM = 'application/x-www-form-urlencoded';

/** Answers a form that was sent to a page. */
type AnswerForm = (request: FastifyRequest<{ Body: string }>, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Accepts the form of browsers without scripts, or whose scripts have not arrived yet. Only that page accepts such
 * bodies, only small ones, and only from our own pages. The API behind it still accepts JSON only.
 */
export function takeForms(server: FastifyInstance, env: Pick<SiteEnv, 'PUBLIC_URL'>, answer: AnswerForm): void {
  // Not awaited: awaiting the registration would start the server before Nest has installed its error handler.
  void server.register((page, _options, done) => {
    page.removeAllContentTypeParsers();
    page.addContentTypeParser(FORM, async ({ headers }: FastifyRequest, payload: IncomingMessage) => {
      const length = headers['content-length'];
      const body = await readBody(payload, length === undefined ? undefined : Number(length), MAX_FORM_BYTES);
      const form = body.toString();
      if (hasManyParameters(form)) throw new UnreadableBodyError();
      return form;
    });
    for (const path of FORM_PAGES) {
      page.post<{ Body: string }>(path, { bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
        if (!isFromHere(request, env.PUBLIC_URL)) {
          return reply
            .code(403)
            .send({ status: 403, msg: 'Este formulario se envía desde nuestro sitio.', data: null });
        }
        return answer(request, reply);
      });
    }
    done();
  });
}

/** Browsers say which site a form comes from. A request that does not say so does not come from a browser's form. */
function isFromHere({ headers }: FastifyRequest, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  const { origin = '' } = headers;
  return URL.canParse(origin) && new URL(origin).origin === new URL(publicUrl).origin;
}
