/**
 * The form in which addresses are stored and compared: no outer spaces, A–Z in lower case. Only ASCII characters
 * change: Unicode rules would make different addresses equal ('K', the Kelvin sign, becomes 'k').
 */
export const normalizeEmail = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
