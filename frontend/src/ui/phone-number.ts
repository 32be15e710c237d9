import parsePhone from 'libphonenumber-js/core';
import { constraints } from '../api/constraints.generated';
import { chile } from '../api/chile.generated';
import { MOBILE } from './mobile';

/** The form that the API keeps numbers in. */
const KEPT = new RegExp(constraints.CreateQuoteRequestDto.phone_number.pattern);
/** Marks of direction, which phones copy along, and what a link to a number begins with. */
const AROUND = /\p{Cf}|^tel:/giu;
const COUNTRY = '+56';

/** '+56987654321' from any spelling of a Chilean number, as the server reads it; nothing from anything else. */
export function chileanNumber(text: string): string | undefined {
  const number = text.trim().replace(AROUND, '');
  // The library would also find a number within a sentence, and drop the rest.
  if (/\p{L}/u.test(number)) return undefined;
  const read = parsePhone(number, 'CL', chile);
  return read && KEPT.test(read.number) ? read.number : undefined;
}

/** A mobile number that was typed whole, as people say it, behind the +569 that stood there: without what is there twice. */
export const typedWhole = (national: string): string => national.replace(/^9(?:56)?(?=9\d{8}$)/, '');

/** What the mask shows. */
const UNDER_MASK = /^\(\+56\)/;

/**
 * '+56912345678' from any spelling of a Chilean number. Eight digits after +569 are enough, and a whole number after it is
 * one. Other texts are returned unchanged, so that a foreign number does not become somebody else's.
 */
export function fullNumber(text: string): string {
  const digits = text.replace(/[\s().-]/g, '');
  const whole = /^\d{8}$/.test(digits) ? MOBILE + digits : text;
  const behind = UNDER_MASK.test(text.trim()) ? numberOf(typedWhole(nationalDigits(digits))) : '';
  return chileanNumber(whole) ?? chileanNumber(behind) ?? text.trim();
}

/** What of a number stands after (+56): all of what was typed so far. */
export const nationalDigits = (number: string): string => number.replace(COUNTRY, '');

/** A number by what stands after (+56); nothing for nothing. */
export const numberOf = (national: string): string => (national ? COUNTRY + national : '');
