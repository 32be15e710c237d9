import type { Readable } from 'node:stream';
import { errorCodes } from 'fastify';
import { DomainError } from '../answer/domain-error.js';

/** How long a body may take to arrive, in milliseconds: so long the server waits for a request. */
export const TIME_TO_SEND = 120_000;

/** Up to this size a body must be here at the first look: a slow phone sends it in five seconds. In bytes. */
const SMALL = 32 * 1024;

/** Least pace of a large body that does not say its length, in bytes a millisecond. */
const LEAST_PACE = 4;

/** How often its pace is looked at, in milliseconds. A radio link that hands over is silent for a few seconds. */
const LOOK = 10_000;

/** A body that would not be here in time at the pace at which it comes. */
export class SlowBodyError extends DomainError {
  constructor() {
    super('slow_body', 'Lo que enviaste llega demasiado lento. Revisa tu conexión e inténtalo de nuevo.', 408);
  }
}

/**
 * Reads a body into one piece of memory that is as large as the body says it is. Its pieces are garbage as they come, so
 * a large body never lies in memory twice. A client that sends too slowly to be done in time is refused early: a large
 * body keeps its place among the few that are read at once. A small body has ten seconds.
 * @param length bytes that the request says the body has; unknown when it comes in chunks
 * @param limit most bytes that the operation takes
 * @returns the body, in memory of its own
 * @throws SlowBodyError, or Fastify's errors for a body that is too large, of another length or broken off
 */
export function readBody(payload: Readable, length: number | undefined, limit: number): Promise<Buffer> {
  if (length !== undefined && length > limit) return Promise.reject(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let body: Buffer = Buffer.allocUnsafeSlow(length ?? 0);
    let received = 0;

    const take = (piece: Buffer): void => {
      const end = received + piece.length;
      if (end > limit) return refuse(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
      if (end > body.length) body = resized(body, Math.min(Math.max(end, body.length * 2), limit));
      piece.copy(body, received);
      received = end;
    };
    const finish = (): void => {
      if (length !== undefined && received < length) return refuse(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH());
      stop();
      resolve(received === body.length ? body : resized(body, received));
    };
    const breakOff = (error: Error): void => refuse(Object.assign(error, { statusCode: 400 }));
    const look = (): void => {
      const due = (performance.now() - started) * (length === undefined ? LEAST_PACE : length / TIME_TO_SEND);
      if (limit <= SMALL || received === 0 || received < due) refuse(new SlowBodyError());
    };
    const timer = setInterval(look, LOOK).unref();
    const stop = (): void => {
      clearInterval(timer);
      payload.off('data', take).off('end', finish).off('error', breakOff);
    };
    const refuse = (error: Error): void => {
      stop();
      reject(error);
    };
    payload.on('data', take).on('end', finish).on('error', breakOff);
  });
}

/** The same bytes in a piece of memory of another size. The one before cannot be used any more. */
function resized(body: Buffer, size: number): Buffer {
  return Buffer.from((body.buffer as ArrayBuffer).transfer(size));
}
