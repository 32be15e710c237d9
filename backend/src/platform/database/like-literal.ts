/** Escapes a text so that it matches itself within LIKE. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
