import { createHash, createHmac } from 'node:crypto';
import { TOKEN_LENGTH } from '../http/secret-address.js';

/** A kind of secret link, which opens one thing of one record without a session. */
export interface SecretLink {
  /** Its stable name. A token of one purpose opens nothing of another. */
  readonly purpose: string;
  /** The page's address up to the token, such as '/cotizacion/'. */
  readonly path: string;
  /** What follows the token, such as '.ics'. */
  readonly ending?: string;
}

/** Declares a kind of secret link, in the module that answers it. */
export const defineLink = (link: SecretLink): SecretLink => link;

const SHAPE = new RegExp(`^[\\w-]{${TOKEN_LENGTH}}$`);

/** Whether a text can be a token at all. */
export const isToken = (text: unknown): text is string => typeof text === 'string' && SHAPE.test(text);

/**
 * The token of a link: its random seed, signed. Who reads the database has the seed and the hash, and still no token.
 * @param key of these links alone
 */
export const tokenOf = (seed: string, key: Buffer): string =>
  createHmac('sha256', key).update(seed).digest('base64url').slice(0, TOKEN_LENGTH);

/** What is stored of a token. It is random, so that a plain hash cannot be guessed back. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
