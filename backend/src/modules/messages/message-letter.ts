import type { Letter } from '../../platform/mail/letter.js';

/** A stored message. */
interface KeptMessage {
  subject: string;
  text: string;
  to: { name: string; address: string };
}

/** The mail to a client. Replies go to the company. */
export function messageLetter({ subject, text, to }: KeptMessage, company: { name: string; address: string }): Letter {
  return { to, replyTo: company, subject, title: subject, paragraphs: text.split(/\n{2,}/) };
}
