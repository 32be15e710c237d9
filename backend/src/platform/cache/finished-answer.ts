import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encode, encodingFor, type Encoding } from '../http/encoding.js';

/** A whole answer as bytes: compressed once per encoding, however often it is sent. */
export class FinishedAnswer {
  readonly body: Buffer;
  readonly etag: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    text: string,
    /** Content-Type. */
    readonly type: string,
    readonly status = 200,
  ) {
    this.body = Buffer.from(text);
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url')}"`;
  }

  /** Memory it may come to take, in bytes: compressed twice, text shrinks to about a quarter each time. */
  get weight(): number {
    return Math.ceil(this.body.length * 1.5);
  }

  /**
   * Sends it to whoever asked, in the best encoding they take. Answers are asked for anew each time, and cost nothing
   * when they are still the same (ETag).
   */
  async send({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
    if (this.status === 200) {
      void reply.header('ETag', this.etag);
      if (isKnown(headers['if-none-match'], this.etag)) return reply.code(304).send();
    }
    const encoding = encodingFor(headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
    return reply
      .code(this.status)
      .type(this.type)
      .send(await this.in(encoding));
  }

  private in(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made = encode(this.body, encoding);
    this.encoded.set(encoding, made);
    return made;
  }
}

/** Whether an If-None-Match header names this tag, also among several. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim() === etag) ?? false;
