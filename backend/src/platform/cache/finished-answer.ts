import { createHash, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decode, encode, encodingFor, FASTEST_FIRST, type Encoding } from '../http/answer/encoding.js';
import { cutAround, gzipAround, type AroundSteady, type SteadyPlace } from '../http/limit/steady-part.js';

/** Headers that belong to one response, not to the content. */
const PASSING = /^(x-request-id|x-ratelimit-.*|set-cookie|content-length|date|connection)$/i;

/** Until so many readers a page is sent as what is compressed fastest. */
const FEW_READERS = 8;

/** Bytes in a row. A piece that many answers have is the same buffer in all of them. */
type Pieces = readonly Buffer[];

/** A body in one encoding. */
interface Encoded {
  /** The headers that tell of it: names and values in turn. */
  told: readonly string[];
  pieces: Pieces;
}

/**
 * A whole answer as bytes, with all its headers. It is compressed once per encoding, and sent without the steps that
 * would make it again.
 *
 * It takes the memory of the encodings in which it was asked for, and no other: most pages are read in one, which is a
 * tenth of their text. From that the others are made when somebody asks for them.
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
  /** Names and values in turn, as Node's `writeHead` takes them. */
  private readonly head: string[];
  /** Where a part stands that many bodies have. */
  private steady: SteadyPlace | undefined;
  /** The body as it came, until it was asked for in any encoding. */
  private plain: Pieces | undefined;
  private readonly encoded: Partial<Record<Encoding, Encoded>> = {};
  private readonly underWay: Partial<Record<Encoding, Promise<Encoded>>> = {};
  private bytes = 0;
  private readers = 0;

  /**
   * @param reply the answer after all hooks: its status and headers are kept
   * @param text the body, or what stands around a part that was compressed beforehand
   */
  constructor(text: string | AroundSteady, reply: Pick<FastifyReply, 'routeOptions' | 'statusCode' | 'getHeaders'>) {
    this.route = reply.routeOptions.url ?? '';
    this.status = reply.statusCode;
    const pieces = this.piecesOf(text);
    this.plain = pieces;
    this.etag = this.tagOf(pieces);
    const headers = { ...this.validators, ...reply.getHeaders() };
    this.head = Object.entries(headers).flatMap(([name, value]) => (PASSING.test(name) ? [] : [name, String(value)]));
    this.weigh(pieces, 1);
  }

  /** Browsers ask again each time, and get a short 304 while the content is the same. */
  get validators(): Record<string, string> {
    const common = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
    return this.status === 200 ? { ...common, etag: this.etag } : common;
  }

  /** The memory that it takes now, in bytes, with its headers. */
  get weight(): number {
    return this.bytes + this.head.join('').length;
  }

  /** The text of its body. */
  async text(): Promise<string> {
    return Buffer.concat(await this.read()).toString();
  }

  /**
   * Sends it in the best encoding that the client accepts, or a 304 when the client has it already.
   * @returns a promise only where its body has to be compressed first: to wait for what is there costs as much as to send it
   */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    if (this.keyPlace !== undefined) return this.sendWithKey(this.keyPlace, request, reply);
    const { headers } = request;
    if (this.status === 200 && isKnown(headers['if-none-match'], this.etag)) return this.sendUnchanged(request, reply);
    const encoding = this.encodingFor(headers['accept-encoding']);
    const encoded = this.encoded[encoding];
    return encoded
      ? this.sendEncoded(encoded, request, reply)
      : this.in(encoding).then((made) => this.sendEncoded(made, request, reply));
  }

  /**
   * Sends it with a key of this response. Only what stands around the steady part is compressed for it. Nobody gets a 304, nor may
   * share it: who asks again gets another key.
   */
  private async sendWithKey(place: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const key = randomUUID();
    const filled = (await this.read()).map((piece) =>
      this.isShared(piece) ? piece : Buffer.from(piece.toString().replaceAll(place, key)),
    );
    const encoding = encodingFor(request.headers['accept-encoding'], FASTEST_FIRST);
    const pieces = await this.compressed(filled, encoding);
    const head = this.head.filter((_text, at) => !/^(etag|cache-control)$/i.test(this.head[at - (at % 2)] ?? ''));
    const told = [
      ...head,
      'cache-control',
      'private, no-cache',
      ...toldOf(pieces, encoding),
      'x-request-id',
      request.id,
    ];
    reply.raw.writeHead(this.status, told);
    if (request.method === 'HEAD') reply.raw.end();
    else writeAll(reply.raw, pieces);
    return reply.hijack();
  }

  private sendUnchanged({ id }: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.raw.writeHead(304, [...this.head, 'x-request-id', id]).end();
    return reply.hijack();
  }

  private sendEncoded({ told, pieces }: Encoded, { id, method }: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.raw.writeHead(this.status, [...this.head, ...told, 'x-request-id', id]);
    if (method === 'HEAD') reply.raw.end();
    else writeAll(reply.raw, pieces);
    return reply.hijack();
  }

  /**
   * With a steady part gzip takes a fifth of the time of Brotli, which makes a page a tenth smaller at most. That pays for pages
   * with many readers, and most have few before the next change.
   */
  private encodingFor(accepted: string | undefined): Encoding {
    this.readers += 1;
    const hasFew = this.steady !== undefined && this.readers <= FEW_READERS;
    return encodingFor(accepted, hasFew ? FASTEST_FIRST : undefined);
  }

  /** Makes it once for all who ask meanwhile. */
  private in(encoding: Encoding): Promise<Encoded> {
    return (this.underWay[encoding] ??= this.make(encoding).finally(() => (this.underWay[encoding] = undefined)));
  }

  private async make(encoding: Encoding): Promise<Encoded> {
    const pieces = await this.compressed(await this.read(), encoding);
    const encoded = { told: toldOf(pieces, encoding), pieces };
    this.encoded[encoding] = encoded;
    this.weigh(pieces, 1);
    if (this.plain) this.weigh(this.plain, -1);
    this.plain = undefined;
    this.onWeight?.();
    return encoded;
  }

  /** The body as it came, from what there is of it. */
  private async read(): Promise<Pieces> {
    if (this.plain) return this.plain;
    const { identity, gzip, br } = this.encoded;
    if (identity) return identity.pieces;
    const packed = Buffer.concat((gzip ?? br)?.pieces ?? []);
    return this.cut(await decode(packed, gzip ? 'gzip' : 'br'));
  }

  private async compressed(body: Pieces, encoding: Encoding): Promise<Pieces> {
    if (encoding === 'identity') return body;
    const { steady } = this;
    if (steady && encoding === 'gzip') return gzipAround(body, steady.part).map((piece) => this.alone(piece));
    return [this.alone(await encode(Buffer.concat(body), encoding))];
  }

  private piecesOf(text: string | AroundSteady): Pieces {
    if (typeof text === 'string') return [this.alone(Buffer.from(text))];
    const [before, after] = [this.alone(Buffer.from(text.before)), this.alone(Buffer.from(text.after))];
    this.steady = { part: text.part, at: before.length };
    return [before, text.part.bytes, after];
  }

  private cut(body: Buffer): Pieces {
    return (this.steady ? cutAround(body, this.steady) : [body]).map((piece) => this.alone(piece));
  }

  /** Copies a piece into memory of its own. Otherwise a few bytes keep the whole buffer they are part of in memory. */
  private alone(piece: Buffer): Buffer {
    if (this.isShared(piece) || piece.length === piece.buffer.byteLength) return piece;
    const copy = Buffer.allocUnsafeSlow(piece.length);
    piece.copy(copy);
    return copy;
  }

  private isShared(piece: Buffer): boolean {
    return piece === this.steady?.part.bytes || piece === this.steady?.part.deflated;
  }

  private weigh(pieces: Pieces, times: 1 | -1): void {
    for (const piece of pieces) if (!this.isShared(piece)) this.bytes += times * piece.length;
  }

  private tagOf(pieces: Pieces): string {
    const hash = createHash('sha256');
    for (const piece of pieces) hash.update(piece === this.steady?.part.bytes ? this.steady.part.digest : piece);
    return `W/"${hash.digest('base64url')}"`;
  }
}

/** They leave together: a response collects what is written to it in one turn. */
function writeAll(response: ServerResponse, pieces: Pieces): void {
  for (const piece of pieces.slice(0, -1)) response.write(piece);
  response.end(pieces.at(-1));
}

/** The headers that tell of a body: names and values in turn. */
const toldOf = (pieces: Pieces, encoding: Encoding): string[] => {
  const told = ['content-length', String(lengthOf(pieces))];
  return encoding === 'identity' ? told : [...told, 'content-encoding', encoding];
};

const lengthOf = (pieces: Pieces): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** Whether an If-None-Match header contains this tag. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim() === etag) ?? false;
