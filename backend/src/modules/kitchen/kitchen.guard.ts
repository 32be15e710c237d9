import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { becomeChef } from '../../platform/audit/author.js';
import type { ChefRequest } from './chef-caller.js';
import { KitchenClosedError } from './kitchen.errors.js';
import { KitchenSessionService } from './kitchen-session.service.js';

/** Guards every operation of the kitchen: the token must be a chef's, who has access still. Answers are not stored. */
@Injectable()
export class KitchenGuard implements CanActivate {
  constructor(private readonly sessions: KitchenSessionService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<ChefRequest>();
    const chef = await this.sessions.callerOf(request.headers.authorization);
    if (!chef) throw new KitchenClosedError();
    void http.getResponse<FastifyReply>().header('Cache-Control', 'no-store');
    request.chef = chef;
    becomeChef(chef.name);
    return true;
  }
}
