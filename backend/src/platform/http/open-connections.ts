import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends the connections of a server whose process ends. Clients and balancers keep a connection for their next request; one
 * that is closed in the moment in which that request is on its way loses it. So each is told with its next answer.
 */
export class OpenConnections {
  private readonly sockets = new Set<Socket>();
  private readonly underWay = new Set<ServerResponse>();
  private ending = false;
  private closing = false;

  /** @param server one that does not listen yet */
  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    // Before the handler of requests, which may answer at once.
    server.prependListener('request', (_request, response: ServerResponse) => {
      if (this.ending) announceEnd(response);
      this.underWay.add(response);
      response.once('close', () => {
        this.underWay.delete(response);
        // The head of this answer may have left before the end was known.
        if (this.closing) server.closeIdleConnections();
      });
    });
  }

  /** From now on each answer is the last of its connection. One without a request stays: the next one may be on its way. */
  endWithAnswers(): void {
    this.ending = true;
    for (const response of this.underWay) announceEnd(response);
  }

  /**
   * From now on connections without a request are closed, also those that were opened ahead and never used: Node takes
   * them for busy, and would wait for them.
   */
  closeUnused(): void {
    this.closing = true;
    this.server.closeIdleConnections();
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}

function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
