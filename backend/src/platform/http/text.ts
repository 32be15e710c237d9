/** Number of characters as a person counts them: code points, not UTF-16 units. */
const codePoints = (value: string): number => [...value].length;

/**
 * Whether a text has at most so many characters. One that is far too long is not counted: the list of its characters
 * takes twenty times its memory, and a body with pictures may be a text of 48 MB instead.
 */
export const fits = (value: string, max: number): boolean => value.length <= 2 * max && codePoints(value) <= max;

/** Text that PostgreSQL can store and JSON can carry: no NUL, no lone surrogate. */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** Spaces, marks that join others, and signs that take no ink, such as the zero-width space and the blank of Braille. */
const INKLESS = /^[\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether there is anything to see of a text. */
export const isVisible = (value: string): boolean => !INKLESS.test(value);

/**
 * Control characters, and the marks that turn the direction of whatever stands after them, on the same line also what is
 * not theirs. Not NUL, which is refused; not the joiners that emoji are made of.
 */
const UNSEEN = /[[\p{Cc}--[\0\t\n\r]]\u202a-\u202e\u2066-\u2069]/gv;

/**
 * A text as it is kept: without outer spaces and what nobody sees but everybody's lines suffer from. It comes along with
 * what is pasted, so it is taken away, not refused. Anything but a string is left for the validator to refuse.
 */
export const cleaned = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(UNSEEN, '').trim() : value;
