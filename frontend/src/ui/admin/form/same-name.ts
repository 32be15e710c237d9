import { plainText } from '../../plain-text';

const key = (name: string): string => plainText(name).trim().replace(/\s+/g, ' ');

/** Whether two names are one for the server: case, accents and extra spaces do not count. */
export const sameName = (one: string, other: string): boolean => key(one) === key(other);
