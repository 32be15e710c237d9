import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sentenceOf, statusOf } from '../platform/http/answer/error.filter.js';
import { plainPage } from '../platform/http/answer/plain-page.js';
import { UnreadableBodyError } from '../platform/http/body/json-body.js';
import { publicPages } from '../platform/http/public-pages.generated.js';
import { readBody } from '../platform/http/body/read-body.js';
import { largeBody } from '../platform/http/limit/server-limits.js';
import { hasManyParameters } from '../platform/http/limit/request-bounds.js';
import type { SiteEnv } from './register-site.js';

/** The pages whose form works without scripts. */
const FORM_PAGES = publicPages.filter(({ takesForm }) => takesForm).map(({ path }) => path);

/** A filled form has at most a few kilobytes, whatever characters its message has. */
const MAX_FORM_BYTES = 32 * 1024;

const FORM = 'application/x-www-form-urlencoded';

/** The pages whose form has a file, and how a browser sends one. */
const FILE_PAGES: readonly string[] = publicPages.filter(({ takesFile }) => takesFile).map(({ path }) => path);
const FILE_FORM = 'multipart/form-data';

/** A form with a file: more than the page's call takes, so that a file that is a little too large is refused by a sentence on the page. */
const MAX_FILE_FORM_BYTES = 12 * 1024 * 1024;

/** Most parts of a form with a file: the page's has five. The reader would make an object of each. */
const MOST_FILE_PARTS = 16;

/** A form with a file as it came, or a url-encoded one. */
export type SentForm = string | { type: string; body: Buffer };

/** Answers a form that was sent to a page. */
type AnswerForm = (request: FastifyRequest<{ Body: SentForm }>, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Accepts the form of browsers without scripts, or whose scripts have not arrived yet. Only that page accepts such
 * bodies, only small ones unless it takes a file, and only from our own pages. The API behind it still accepts JSON only.
 */
export function takeForms(server: FastifyInstance, env: Pick<SiteEnv, 'PUBLIC_URL'>, answer: AnswerForm): void {
  // Not awaited: awaiting the registration would start the server before Nest has installed its error handler.
  void server.register((page, _options, done) => {
    page.removeAllContentTypeParsers();
    // A person sent it, in a browser without scripts: they read a page.
    page.setErrorHandler((error, { routeOptions: { url = '' } }, reply) => {
      const status = statusOf(error);
      // A defect of ours is logged and answered as everywhere.
      if (status === 500) throw error;
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(refusedForm(status === 413 && FILE_PAGES.includes(url) ? LARGE_FILE : sentenceOf(error)));
    });
    page.addContentTypeParser(FORM, async ({ headers }: FastifyRequest, payload: IncomingMessage) => {
      const length = headers['content-length'];
      const body = await readBody(payload, length === undefined ? undefined : Number(length), MAX_FORM_BYTES);
      const form = body.toString();
      if (hasManyParameters(form)) throw new UnreadableBodyError();
      return form;
    });
    page.addContentTypeParser(
      FILE_FORM,
      async ({ headers, routeOptions }: FastifyRequest, payload: IncomingMessage) => {
        if (!FILE_PAGES.includes(routeOptions.url ?? '')) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
        const { 'content-length': length, 'content-type': type = FILE_FORM } = headers;
        const body = await readBody(payload, length === undefined ? undefined : Number(length), MAX_FILE_FORM_BYTES);
        if (isNoFileForm(body, type)) throw new UnreadableBodyError();
        return { type, body } satisfies SentForm;
      },
    );
    for (const path of FORM_PAGES) {
      const limits = FILE_PAGES.includes(path) ? largeBody(MAX_FILE_FORM_BYTES) : { bodyLimit: MAX_FORM_BYTES };
      page.post<{ Body: SentForm }>(path, limits, async (request, reply) => {
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

/** Whether a form with a file has no separator as its reader takes it, or more parts than any of ours. */
function isNoFileForm(body: Buffer, type: string): boolean {
  const boundary = boundaryOf(type);
  if (!boundary) return true;
  const separator = `--${boundary}`;
  let at = body.indexOf(separator);
  // The last one ends the form.
  for (let seen = 0; at !== -1 && seen <= MOST_FILE_PARTS; seen++) at = body.indexOf(separator, at + separator.length);
  return at !== -1;
}

function boundaryOf(type: string): string | null {
  try {
    return new MIMEType(type).params.get('boundary');
  } catch {
    return null;
  }
}

/** What is too large of such a form is its file. */
const LARGE_FILE = 'El archivo es demasiado grande: puede pesar hasta 5 MB.';

const refusedForm = (sentence: string): string =>
  plainPage({
    title: 'No recibimos tu formulario',
    text: `${sentence} No se guardó nada.`,
    link: ['', 'Vuelve a intentarlo.'],
  });

/** Browsers say which site a form comes from. A request that does not say so does not come from a browser's form. */
function isFromHere({ headers }: FastifyRequest, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  const { origin = '' } = headers;
  return URL.canParse(origin) && new URL(origin).origin === new URL(publicUrl).origin;
}
