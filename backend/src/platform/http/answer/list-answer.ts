import { applyDecorators, UseInterceptors, type CallHandler, type ExecutionContext } from '@nestjs/common';
import type { NestInterceptor, Type } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Answer } from './answer.js';

/** The rows of a list that were asked for, and how many match in all. */
export interface Listed<Row> {
  rows: Row[];
  total: number;
}

/** Response header of the back-office's paged lists. */
const TOTAL_COUNT = 'X-Total-Count';

/** Sends the total of a list as a header, and its rows as the answer. */
class ListInterceptor implements NestInterceptor<Listed<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Listed<unknown>>): Observable<unknown[]> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ rows, total }) => {
        void reply.header(TOTAL_COUNT, total);
        return rows;
      }),
    );
  }
}

/** Declares the answer of a list: the method returns `Listed` rows of the class `type`. */
export function ListAnswer({ msg, type }: { msg: string; type: Type }): MethodDecorator {
  const description = 'How many rows match in all, on every page.';
  return applyDecorators(
    Answer({ msg, type, isArray: true, headers: { [TOTAL_COUNT]: { description, schema: { type: 'integer' } } } }),
    UseInterceptors(ListInterceptor),
  );
}
