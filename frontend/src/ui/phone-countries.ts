/** Countries by their calling codes: this one, its neighbours, and those from which most visitors come. Others type theirs. */
export const PHONE_COUNTRIES: readonly (readonly [code: string, name: string])[] = [
  ['56', 'Chile'],
  ['54', 'Argentina'],
  ['591', 'Bolivia'],
  ['55', 'Brasil'],
  ['57', 'Colombia'],
  ['593', 'Ecuador'],
  ['52', 'México'],
  ['595', 'Paraguay'],
  ['51', 'Perú'],
  ['598', 'Uruguay'],
  ['58', 'Venezuela'],
  ['49', 'Alemania'],
  ['34', 'España'],
  ['1', 'Estados Unidos y Canadá'],
  ['33', 'Francia'],
  ['39', 'Italia'],
  ['44', 'Reino Unido'],
];

/** The code with which a number is shown first. */
export const HOME = '56';

/** Any other country. */
export const OTHER_COUNTRY = '';

/** The code of a number's country, or the one for any other; undefined for a text that names none. */
export function countryOf(number: string): string | undefined {
  const digits = /^[\s(]*(?:\+|00)([\d\s().-]*)/.exec(number)?.[1]?.replace(/\D/g, '');
  if (!digits) return undefined;
  return PHONE_COUNTRIES.find(([code]) => digits.startsWith(code))?.[0] ?? OTHER_COUNTRY;
}

/** With what a number of a country begins: '+54 '. */
export const begunIn = (code: string): string => (code ? `+${code} ` : '+');

/** Whether a text begins with the code of another country. */
export const isAbroad = (text: string): boolean => ![undefined, HOME].includes(countryOf(text));

/** Whether a text begins as a number with the code of its country does. */
export const hasCode = (text: string): boolean => /^[\s(]*(?:\+|00)/.test(text);

/**
 * What is typed of another country's number where the mask is: from a plus on, which takes the place of the (+56) 9 that
 * stood there alone, or stands before the digits. Nothing where it is the mask's to read.
 */
export function typedAbroad(text: string): string | undefined {
  const typed = text.replace(/^\(\+56\)\s*9?\s*(?=\+)/, '').replace(/^\+\(\+56\)\s*(?:9$)?/, '+');
  return typed.trim() === '+' || isAbroad(typed) ? typed : undefined;
}
