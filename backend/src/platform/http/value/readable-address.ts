/** A letter or digit that is written as a percent sign and its code. */
const ENCODED_LETTER = /%(3\d|[46][1-9a-f]|[57][0-9a])/gi;

/**
 * An address whose path has its letters and digits as themselves (`/%61pi` is `/api`). The router decodes them, so what looks
 * at the beginning of an address would not see what it leads to. RFC 3986, 6.2.2.2: both are the same address.
 */
export function plainAddress(address: string): string {
  const [path = ''] = address.split('?', 1);
  // One that cannot be decoded leads nowhere, and could turn into another one.
  if (!path.includes('%') || !canBeDecoded(path)) return address;
  return path.replace(ENCODED_LETTER, decodeURIComponent) + address.slice(path.length);
}

/** What programs ask for: they get the answer that the address cannot be read. */
const API = /^\/api(\/|$)/;

/**
 * The address that a request is taken to ask for. A page whose address cannot be decoded (`/%E0%A4%A`) does not exist:
 * its percent signs stand for themselves, so that the site answers as for any other page that does not exist.
 */
export function readableAddress(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (!path.includes('%') || API.test(path) || canBeDecoded(path)) return address;
  return path.replaceAll('%', '%25') + address.slice(path.length);
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
