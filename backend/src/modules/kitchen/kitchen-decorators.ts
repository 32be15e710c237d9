import { applyDecorators, createParamDecorator, SetMetadata, UseGuards, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import { ACCESS_PUBLIC } from '../../platform/http/access.js';
import type { ChefCaller, ChefRequest } from './chef-caller.js';
import { KitchenGuard } from './kitchen.guard.js';

/** The operation needs a chef's session, which opens nothing else. A session of staff does not open it. */
export const InKitchen = (): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS_PUBLIC, true),
    UseGuards(KitchenGuard),
    ApiBearerAuth(),
    ApiExtension('x-access', 'chefs'),
  );

/** The chef whose session token came with the request. */
export const CurrentChef = createParamDecorator((_: unknown, context: ExecutionContext): ChefCaller => {
  const { chef } = context.switchToHttp().getRequest<ChefRequest>();
  if (!chef) throw new Error('CurrentChef outside of the kitchen');
  return chef;
});
