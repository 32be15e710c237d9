/** Number of characters as a person counts them: code points, not UTF-16 units. */
export const codePoints = (value: string): number => [...value].length;

/** Text that PostgreSQL can store and JSON can carry: no NUL, no lone surrogate. */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** Outer spaces removed; anything but a string is left for the validator to refuse. */
export const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
