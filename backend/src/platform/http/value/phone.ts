import parsePhone from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** A Chilean number as it is kept: nine digits. The first is neither 0 nor 1. */
export const PHONE_PATTERN = String.raw`^\+56[2-9]\d{8}$`;

/** A client's number as it is kept, in E.164: a Chilean one, or one of another country with its code. */
export const CLIENT_PHONE_PATTERN = String.raw`^\+(56[2-9]\d{8}|(?!56)[1-9]\d{6,14})$`;

/** Longest spelling that is read: numbers come with marks and spaces, not with sentences. */
export const PHONE_TEXT_MAX = 30;

const KEPT = new RegExp(PHONE_PATTERN);
const CLIENTS = new RegExp(CLIENT_PHONE_PATTERN);
/** How the number of another country begins: with a plus, or with the zeros that lead out of this one. */
const ABROAD = /^\s*(?:\+|00)/;
/** Marks of direction, which phones copy along, and what a link to a number begins with. */
const AROUND = /\p{Cf}|^tel:/giu;

/**
 * The E.164 form ('+56912345678') of a Chilean number in any spelling that people type or paste: '9 8765 4321',
 * '0056…', '56 9…', '(+56) 2 2345 6789'. What is no Chilean number comes back as it was, without outer spaces.
 *
 * Only the numbering plan's outline is asked of it: blocks of numbers are opened faster than lists of them are published,
 * and a real number that is refused costs a client.
 */
export function normalizePhone(text: string): string {
  const typed = text.trim();
  const number = typed.replace(AROUND, '');
  // The library would also find a number within a sentence, and drop the rest.
  if (typed.length > PHONE_TEXT_MAX || /\p{L}/u.test(number)) return typed;
  const read = parsePhone(number, 'CL', metadata);
  return read && KEPT.test(read.number) ? read.number : typed;
}

/** Whether a value is a Chilean number in the form it is kept in. */
export const isChileanPhone = (value: unknown): boolean => typeof value === 'string' && KEPT.test(value);

/**
 * The same, and the E.164 form of a number of another country that says which: '+54 9 11 2345 6789', '0054…'. The length
 * must be one that the country has.
 */
export function normalizeClientPhone(text: string): string {
  const typed = normalizePhone(text);
  const number = typed.replace(AROUND, '');
  if (KEPT.test(typed) || typed.length > PHONE_TEXT_MAX || /\p{L}/u.test(number) || !ABROAD.test(number)) return typed;
  const read = parsePhone(number.replace(ABROAD, '+'), metadata);
  return read?.isPossible() && CLIENTS.test(read.number) ? read.number : typed;
}

/** Whether a value is a client's number in the form it is kept in. */
export const isClientPhone = (value: unknown): boolean => typeof value === 'string' && CLIENTS.test(value);

/** Whether one can chat with a number: a Chilean landline has no chat. Of another country's nobody knows. */
export const hasChat = (phone: string): boolean => isClientPhone(phone) && !/^\+56[2-8]/.test(phone);

/** A phone as it is shown everywhere: (+56) 9 1234 5678. That of another country stands as it is kept. */
export const shownPhone = (phone: string): string => phone.replace(/^\+56(\d)(\d{4})(\d{4})$/, '(+56) $1 $2 $3');
