/** '76086428-5' from any spelling of a RUT, as the server reads it; nothing from any other text, or with a wrong check digit. */
export function rutOf(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^rut:?/i, '')
    .replace(/[\s.\-\u2010-\u2015\p{Cf}]/gu, '')
    .toUpperCase();
  const [, body, digit] = /^0*(\d{7,8})([\dK])$/.exec(plain) ?? [];
  return body && digit === checkDigitOf(body) ? `${body}-${digit}` : undefined;
}

/** A RUT as one writes it: '76.086.428-5'. */
export const shownRut = (rut: string): string => rut.replace(/\B(?=(\d{3})+-)/g, '.');

/** By modulo 11: the digits from the right times 2 to 7, again and again. */
function checkDigitOf(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
}
