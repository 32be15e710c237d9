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
 * Whoever asks this list for all of its rows takes a copy of personal data, which the log says before it is given. A page of it
 * is what the screen shows.
 * @param kind what the rows are
 */
export function NotesExports(kind: string): MethodDecorator {
  @Injectable()
  class ExportNote implements NestInterceptor {
    constructor(private readonly em: EntityManager) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const { query } = context.switchToHttp().getRequest<FastifyRequest>();
      const asked = query as Record<string, unknown>;
      if (asked['page'] === undefined && asked['perPage'] === undefined)
        await this.em.transactional((em) => noteDone(em, { action: 'export', kind }));
      return next.handle();
    }
  }
  return applyDecorators(UseInterceptors(mixin(ExportNote) as Type<NestInterceptor>));
}
