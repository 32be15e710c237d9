import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { becomePerson } from '../../../platform/audit/author.js';
import {
  ACCESS_PUBLIC,
  ACCESS_ROLES,
  ROLE_HEADER,
  type CallerRequest,
  type Role,
} from '../../../platform/http/access.js';
import { InvalidSessionError, NotAllowedError } from '../users.errors.js';
import { SessionService } from './session.service.js';

/**
 * Guards every operation that is not marked public: the token must belong to an active person, who is read for each
 * request, and the role must be allowed. The answers are not cached: they may contain personal data, and the next
 * person at the same browser may be another.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly logger: PinoLogger,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const declaredOn = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(ACCESS_PUBLIC, declaredOn)) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<CallerRequest>();
    const caller = await this.sessions.callerOf(request.headers.authorization);
    if (!caller) throw new InvalidSessionError();
    // From here on every log line of this request has the person's id.
    this.logger.assign({ person: caller.id });
    void http.getResponse<FastifyReply>().header(ROLE_HEADER, caller.role).header('Cache-Control', 'no-store');
    const roles = this.reflector.getAllAndOverride<Role[] | undefined>(ACCESS_ROLES, declaredOn);
    if (roles && !roles.includes(caller.role)) throw new NotAllowedError();
    request.caller = caller;
    becomePerson(caller);
    return true;
  }
}
