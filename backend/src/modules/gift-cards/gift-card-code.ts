import { createHash, createHmac } from 'node:crypto';

/** Characters of a code, without look-alikes (0, 1, I, O). */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Length of a code; its last character is a check character. */
export const CODE_LENGTH = 16;

/** Longest code as people type it, with spaces or hyphens. */
export const CODE_TEXT_MAX = 40;

const SHAPE = new RegExp(`^[${SIGNS}]{${CODE_LENGTH}}$`);

/**
 * The code of a card. It follows from the card's id and the key alone, so that it can be shown again without being stored.
 * @param key of gift cards alone
 */
export function codeOf(id: number, key: Buffer): string {
  const sum = createHmac('sha256', key).update(`gift card ${id}`).digest();
  const signs = Array.from(sum.subarray(0, CODE_LENGTH - 1), (byte) => SIGNS[byte % SIGNS.length]).join('');
  return signs + checkOf(signs);
}

/** The code that somebody typed, in any case, with spaces or hyphens; null if it cannot be one. */
export function codeIn(text: string): string | null {
  const signs = text.toUpperCase().replace(/[\s-]/g, '');
  return SHAPE.test(signs) && checkOf(signs.slice(0, -1)) === signs.at(-1) ? signs : null;
}

/** A code as people read it: 'ABCD-EFGH-JKLM-NPQR'. */
export const shownCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/** What is stored of a code. Its 75 random bits make a plain hash safe. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** The check character (Luhn mod N): it detects one wrong character, and nearly all transpositions. */
function checkOf(signs: string): string | undefined {
  const base = SIGNS.length;
  const sum = [...signs].reverse().reduce((total, sign, at) => {
    const point = SIGNS.indexOf(sign) * (at % 2 === 0 ? 2 : 1);
    return total + Math.floor(point / base) + (point % base);
  }, 0);
  return SIGNS[(base - (sum % base)) % base];
}
