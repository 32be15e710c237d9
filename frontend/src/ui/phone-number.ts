import parsePhone from 'libphonenumber-js/core';
import { chile } from '../api/chile.generated';
import { MOBILE } from './mobile';

/** The form that the API keeps Chilean numbers in. */
const KEPT = /^\+56[2-9]\d{8}$/;
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

/**
 * A number that was typed whole behind the +569 that stood there: a mobile as people say it, without what is there twice, or
 * a landline, which has no 9.
 */
export const typedWhole = (national: string): string => national.replace(/^9(?:56)?(?=[2-9]\d{8}$)/, '');

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

/** How the number of another country begins: with a plus, or with the zeros that lead out of this one, and its code. */
const ABROAD = /^(?:\+|00)(?!56)([1-9]\d{6,14})$/;

/** '+5491123456789' from the number of another country with its code, in any spelling; nothing from anything else. */
export function foreignNumber(text: string): string | undefined {
  const number = text.trim().replace(AROUND, '');
  if (/\p{L}/u.test(number)) return undefined;
  const digits = ABROAD.exec(number.replace(/[\s().\-–]/g, ''))?.[1];
  return digits && `+${digits}`;
}

/** What stands in a field before anything is typed: +569, or the code of a country. */
const ONLY_BEGUN = /^(?:\(\+56\)\s*9?|\+\d{0,3})$/;

/** A client's number as the API keeps it: of another country, or as `fullNumber` reads it; nothing where none was typed. */
export const clientNumber = (text: string): string =>
  ONLY_BEGUN.test(text.trim()) ? '' : (foreignNumber(text) ?? fullNumber(text));
