import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

export type Role = 'ADMIN' | 'USER';

/** Who is calling, read anew from the database for every request. */
export interface Caller {
  id: number;
  email: string;
  name: string;
  role: Role;
  /** `jti` of the session token. */
  tokenId: string;
  tokenExpires: Date;
}

/** A request after the session guard let it pass. */
export type CallerRequest = FastifyRequest & { caller?: Caller };

/**
 * Response header of every answer to a signed-in caller: their role as it is now. Another administrator may have changed
 * it since they signed in, and the back-office shows what it allows (a changed role counts at once).
 */
export const ROLE_HEADER = 'x-role';

/** Response header of the session's check: the caller's name as it is now, percent-encoded, as headers hold no accents. */
export const NAME_HEADER = 'x-name';

export const ACCESS_PUBLIC = 'access:public';
export const ACCESS_ROLES = 'access:roles';

/** How the document says whom an operation serves: 'everyone', 'staff' or 'administrators'. */
const said = (access: string): MethodDecorator & ClassDecorator => ApiExtension('x-access', access);

/** The operation needs no session. Everything not marked so does. */
export const Public = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS_PUBLIC, true), said('everyone'));

/** The operation needs a session (the default, said for the document). */
export const SignedIn = (): MethodDecorator & ClassDecorator => applyDecorators(ApiBearerAuth(), said('staff'));

/** The operation needs a session of one of these roles; others get 403. */
export const Roles = (...roles: Role[]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS_ROLES, roles), ApiBearerAuth(), said('administrators'));

/** The person whose session token came with the request. */
export const CurrentPerson = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<CallerRequest>();
  if (!caller) throw new Error('CurrentPerson on a public operation');
  return caller;
});
