import type { MaskedPatternOptions } from 'imask';
import { MOBILE } from './mobile';

const NATIONAL_LENGTH = 9;

/** The nine national digits of a Chilean number in any spelling: '+56 9 8765 4321', '(+56) 987654321', '987654321'. */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const national = digits.length > NATIONAL_LENGTH || /^\(?\+/.test(text.trim()) ? digits.replace(/^56/, '') : digits;
  return national.slice(0, NATIONAL_LENGTH);
}

/** The mask of phone numbers, (+56) # #### ####, for IMask. */
export const PHONE_MASK: MaskedPatternOptions = {
  mask: '(+56) 0 0000 0000',
  // A number pasted as a whole may bring its own +56 or the 9 that is already there.
  prepare: (typed, masked) => {
    if (typed.length < 2) return typed;
    const digits = nationalDigits(typed);
    const doubled = masked.unmaskedValue === MOBILE && digits.length === NATIONAL_LENGTH && digits.startsWith(MOBILE);
    return doubled ? digits.slice(MOBILE.length) : digits;
  },
};
