import { createHash, createHmac } from 'node:crypto';
import { TOKEN_LENGTH } from '../http/log/secret-address.js';

/** A kind of secret link: it opens one thing of one record without a session. */
export interface SecretLink {
  /** Its stable name. A token of one purpose is invalid for another. */
  readonly purpose: string;
  /** The page's address up to the token, such as '/cotizacion/'. */
  readonly path: string;
  /** The table of a client's record: such links are suspended while the client's data are blocked. */
  readonly about?: string;
  /** The text after the token, such as '.ics'. */
  readonly ending?: string;
}

/** Declares a kind of secret link, in the module that answers it. */
export const defineLink = (link: SecretLink): SecretLink => link;

const SHAPE = new RegExp(`^[\\w-]{${TOKEN_LENGTH}}$`);

/** Whether a text can be a token at all. */
export const isToken = (text: unknown): text is string => typeof text === 'string' && SHAPE.test(text);

/**
 * The token of a link: its random seed, signed. A reader of the database has seed and hash, but no token.
 * @param key of these links alone
 */
export const tokenOf = (seed: string, key: Buffer): string =>
  createHmac('sha256', key).update(seed).digest('base64url').slice(0, TOKEN_LENGTH);

/** The parameter that marks the link of a mail. */
export const FROM_MAIL = 'carta';

const MARK_LENGTH = 22;

/**
 * The mark of a link in a mail: it proves that its user has read a mail at this address. A person with the link from
 * elsewhere, such as the form, cannot compute it.
 * @param key of these marks alone
 */
export const markOf = (token: string, address: string, key: Buffer): string =>
  createHmac('sha256', key)
    .update(`${token} ${address.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, MARK_LENGTH);

/** The stored hash of a token. The token is random, so a plain hash cannot be reversed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
