import { connect } from 'node:tls';

const DAY = 24 * 60 * 60 * 1_000;

/** From this part of a certificate's life on, it should have been renewed: Let's Encrypt's advice is a third. */
const LAST_PART = 1 / 5;

/** Most days before its end at which one is worth a word: a certificate of a year is renewed by hand. */
const MOST_DAYS = 14;

/** The validity of a server's certificate. */
interface CertificateTime {
  from: Date;
  to: Date;
}

/**
 * Asks a server for its certificate, which the caller's own call has found to be valid.
 * @param url an address on https
 * @param patience how long it may take, in milliseconds
 * @returns undefined if it does not exist to be had
 */
export function certificateOf(url: string, patience: number): Promise<CertificateTime | undefined> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port) || 443, servername: host, timeout: patience }, () => {
      const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
      socket.destroy();
      resolve({ from: new Date(from), to: new Date(to) });
    });
    const give = (): void => {
      socket.destroy();
      resolve(undefined);
    };
    socket.once('error', give).once('timeout', give);
  });
}

/** For how many days a certificate is valid yet, where it should have been renewed by now; otherwise undefined. */
export function daysLeft({ from, to }: CertificateTime, now = Date.now()): number | undefined {
  const left = to.getTime() - now;
  const worth = Math.min((to.getTime() - from.getTime()) * LAST_PART, MOST_DAYS * DAY);
  return left < worth ? Math.max(0, Math.floor(left / DAY)) : undefined;
}
