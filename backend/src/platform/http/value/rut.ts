/** A RUT as it is kept: '76123456-0', with its check digit. */
const KEPT = /^(\d{7,8})-([\dK])$/;

/** Longest spelling that is read. */
export const RUT_TEXT_MAX = 20;

/**
 * '76123456-0' from any spelling that people type or paste: '76.123.456-0', '76 123 456 0', '761234560'. Anything else comes back
 * as it was, without outer spaces.
 */
export function normalizeRut(text: string): string {
  const typed = text.trim();
  const plain = typed
    .replace(/^rut:?/i, '')
    .replace(/[\s.\-\u2010-\u2015\p{Cf}]/gu, '')
    .toUpperCase();
  const [, body, digit] = /^0*(\d{7,8})([\dK])$/.exec(plain) ?? [];
  return body && digit && typed.length <= RUT_TEXT_MAX ? `${body}-${digit}` : typed;
}

/** Whether a value is a RUT in the form it is kept in, with the right check digit. */
export function isRut(value: unknown): boolean {
  const [, body = '', digit] = (typeof value === 'string' && KEPT.exec(value)) || [];
  return digit !== undefined && checkDigitOf(body) === digit;
}

/** A RUT as one writes it: '76.123.456-0'. */
export const shownRut = (rut: string): string => rut.replace(/\B(?=(\d{3})+-)/g, '.');

/** By modulo 11: the digits from the right times 2 to 7, again and again. */
function checkDigitOf(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
}
