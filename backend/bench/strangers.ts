/**
 * What anybody can make a call cost who has not signed in: the processor time of server and database for each of the shapes that
 * are hard on a parser, and for the pages with the longest lists.
 */
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import type { Child } from './child.js';
import { inTurns } from './in-turns.js';

/** A call that anybody can make. */
interface Call {
  what: string;
  method?: string;
  /** Addresses that are asked for more than once are answered from memory. */
  path: string | ((at: number) => string);
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** What it may take: of a refusal and of what is kept, or of a page that has to be made. */
  kind: 'refused' | 'kept' | 'rendered' | 'searched';
}

interface Cost {
  what: string;
  /** Processor time of a call, in milliseconds. */
  cpu: number;
  most: number;
  /** Bytes of the longest answer. */
  bytes: number;
  statuses: string;
}

/** Most processor time of a call of each kind, in milliseconds. */
const MOST: Record<Call['kind'], number> = { refused: 3, kept: 3, rendered: 20, searched: 20 };

/** Calls of a round. */
const CALLS = 100;

const LIST = '/api/v1/chefs/active';
const LOGIN = '/api/v1/users/login';
const SEARCH = '/api/v1/cities/city-filter-food';
const QUOTE = '/api/v1/quote_requests/create';
const JSON_BODY = { 'content-type': 'application/json' };

const times = (text: string, count: number): string => text.repeat(count);
const list = (count: number, item: (at: number) => string, between: string): string =>
  Array.from({ length: count }, (_, at) => item(at)).join(between);

/** Every header that we or a library read of a request, as long and as full of separators as a head may be. */
const HEADERS: [string, string][] = [
  ['accept-encoding', times(',', 15_000)],
  ['accept-encoding', list(2_000, () => 'br;q=0', ',')],
  ['accept', list(1_400, (at) => `a/b;q=0.${at % 10}`, ',')],
  ['accept-language', list(2_000, () => 'es', ',')],
  ['cookie', list(1_800, (at) => `a${at}=1`, ';')],
  ['if-none-match', list(1_800, (at) => `"${at}"`, ',')],
  ['if-modified-since', times('x', 15_000)],
  ['range', `bytes=${list(2_500, (at) => `${at}-`, ',')}`],
  ['authorization', `Bearer ${times('a.', 7_500)}`],
  ['content-type', `multipart/form-data;${times(' a=b;', 3_000)}`],
  ['x-forwarded-for', list(1_800, () => '1.1.1.1', ',')],
  ['forwarded', list(1_000, () => 'for=1.1.1.1', ',')],
  ['host', times('a.', 4_000)],
  ['origin', `https://${times('a.', 7_000)}`],
  ['referer', `https://${times('a/', 7_000)}`],
  ['traceparent', times('0', 15_000)],
  ['baggage', list(1_000, (at) => `a${at}=1`, ',')],
  ['user-agent', times('(', 15_000)],
];

/** Addresses that are hard to take to pieces. */
const PATHS: [string, string][] = [
  ['15.000 signos de porcentaje', `/${times('%', 15_000)}`],
  ['signos de porcentaje rotos', `/${times('%E0%A4%A', 1_500)}`],
  ['signos de porcentaje en la API', `/api/v1/chefs/get-one/${times('%E0%A4%A', 1_500)}`],
  ['7.000 segmentos', times('/a', 7_000)],
  ['barras dobles', times('//', 7_000)],
  ['segmentos de puntos', times('/..', 5_000)],
  ['un chef de 220 letras', `/chef/${times('a', 220)}`],
  ['un chef de 1.900 letras', `/chef/${times('a', 1_900)}`],
  ['100 parámetros', `/chefs?${list(100, (at) => `a${at}=1`, '&')}`],
  ['parámetros repetidos', `/chefs?${times('hasta=1&', 1_500)}`],
  ['un parámetro de 15.000 letras', `/chefs?busca=${times('a', 15_000)}`],
  ['parámetros anidados', `/chefs?a${times('[b]', 4_000)}=1`],
  ['una página que no existe', '/no-existe/en/ninguna/parte'],
  ['una dirección absoluta', `http://localhost/${times('a/', 5_000)}`],
  ['una llamada que no existe', `/api/v1/${times('a/', 5_000)}`],
];

const words = (count: number): string => list(count, (at) => `${'abcdefghij'[at % 10]}${'klmnopq'[at % 7]}`, ' ');

const CALLS_OF_STRANGERS: Call[] = [
  ...HEADERS.flatMap(([name, value]): Call[] => [
    { what: `${name}: ${value.slice(0, 12)}… en la portada`, path: '/', headers: { [name]: value }, kind: 'kept' },
    {
      what: `${name}: ${value.slice(0, 12)}… en un 404`,
      path: '/api/nada',
      headers: { [name]: value },
      kind: 'refused',
    },
  ]),
  {
    what: 'mil encabezados',
    path: '/',
    headers: Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`x${at}`, '1'])),
    kind: 'kept',
  },
  ...PATHS.map(([what, path]): Call => ({ what, path, kind: 'refused' })),
  ...['HEAD', 'OPTIONS', 'TRACE', 'DELETE'].map((method): Call => ({
    what: `${method} de una página`,
    method,
    path: '/no-existe',
    kind: 'refused',
  })),
  { what: 'otra página que no existe cada vez', path: (at) => `/no-existe-${at}`, kind: 'refused' },
  { what: 'otro chef que no existe cada vez', path: (at) => `/chef/${times('a', 200)}-${at}`, kind: 'refused' },
  {
    what: 'otra página del listado que no existe cada vez',
    path: (at) => `/chefs?pagina=${99_000 + at}`,
    kind: 'refused',
  },
  {
    what: 'otra versión de los términos que no existe cada vez',
    path: (at) => `/terminos-y-condiciones/version/${900 + at}`,
    kind: 'refused',
  },
  {
    what: 'un PUT de 900 kB sin sesión',
    method: 'PUT',
    path: '/api/v1/chefs/update/1',
    headers: JSON_BODY,
    body: JSON.stringify({ a: times('x', 900_000) }),
    kind: 'refused',
  },
  {
    what: 'un PUT de 30 kB sin sesión',
    method: 'PUT',
    path: '/api/v1/comments/update/1',
    headers: JSON_BODY,
    body: JSON.stringify({ a: times('x', 30_000) }),
    kind: 'refused',
  },
  {
    what: 'un PUT de 30 kB con una sesión inventada',
    method: 'PUT',
    path: '/api/v1/comments/update/1',
    headers: { ...JSON_BODY, authorization: 'Bearer a.b.c' },
    body: JSON.stringify({ a: times('x', 30_000) }),
    kind: 'refused',
  },
  {
    what: 'una solicitud con un mensaje de 30 kB',
    method: 'POST',
    path: QUOTE,
    headers: JSON_BODY,
    body: JSON.stringify({ message: times('x', 30_000) }),
    kind: 'refused',
  },
  {
    what: 'una solicitud con un nombre de 30 kB',
    method: 'POST',
    path: QUOTE,
    headers: JSON_BODY,
    body: JSON.stringify({ name: times('á', 15_000) }),
    kind: 'refused',
  },
  {
    what: 'una credencial de 30 kB',
    method: 'POST',
    path: LOGIN,
    headers: JSON_BODY,
    body: JSON.stringify({ email: 'a@b.cl', credential: times('a.', 15_000) }),
    kind: 'refused',
  },
  { what: 'la lista desde la memoria', path: LIST, kind: 'kept' },
  { what: 'la portada desde la memoria', path: '/', kind: 'kept' },
  {
    what: 'una búsqueda de 33 palabras de dos letras',
    method: 'POST',
    path: SEARCH,
    headers: JSON_BODY,
    body: JSON.stringify({ search: words(33) }),
    kind: 'searched',
  },
  {
    what: 'otra página de ocho palabras cada vez',
    path: (at) =>
      `/experiencias?busca=${encodeURIComponent(`${'rstuvwxyz'[at % 9]}${'abcdefghijk'[at % 11]} ${words(7)}`)}`,
    kind: 'rendered',
  },
  {
    what: 'experiencias hasta otro precio cada vez',
    path: (at) => `/experiencias?hasta=${100_000 + at * 7}`,
    kind: 'refused',
  },
  {
    what: 'la lista más larga, con otros invitados cada vez',
    path: (at) => `/experiencias?desde=25000&personas=${1 + (at % 1_000)}`,
    kind: 'rendered',
  },
  {
    what: 'chefs para otro número de personas cada vez',
    path: (at) => `/chefs?personas=${1 + (at % 1_000)}`,
    kind: 'rendered',
  },
];

/** Sends a call, and reads its answer to the end. */
function send(agent: Agent, server: Child, { method = 'GET', path, headers = {}, body }: Call, at: number) {
  return new Promise<{ status: number; bytes: number }>((resolve) => {
    const target = new URL(server.url);
    const call = request({
      agent,
      host: target.hostname,
      port: target.port,
      method,
      path: typeof path === 'string' ? path : path(at),
      headers,
    });
    call.on('response', (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => (bytes += piece.length));
      answer.on('close', () => resolve({ status: answer.statusCode ?? 0, bytes }));
    });
    // Refused while it is being sent.
    call.on('error', () => resolve({ status: 0, bytes: 0 }));
    call.end(body);
  });
}

let sent = 0;

type Used = () => Promise<number>;

async function costOf(server: Child, used: Used, call: Call): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = new Set<number>();
  let bytes = 0;
  const before = await used();
  for (let at = 0; at < CALLS; at++) {
    const answer = await send(agent, server, call, sent++);
    statuses.add(answer.status);
    bytes = Math.max(bytes, answer.bytes);
  }
  const cpu = ((await used()) - before) / CALLS;
  agent.destroy();
  return { what: call.what, cpu, most: MOST[call.kind], bytes, statuses: [...statuses].join(' ') };
}

/**
 * Measures every call of a stranger. The least of some rounds counts: the first also compiles code.
 * @param databaseTime processor time that the database has used so far, in milliseconds
 */
export async function measureStrangers(server: Child, databaseTime: Used): Promise<Cost[]> {
  const used = async (): Promise<number> => (await server.cpu()) + (await databaseTime());
  const costs: Cost[] = [];
  for (const call of CALLS_OF_STRANGERS)
    costs.push(...(await inTurns([() => costOf(server, used, call)], ({ cpu }) => cpu)));
  return costs;
}
