import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gate } from '../../images/gate.js';
import { collectGarbage } from '../collect-garbage.js';
import { DomainError } from '../answer/domain-error.js';

const MB = 1024 * 1024;

/** From this size on, in bytes, what a body leaves behind is given back before the next is read. */
export const LARGE_BODY = 8 * MB;

/** Megabytes of bodies that are read and worked on at once: as many as the largest has, which takes several times as many. */
const AT_ONCE = 48;

/** Most requests that wait for others' bodies, and how long each does, in milliseconds. */
const MOST_WAITING = 20;
const PATIENCE = 10_000;

/** Seconds after which anyone who was sent away may try again. */
const RETRY_AFTER_S = 10;

/** Too many large bodies at once. */
class BusyError extends DomainError {
  constructor() {
    super(
      'too_many_large_bodies',
      'Se están recibiendo muchos archivos a la vez. Intenta otra vez en unos segundos.',
      503,
    );
  }
}

/**
 * Bounds the memory that large bodies take together: each takes its part of a few megabytes from before it is read until
 * it is answered. Those that wait do so in their connections, not in memory.
 */
export class BodyGate {
  private readonly gate = new Gate(AT_ONCE);
  private waiting = 0;

  /**
   * Resolves when a body may be read.
   * @param bytes as many as it has, or may have
   * @throws BusyError when too many others are before it, or for too long
   */
  async enter(bytes: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      if (this.waiting >= MOST_WAITING) throw new BusyError();
      this.waiting += 1;
      await this.admitted(bytes, request, reply);
    } catch (error) {
      void reply.header('Retry-After', RETRY_AFTER_S);
      throw error;
    }
  }

  private admitted(bytes: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return new Promise((admit, refuse) => {
      let isOver = false;
      const giveUp = (): void => {
        isOver = true;
        refuse(new BusyError());
      };
      const timer = setTimeout(giveUp, PATIENCE);
      request.raw.once('close', giveUp);
      void this.gate.run(
        async () => {
          this.waiting -= 1;
          clearTimeout(timer);
          request.raw.off('close', giveUp);
          if (isOver) return;
          const answered = new Promise((resolve) => reply.raw.once('close', resolve));
          admit();
          await answered;
          if (bytes >= LARGE_BODY) collectGarbage();
        },
        Math.ceil(bytes / MB),
      );
    });
  }
}
