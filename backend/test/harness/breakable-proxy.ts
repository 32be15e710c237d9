import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy in front of the database that can be cut, silenced and restored, on one port. */
export class BreakableProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private silent = false;
  private port = 0;

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

  private pass(client: Socket): void {
    const upstream = connect(Number(this.target.port), this.target.hostname);
    for (const socket of [client, upstream]) {
      this.sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.sockets.delete(socket);
          (socket === client ? upstream : client).destroy();
        });
    }
    if (this.silent) return;
    client.pipe(upstream);
    upstream.pipe(client);
  }
}
