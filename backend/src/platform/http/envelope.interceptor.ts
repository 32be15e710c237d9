import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { ANSWER_MESSAGE, ANSWER_RAW } from './answer.js';

/** Wraps what a controller returns into `{ status, msg, data }`. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handler = context.getHandler();
    const msg = this.reflector.get<string | undefined>(ANSWER_MESSAGE, handler);
    if (msg === undefined || this.reflector.get<boolean | undefined>(ANSWER_RAW, handler)) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(map((data: unknown) => ({ status: reply.statusCode, msg, data: data ?? null })));
  }
}
