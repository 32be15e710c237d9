import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** How often connections are looked at, in milliseconds, and at how many looks in a row one may be slow: a minute. */
const LOOK = 5_000;
const PATIENCE = 12;

/** What has to be taken in that time, in bytes, of an answer that waits to be taken: a slow phone takes fifty times as much. */
const ENOUGH = 64 * 1024;

/** What a connection had taken when it began to be slow, and how often it was found so since. */
interface Slowness {
  taken: number;
  looks: number;
}

/**
 * Closes the connections of those who ask and then do not read, or hardly: each keeps its answer in memory, and its place.
 * Node's own time-out would also close a connection whose answer takes long to make.
 */
@Injectable()
export class SlowReaders implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SlowReaders.name);
  private readonly connections = new Map<Socket, Slowness | undefined>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly host: HttpAdapterHost) {}

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.on('connection', (socket: Socket) => {
      this.connections.set(socket, undefined);
      socket.once('close', () => this.connections.delete(socket));
    });
    this.timer = setInterval(() => this.look(), LOOK).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Looks at every connection once. */
  look(): void {
    for (const [socket, slowness] of this.connections) {
      const waiting = socket.writableLength;
      const taken = socket.bytesWritten - waiting;
      if (waiting === 0) this.connections.set(socket, undefined);
      else if (!slowness || taken - slowness.taken >= ENOUGH) this.connections.set(socket, { taken, looks: 0 });
      else if (++slowness.looks >= PATIENCE) this.close(socket);
    }
  }

  private close(socket: Socket): void {
    this.logger.warn('a connection was closed that did not read its answers');
    socket.destroy();
  }
}
