import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sentenceFor } from '../answer/error.filter.js';
import { plainPage } from '../answer/plain-page.js';
import { SAFE_HEADERS } from '../answer/safe-headers.js';
import { plainAddress } from '../value/readable-address.js';

/** Longest path. A chef's name of 200 characters takes up to 2,640 in an address. */
const MOST_PATH = 3_072;

/** Most slashes of a path: ours have at most seven. */
const MOST_SEGMENTS = 16;

/** Longest query: two such names and the parameters of a campaign. */
const MOST_QUERY = 6_144;

/** The preview of a reference form carries the snippet that staff pasted. Only the embed host reads it. */
const LONG_QUERY = '/embed/preview';

/** Most parameters of a query: parsing thousands costs as much as a hundred pages. */
const MOST_PARAMETERS = 64;

/** Most headers of a request. Browsers send about twenty, proxies add ten. */
const MOST_HEADERS = 100;

/** Most commas or semicolons of a header, where nothing else is said. */
const MOST_PARTS = 64;

/** How long a header may be that we, a library or Node parses, and how many parts it may have. */
const HEADERS: readonly (readonly [name: string, length: number, parts?: number])[] = [
  ['accept', 2_048],
  ['accept-encoding', 512],
  ['accept-language', 1_024],
  ['authorization', 4_096],
  ['baggage', 2_048],
  ['content-type', 512],
  // Sixteen sign-ins under way take nine kilobytes, and other sites of the same domain may set some.
  ['cookie', 12_288, 256],
  ['expect', 64],
  ['forwarded', 2_048],
  ['host', 512],
  ['if-modified-since', 128],
  ['if-none-match', 1_024],
  ['if-range', 1_024],
  ['origin', 512],
  ['range', 256, 16],
  ['referer', 10_240],
  ['traceparent', 256],
  ['tracestate', 1_024],
  ['user-agent', 1_024],
  ['x-forwarded-for', 2_048],
  ['x-forwarded-host', 1_024],
  ['x-forwarded-proto', 256],
  ['x-request-id', 256],
];

/** Whatever is not a document of the site. */
const CALLS = /^\/(api|assets|embed|files)(\/|\?|$)/;

/** The statuses with which a request is refused that is beyond the bounds. */
type Refusal = 400 | 403 | 414 | 431;

/**
 * Puts the bounds before everything else: before the router takes the address apart and any hook, log or library reads a
 * header. A refused request costs about as much as its answer, whatever its shape.
 */
export const withinBounds =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    request.url = plainAddress(request.url ?? '/');
    const refusal = refusalOf(request);
    if (refusal) return refuse(refusal, request, response);
    // The body of a read is never read. Without this, Node would read it to its end after the answer.
    if (isRead(request) && hasBody(request)) response.setHeader('Connection', 'close');
    handle(request, response);
  };

/** Why a request is beyond the bounds. Undefined when it is not. */
export function refusalOf({ url = '/', headers, rawHeaders }: IncomingMessage): Refusal | undefined {
  const query = url.indexOf('?');
  const path = query === -1 ? url.length : query;
  if (path > MOST_PATH) return 414;
  if (url.length - path > MOST_QUERY && !url.startsWith(LONG_QUERY)) return 414;
  if (hasMoreThan(MOST_SEGMENTS, '/', url, path) || hasManyParameters(url)) return 400;
  if (rawHeaders.length > 2 * MOST_HEADERS || HEADERS.some((bound) => isBeyond(bound, headers))) return 431;
  return isOthersCall(url, headers) ? 403 : undefined;
}

/** Whether a query or a form has more parameters than anything of ours. */
export const hasManyParameters = (text: string): boolean => hasMoreThan(MOST_PARAMETERS - 1, '&', text, text.length);

function isBeyond([name, length, parts = MOST_PARTS]: (typeof HEADERS)[number], headers: IncomingHttpHeaders): boolean {
  const value = headers[name];
  if (typeof value !== 'string' || value.length <= parts) return false;
  return (
    value.length > length ||
    hasMoreThan(parts, ',', value, value.length) ||
    hasMoreThan(parts, ';', value, value.length)
  );
}

function hasMoreThan(most: number, sign: string, text: string, end: number): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1 && at < end; at = text.indexOf(sign, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/**
 * Whether another site's page makes a call of the API, as an image for example. It could not read the answer, but the
 * call would count for the visitor's address, so that a foreign page could lock an office out. Older browsers do not say it.
 */
function isOthersCall(url: string, headers: IncomingHttpHeaders): boolean {
  return (
    headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate' && url.startsWith('/api/')
  );
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const TITLES: Record<Refusal, [title: string, text: string]> = {
  400: ['Esta dirección no se puede leer', 'Revisa el enlace.'],
  403: [sentenceFor(403), ''],
  414: ['Esta dirección es demasiado larga', 'Revisa el enlace.'],
  431: ['Tu navegador envió demasiado', 'Borra las cookies de este sitio y carga la página otra vez.'],
};

/** Both answers of a refusal, which are written once. */
const ANSWERS = new Map(
  ([400, 403, 414, 431] as const).map((status) => {
    const [title, text] = TITLES[status];
    const msg = status === 400 ? 'La dirección no se puede leer.' : sentenceFor(status);
    return [
      status,
      {
        json: answerOf('application/json', JSON.stringify({ status, msg, data: null })),
        page: answerOf('text/html', plainPage({ title, text, link: ['/', 'Volver al inicio'] })),
      },
    ];
  }),
);

function answerOf(type: string, body: string): { headers: Record<string, string | number>; body: string } {
  return {
    headers: {
      ...SAFE_HEADERS,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': Buffer.byteLength(body),
      // What is left of a body is not read.
      Connection: 'close',
    },
    body,
  };
}

/** Programs read the envelope, people a page. */
function refuse(status: Refusal, request: IncomingMessage, response: ServerResponse): void {
  const answers = ANSWERS.get(status);
  const answer = isRead(request) && !CALLS.test(request.url ?? '') ? answers?.page : answers?.json;
  response.writeHead(status, answer?.headers).end(answer?.body);
}
