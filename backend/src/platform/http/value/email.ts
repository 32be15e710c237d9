import { isEmail } from 'class-validator';

/** The pattern in the document. {@link isPlainEmail} checks the rest. */
export const EMAIL_PATTERN = '^\\s*[^\\s"]+\\s*$';

/** What nobody sees in an address, line separators included, to mail servers ends a line or an address. */
const UNSEEN = /[\p{Z}\p{C}]/u;

/**
 * Whether this is an address as people have them. Quoted local parts ("a b"@…), which the standard allows, may hold spaces,
 * line breaks and other addresses: few mail servers read them alike, and nobody has one.
 */
export const isPlainEmail = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 254 && !UNSEEN.test(value) && isEmail(value, { blacklisted_chars: '"' });
