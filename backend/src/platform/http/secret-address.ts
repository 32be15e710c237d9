/** Letters of a secret link's token: 160 bits in base64url. */
export const TOKEN_LENGTH = 27;

/** So many letters of a token, and none before or after them. */
const TOKEN = new RegExp(`(?<![\\w-])[\\w-]{${TOKEN_LENGTH}}(?![\\w-])`, 'g');

/**
 * An address as it may be written down: without the tokens of secret links. They are known by their length, so that no call
 * and no page can forget to hide one. Another name of that length is hidden too. Mail programs take a bracket or a comma after
 * a link for a part of it, and whoever asks may write any letter with a percent sign: the token is there all the same.
 */
export const withoutTokens = (address: string): string => address.split('/').map(withoutToken).join('/');

function withoutToken(part: string): string {
  const read = decoded(part);
  if (read === part) return part.replace(TOKEN, '…');
  return read.search(TOKEN) === -1 ? part : '…';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // As it stands, with what is around its percent signs.
    return part.replaceAll(/%[\da-f]{0,2}/gi, '/');
  }
}
