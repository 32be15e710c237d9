import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { noteDone } from './audit.repository.js';

/**
 * Notes in the log each read of this list with `export`, before it is answered. The number of rows says nothing: screens and
 * other programs read whole lists, too.
 */
export function LogExports(kind: string): MethodDecorator {
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
  return UseInterceptors(ExportNote);
}
