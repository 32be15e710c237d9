import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/http/domain-error.js';
import { IMMUTABLE, Storage } from '../../platform/storage/storage.js';
import { mediaTypeOf } from './image-keys.js';

const NOT_FOUND = new DomainError('file_not_found', 'El archivo no existe.', 404);

/**
 * Serves stored files under `/files`, from whichever store is configured. A plain route of Fastify, since it is no
 * call of the API: no prefix, no session, no envelope around the bytes.
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
    // The key names the content, so the file need not be looked at to know that it has not changed.
    if (isKnown(headers['if-none-match'], etag))
      return reply.status(304).headers({ etag, 'cache-control': IMMUTABLE }).send();
    const length = await this.storage.size(key);
    if (length === undefined) throw NOT_FOUND;
    const bytes = method === 'HEAD' ? null : await this.storage.read(key);
    reply.headers({ etag, 'cache-control': IMMUTABLE, 'content-length': length, 'x-content-type-options': 'nosniff' });
    return reply.type(type).send(bytes);
  }

  /** The error filter is Nest's and not asked on this route. */
  private refuse(error: unknown, reply: FastifyReply): FastifyReply {
    const { status, message: msg } =
      error instanceof DomainError ? error : new DomainError('unexpected', 'Ha ocurrido un error', 500);
    if (status >= 500) this.logger.warn({ err: error }, 'a stored file could not be served');
    return reply.status(status).header('cache-control', 'no-store').send({ status, msg, data: null });
  }
}

/** Whether an If-None-Match header names this tag, also among several or marked weak by a proxy. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
