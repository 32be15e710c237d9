import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { ANSWER_MESSAGE, ANSWER_RAW } from './answer.js';
import { RawJson } from './raw-json.js';

/** The media type that Fastify gives objects. A text would be sent as plain text. */
const JSON_TYPE = 'application/json; charset=utf-8';

/** Wraps what a controller returns into `{ status, msg, data }`, and sends what is JSON already as it is. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handler = context.getHandler();
    const msg = this.reflector.get<string | undefined>(ANSWER_MESSAGE, handler);
    const isWhole = msg === undefined || this.reflector.get<boolean | undefined>(ANSWER_RAW, handler);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((data: unknown) => {
        const body = isWhole ? data : envelope(reply.statusCode, msg, data);
        if (!(body instanceof RawJson)) return body;
        void reply.type(JSON_TYPE);
        return body.text;
      }),
    );
  }
}

function envelope(status: number, msg: string, data: unknown): unknown {
  return data instanceof RawJson ? RawJson.object({ status, msg, data }) : { status, msg, data: data ?? null };
}
