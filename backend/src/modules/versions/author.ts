import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Observable } from 'rxjs';
import type { Caller, CallerRequest } from '../../platform/http/access.js';

const authors = new AsyncLocalStorage<Caller>();

/** Who makes the call that is being answered. Undefined for visitors and for what the product does by itself. */
export const currentAuthor = (): Caller | undefined => authors.getStore();

/** Lets whatever a call does know who makes it. */
@Injectable()
export class AuthorInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { caller } = context.switchToHttp().getRequest<CallerRequest>();
    if (!caller) return next.handle();
    return new Observable((subscriber) => authors.run(caller, () => next.handle().subscribe(subscriber)));
  }
}
