import type { FastifyRequest } from 'fastify';

/** The chef who makes the call, read from the database for every request. */
export interface ChefCaller {
  /** Of the access. */
  id: number;
  chefId: number;
  name: string;
  email: string;
  /** The address of the chef's page on the site. */
  slug: string;
  /** `jti` of the session token. */
  tokenId: string;
  tokenExpires: Date;
}

/** A request that the kitchen's guard has let through. */
export type ChefRequest = FastifyRequest & { chef?: ChefCaller };
