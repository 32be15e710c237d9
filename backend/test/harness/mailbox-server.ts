import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

const USER = 'hola@sobremesa.example';
const PASSWORD = 'clave/segura';

/** A mailbox of a mail server on this machine, as programs read it by IMAP. */
export interface MailboxServer {
  /** Its address with name and password; the connection is not encrypted, as the address allows. */
  url: string;
  port: number;
  /** Lets a message arrive. */
  deliver(...raw: string[]): void;
  /** The messages' flags, oldest first. */
  flags(): string[][];
  /** Gives the messages new numbers, as after a server was restored. */
  renumber(): void;
  /** Opens it to clients with this token in place of the password; its address is `tokenUrl`. */
  accept(token: string): void;
  /** Its address with a name alone. */
  tokenUrl: string;
  /** How many have connected. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts a mail server with one empty mailbox, on a free port. */
export async function startMailboxServer(): Promise<MailboxServer> {
  const mailbox = hoodiecrow({
    plugins: ['ID', 'UIDPLUS', 'LITERALPLUS', 'SASL-IR', 'XOAUTH2'],
    users: { [USER]: { password: PASSWORD } },
    storage: { INBOX: {} },
  });
  const sockets = new Set<Socket>();
  let connections = 0;
  mailbox.server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket.on('error', () => undefined));
  });
  mailbox.listen(0, '127.0.0.1', () => undefined);
  await once(mailbox.server, 'listening');
  const { port } = mailbox.server.address() as AddressInfo;
  const inbox = () => mailbox.getMailbox('INBOX');
  return {
    url: `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX?requireTLS=false`,
    port,
    deliver(...raw) {
      for (const one of raw) mailbox.appendMessage('INBOX', [], new Date(), one.replace(/\r?\n/g, '\r\n'));
    },
    flags: () => inbox().messages.map(({ flags }) => flags.filter((flag) => flag !== '\\Recent')),
    renumber() {
      inbox().uidvalidity += 1;
      inbox().messages.forEach((message, index) => (message.uid = index + 1));
      inbox().uidnext = inbox().messages.length + 1;
    },
    accept: (token) => (mailbox.users[USER] = { password: PASSWORD, xoauth2: { accessToken: token } }),
    tokenUrl: `imap://${encodeURIComponent(USER)}@127.0.0.1:${port}/INBOX?requireTLS=false`,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        mailbox.close(resolve);
      }),
  };
}
