import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decode, encode, encodingFor, type Encoding } from '../http/answer/encoding.js';

/** Headers that belong to one response, not to the content. */
const PASSING = /^(x-request-id|x-ratelimit-.*|set-cookie|content-length|date|connection)$/i;

/** Names and values in turn, as Node's `writeHead` takes them. */
type Head = readonly string[];

/** A body in one encoding, with its headers. */
interface Encoded {
  head: Head;
  body: Buffer;
}

/**
 * A whole answer as bytes, with all its headers. It is compressed once per encoding that is asked for, and keeps only these
 * encodings in memory: most pages are read in one, which is a tenth of their text.
 */
export class FinishedAnswer {
  /** The route that made it, such as '/api/v1/chefs/get-one/:name'. */
  readonly route: string;
  readonly status: number;
  readonly etag: string;
  /** Called whenever its weight has changed. */
  onWeight: (() => void) | undefined;
  /** A text in whose place each response has a random key of its own; undefined where it has none. */
  keyPlace: string | undefined;
  private readonly head: Head;
  /** The body as it came, until it was asked for in any encoding. */
  private plain: Buffer | undefined;
  private readonly encoded: Partial<Record<Encoding, Encoded>> = {};
  private readonly underWay: Partial<Record<Encoding, Promise<Encoded>>> = {};

  /** @param reply the answer after all hooks: its status and headers are kept */
  constructor(text: string, reply: Pick<FastifyReply, 'routeOptions' | 'statusCode' | 'getHeaders'>) {
    this.route = reply.routeOptions.url ?? '';
    this.status = reply.statusCode;
    this.plain = alone(Buffer.from(text));
    this.etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
    const headers = { ...this.validators, ...reply.getHeaders() };
    this.head = Object.entries(headers).flatMap(([name, value]) => (PASSING.test(name) ? [] : [name, String(value)]));
  }

  /** Browsers ask again each time, and get a short 304 while the content is the same. */
  get validators(): Record<string, string> {
    const common = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
    return this.status === 200 ? { ...common, etag: this.etag } : common;
  }

  /** The memory that it takes now, in bytes, with its headers. */
  get weight(): number {
    const bodies = [this.plain, ...Object.values(this.encoded).map(({ body }) => body)];
    return bodies.reduce((sum, body) => sum + (body?.length ?? 0), this.head.join('').length);
  }

  async text(): Promise<string> {
    return (await this.read()).toString();
  }

  /**
   * Sends it in the best encoding that the client accepts, or a 304 when the client has it already.
   * @returns a promise only where its body has to be compressed first: to wait for what is there costs as much as to send it
   */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    if (this.keyPlace !== undefined) return this.sendWithKey(this.keyPlace, request, reply);
    const { headers } = request;
    if (this.status === 200 && isKnown(headers['if-none-match'], this.etag))
      return write(request, reply, 304, { head: this.head });
    const encoding = encodingFor(headers['accept-encoding']);
    const encoded = this.encoded[encoding];
    const sent = ({ head, body }: Encoded): FastifyReply =>
      write(request, reply, this.status, { head: [...this.head, ...head], body });
    return encoded ? sent(encoded) : this.in(encoding).then(sent);
  }

  /** Sends it with a key of this response: each request gets another key, so that no cache may share it. */
  private async sendWithKey(place: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const filled = Buffer.from((await this.text()).replaceAll(place, randomUUID()));
    const { head, body } = await encodedIn(encodingFor(request.headers['accept-encoding']), filled);
    const own = this.head.filter((_text, at) => !/^(etag|cache-control)$/i.test(this.head[at - (at % 2)] ?? ''));
    return write(request, reply, this.status, { head: [...own, 'cache-control', 'private, no-cache', ...head], body });
  }

  /** Makes it once for all who ask meanwhile. */
  private in(encoding: Encoding): Promise<Encoded> {
    return (this.underWay[encoding] ??= this.make(encoding).finally(() => (this.underWay[encoding] = undefined)));
  }

  private async make(encoding: Encoding): Promise<Encoded> {
    const { head, body } = await encodedIn(encoding, await this.read());
    const encoded = (this.encoded[encoding] = { head, body: alone(body) });
    this.plain = undefined;
    this.onWeight?.();
    return encoded;
  }

  /** The body as it came, from what there is of it. */
  private async read(): Promise<Buffer> {
    if (this.plain) return this.plain;
    const { identity, gzip, br } = this.encoded;
    if (identity) return identity.body;
    if (br) return decode(br.body, 'br');
    return decode(gzip?.body ?? Buffer.alloc(0), 'gzip');
  }
}

function write(
  { id, method }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { head, body }: { head: Head; body?: Buffer },
): FastifyReply {
  reply.raw.writeHead(status, [...head, 'x-request-id', id]);
  reply.raw.end(method === 'HEAD' ? undefined : body);
  return reply.hijack();
}

async function encodedIn(encoding: Encoding, plain: Buffer): Promise<Encoded> {
  const body = await encode(plain, encoding);
  const length = ['content-length', String(body.length)];
  return { head: encoding === 'identity' ? length : [...length, 'content-encoding', encoding], body };
}

/** Copies bytes into memory of their own. Otherwise a few of them keep the whole buffer they are part of in memory. */
function alone(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

/** Whether an If-None-Match header contains this tag. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim() === etag) ?? false;
