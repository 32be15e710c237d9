import type { Letter } from '../../platform/mail/letter.js';

/** A message as it is kept. */
export interface KeptMessage {
  subject: string;
  text: string;
  to: { name: string; address: string };
}

/** The letter to a client, which is answered to the company. */
export function messageLetter({ subject, text, to }: KeptMessage, company: { name: string; address: string }): Letter {
  return { to, replyTo: company, subject, title: subject, paragraphs: text.split(/\n{2,}/) };
}
