import type { MaskedPatternOptions } from 'imask';
import { MOBILE } from './mobile';
import { chileanNumber, nationalDigits, typedWhole } from './phone-number';

/**
 * What the mask shows of a pasted text. A number of another country keeps the 00 that leads out of this one, so that it is
 * seen whole, and refused, instead of passing for somebody else's number here.
 */
function pastedDigits(text: string): string {
  const number = chileanNumber(text);
  if (number) return nationalDigits(number);
  const signs = text.replace(/[^\d+]/g, '');
  const [, begun] = /^(?:\+|00)56(\d*)$/.exec(signs) ?? [];
  return begun ?? signs.replace(/^\+/, '00');
}

/** The mask of phone numbers, (+56) # #### ####, for IMask. It has room for more: digits too many are refused, not cut. */
export const PHONE_MASK: MaskedPatternOptions = {
  mask: '(+56) 0 0000 0000[000000]',
  // A number pasted, or filled in by the browser, may bring its own +56 or the 9 that is already there.
  prepare: (typed, masked, { input }) => {
    if (!input || typed.length < 2) return typed;
    const digits = pastedDigits(typed);
    const doubled = masked.unmaskedValue === MOBILE && digits.startsWith(MOBILE) && chileanNumber(digits) !== undefined;
    return doubled ? digits.slice(MOBILE.length) : digits;
  },
};

const WHOLE_LENGTH = 9;

/**
 * What the digits mean when the field is left: +569 alone is nothing, and stands before eight digits that were typed into
 * an emptied field. Eight that begin with 9 have it already, and lack one. Behind it may be a whole number.
 */
export function leftDigits(shown: string): string {
  if (shown === MOBILE) return '';
  if (shown.length > WHOLE_LENGTH) return typedWhole(shown);
  const isShort = shown.length === WHOLE_LENGTH - 1 && !shown.startsWith(MOBILE);
  return isShort && chileanNumber(MOBILE + shown) ? MOBILE + shown : shown;
}

/** The digits that take the place of those shown when a whole number is pasted; a part goes in at the caret, as usual. */
export function pastedInstead(text: string, shown: string): string | undefined {
  if (chileanNumber(text) === undefined && shown !== '' && shown !== MOBILE) return undefined;
  const digits = pastedDigits(text);
  return digits.length >= WHOLE_LENGTH ? digits : undefined;
}
