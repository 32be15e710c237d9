/** Hoodiecrow, the IMAP server of the tests, comes without types. What we use of it. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface StoredMessage {
    uid: number;
    flags: string[];
    raw: string;
  }

  /** Who may read the mailbox: with a password, or with the token that is written here at that moment. */
  interface HoodiecrowUser {
    password?: string;
    xoauth2?: { accessToken: string };
  }

  interface ImapServer {
    server: Server;
    users: Record<string, HoodiecrowUser>;
    listen(port: number, address: string, done: () => void): void;
    close(done: () => void): void;
    getMailbox(name: string): { messages: StoredMessage[]; uidvalidity: number; uidnext: number };
    appendMessage(mailbox: string, flags: string[], date: Date | string, raw: string): unknown;
  }

  export default function hoodiecrow(options: {
    plugins: string[];
    users: Record<string, HoodiecrowUser>;
    secureConnection?: boolean;
    storage: Record<string, { messages?: { raw: string }[] }>;
  }): ImapServer;
}
