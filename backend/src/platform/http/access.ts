import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

export type Role = 'ADMIN' | 'USER';

/** The person who makes the call, read from the database for every request. */
export interface Caller {
  id: number;
  email: string;
  name: string;
  role: Role;
  /** `jti` of the session token. */
  tokenId: string;
  tokenExpires: Date;
}

/** A request that the session guard has let through. */
export type CallerRequest = FastifyRequest & { caller?: Caller };

/**
 * Response header of every answer to a signed-in caller: the caller's current role. Another administrator may have
 * changed it since the sign-in, and a changed role counts at once.
 */
export const ROLE_HEADER = 'x-role';

/**
 * Response header of the session check: the caller's current name, percent-encoded, because headers cannot contain
 * accents.
 */
export const NAME_HEADER = 'x-name';

export const ACCESS_PUBLIC = 'access:public';
export const ACCESS_ROLES = 'access:roles';

/** Who may call an operation, for the document: 'everyone', 'link' (platform/links), 'chefs' (modules/kitchen), 'staff' or 'administrators'. */
const said = (access: string): MethodDecorator & ClassDecorator => ApiExtension('x-access', access);

/** The operation needs no session. Every operation without this mark does. */
export const Public = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS_PUBLIC, true), said('everyone'));

/** The operation needs a session. This is the default; the mark only writes it into the document. */
export const SignedIn = (): MethodDecorator & ClassDecorator => applyDecorators(ApiBearerAuth(), said('staff'));

/** The operation needs a session of one of these roles. Others get 403. */
export const Roles = (...roles: Role[]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS_ROLES, roles), ApiBearerAuth(), said('administrators'));

/** The person whose session token came with the request. */
export const CurrentPerson = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<CallerRequest>();
  if (!caller) throw new Error('CurrentPerson on a public operation');
  return caller;
});
