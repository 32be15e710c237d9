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
