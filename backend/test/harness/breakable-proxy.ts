import { Transform } from 'node:stream';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy in front of the database that can be cut, silenced, wholly or in part, and restored, on one port. */
export class BreakableProxy {
  private readonly sockets = new Set<Socket>();
  /** Both ends of the connections on which nothing is under way. */
  private readonly idle = new Set<Socket>();
  private server: Server | undefined;
  private silent = false;
  private port = 0;
  /** Whether it names processes of its own to the client, as a pooler of connections does. */
  pooling = false;

  constructor(private readonly target: URL) {}

  /** The database's address through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  async open(): Promise<void> {
    this.silent = false;
    this.server = createServer((client) => this.pass(client));
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Refuses connections and breaks the open ones, as a stopped server does. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Accepts connections and answers nothing, as a server behind a broken network does. */
  mute(): void {
    this.silent = true;
    for (const socket of this.sockets) socket.unpipe();
  }

  /** Swallows what is sent on open connections, both ways, as a router does that forgot them. New ones work. */
  swallow(): void {
    for (const socket of this.sockets) socket.unpipe();
  }

  /** Does so with those connections only on which nothing is under way, neither a statement nor a transaction. */
  swallowIdle(): void {
    for (const socket of this.idle) socket.unpipe();
  }

  private pass(client: Socket): void {
    const upstream = connect(Number(this.target.port), this.target.hostname);
    for (const socket of [client, upstream]) {
      this.sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.sockets.delete(socket);
          this.idle.delete(socket);
          (socket === client ? upstream : client).destroy();
        });
    }
    if (this.silent) return;
    client.on('data', () => [client, upstream].forEach((socket) => this.idle.delete(socket)));
    upstream.on('data', (chunk: Buffer) => {
      if (chunk.subarray(-READY.length).equals(READY)) [client, upstream].forEach((socket) => this.idle.add(socket));
    });
    client.pipe(upstream);
    if (this.pooling) upstream.pipe(otherProcess()).pipe(client);
    else upstream.pipe(client);
  }
}

/** ReadyForQuery, outside of a transaction. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** BackendKeyData, in which the server names its process. */
const KEY = Buffer.from([0x4b, 0, 0, 0, 12]);

/** Passes what the server sends, with another process in it. */
function otherProcess(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const at = chunk.indexOf(KEY);
      if (at >= 0) chunk.writeInt32BE(chunk.readInt32BE(at + KEY.length) + 1_000_000, at + KEY.length);
      done(null, chunk);
    },
  });
}
