import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { InvalidInputError } from './answer/domain-error.js';
import { isInherited } from './value/inherited-name.js';
import { unknownField } from './validation.pipe.js';

/**
 * Refuses a query where the operation reads none, and names that every object has, as unknown fields of those that do are
 * refused. Otherwise one read would be kept under endless addresses, and a misspelled filter would be answered as if it were none.
 */
@Injectable()
export class KnownQuery implements NestInterceptor {
  private readonly readers = new WeakMap<object, boolean>();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const names = Object.keys(context.switchToHttp().getRequest<FastifyRequest>().query as object);
    const unknown = names.find(isInherited) ?? names[0];
    if (unknown !== undefined && (isInherited(unknown) || !this.readsQuery(context)))
      throw new InvalidInputError([unknownField(unknown)]);
    return next.handle();
  }

  private readsQuery(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const known = this.readers.get(handler) ?? hasQueryArgument(context.getClass(), handler.name);
    this.readers.set(handler, known);
    return known;
  }
}

/** Nest notes the arguments of a method under '<kind>:<position>'. */
function hasQueryArgument(controller: object, method: string): boolean {
  const noted = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as object;
  return Object.keys(noted).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}
