import { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/**
 * Whether the server itself makes this request, to render a page. Such a request has no socket, so no client can forge
 * it.
 */
export const isInProcess = (request: FastifyRequest): boolean => !(request.raw instanceof IncomingMessage);
