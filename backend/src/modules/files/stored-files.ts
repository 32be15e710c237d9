import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/http/answer/domain-error.js';
import { IMMUTABLE, Storage } from '../../platform/storage/storage.js';
import { mediaTypeOf } from './image-keys.js';

const NOT_FOUND = new DomainError('file_not_found', 'El archivo no existe.', 404);

/**
 * Serves stored files under `/files`, from the configured store. It is a plain route of Fastify, because it is no call
 * of the API: it has no prefix, session or envelope.
 */
@Injectable()
export class StoredFiles implements OnModuleInit {
  private readonly logger = new Logger(StoredFiles.name);

  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly storage: Storage,
  ) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/files/*',
      handler: (request, reply) =>
        this.serve(request.params['*'], request, reply).catch((error: unknown) => this.refuse(error, reply)),
    });
  }

  private async serve(key: string, { method, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const type = mediaTypeOf(key);
    if (type === undefined) throw NOT_FOUND;
    const etag = `"${key.slice(key.lastIndexOf('/') + 1)}"`;
    // The key contains the hash of the content, so the file cannot have changed.
    if (isKnown(headers['if-none-match'], etag))
      return reply.status(304).headers({ etag, 'cache-control': IMMUTABLE }).send();
    const length = await this.storage.size(key);
    if (length === undefined) throw NOT_FOUND;
    const bytes = method === 'HEAD' ? null : await this.storage.read(key);
    reply.headers({ etag, 'cache-control': IMMUTABLE, 'content-length': length, 'x-content-type-options': 'nosniff' });
    return reply.type(type).send(bytes);
  }

  /** Nest's error filter does not run for this route. */
  private refuse(error: unknown, reply: FastifyReply): FastifyReply {
    const { status, message: msg } =
      error instanceof DomainError ? error : new DomainError('unexpected', 'Ha ocurrido un error', 500);
    if (status >= 500) this.logger.warn({ err: error }, 'a stored file could not be served');
    return reply.status(status).header('cache-control', 'no-store').send({ status, msg, data: null });
  }
}

/** Whether an If-None-Match header contains this tag, also among several, or marked as weak by a proxy. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
