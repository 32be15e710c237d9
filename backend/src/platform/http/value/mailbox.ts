import { domainToASCII } from 'node:url';

/** Names of one mail service. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/**
 * The mailbox behind an address, for counting: mails to all of its spellings reach one person. Case, dots and what follows a plus do
 * not count. Some services distinguish mailboxes by their dots: these share a count, which harms nobody.
 */
export function mailboxOf(address: string): string {
  const plain = address.trim().normalize('NFKC');
  const at = plain.lastIndexOf('@');
  const [local = '', domain = ''] = [plain.slice(0, at), plain.slice(at + 1)];
  const [name = ''] = local.split('+', 1);
  const undotted = (name === '' ? local : name).replaceAll('.', '').toLowerCase();
  const host = (domainToASCII(domain) || domain).toLowerCase().replace(/\.$/, '');
  return `${undotted}@${SAME_DOMAIN[host] ?? host}`;
}
