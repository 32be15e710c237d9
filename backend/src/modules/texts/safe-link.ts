/** Longest address of a link. */
const MAX_LINK = 500;

/** Characters that no address may have: spaces, controls, look-alikes, and marks that change the direction of text. */
const UNREADABLE = /[\s\p{Cc}\p{Cf}\\<>"'`]/u;

/** A page of this site. A second slash would name another host. */
const OWN_PATH = /^\/(?!\/)/;
const WEB = /^https?:\/\/[^/@?#]+\.[^/@?#]+(?:[/?#]|$)/i;
const MAIL = /^mailto:[^@]+@[^@]+\.[^@]+$/i;
const PHONE = /^tel:\+?[0-9().-]{3,40}$/i;

/** Whether a text may link to this: the web, a mailbox, a phone, or a page of this site. */
export function isSafeLink(href: unknown): href is string {
  if (typeof href !== 'string' || href.length > MAX_LINK || UNREADABLE.test(href)) return false;
  if (OWN_PATH.test(href)) return true;
  if (WEB.test(href)) return URL.canParse(href);
  return MAIL.test(href) || PHONE.test(href);
}
