import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { inSpan } from './in-span.js';

/** Makes a span of each operation of the API, named by its method: `ChefsController.listChefs`. */
export class HandlerSpans implements NestInterceptor<unknown, unknown> {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const name = (): string => `${context.getClass().name}.${context.getHandler().name}`;
    return from(inSpan(name, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
