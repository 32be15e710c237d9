/** Letters of a secret link's token: 160 bits in base64url. */
export const TOKEN_LENGTH = 27;

const TOKEN = new RegExp(`(?<=/)[\\w-]{${TOKEN_LENGTH}}(?=$|[/.?])`, 'g');

/**
 * An address as it may be written down: without the tokens of secret links. They are known by their length, so that no call
 * and no page can forget to hide one. Another name of that length is hidden too.
 */
export const withoutTokens = (address: string): string => address.replace(TOKEN, '…');
