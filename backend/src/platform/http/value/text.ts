/** Number of characters as a person counts them: code points, not UTF-16 units. */
const codePoints = (value: string): number => [...value].length;

/**
 * Whether a text has at most this many characters. A text that is far too long is not counted: the list of its
 * characters takes twenty times its memory, and a body with pictures may contain a text of 48 MB instead.
 */
export const fits = (value: string, max: number): boolean => value.length <= 2 * max && codePoints(value) <= max;

/** Whether PostgreSQL can store the text and JSON can carry it: no NUL, no lone surrogate. */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** Spaces, combining marks, and characters without a shape, such as the zero-width space and the blank of Braille. */
const INKLESS = /^[\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text has a visible character. */
export const isVisible = (value: string): boolean => !INKLESS.test(value);

/**
 * Control characters, marks that reverse the direction of the text after them, and marks without a width, such as a
 * word processor's soft hyphen. With one of the last a name looks the same and is another one.
 * Without NUL, which is refused, and without the joiners between the parts of an emoji.
 */
const UNSEEN =
  /[[\p{Cc}--[\0\t\n\r]]\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|\u200d(?:(?<![\p{Emoji}\ufe0f]\u200d)|(?!\p{Extended_Pictographic}))/gv;

/** Where one line ends, or a table's next cell begins. */
const BREAK = /[\t\n\r\u2028\u2029]/;

/** Each is looked through once: one expression for breaks with the spaces around them would begin again at every space. */
const SPACES = /\s+/g;

/**
 * A text as it is stored: without outer spaces and without invisible characters that disturb the line. They come with
 * pasted text, so they are removed, not refused. A value that is not a string is left for the validator to refuse.
 */
export const cleaned = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(UNSEEN, '').trim() : value;

/** The same of a text that has one line, such as a name: another line would look like the next fact of a mail. */
export function cleanedLine(given: { value: unknown }): unknown {
  const value = cleaned(given);
  return typeof value === 'string' ? value.replace(SPACES, (spaces) => (BREAK.test(spaces) ? ' ' : spaces)) : value;
}
