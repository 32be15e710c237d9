import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { decodeWords } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server received it. */
export interface Received {
  from: string;
  to: string[];
  /** The whole message, with plain newlines at the ends of lines. */
  raw: string;
}

/** A mail server on this machine. */
export interface MailServer {
  url: string;
  /** The received mails, oldest first. */
  received: Received[];
  /** Has every mail that arrives from now on wait for its answer; the mails with this text. */
  hold(): Held;
  close(): Promise<void>;
}

/** Mails that have arrived and were not answered yet. */
export interface Held {
  readonly waiting: Received[];
  /** Answers them, and later ones at once. */
  release(): void;
}

/** Starts a mail server, on a free port unless one is given. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: Received[] = [];
  let answers = Promise.resolve();
  let waiting: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const raw = Buffer.concat(chunks).toString('utf8').replaceAll('\r\n', '\n');
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), raw };
        waiting.push(mail);
        void answers.then(() => {
          received.push(mail);
          done();
        });
      });
    },
    ...options,
  });
  // A client that is killed in the middle of a mail closes its connection by a reset.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    hold: () => {
      let release = (): void => undefined;
      const here: Received[] = (waiting = []);
      answers = new Promise((resolve) => (release = resolve));
      return { waiting: here, release };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The head of a message, each header on one line. */
export const headersOf = ({ raw }: Received): string => raw.slice(0, raw.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ');

/** The subject of a message as it is read: a long one, or one with an accent, is written in encoded words (RFC 2047). */
export const subjectOf = (mail: Received): string => decodeWords(/^subject: (.*)$/im.exec(headersOf(mail))?.[1] ?? '');

/** The decoded parts of a message, by type. */
export function partsOf({ raw }: Received): Record<string, string> {
  // A wrapped line may begin with '--', too: the token of a link has dashes.
  const boundaries = [...raw.matchAll(/boundary="([-\w]+)"/g)].map(([, boundary]) => boundary).join('|');
  const parts = raw.split(boundaries ? new RegExp(`^--(?:${boundaries})(?:--)?$`, 'm') : /$^/).flatMap((part) => {
    const [, type, encoding, body] =
      /Content-Type: (text\/\w+)[^]*?Content-Transfer-Encoding: ([\w-]+)\n(?:\S.*\n|[ \t].*\n)*\n([^]*)/.exec(part) ??
      [];
    return type && encoding && body !== undefined ? [[type, decoded(body.trim(), encoding)] as const] : [];
  });
  return Object.fromEntries(parts);
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
