import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How often idle connections are looked for while the process ends, in milliseconds. */
const AGAIN = 50;

/**
 * Ends the connections of a server whose process ends. Clients and balancers keep a connection for their next request; one
 * that is closed in the moment in which that request is on its way loses it. So each is announced with its next answer.
 */
export class OpenConnections {
  /** What was last asked on each open connection. To note it costs a request less than to listen to its end. */
  private readonly latest = new Map<Socket, ServerResponse | undefined>();
  private ending = false;

  /** @param server one that does not listen yet */
  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.latest.set(socket, undefined);
      socket.once('close', () => this.latest.delete(socket));
    });
    // Before the handler of requests, which may answer at once.
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      if (this.ending) announceEnd(response);
      if (this.latest.has(socket)) this.latest.set(socket, response);
    });
  }

  /** From now on each answer is the last of its connection. One without a request stays: the next one may be on its way. */
  endWithAnswers(): void {
    this.ending = true;
    for (const response of this.latest.values()) if (response) announceEnd(response);
  }

  /**
   * From now on connections without a request are closed, also those that were opened ahead and never used: Node takes
   * them for busy, and would wait for them.
   */
  closeUnused(): void {
    for (const socket of this.latest.keys()) if (socket.bytesRead === 0) socket.destroy();
    // Again and again: the head of an answer may have left before the end was known, so that its connection stays open.
    const closing = setInterval(() => this.server.closeIdleConnections(), AGAIN).unref();
    this.server.closeIdleConnections();
    this.server.once('close', () => clearInterval(closing));
  }
}

function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
