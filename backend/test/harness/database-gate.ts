import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of the database that can be shut, as if the database were away. */
interface DatabaseGate {
  /** Address of the database through the gate. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Puts a gate in front of a database. It is open at first. */
export async function gateTo(databaseUrl: string): Promise<DatabaseGate> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const upstream = keep(connect(Number(target.port), target.hostname));
    keep(client).pipe(upstream).pipe(client);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const through = new URL(databaseUrl);
  through.host = `127.0.0.1:${port}`;
  return {
    url: through.href,
    async shut() {
      const closed = once(server, 'close');
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
    open: () => listen(port),
  };
}
