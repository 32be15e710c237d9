import {
  applyDecorators,
  Injectable,
  mixin,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
} from '@nestjs/common';
import type { NestInterceptor, Type } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { noteDone } from './audit.repository.js';

/**
 * Anyone who asks this list with `export` takes a copy of it, which the log says before it is given. How many rows are asked for says
 * nothing: screens and other programs read whole lists, too.
 * @param kind what the rows are
 */
export function NotesExports(kind: string): MethodDecorator {
  @Injectable()
  class ExportNote implements NestInterceptor {
    constructor(private readonly em: EntityManager) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const { query } = context.switchToHttp().getRequest<FastifyRequest>();
      if ((query as Record<string, unknown>)['export'] === 'true')
        await this.em.transactional((em) => noteDone(em, { action: 'export', kind }));
      return next.handle();
    }
  }
  return applyDecorators(UseInterceptors(mixin(ExportNote) as Type<NestInterceptor>));
}
